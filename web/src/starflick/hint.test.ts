import { describe, expect, test } from "vitest";
import type { Picture } from "../wire/starflick.ts";
import { hintOf } from "./hint.ts";

const PICTURE = {
  aiming: "",
  discs: [
    { ship: "teal 1", seat: 0, x: 10, y: 20, radius: 9 },
    { ship: "teal 2", seat: 0, x: 50, y: 60, radius: 9 },
  ],
} as unknown as Picture;

describe("advice on the board", () => {
  test("is a flick of the ship that is at the sling", () => {
    const { flick } = hintOf([{ angle: "12.50", speed: 700 }], { ...PICTURE, aiming: "teal 2" }, 0);
    expect(flick).toEqual({ disc: PICTURE.discs[1], shot: { angle: 12.5, speed: 700 } });
  });

  test("shows how a ship that is advised would be flicked", () => {
    const { flick, places } = hintOf(
      [
        { manoeuvre: "flick", ship: "1" },
        { angle: 90, speed: 400 },
      ],
      PICTURE,
      0,
    );
    expect(flick?.disc.ship).toBe("teal 1");
    expect([...places]).toEqual(["teal 1"]);
  });

  test("is a place, or a planet", () => {
    expect(hintOf([{ x_mm: "3.5", y_mm: "4.0" }], PICTURE, 0).spot).toEqual({ x: 3.5, y: 4 });
    expect([...hintOf([{ hole: "alpha-a" }], PICTURE, 0).places]).toEqual(["alpha-a"]);
  });
});

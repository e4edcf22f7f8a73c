import { expect, test } from "vitest";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";
import { flight, reach } from "./flight.ts";

const catalogue = { size: 720, planet: 19, mouth: 14, mine: 10 } as Catalogue;
const disc: Disc = { ship: "teal 1", seat: 0, number: 1, x: 100, y: 100, radius: 8, orbit: "" };
const EMPTY = { deceleration: 1962, planets: [], discs: [disc], mines: [], wormholes: [], seams: [] } as unknown as Picture;
const east = { angle: 0, speed: 1000 };

test("alone it slides as far as friction lets it", () => {
  const { lasts, at } = flight(disc, east, EMPTY, catalogue);
  expect(lasts).toBeCloseTo(1000 / 1962);
  expect(at(99).x).toBeCloseTo(100 + reach(1000, 1962));
  expect(at(0.1)).toEqual({ x: 100 + 100 - (1962 * 0.01) / 2, y: 100 });
});

test.each([
  ["a planet", { planets: [{ x: 200, y: 100 }] }, 73],
  ["a ship", { discs: [disc, { ...disc, ship: "gold 1", x: 200 }] }, 84],
  ["a minefield", { mines: [{ x: 200, y: 100 }] }, 82],
  ["a wormhole", { wormholes: [{ x: 200, y: 100, to_x: 600, to_y: 600 }] }, 86],
  ["a seam", { seams: [240, 480] }, 140],
])("%s ends what is certain", (_, there, length) => {
  const { lasts, at } = flight(disc, east, { ...EMPTY, ...there } as unknown as Picture, catalogue);
  expect(at(lasts).x).toBeCloseTo(100 + length);
  expect(at(9)).toEqual(at(lasts));
});

test("what lies behind or aside does not matter", () => {
  const there = {
    planets: [
      { x: 20, y: 100 },
      { x: 200, y: 130 },
    ],
  };
  expect(flight(disc, east, { ...EMPTY, ...there } as unknown as Picture, catalogue).lasts).toBeCloseTo(1000 / 1962);
});

import { describe, expect, test } from "vitest";
import { FULL, Held, pullOf, shotOf } from "./sling.ts";

describe("a pull", () => {
  test("flies the other way, the farther the faster", () => {
    expect(shotOf({ x: -FULL, y: 0 }, 3000)).toEqual({ angle: 0, speed: 3000 });
    expect(shotOf({ x: 0, y: -2 * FULL }, 3000)).toEqual({ angle: 90, speed: 3000 });
    const [near, far] = [shotOf({ x: 30, y: 30 }, 3000)!, shotOf({ x: 60, y: 60 }, 3000)!];
    expect(near.angle).toBe(225);
    expect(far.speed).toBeGreaterThan(2 * near.speed);
  });

  test("that is short is none", () => expect(shotOf({ x: 5, y: 5 }, 3000)).toBeNull());

  test("can be told from its shot", () => {
    const pull = { x: 0, y: 137 };
    expect(pullOf(shotOf(pull, 3000)!, 3000)).toBeCloseTo(137, 0);
  });

  test("has an angle in hundredths of a degree", () => {
    expect(shotOf({ x: -70, y: 13 }, 3000)!.angle).toBe(349.48);
  });
});

describe("a finger", () => {
  const held = (...samples: [x: number, y: number, time: number][]) => {
    const finger = new Held();
    for (const [x, y, time] of samples) finger.move({ x, y }, time);
    return finger;
  };

  test("that slips as it is lifted is not believed", () => {
    expect(held([50, 0, 0], [80, 0, 100], [86, 7, 990]).released(1000)).toMatchObject({ x: 80, y: 0 });
  });

  test("that still pulls is", () => {
    expect(held([50, 0, 0], [80, 0, 900], [120, 0, 990]).released(1000)).toMatchObject({ x: 120, y: 0 });
  });

  test("that has held still is where it is", () => {
    expect(held([50, 0, 0], [80, 0, 100]).released(1000)).toMatchObject({ x: 80, y: 0 });
  });
});

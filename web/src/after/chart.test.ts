import { expect, test } from "vitest";

import { apart, deviation, path, scale, ticks } from "./chart.ts";

test("a scale maps its ends to the ends, and a point to the start", () => {
  const across = scale([0, 20], [100, 0]);
  expect([across(0), across(5), across(20)]).toEqual([100, 75, 0]);
  expect(scale([3, 3], [10, 90])(3)).toBe(10);
});

test("ticks are round numbers that reach the most", () => {
  expect(ticks(23)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(110).at(-1)).toBeGreaterThanOrEqual(110);
});

test("a path goes from point to point", () => {
  expect(
    path([
      [0, 1],
      [2.25, 3],
    ]),
  ).toBe("M0.0 1.0L2.3 3.0");
});

test("labels keep apart and inside", () => {
  expect(apart([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
  expect(apart([95, 98], 10, 100)).toEqual([90, 100]);
  expect(apart([50, 10], 10, 100)).toEqual([50, 10]);
});

test("luck is measured in standard deviations", () => {
  expect(deviation(7, 5, 2)).toBe(1);
  expect(deviation(3, 3, 0)).toBe(0);
});

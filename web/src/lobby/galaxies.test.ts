import { expect, test } from "vitest";
import { position, stars } from "./galaxies.ts";

test("the sky is the same every time", () => {
  expect(stars(50)).toEqual(stars(50));
  expect(stars(50, 8)).not.toEqual(stars(50));
});

test("every star stays on the chart", () => {
  for (const star of stars(2000)) {
    for (const seconds of [0, 60, 600]) {
      expect(Math.hypot(...position(star, seconds))).toBeLessThan(2.6);
    }
  }
});

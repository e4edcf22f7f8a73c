import { expect, test } from "vitest";

import { beside, type Box } from "./beside.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const SCREEN = box(0, 0, 1000, 800);
const NOTE = { width: 200, height: 100 };

test("a note stands below what it is about", () => {
  expect(beside(box(400, 300, 40, 40), NOTE, SCREEN, [])).toEqual(box(320, 348, 200, 100));
});

test("above it where there is no room below", () => {
  expect(beside(box(400, 740, 40, 40), NOTE, SCREEN, [])).toMatchObject({ top: 632 });
});

test("elsewhere where it would cover what is kept clear", () => {
  const bar = box(0, 380, 1000, 420);
  expect(beside(box(400, 300, 40, 40), NOTE, SCREEN, [bar])).toMatchObject({ top: 192 });
  expect(beside(box(400, 300, 40, 40), NOTE, SCREEN, [bar, box(300, 100, 200, 180)])).toMatchObject({ left: 448 });
});

test("never beyond the screen", () => {
  expect(beside(box(980, 300, 20, 20), NOTE, SCREEN, [])).toMatchObject({ left: 792 });
});

import { expect, test } from "vitest";
import type { Picture } from "../wire/milkomeda.ts";
import { journeys } from "./changes.ts";

/** Fleets a seat, by cell. */
function picture(cells: Record<string, number[]>): Picture {
  const sectors = Object.entries(cells).map(([cell, fleets]) => ({ cell, fleets }));
  return { sectors, players: [{}, {}] } as unknown as Picture;
}

test("fleets that left one cell and arrived in another have travelled", () => {
  const [before, after] = [picture({ A1: [3, 0], B1: [0, 1] }), picture({ A1: [1, 0], B1: [2, 1] })];
  expect(journeys(before, after)).toEqual([{ seat: 0, from: "A1", to: "B1", fleets: 2 }]);
});

test("a group may split, the nearest go first", () => {
  const [before, after] = [picture({ A1: [3, 0], B1: [0, 0], C1: [0, 0] }), picture({ A1: [0, 0], B1: [2, 0], C1: [1, 0] })];
  expect(journeys(before, after)).toEqual([
    { seat: 0, from: "A1", to: "B1", fleets: 2 },
    { seat: 0, from: "A1", to: "C1", fleets: 1 },
  ]);
});

test("built and lost fleets go nowhere", () => {
  expect(journeys(picture({ A1: [1, 2] }), picture({ A1: [3, 0] }))).toEqual([]);
});

test("seats do not mix", () => {
  const [before, after] = [picture({ A1: [1, 0], B1: [0, 0] }), picture({ A1: [0, 0], B1: [0, 1] })];
  expect(journeys(before, after)).toEqual([]);
});

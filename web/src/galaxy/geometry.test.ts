import { expect, test } from "vitest";
import { along, allCells, bend, cellAt, centre, distance, meeting, neighbour, place } from "./geometry.ts";

test("cells have names, A1 is top left", () => {
  expect(place("A1")).toEqual({ x: 0, y: 0 });
  expect(place("I6")).toEqual({ x: 8, y: 5 });
  expect(cellAt(2, 9)).toBe("C10");
  expect(allCells(2, 2)).toEqual(["A1", "B1", "A2", "B2"]);
});

test("four cells meet at the lower right of the first", () => {
  expect(meeting("A1")).toEqual({ x: 100, y: 100 });
  expect(distance("A1", "C2")).toBe(3);
});

test("arrow keys go to the nearest cell in their direction, rather ahead than aside", () => {
  expect(neighbour("A1", "right", ["B2", "C1"])).toBe("C1");
  expect(neighbour("A1", "right", ["B2", "F1"])).toBe("B2");
  expect(neighbour("B2", "up", ["B1", "A1", "B3"])).toBe("B1");
  expect(neighbour("B2", "left", ["B1", "C2"])).toBeUndefined();
});

test("a route begins and ends in the middle, and the way back is another line", () => {
  const there = bend("A1", "C1");
  expect(along(there, 0)).toEqual(centre("A1"));
  expect(along(there, 1)).toEqual(centre("C1"));
  expect(there.control.y).not.toBe(bend("C1", "A1").control.y);
});

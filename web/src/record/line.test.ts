import { expect, test } from "vitest";
import { resources, seatOf, words } from "./line.ts";

test("numbers that stand alone can be counted, names and turns cannot", () => {
  expect(words("teal: helix, storage 4 6")).toEqual(["teal: helix, storage ", "4", " ", "6"]);
  expect(words("B1 Novatron r1: 2 gold")).toEqual(["B1", " Novatron r1: ", "2", " gold"]);
});

test("what a storage holds are resources in their order, other numbers are not", () => {
  expect(resources(words("teal: helix, storage 4 6 0 12, last 3"))).toEqual([-1, 0, -1, 1, -1, 2, -1, 3, -1, -1]);
  expect(resources(words("deck 12"))).toEqual([-1, -1]);
});

test("a player's line begins with the colour", () => {
  expect(seatOf("gold: storage 1 1 1 1", ["teal", "gold"])).toBe(1);
  expect(seatOf("B1: 2 gold", ["teal", "gold"])).toBe(-1);
});

test("the pieces of a line are the line", () => {
  for (const line of ["deck 12", "E12: 3 gold, gold outpost", "round 4, order gold teal", "objective Tara's 5: gold - -"])
    expect(words(line).join("")).toBe(line);
});

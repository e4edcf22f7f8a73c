import { expect, test } from "vitest";
import { words } from "./line.ts";

test("numbers that stand alone can be counted, names and turns cannot", () => {
  expect(words("teal: helix, storage 4 6")).toEqual(["teal: helix, storage ", "4", " ", "6"]);
  expect(words("B1 Novatron r1: 2 gold")).toEqual(["B1", " Novatron r1: ", "2", " gold"]);
});

test("the pieces of a line are the line", () => {
  for (const line of ["deck 12", "E12: 3 gold, gold outpost", "round 4, order gold teal", "objective Tara's 5: gold - -"])
    expect(words(line).join("")).toBe(line);
});

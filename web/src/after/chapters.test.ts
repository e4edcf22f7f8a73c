import { expect, test } from "vitest";
import type { Chapter } from "../wire/table.ts";
import { leap, ofKind } from "./chapters.ts";

const CHAPTERS: Chapter[] = [
  { at: 3, round: 1, kind: "round" },
  { at: 5, round: 1, kind: "fight", fact: { type: "fight-began" } },
  { at: 5, round: 1, kind: "milestone", fact: { type: "lead-taken" } },
  { at: 9, round: 2, kind: "round" },
];

test("leaps go from chapter to chapter, and from the outermost to the ends of the game", () => {
  const ahead = [0, 3, 5, 9, 12].map((at) => leap(CHAPTERS, at, true, 12));
  expect(ahead).toEqual([3, 5, 9, 12, 12]);
  const back = [0, 3, 4, 5, 12].map((at) => leap(CHAPTERS, at, false, 12));
  expect(back).toEqual([0, 0, 3, 3, 9]);
});

test("whoever looks for fights leaps past the rest", () => {
  expect(ofKind(CHAPTERS, "all")).toHaveLength(4);
  expect(leap(ofKind(CHAPTERS, "fight"), 0, true, 12)).toBe(5);
  expect(leap(ofKind(CHAPTERS, "fight"), 5, true, 12)).toBe(12);
});

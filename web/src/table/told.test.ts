import { expect, test } from "vitest";

import type { Told } from "../wire/table.ts";
import { named, struck, turns } from "./told.ts";

const told = (number: number, seat: number, round: number, ...lines: string[]): Told => ({ number, seat, round, lines });

test("what the same seat does is one turn, with the luck it had", () => {
  const all = turns([told(1, 0, 1, "a"), told(2, -1, 1, "dice"), told(3, 0, 1, "b"), told(4, 1, 1, "c")]);
  expect(all.map((turn) => [turn.seat, turn.told.length])).toEqual([[0, 3], [1, 1]]);
});

test("a new round begins a new turn and says so once", () => {
  const all = turns([told(1, 0, 1, "a"), told(2, 0, 2, "b"), told(3, 0, 2, "c")]);
  expect(all.map((turn) => turn.opens)).toEqual([1, 2]);
});

test("what has no sentences is no entry", () => {
  expect(turns([told(1, 0, 1), told(2, 1, 1, "a")])).toHaveLength(1);
});

test("a sentence names its places once each", () => {
  const places = /\b[A-Z]\d{1,2}\b/g;
  expect(named("teal moves 2 fleets from A1 to B2, then B2.", places)).toEqual(["A1", "B2"]);
  expect(named("teal makes no offer.", places)).toEqual([]);
  expect(named("teal takes control of C10 (Starforge Mist).", places)).toEqual(["C10"]);
});

test("taking back strikes the last answer of that seat that still stands", () => {
  const back = (number: number): Told => ({ number, seat: 0, lines: [], undone: true });
  const all = struck([told(1, 0, 1, "a"), told(2, 0, 1, "b"), told(3, 1, 1, "sealed"), back(4), back(5)]);
  expect(all.map((one) => [one.lines[0], !!one.undone])).toEqual([["a", true], ["b", true], ["sealed", false]]);
});

import { expect, test } from "vitest";

import { GAMES } from "../games.ts";
import type { Told } from "../wire/table.ts";
import { latest, named, once, struck, turns } from "./told.ts";

const { opens, places } = GAMES.milkomeda!;
const told = (number: number, seat: number, ...lines: string[]): Told => ({ number, seat, lines });
const seen = (all: Told[]) => turns(all, opens).map((turn) => [turn.seat, turn.round, turn.lines.length]);

test("what the same seat does is one turn, with the luck it had", () => {
  expect(seen([told(1, 0, "a"), told(2, -1, "dice"), told(3, 0, "b"), told(4, 1, "c")])).toEqual([
    [0, -1, 3],
    [1, -1, 1],
  ]);
});

test("a turn begins with the sentence that says so, whoever brought it about", () => {
  const all = [told(1, 0, "teal builds.", "It is gold's turn.", "gold's income: 3 blue."), told(2, 1, "gold builds.")];
  expect(seen(all)).toEqual([
    [0, -1, 1],
    [1, -1, 3],
  ]);
});

test("a round begins with its sentence", () => {
  const all = [told(1, 1, "gold builds.", "Round 2 begins; gold is Master of the Order."), told(2, 0, "teal makes no offer.")];
  expect(seen(all)).toEqual([
    [1, -1, 1],
    [-1, 2, 1],
    [0, -1, 1],
  ]);
});

test("what chance gives to somebody is theirs", () => {
  expect(seen([told(1, 0, "teal places Arakor at B2."), told(2, -1, "gold draws Actara."), told(3, -1, "gold draws Umbral Reach.")])).toEqual([
    [0, -1, 1],
    [1, -1, 2],
  ]);
});

test("what has no sentences is no entry", () => {
  expect(seen([told(1, 0), told(2, 1, "a")])).toEqual([[1, -1, 1]]);
});

test("a sentence names its places once each", () => {
  expect(named("teal moves 2 fleets from A1 to B2, then B2.", places)).toEqual(["A1", "B2"]);
  expect(named("teal makes no offer.", places)).toEqual([]);
  expect(named("teal takes control of C10 (Starforge Mist).", places)).toEqual(["C10"]);
});

test("taking back strikes the last answer of that seat that still stands", () => {
  const back = (number: number): Told => ({ number, seat: 0, lines: [], undone: true });
  const all = struck([told(1, 0, "a"), told(2, 0, "b"), told(3, 1, "sealed"), back(4), back(5)]);
  expect(all.map((one) => [one.lines[0], !!one.undone])).toEqual([["a", true], ["b", true], ["sealed", false]]);
});

test("the latest is what was told last and holds", () => {
  const all = [told(1, 0, "a", "b"), { ...told(2, 0, "c"), undone: true }, told(3, 1, "d"), told(4, 1)];
  expect(latest(all, 2).map(({ text }) => text)).toEqual(["d", "b"]);
  expect(latest(all, 9).map(({ text }) => text)).toEqual(["d", "b", "a"]);
});

test("what was sealed is not told again when it is revealed", () => {
  const sealed = (number: number, seat: number, ...lines: string[]): Told => ({ number, seat, lines, step: "configure" });
  const all = once([sealed(1, 0, "teal forms up: 2 beam."), sealed(2, 2, "violet has answered."), sealed(3, 1, "teal forms up: 2 beam.", "gold forms up: 1 drone.")]);
  expect(all.map(({ lines }) => lines)).toEqual([["teal forms up: 2 beam."], ["violet has answered."], ["gold forms up: 1 drone."]]);
});

test("what somebody does twice is told twice", () => {
  const moved = (number: number): Told => ({ number, seat: 0, lines: ["teal moves 1 fleet from A1 to B1."], step: "move" });
  expect(once([moved(1), moved(2)]).flatMap(({ lines }) => lines)).toHaveLength(2);
});

test("who forms up anew as before is told so", () => {
  const sealed = (number: number, seat: number, ...lines: string[]): Told => ({ number, seat, lines, step: "configure" });
  const [mine, theirs] = ["teal forms up: 2 beam.", "gold forms up: 2 beam."];
  const all = once([sealed(1, 0, mine), sealed(2, 1, mine, theirs), sealed(3, 0, mine), sealed(4, 1, mine, theirs)]);
  expect(all.flatMap(({ lines }) => lines)).toEqual([mine, theirs, mine, theirs]);
});

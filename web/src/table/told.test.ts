import { expect, test } from "vitest";

import { GAMES } from "../games.ts";
import type { Happening } from "../wire/milkomeda.ts";
import type { Happening as InStarflick } from "../wire/starflick.ts";
import type { Told } from "../wire/table.ts";
import { latest, since, struck, turns } from "./told.ts";

const { opens, places } = GAMES.milkomeda!;
const told = (number: number, seat: number, ...facts: Happening[]): Told => ({ number, seat, facts });
const seen = (all: Told[]) => turns(all, opens).map((turn) => [turn.seat, turn.round, turn.lines.length]);
const builds = (seat: number): Happening => ({ type: "action-chosen", seat, action: "build" });
const rolls: Happening = { type: "rolled", seat: 0, faces: [6], hits: 1 };

test("what the same seat does is one turn, with the luck it had", () => {
  expect(seen([told(1, 0, builds(0)), told(2, -1, rolls), told(3, 0, builds(0)), told(4, 1, builds(1))])).toEqual([
    [0, -1, 3],
    [1, -1, 1],
  ]);
});

test("a turn begins with the fact that says so, whoever brought it about", () => {
  const began: Happening[] = [
    { type: "turn-began", seat: 1 },
    { type: "income", seat: 1, resources: { blue: 3 } },
  ];
  expect(seen([told(1, 0, builds(0), ...began), told(2, 1, builds(1))])).toEqual([
    [0, -1, 1],
    [1, -1, 3],
  ]);
});

test("a round begins with its fact", () => {
  const all = [told(1, 1, builds(1), { type: "round-began", round: 2 }), told(2, 0, { type: "offered-nothing", seat: 0 })];
  expect(seen(all)).toEqual([
    [1, -1, 1],
    [-1, 2, 1],
    [0, -1, 1],
  ]);
});

test("what chance gives to somebody is theirs", () => {
  const draws = (sector: string): Happening => ({ type: "drew", seat: 1, sector });
  expect(seen([told(1, 0, builds(0)), told(2, -1, draws("Actara")), told(3, -1, draws("Umbral Reach"))])).toEqual([
    [0, -1, 1],
    [1, -1, 2],
  ]);
});

test("what has no facts is no entry", () => {
  expect(seen([told(1, 0), told(2, 1, builds(1))])).toEqual([[1, -1, 1]]);
});

test("a fact names its places", () => {
  const moved: Happening = { type: "moved", seat: 0, fleets: 2, from_cell: "A1", to_cell: "B2" };
  expect(places(moved)).toEqual(["A1", "B2"]);
  const probes: Happening = { type: "probes-sent", seat: 0, cells: ["A1", "C10"] };
  expect(places(probes)).toEqual(["A1", "C10"]);
  expect(places(builds(0))).toEqual([]);
  const landed: InStarflick = { type: "landed", seat: 0, ship: { type: "vessel", seat: 0, number: 3 }, hole: "alpha-b" };
  expect(GAMES.starflick!.places(landed)).toEqual(["teal 3", "alpha-b"]);
  const rammed: InStarflick = {
    type: "rammed",
    ship: { type: "vessel", seat: 0, number: 1 },
    other_ship: { type: "vessel", seat: 1, number: 0 },
  };
  expect(GAMES.starflick!.places(rammed)).toEqual(["teal 1", "gold battleship"]);
});

test("taking back strikes the last answer of that seat that still stands", () => {
  const back = (number: number): Told => ({ number, seat: 0, facts: [], undone: true });
  const all = struck([told(1, 0, builds(0)), told(2, 0, rolls), told(3, 1, builds(1)), back(4), back(5)]);
  expect(all.map((one) => [one.number, !!one.undone])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("the latest is what was told last and holds", () => {
  const all = [told(1, 0, builds(0), builds(1)), { ...told(2, 0, rolls), undone: true }, told(3, 1, builds(2)), told(4, 1)];
  const seats = (most: number) => latest(all, most).map(({ fact }) => (fact as { seat?: number }).seat);
  expect(seats(2)).toEqual([2, 1]);
  expect(seats(9)).toEqual([2, 1, 0]);
});

test("since my last turn the others had theirs, and while I have mine it is that since the one before", () => {
  const turn = (number: number, seat: number): Told => told(number, seat, { type: "turn-began", seat }, builds(seat));
  const all = [turn(1, 1), turn(2, 0), turn(3, 1), told(4, 1, builds(1)), turn(5, 2)];
  const seen = (all: Told[]) => since(all, opens, 0).map(({ seat, from, to, facts }) => [seat, from, to, facts.length]);
  const others = [
    [1, 3, 4, 2],
    [2, 5, 5, 1],
  ];
  expect(seen(all)).toEqual(others);
  expect(seen([...all, told(6, 2, { type: "round-began", round: 2 }, { type: "offered-nothing", seat: 1 })])).toEqual(others);
  expect(seen([...all, turn(6, 0)])).toEqual(others);
  expect(seen([...all, turn(6, 0), turn(7, 1)])).toEqual([[1, 7, 7, 1]]);
  expect(seen([])).toEqual([]);
});

import { expect, it } from "vitest";
import type { Catalogue, Happening } from "../../wire/milkomeda.ts";
import type { Told } from "../../wire/table.ts";
import { type Story, fights, staged } from "./story.ts";

const lastFight = (told: Told[]): Story | undefined => fights(told).at(-1);

let number = 0;
const told = (seat: number, ...facts: Happening[]): Told => ({ number: number++, seat, facts });
const rolls = (seat: number, faces: number[], hits: number): Happening => ({ type: "rolled", seat, faces, hits });
const loses = (seat: number, ships: Record<string, number>): Happening => ({ type: "lost-fleets", seat, fleets: 1, ships });

const FIGHT = [
  told(
    0,
    { type: "brought", seat: 0, fleets: 2, from_cell: "A1" },
    {
      type: "fight-began",
      cell: "B1",
      sector: "Novatron",
      forces: [
        { type: "force", seat: 0, fleets: 2 },
        { type: "force", seat: 1, fleets: 2 },
      ],
    },
  ),
  told(0, { type: "answered-in-secret", seat: 0 }),
  told(
    1,
    { type: "formed-up", seat: 0, ships: { beam: 2 } },
    { type: "formed-up", seat: 1, ships: { shield: 1, drone: 1 } },
    {
      type: "fight-round-began",
      round: 1,
      pools: [
        { type: "pool", seat: 0, dice: 2 },
        { type: "pool", seat: 1, dice: 1 },
      ],
    },
  ),
  told(-1, rolls(0, [6, 2], 1)),
  told(-1, rolls(1, [6], 1)),
  told(0, { type: "aimed", seat: 0, ships: { drone: 1 } }, loses(0, { beam: 1 }), loses(1, { drone: 1 }), {
    type: "fight-round-began",
    round: 2,
    pools: [{ type: "pool", seat: 0, dice: 1 }],
  }),
  told(-1, rolls(0, [5], 1), loses(1, { shield: 1 }), { type: "fight-won", seat: 0, cell: "B1" }),
  told(0, { type: "claimed-nothing", seat: 0 }),
];

it("tells the rounds, and nothing of what was answered in secret", () => {
  const story = lastFight(FIGHT)!;
  expect(story).toMatchObject({ cell: "B1", over: true, number: FIGHT[0].number });
  expect(story.rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
  expect(story.rounds[0].facts.map(({ type }) => type)).toEqual(["fight-began", "formed-up", "formed-up"]);
  expect(story.rounds[2].facts.at(-1)!.type).toBe("fight-won");
});

it("tells the dice", () => {
  const [, first, second] = lastFight(FIGHT)!.rounds;
  expect(first.rolls).toMatchObject([
    { seat: 0, faces: [6, 2], hits: 1 },
    { seat: 1, faces: [6], hits: 1 },
  ]);
  expect(second.rolls).toMatchObject([{ seat: 0, faces: [5], hits: 1 }]);
});

it("knows who stood there and who fell, round by round", () => {
  const [forming, first, second] = lastFight(FIGHT)!.rounds.map(({ standing }) => standing);
  expect(forming).toMatchObject([
    { seat: 0, fleets: 2, ships: { beam: 2 } },
    { seat: 1, ships: { shield: 1, drone: 1 } },
  ]);
  expect(first).toMatchObject([
    { seat: 0, lost: 1, fallen: { beam: 1 } },
    { seat: 1, lost: 1, fallen: { drone: 1 } },
  ]);
  expect(second).toMatchObject([
    { seat: 0, fleets: 1, ships: { beam: 1 }, lost: 0 },
    { seat: 1, fleets: 1, lost: 1, fallen: { shield: 1 } },
  ]);
});

it("knows when it is not over, and when there was none", () => {
  expect(lastFight(FIGHT.slice(0, 3))?.over).toBe(false);
  expect(lastFight(FIGHT.slice(7))).toBeUndefined();
});

it("tells what is left to tell where it began before", () => {
  const { cell, rounds } = lastFight(FIGHT.slice(2))!;
  expect(cell).toBe("B1");
  expect(rounds[0].standing).toMatchObject([
    { seat: 0, fleets: 2 },
    { seat: 1, fleets: 2 },
  ]);
  expect(lastFight(FIGHT.slice(5))!.rounds.map(({ round }) => round)).toEqual([0, 2]);
});

it("leaves out what was taken back", () => {
  expect(lastFight([{ ...FIGHT[0], undone: true }])).toBeUndefined();
});

it("sets the mat as it was in a round", () => {
  const catalogue = { ships: ["beam", "shield", "drone"], beats: [[1], [2], [0]] } as Partial<Catalogue> as Catalogue;
  const story = lastFight(FIGHT)!;
  expect(staged(story, 1, catalogue)).toMatchObject({
    cell: "B1",
    attacker: 0,
    round: 1,
    sides: [
      { seat: 0, fleets: 2, ships: [2, 0, 0], marks: [1, 0, 0], dice: 2, hits: 1, arrows: [[0, 1]] },
      { seat: 1, fleets: 2, ships: [0, 1, 1], marks: [0, 0, 1], dice: 1, hits: 1, arrows: [[2, 0]] },
    ],
  });
});

import { expect, it } from "vitest";
import type { Told } from "../../wire/table.ts";
import { lastFight } from "./story.ts";

let number = 0;
const told = (step: string, seat: number, ...lines: string[]): Told => ({ number: number++, seat, step, lines });

const FIGHT = [
  told("attack-from", 0, "teal brings 2 fleets from A1.", "A fight begins at B1 (Novatron): teal (2) against gold (2)."),
  told("configure", 0, "teal forms up: 2 beam."),
  told("configure", 1, "teal forms up: 2 beam.", "gold forms up: 1 shield 1 drone.", "Round 1 of the fight: teal 2 dice and gold 1 die."),
  told("roll", -1, "teal rolls 6 2: 1 hit."),
  told("roll", -1, "gold rolls 6: 1 hit."),
  told("allocate", 0, "teal aims: hit 1 drone.", "teal loses 1 fleet (1 beam).", "gold loses 1 fleet (1 drone).", "Round 2 of the fight: teal 1 die and gold 0 dice."),
  told("roll", -1, "teal rolls 5: 1 hit.", "gold loses 1 fleet.", "teal wins the fight at B1."),
  told("claim", 0, "teal claims nothing."),
];

it("tells the rounds, each sentence once", () => {
  const story = lastFight(FIGHT)!;
  expect(story).toMatchObject({ cell: "B1", over: true, number: FIGHT[0].number });
  expect(story.rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
  expect(story.rounds[0].lines.filter((line) => line.startsWith("teal forms up"))).toHaveLength(1);
  expect(story.rounds[2].lines.at(-1)).toBe("teal wins the fight at B1.");
});

it("tells the dice", () => {
  const [, first, second] = lastFight(FIGHT)!.rounds;
  expect(first.rolls).toMatchObject([{ seat: 0, faces: [6, 2], hits: 1 }, { seat: 1, faces: [6], hits: 1 }]);
  expect(second.rolls).toMatchObject([{ seat: 0, faces: [5], hits: 1 }]);
});

it("knows who stood there and who fell, round by round", () => {
  const [forming, first, second] = lastFight(FIGHT)!.rounds.map(({ standing }) => standing);
  expect(forming).toMatchObject([{ seat: 0, fleets: 2, ships: { beam: 2 } }, { seat: 1, ships: { shield: 1, drone: 1 } }]);
  expect(first).toMatchObject([{ seat: 0, lost: 1, fallen: { beam: 1 } }, { seat: 1, lost: 1, fallen: { drone: 1 } }]);
  expect(second).toMatchObject([{ seat: 0, fleets: 1, ships: { beam: 1 }, lost: 0 }, { seat: 1, fleets: 1, lost: 1, fallen: { shield: 1 } }]);
});

it("knows when it is not over, and when there was none", () => {
  expect(lastFight(FIGHT.slice(0, 3))?.over).toBe(false);
  expect(lastFight(FIGHT.slice(7))).toBeNull();
});

it("tells what is left to tell where it began before", () => {
  const { cell, rounds } = lastFight(FIGHT.slice(2))!;
  expect(cell).toBe("B1");
  expect(rounds[0].standing).toMatchObject([{ seat: 0, fleets: 2 }, { seat: 1, fleets: 2 }]);
  expect(lastFight(FIGHT.slice(5))!.rounds.map(({ round }) => round)).toEqual([0, 2]);
});

it("leaves out what was taken back", () => {
  expect(lastFight([{ ...FIGHT[0], undone: true }])).toBeNull();
});

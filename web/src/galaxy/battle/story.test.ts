import { expect, it } from "vitest";
import type { Told } from "../../wire/table.ts";
import { lastFight } from "./story.ts";

let number = 0;
const told = (step: string, text: string, ...lines: string[]): Told => ({ number: number++, seat: 0, step, text, lines });

const FIGHT = [
  told("attack-from", "bring 2 A1", "teal brings 2 fleets from A1.", "A fight begins at B1 (Novatron): teal (2) against gold (1)."),
  told("configure", "", "gold has answered in secret."),
  told("configure", "", "teal forms up: 2 beam.", "gold forms up: 1 shield.", "Round 1 of the fight: teal 1 die and gold 0 dice."),
  told("roll", "roll teal 6", "teal rolls 6: 1 hit.", "gold loses 1 fleet.", "teal wins the fight at B1."),
  told("claim", "no claim", "teal claims nothing."),
];

it("tells the rounds and the dice", () => {
  const story = lastFight(FIGHT)!;
  expect(story).toMatchObject({ cell: "B1", over: true });
  expect(story.rounds.map(({ round }) => round)).toEqual([0, 1]);
  expect(story.rounds[1].rolls).toMatchObject([{ seat: 0, faces: [6] }]);
  expect(story.rounds[1].lines.at(-1)).toBe("teal wins the fight at B1.");
});

it("knows when it is not over, and when there was none", () => {
  expect(lastFight(FIGHT.slice(0, 3))?.over).toBe(false);
  expect(lastFight(FIGHT.slice(4))).toBeNull();
});

it("leaves out what was taken back", () => {
  expect(lastFight([{ ...FIGHT[0], undone: true }])).toBeNull();
});

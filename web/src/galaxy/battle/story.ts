/** A fight as it was told: its rounds, and the dice that fell. */

import type { Told } from "../../wire/table.ts";
import { SEATS } from "../lookup.ts";

export interface Roll {
  number: number;
  seat: number;
  faces: number[];
}

export interface Round {
  /** 0 while forming up. */
  round: number;
  lines: string[];
  rolls: Roll[];
}

const BEGINS = /^A fight begins at (\w+)/;
const ROUND = /^Round (\d+) of the fight/;
const ENDS = /wins the fight at|ends in a stand-off|^Nobody is left at/;
/** Told to whoever answered, and once more when all is revealed. */
const REVEALED = /(forms up|commands|aims): /;
const SECRET = /has answered in secret\.$/;
const seats: readonly string[] = SEATS;

export interface Story {
  cell: string;
  rounds: Round[];
  over: boolean;
}

/** The last fight; null if there was none. */
export function lastFight(told: readonly Told[]): Story | null {
  let story: Story | null = null;
  for (const one of told) {
    if (one.undone) continue;
    if (one.step === "roll" && story && !story.over) story.rounds.at(-1)!.rolls.push(rollOf(one));
    for (const line of one.lines) {
      const cell = BEGINS.exec(line)?.[1];
      const round = ROUND.exec(line)?.[1];
      // Whoever comes late has not heard how it began.
      if (cell || (round && (!story || story.over))) {
        story = { cell: cell ?? "", rounds: [{ round: 0, lines: [], rolls: [] }], over: false };
      }
      if (!story || story.over) continue;
      if (round) story.rounds.push({ round: Number(round), lines: [], rolls: [] });
      const { lines } = story.rounds.at(-1)!;
      if (!SECRET.test(line) && !(REVEALED.test(line) && lines.includes(line))) lines.push(line);
      story.over = ENDS.test(line);
    }
  }
  return story;
}

/** "roll teal 5 2". */
function rollOf({ number, text = "" }: Told): Roll {
  const [, seat, ...faces] = text.split(" ");
  return { number, seat: seats.indexOf(seat), faces: faces.map(Number) };
}

/** A fight as it was told: its rounds, who stood where, the dice that fell, and who fell to them. */

import { once } from "../../table/told.ts";
import type { Told } from "../../wire/table.ts";
import { type Counts, readCounts, sumOf } from "../choosing-amounts.ts";
import { SEATS } from "../lookup.ts";

export interface Roll {
  number: number;
  seat: number;
  faces: number[];
  hits: number;
}

/** One side in one round. */
export interface Standing {
  seat: number;
  fleets: number;
  /** By type; empty where the formation is not known. */
  ships: Counts;
  /** Fleets lost in this round, and of which types, where that was told. */
  lost: number;
  fallen: Counts;
}

export interface Round {
  /** 0 while forming up. */
  round: number;
  lines: string[];
  rolls: Roll[];
  standing: Standing[];
}

export interface Story {
  /** Of the answer that it began with. */
  number: number;
  cell: string;
  rounds: Round[];
  over: boolean;
}

const BEGINS = /^A fight begins at (\w+) \(.*?\): (.*)\.$/;
const SIDE = /(\w+) \((\d+)\)/g;
const ROUND = /^Round (\d+) of the fight/;
const FORMS = /^(\w+) forms up: (.*)\.$/;
const RESHAPES = /^(\w+) reshapes an? (\w+) into an? (\w+)\.$/;
const LOSES = /^(\w+) loses (\d+) fleets?(?: \((.*)\))?\.$/;
const ROLLS = /^(\w+) rolls ([\d ]+): (\d+) hits?\.$/;
const ENDS = /wins the fight at (\w+)|^The fight at (\w+) ends|^Nobody is left at (\w+)/;
const SECRET = /has answered in secret\.$/;

const seatOf = (name: string): number => (SEATS as readonly string[]).indexOf(name);

/** The last fight; null if there was none. */
export function lastFight(told: readonly Told[]): Story | null {
  const first = told.findLastIndex(({ lines, undone }) => !undone && lines.some((line) => BEGINS.test(line)));
  let story: Story | null = null;
  for (const { number, lines, undone } of once(told.slice(Math.max(first, 0)))) {
    if (undone) continue;
    for (const line of lines) {
      const begins = BEGINS.exec(line);
      if (begins) story = { number, cell: begins[1], rounds: [opening(begins[2])], over: false };
      // A table may begin in the middle of one.
      else if (!story && (FORMS.test(line) || ROUND.test(line))) story = { number, cell: "", rounds: [opening("")], over: false };
      if (!story || story.over) continue;
      tell(story, number, line);
      const ends = ENDS.exec(line);
      if (ends) story = { ...story, cell: ends[1] ?? ends[2] ?? ends[3], over: true };
    }
  }
  return story;
}

/** "teal (2) against gold (1)". */
function opening(sides: string): Round {
  const standing = [...sides.matchAll(SIDE)].map(([, name, fleets]) => side(seatOf(name), Number(fleets), {}));
  return { round: 0, lines: [], rolls: [], standing };
}

const side = (seat: number, fleets: number, ships: Counts): Standing => ({ seat, fleets, ships, lost: 0, fallen: {} });

function tell(story: Story, number: number, line: string): void {
  const round = ROUND.exec(line)?.[1];
  if (round) {
    const standing = (story.rounds.at(-1)?.standing ?? []).map(left).filter(({ fleets }) => fleets > 0);
    story.rounds.push({ round: Number(round), lines: [], rolls: [], standing });
  }
  const now = story.rounds.at(-1)!;
  if (!SECRET.test(line)) now.lines.push(line);
  const at = (name: string) => now.standing.find(({ seat }) => seat === seatOf(name));

  const [, roller, faces, hits] = ROLLS.exec(line) ?? [];
  if (roller) now.rolls.push({ number, seat: seatOf(roller), faces: faces.split(" ").map(Number), hits: Number(hits) });

  const [, former, formed = ""] = FORMS.exec(line) ?? [];
  const ships = readCounts(formed);
  const known = former && at(former);
  if (ships && known) known.ships = ships;
  else if (ships) now.standing.push(side(seatOf(former), sumOf(ships), ships));

  const [, shaper, from, into] = RESHAPES.exec(line) ?? [];
  const reshaped = shaper && at(shaper);
  if (reshaped) reshaped.ships = minus(reshaped.ships, { [from]: 1, [into]: -1 });

  const [, loser, lost, fallen = ""] = LOSES.exec(line) ?? [];
  const hit = loser && at(loser);
  if (hit) {
    hit.lost += Number(lost);
    // The last round does not say which: if all are gone, it was all of them.
    hit.fallen = hit.lost >= hit.fleets ? hit.ships : (readCounts(fallen.replace(/,| and/g, "")) ?? {});
  }
}

/** Who is left after a round. */
const left = ({ seat, fleets, ships, lost, fallen }: Standing): Standing => side(seat, fleets - lost, minus(ships, fallen));

function minus(ships: Counts, fallen: Counts): Counts {
  const names = [...new Set([...Object.keys(ships), ...Object.keys(fallen)])];
  const kept = names.map((name) => [name, (ships[name] ?? 0) - (fallen[name] ?? 0)] as const);
  return Object.fromEntries(kept.filter(([, count]) => count > 0));
}

/** A fight as it was told: its rounds, who stood where, the dice that fell, and who fell to them. */

import type { Battle, Catalogue, Happening } from "../../wire/milkomeda.ts";
import type { Told } from "../../wire/table.ts";
import { type Counts, sumOf } from "../choosing-amounts.ts";

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
  /** To roll in this round. */
  dice: number;
}

export interface Round {
  /** 0 while forming up. */
  round: number;
  facts: Happening[];
  rolls: Roll[];
  standing: Standing[];
}

export interface Story {
  /** Of the answer that it began with. */
  number: number;
  cell: string;
  /** -1 where the beginning is not known. */
  attacker: number;
  rounds: Round[];
  over: boolean;
}

/** All fights, in their order. */
export function fights(told: readonly Told[]): Story[] {
  const all: Story[] = [];
  for (const { number, seat, facts, undone } of told) {
    if (undone) continue;
    for (const fact of facts as Happening[]) {
      if (fact.type === "fight-began") all.push(begun(number, seat, fact.cell, fact.forces));
      // A table may begin in the middle of one.
      else if (!all.length && (fact.type === "formed-up" || fact.type === "fight-round-began")) all.push(begun(number));
      const story = all.at(-1);
      if (story && !story.over) tell(story, number, fact);
    }
  }
  return all;
}

const begun = (number: number, attacker = -1, cell = "", forces: { seat: number; fleets: number }[] = []): Story => ({
  number,
  cell,
  attacker,
  rounds: [{ round: 0, facts: [], rolls: [], standing: forces.map(({ seat, fleets }) => side(seat, fleets, {})) }],
  over: false,
});

const side = (seat: number, fleets: number, ships: Counts): Standing => ({ seat, fleets, ships, lost: 0, fallen: {}, dice: 0 });

/** The mat as it was in a round, when its dice had fallen. */
export function staged({ cell, attacker, rounds }: Story, at: number, { ships, beats }: Catalogue): Battle {
  const { round, standing, rolls } = rounds[at];
  const there = (kind: number, side: Standing) => (side.ships[ships[kind]] ?? 0) > 0;
  return {
    cell,
    attacker,
    favoured: -1,
    round,
    standoffs: 0,
    standoff_tries: 0,
    hit_on: 0,
    sides: standing.map((side) => ({
      seat: side.seat,
      fleets: side.fleets,
      ships: ships.map((name) => side.ships[name] ?? 0),
      marks: ships.map((name) => side.fallen[name] ?? 0),
      allocated: [],
      hits: rolls.filter(({ seat }) => seat === side.seat).reduce((sum, { hits }) => sum + hits, 0),
      dice: side.dice,
      boost: 0,
      forced: 0,
      shield: 0,
      command: 0,
      arrows: beats.flatMap((beaten, from) =>
        beaten
          .filter((to) => there(from, side) && standing.some((other) => other !== side && there(to, other)))
          .map((to) => [from, to]),
      ),
      sealed: false,
      secret: {},
    })),
  };
}

function tell(story: Story, number: number, fact: Happening): void {
  if (fact.type === "fight-round-began") {
    const standing = (story.rounds.at(-1)?.standing ?? []).map(left).filter(({ fleets }) => fleets > 0);
    for (const one of standing) one.dice = fact.pools.find(({ seat }) => seat === one.seat)?.dice ?? 0;
    story.rounds.push({ round: fact.round, facts: [], rolls: [], standing });
  }
  const now = story.rounds.at(-1)!;
  if (fact.type !== "answered-in-secret") now.facts.push(fact);
  const who = "seat" in fact ? now.standing.find(({ seat }) => seat === fact.seat) : undefined;
  switch (fact.type) {
    case "rolled":
      now.rolls.push({ number, seat: fact.seat, faces: fact.faces, hits: fact.hits });
      break;
    case "formed-up":
      if (who) who.ships = fact.ships;
      else now.standing.push(side(fact.seat, sumOf(fact.ships), fact.ships));
      break;
    case "reshaped":
      if (who) who.ships = minus(who.ships, { [fact.ship]: 1, [fact.into_ship]: -1 });
      break;
    case "lost-fleets":
      if (who) Object.assign(who, { lost: who.lost + fact.fleets, fallen: fact.ships });
      break;
    case "fight-won":
    case "fight-stood-off":
    case "fight-emptied":
      Object.assign(story, { cell: fact.cell, over: true });
  }
}

/** Who is left after a round. */
const left = ({ seat, fleets, ships, lost, fallen }: Standing): Standing => side(seat, fleets - lost, minus(ships, fallen));

function minus(ships: Counts, fallen: Counts): Counts {
  const names = [...new Set([...Object.keys(ships), ...Object.keys(fallen)])];
  const kept = names.map((name) => [name, (ships[name] ?? 0) - (fallen[name] ?? 0)] as const);
  return Object.fromEntries(kept.filter(([, count]) => count > 0));
}

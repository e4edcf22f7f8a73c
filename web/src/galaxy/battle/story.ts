/** A fight as it was told: its rounds, who stood where, the dice that fell, and who fell to them. */

import type { Happening } from "../../wire/milkomeda.ts";
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
  rounds: Round[];
  over: boolean;
}

/** The last fight; null if there was none. */
export function lastFight(told: readonly Told[]): Story | null {
  const first = told.findLastIndex(({ facts, undone }) => !undone && facts.some(({ type }) => type === "fight-began"));
  let story: Story | null = null;
  for (const { number, facts, undone } of told.slice(Math.max(first, 0))) {
    if (undone) continue;
    for (const fact of facts as Happening[]) {
      if (fact.type === "fight-began")
        story = begun(
          number,
          fact.cell,
          fact.forces.map(({ seat, fleets }) => side(seat, fleets, {})),
        );
      // A table may begin in the middle of one.
      else if (!story && (fact.type === "formed-up" || fact.type === "fight-round-began")) story = begun(number, "", []);
      if (story && !story.over) tell(story, number, fact);
    }
  }
  return story;
}

const begun = (number: number, cell: string, standing: Standing[]): Story => ({
  number,
  cell,
  rounds: [{ round: 0, facts: [], rolls: [], standing }],
  over: false,
});

const side = (seat: number, fleets: number, ships: Counts): Standing => ({ seat, fleets, ships, lost: 0, fallen: {} });

function tell(story: Story, number: number, fact: Happening): void {
  if (fact.type === "fight-round-began") {
    const standing = (story.rounds.at(-1)?.standing ?? []).map(left).filter(({ fleets }) => fleets > 0);
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

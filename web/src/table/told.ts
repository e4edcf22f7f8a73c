/** What was told, in the order of rounds and turns. */

import type { Told } from "../wire/table.ts";

export interface Turn {
  key: number;
  seat: number;
  /** The round that begins here; -1 inside a round. */
  opens: number;
  told: Told[];
}

/** What was taken back is marked as undone; the word of taking it back goes with it. */
export function struck(told: Told[]): Told[] {
  if (!told.some((one) => one.undone)) return told;
  const kept: Told[] = [];
  for (const one of told) {
    if (!one.undone) {
      kept.push(one);
      continue;
    }
    const at = kept.findLastIndex((before) => before.seat === one.seat && !before.undone);
    if (at >= 0) kept[at] = { ...kept[at], undone: true };
  }
  return kept;
}

/** One after the other what the same seat did; chance belongs to whom it befell. */
export function turns(told: Told[]): Turn[] {
  const all: Turn[] = [];
  let round = -1;
  for (const one of told) {
    if (!one.lines.length) continue;
    const turn = all.at(-1);
    const opens = (one.round ?? 0) > round ? (one.round ?? 0) : -1;
    if (turn && opens < 0 && (one.seat < 0 || one.seat === turn.seat)) turn.told.push(one);
    else all.push({ key: one.number, seat: one.seat, opens, told: [one] });
    round = Math.max(round, one.round ?? 0);
  }
  return all;
}

/** The places that a sentence names: "from A1 to B2" names A1 and B2. */
export function named(sentence: string, places: RegExp): string[] {
  return [...new Set(sentence.match(places) ?? [])];
}

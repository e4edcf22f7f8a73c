/** What was told, in the order of rounds and turns. */

import type { Fact, Told } from "../wire/table.ts";

export interface Line {
  key: string;
  fact: Fact;
  undone: boolean;
}

export interface Turn {
  key: string;
  /** Whose it is; -1 is nobody's. */
  seat: number;
  /** The round that begins here; -1 inside a round. */
  round: number;
  lines: Line[];
}

/** What a fact begins, if anything: somebody's turn, or a round. */
export type Opens = (fact: Fact) => { seat: number; round?: number } | null;

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
export function turns(told: Told[], opens: Opens): Turn[] {
  const all: Turn[] = [];
  const begin = (key: string, seat: number, round = -1): Turn => {
    const turn = { key, seat, round, lines: [] };
    all.push(turn);
    return turn;
  };
  for (const { number, seat, facts, undone = false } of told) {
    facts.forEach((fact, i) => {
      const key = `${number} ${i}`;
      const opened = opens(fact);
      const last = all.at(-1);
      const whose = opened?.seat ?? (last && (seat < 0 || i > 0) ? last.seat : seat);
      const turn = last && whose === last.seat && !opened?.round ? last : begin(key, whose, opened?.round);
      turn.lines.push({ key, fact, undone });
    });
  }
  return all;
}

/** The last facts that were told and hold, the newest first. */
export function latest(told: Told[], most: number): Line[] {
  const lines: Line[] = [];
  for (let i = told.length - 1; i >= 0 && lines.length < most; i--) {
    const { number, facts, undone = false } = told[i];
    if (!undone) lines.push(...facts.map((fact, at) => ({ key: `${number} ${at}`, fact, undone })).reverse());
  }
  return lines.slice(0, most);
}

/** Whom a fact is about; -1 is nobody. */
export function whose(fact: Fact): number {
  return "seat" in fact ? (fact.seat as number) : -1;
}

/** A turn of somebody else: what was told from one number to another. */
export interface Deeds {
  seat: number;
  from: number;
  to: number;
  facts: Fact[];
}

/** What the others did since my last turn; while I have mine, since the one before. */
export function since(told: Told[], opens: Opens, you: number): Deeds[] {
  const all: Deeds[] = [];
  for (const { number, facts, undone } of struck(told)) {
    if (undone) continue;
    for (const fact of facts) {
      const opened = opens(fact);
      if (opened && opened.seat !== all.at(-1)?.seat) all.push({ seat: opened.seat, from: number, to: number, facts: [] });
      const last = all.at(-1);
      if (!last) continue;
      last.to = number;
      if (!opened) last.facts.push(fact);
    }
  }
  const ended = all.at(-1)?.seat === you ? all.findLastIndex(({ seat }) => seat !== you) + 1 : all.length;
  const begun = all.slice(0, ended).findLastIndex(({ seat }) => seat === you) + 1;
  return all.slice(begun, ended).filter(({ seat, facts }) => seat >= 0 && facts.length > 0);
}

/** What was told, in the order of rounds and turns. */

import type { Told } from "../wire/table.ts";

export interface Line {
  key: string;
  text: string;
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

/** What a sentence begins, if anything: somebody's turn, or a round. */
export type Opens = (line: string) => { seat: number; round?: number } | null;

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

/** What I answered in secret was told to me then; when all is revealed it need not be told again. */
export function once(told: readonly Told[]): Told[] {
  const heard = new Map<string, number>();
  let asked: string | undefined;
  return told.map((one) => {
    if (one.step !== asked) heard.clear();
    asked = one.step;
    const again = (line: string) => heard.has(line) && heard.get(line) !== one.seat && heard.delete(line);
    const lines = one.lines.filter((line) => !again(line));
    if (one.lines.length === 1) heard.set(one.lines[0], one.seat);
    return lines.length === one.lines.length ? one : { ...one, lines };
  });
}

/** One after the other what the same seat did; chance belongs to whom it befell. */
export function turns(told: Told[], opens: Opens): Turn[] {
  const all: Turn[] = [];
  const begin = (key: string, seat: number, round = -1): Turn => {
    const turn = { key, seat, round, lines: [] };
    all.push(turn);
    return turn;
  };
  for (const { number, seat, lines, undone = false } of told) {
    lines.forEach((text, i) => {
      const key = `${number} ${i}`;
      const opened = opens(text);
      const last = all.at(-1);
      const whose = opened?.seat ?? (last && (seat < 0 || i > 0) ? last.seat : seat);
      const turn = last && whose === last.seat && !opened?.round ? last : begin(key, whose, opened?.round);
      turn.lines.push({ key, text, undone });
    });
  }
  return all;
}

/** The last sentences that were told and hold, the newest first. */
export function latest(told: Told[], most: number): Line[] {
  const lines: Line[] = [];
  for (let i = told.length - 1; i >= 0 && lines.length < most; i--) {
    const { number, lines: texts, undone = false } = told[i];
    if (!undone) lines.push(...texts.map((text, at) => ({ key: `${number} ${at}`, text, undone })).reverse());
  }
  return lines.slice(0, most);
}

/** The places that a sentence names: "from A1 to B2" names A1 and B2. */
export function named(sentence: string, places: RegExp): string[] {
  return [...new Set(sentence.match(places) ?? [])];
}

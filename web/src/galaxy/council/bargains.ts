/** The offers of this round, as they were told. */

import type { Told } from "../../wire/table.ts";

export interface Bargain {
  number: number;
  seat: number;
  line: string;
  /** "taken", "declined", or empty while the Master thinks about it. */
  fate: "" | "taken" | "declined";
}

/** Offers since the last turn ended; those that offer nothing are no bargains. */
export function bargains(told: readonly Told[], round: number): Bargain[] {
  const found: Bargain[] = [];
  for (const { number, seat, step, text = "", lines, round: when, undone } of told) {
    if (undone || when !== round) continue;
    if (step === "offer" && text.startsWith("offer")) found.push({ number, seat, line: lines[0] ?? text, fate: "" });
    const last = found.at(-1);
    if (step === "decide-offer" && last) last.fate = text === "take" ? "taken" : "declined";
  }
  return found;
}

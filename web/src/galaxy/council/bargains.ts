/** The offers of this round, as they were told. */

import type { Happening, Offered } from "../../wire/milkomeda.ts";
import type { Told } from "../../wire/table.ts";

export interface Bargain {
  number: number;
  offer: Offered;
  /** "taken", "declined", or empty while the Master thinks about it. */
  fate: "" | "taken" | "declined";
}

/** Offers since the last turn ended; those that offer nothing are no bargains. */
export function bargains(told: readonly Told[], round: number): Bargain[] {
  const found: Bargain[] = [];
  for (const { number, facts, round: when, undone } of told) {
    if (undone || when !== round) continue;
    for (const fact of facts as Happening[]) {
      const last = found.at(-1);
      if (fact.type === "offered") found.push({ number, offer: fact, fate: "" });
      else if (last && fact.type === "offer-taken") last.fate = "taken";
      else if (last && fact.type === "offer-declined") last.fate = "declined";
    }
  }
  return found;
}

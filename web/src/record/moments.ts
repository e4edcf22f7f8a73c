/** What was entered, and the moment before each of it. */

import type { Told } from "../wire/table.ts";

interface Moment {
  told: Told;
  /** After so many answers. */
  at: number;
}

/** Of all that was told when there are so many answers: the last first, without what nobody hears of. */
export function moments(told: Told[], answers: number): Moment[] {
  return told
    .filter(({ facts }) => facts[0]?.type !== "rules-changed")
    .map((one, i, all) => ({ told: one, at: answers - all.length + i }))
    .filter((one) => one.told.facts.length)
    .reverse();
}

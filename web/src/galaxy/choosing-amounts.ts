/** Answers that are amounts of several things: ships by type, resources by colour, fleets by site. */

import type { Parts } from "../table/spelling.ts";
import type { Amounts, Choice } from "../wire/table.ts";
import { partOf } from "./choosing-narrow.ts";

export type Counts = Readonly<Record<string, number>>;

/** Whether the answer is one number, of what the part is named after. */
export const isOne = ({ part, names }: Amounts): boolean => names[0] === part;

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The part of the answer that is counted: none while nothing is, null while it is not all. */
export function countedPart(amounts: Amounts, counts: Counts): Parts | null {
  const { part, names, total } = amounts;
  if (total !== null && sumOf(counts) !== total) return null;
  if (isOne(amounts)) return { [part]: counts[part] ?? 0 };
  const some = names.filter((name) => counts[name]).map((name) => [name, counts[name]]);
  return some.length ? { [part]: Object.fromEntries(some) as Counts } : {};
}

/** The choice of just these amounts. */
export function countedBy(choices: readonly Choice[], { part, names }: Amounts, counts: Counts): Choice | undefined {
  const countIn = (choice: Choice, name: string) => {
    const counted = partOf(choice, part) ?? 0;
    return typeof counted === "object" ? ((counted as Counts)[name] ?? 0) : counted;
  };
  return choices.find((choice) => names.every((name) => countIn(choice, name) === (counts[name] ?? 0)));
}

/** One more or fewer of something, as far as that goes. */
export function added(amounts: Amounts, counts: Counts, name: string, by: number): Counts {
  const at = amounts.names.indexOf(name);
  if (at < 0) return counts;
  const room = amounts.total === null ? Infinity : amounts.total - sumOf(counts);
  const now = counts[name] ?? 0;
  const then = Math.max(0, Math.min(now + Math.min(by, room), amounts.most[at]));
  return { ...counts, [name]: then };
}

/** As even as it gets, the first ones getting what is left over. */
export function evenly({ names, total }: Amounts): Counts {
  const all = total ?? 0;
  const each = Math.floor(all / names.length);
  return Object.fromEntries(names.map((name, at) => [name, each + (at < all % names.length ? 1 : 0)]));
}

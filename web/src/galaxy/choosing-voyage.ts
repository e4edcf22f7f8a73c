/** A voyage: groups of fleets that leave some places for others, by one answer after the other. */

import type { Target } from "../board/target.ts";
import { write } from "../table/spelling.ts";
import type { Voyage, Way } from "../wire/table.ts";
import { say, t } from "../words.ts";

export interface Group {
  from: string;
  to: string;
  fleets: number;
}

type Groups = readonly Group[];

const sum = (groups: Groups): number => groups.reduce((all, { fleets }) => all + fleets, 0);
const sentFrom = (groups: Groups, from: string): number => sum(groups.filter((group) => group.from === from));
const originsOf = (groups: Groups): string[] => [...new Set(groups.map(({ from }) => from))];
const wayFrom = ({ ways }: Voyage, from: string): Way | undefined => ways.find(({ from_cell }) => from_cell === from);

/** The fleets that have not been sent from there yet. */
export const leftAt = (voyage: Voyage, groups: Groups, from: string): number =>
  (wayFrom(voyage, from)?.fleets ?? 0) - sentFrom(groups, from);

/** What the longest way takes. */
export const costOf = (voyage: Voyage, groups: Groups): number =>
  Math.max(0, ...groups.map(({ from, to }) => wayFrom(voyage, from)!.costs[to]));

/** The places that fleets can still leave. */
export function openOrigins(voyage: Voyage, groups: Groups): string[] {
  const named = originsOf(groups);
  return voyage.ways
    .map(({ from_cell }) => from_cell)
    .filter((from) => leftAt(voyage, groups, from) > 0 && (named.includes(from) || named.length < voyage.origins));
}

/** How many fleets would go from there where nobody says how many. */
export function usualFrom(voyage: Voyage, groups: Groups, from: string): number {
  const usual = (wayFrom(voyage, from)?.usual ?? 0) - sentFrom(groups, from);
  return Math.max(1, Math.min(usual, leftAt(voyage, groups, from)));
}

/** One more group, or more fleets for one that goes the same way. */
export function joined(voyage: Voyage, groups: Groups, from: string, to: string): Group[] {
  const fleets = usualFrom(voyage, groups, from);
  const same = groups.find((group) => group.from === from && group.to === to);
  if (!same) return [...groups, { from, to, fleets }];
  return groups.map((group) => (group === same ? { ...same, fleets: same.fleets + fleets } : group));
}

/** A group with more or fewer fleets; without any it is none. */
export function resized(voyage: Voyage, groups: Groups, changed: Group, by: number): Group[] {
  const most = changed.fleets + leftAt(voyage, groups, changed.from);
  const fleets = Math.max(0, Math.min(changed.fleets + by, most));
  return groups.map((group) => (group === changed ? { ...group, fleets } : group)).filter((group) => group.fleets > 0);
}

/** The answers, one after the other, a line each; empty where nothing goes anywhere. */
export function spelt(voyage: Voyage, form: string, groups: Groups): string {
  if (!groups.length) return "";
  const named = originsOf(groups);
  const lines = [
    write(form, { [voyage.part]: costOf(voyage, groups) }),
    ...named.map((cell) => write(voyage.leaving, { cell })),
    ...(named.length < Math.min(voyage.origins, voyage.ways.length) ? [write(voyage.leaving, {})] : []),
    ...groups.map(({ from, to, fleets }) => write(voyage.going, { fleets, from_cell: from, to_cell: to })),
    ...(named.some((from) => leftAt(voyage, groups, from) > 0) ? [write(voyage.going, {})] : []),
  ];
  return lines.join("\n");
}

/** Where fleets can be picked up, or once they are, where they can go and for how much more. */
export function voyageTargets(voyage: Voyage, groups: Groups, from: string | undefined): Map<string, Target> {
  const base = { possible: true, why: "", chosen: false };
  if (from === undefined) {
    const label = (cell: string) => t("galaxy-voyage-from", { fleets: leftAt(voyage, groups, cell) });
    return new Map(openOrigins(voyage, groups).map((cell) => [cell, { ...base, label: label(cell) }]));
  }
  const fleets = usualFrom(voyage, groups, from);
  const paid = costOf(voyage, groups);
  const found = new Map<string, Target>();
  for (const [to, cost] of Object.entries(wayFrom(voyage, from)!.costs)) {
    const more = Math.max(0, cost - paid);
    const label = more ? t("galaxy-voyage-to-for", { fleets, from, to, more }) : t("galaxy-voyage-to", { fleets, from, to });
    const short = { name: "needs", values: { need: cost, colour: voyage.part, held: voyage.most } };
    const why = cost > voyage.most ? say(short) : "";
    found.set(to, { ...base, possible: !why, why, label, cost: why ? undefined : more });
  }
  found.set(from, { ...base, label: t("galaxy-voyage-back"), chosen: true });
  return found;
}

/** A fight that somebody wonders about, as the address of its page holds it. */

import type { Card, Clash } from "../../wire/table.ts";
import { SHIPS } from "../rows.ts";

/** How many ships of each type; nothing of a side at its best. */
export type Split = readonly number[] | null;
export type Side = { fleets: number; technologies: readonly string[]; split: Split };
export type Fight = { sides: readonly Side[]; structures: number };

export const MOST_FLEETS = 10;
export const MOST_SIDES = 4;
export const MOST_STRUCTURES = 4;
export const side = (fleets: number): Side => ({ fleets, technologies: [], split: null });
export const USUAL: Fight = { sides: [side(4), side(3)], structures: 0 };

const whole = (text: string | undefined, least: number, most: number, usual: number) => {
  const found = /^\d{1,2}$/.test(text ?? "") ? Number(text) : usual;
  return Math.max(least, Math.min(most, found));
};
const sum = (split: readonly number[]) => split.reduce((all, one) => all + one, 0);

/** Whether all its fleets have a type. */
export const complete = ({ fleets, split }: Side): boolean => !split || sum(split) === fleets;
export const left = ({ fleets, split }: Side): number => (split ? fleets - sum(split) : 0);

function readSplit(text: string | undefined, fleets: number): Split {
  if (!text) return null;
  const parts = text.split(".").map((one) => whole(one, 0, fleets, 0));
  return parts.length === SHIPS.length && sum(parts) <= fleets ? parts : null;
}

/** `fleets=4-3&cards=AI Strategists,Force Fields;Energy Shields&splits=2.2.0.0.0;&structures=1` */
export function read(asked: URLSearchParams): Fight {
  const all = asked.get("fleets")?.split("-").slice(0, MOST_SIDES) ?? [];
  if (all.length < 2) return USUAL;
  const [cards, splits] = ["cards", "splits"].map((name) => asked.get(name)?.split(";") ?? []);
  const sides = all.map((one, at) => {
    const fleets = whole(one, 1, MOST_FLEETS, 3);
    return { fleets, technologies: cards[at]?.split(",").filter(Boolean) ?? [], split: readSplit(splits[at], fleets) };
  });
  return { sides, structures: whole(asked.get("structures") ?? "", 0, MOST_STRUCTURES, 0) };
}

const trimmed = (parts: string[]) => parts.join(";").replace(/;+$/, "");

export function spell({ sides, structures }: Fight): Record<string, string> {
  const cards = trimmed(sides.map(({ technologies }) => technologies.join(",")));
  const splits = trimmed(sides.map(({ split }) => split?.join(".") ?? ""));
  return {
    fleets: sides.map(({ fleets }) => fleets).join("-"),
    ...(cards && { cards }),
    ...(splits && { splits }),
    ...(structures && { structures: String(structures) }),
  };
}

/** As the server is asked. */
export function clash({ sides, structures }: Fight, options: string): Clash {
  return {
    fleets: sides.map(({ fleets }) => fleets),
    technologies: sides.map(({ technologies }) => technologies.join(",")),
    structures,
    splits: sides.map(({ split }) => (split ? notation(split) : "")),
    options,
  };
}

const notation = (split: readonly number[]) => split.flatMap((count, at) => (count ? [`${count} ${SHIPS[at]}`] : [])).join(", ");

export const splitOf = (ships: Record<string, number>): number[] => SHIPS.map((name) => ships[name] ?? 0);

const ALWAYS = ["more rerolls", "more shields"];

/** Technologies that count in a fight, for whoever attacks or defends. */
export function fighting(cards: Card[], attacks: boolean): Card[] {
  const telling = [...ALWAYS, attacks ? "more attack dice" : "more defence dice"];
  return cards.filter(({ kind, played, does }) => {
    const effects = does.flatMap(({ values }) => Object.keys((values?.effects ?? {}) as object));
    return kind === "technology" && played !== false && effects.some((one) => telling.includes(one));
  });
}

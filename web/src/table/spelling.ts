/** How answers are spelt: a form, which has a place for each part, filled with them. The twin of Python's `play/spelling.py`. */

import { COLOURS } from "./seats.ts";

export type Value = string | number;
export type Part = Value | readonly Value[] | Readonly<Record<string, number>>;
/** A choice by name: cells, cards and colours are words, seats and amounts numbers. */
export type Parts = Readonly<Record<string, Part>>;

const SLOT = /\{(\w+)\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** What a part holds: the last part of its name says so. */
export const kindOf = (name: string): string => name.slice(name.lastIndexOf("_") + 1);

/** The parts that a form has a place for. */
export const slotsOf = (form: string): string[] => [...form.matchAll(SLOT)].map(([, name]) => name);

/** The parts that cannot be left out. */
const needed = (pattern: string): string[] => slotsOf(pattern.replace(OPTIONAL, ""));

/** A choice of these parts in notation; empty where they make none. */
export function write(form: string, parts: Parts): string {
  const fitting = form.split(" | ").filter((pattern) => needed(pattern).every((name) => name in parts));
  if (!fitting.length) return "";
  return fitting
    .reduce((most, pattern) => (needed(pattern).length > needed(most).length ? pattern : most))
    .replace(OPTIONAL, (_, group: string) => (slotsOf(group).every((name) => parts[name]) ? group : ""))
    .replace(SLOT, (_, name: string) => wordsOf(kindOf(name), parts[name]).join(" "));
}

function wordsOf(kind: string, value: Part): string[] {
  if (typeof value !== "object") return [kind === "seat" ? COLOURS[Number(value)] : String(value)];
  if (Array.isArray(value)) return (value as Value[]).flatMap((one) => wordsOf(kind.replace(/s$/, ""), one));
  return Object.entries(value).flatMap(([word, n]) => (n ? [`${n} ${word}`] : []));
}

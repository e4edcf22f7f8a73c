/** Narrowing the choices, part by part, to the one that is meant. */

import { type Part, type Value, kindOf } from "../table/spelling.ts";
import type { Choice } from "../wire/table.ts";

export type Picks = Readonly<Record<string, Value>>;

/** Numbers that name something; all other numbers are amounts and have a usual value. */
const NAMING = ["position", "slot", "seat"];

export const isPossible = (choice: Choice): boolean => !choice.refusal;

/** The part of a choice of that name. */
export const partOf = ({ parts = {} }: Choice, name: string): Part | undefined => parts[name] as Part | undefined;

const isValue = (part: unknown): part is Value => typeof part === "string" || typeof part === "number";
const isAmount = (name: string, value: Value): boolean => typeof value === "number" && !NAMING.includes(name);

/** The names of all parts that are one value, amounts last: first one says what, then how many. */
function namesOf(choices: readonly Choice[]): string[] {
  const named = new Set<string>();
  const amounts = new Set<string>();
  for (const { parts = {} } of choices) {
    for (const [name, value] of Object.entries(parts)) if (isValue(value)) (isAmount(name, value) ? amounts : named).add(name);
  }
  return [...named, ...amounts];
}

export function fitting(choices: readonly Choice[], picks: Picks): Choice[] {
  const wanted = Object.entries(picks);
  return choices.filter((choice) => wanted.every(([name, value]) => partOf(choice, name) === value));
}

export function valuesOf(choices: readonly Choice[], name: string): Value[] {
  return [...new Set(choices.map((choice) => partOf(choice, name)).filter(isValue))];
}

export function cellParts(choices: readonly Choice[]): string[] {
  return namesOf(choices).filter((name) => kindOf(name) === "cell");
}

/** The amount that comes closest to the wish from below; without a wish all there is, and cards lie unturned. */
export function nearest(values: readonly number[], name: string, wish: Value | undefined): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (wish === undefined) return name === "turned" ? sorted[0] : sorted[sorted.length - 1];
  return sorted.filter((value) => value <= Number(wish)).pop() ?? sorted[0];
}

/** The one choice that is meant, amounts by their usual value; null while several are left. */
export function settle(choices: readonly Choice[], picks: Picks): Choice | null {
  const amounts = namesOf(choices).filter((name) => valuesOf(choices, name).some((value) => isAmount(name, value)));
  const hard = Object.fromEntries(Object.entries(picks).filter(([name]) => !amounts.includes(name)));
  let left = fitting(choices, hard);
  for (const name of amounts) {
    const values = valuesOf(left, name) as number[];
    if (!values.length) continue;
    const value = nearest(values, name, picks[name]);
    left = left.filter((choice) => [undefined, value].includes(partOf(choice, name) as number | undefined));
  }
  return left.length === 1 ? left[0] : null;
}

/** Whether an amount is still open once everything else is said. */
export function opens(choices: readonly Choice[], picks: Picks): boolean {
  return namesOf(choices).some((name) => {
    const values = valuesOf(fitting(choices, picks), name);
    return values.length > 1 && values.every((value) => isAmount(name, value));
  });
}

/** Narrowing the choices, field by field, to the one that is meant. */

import type { Choice } from "../wire/table.ts";

export type Value = string | number;
export type Picks = Readonly<Record<string, Value>>;

const CELL = /^[A-Z]\d{1,2}$/;
/** Numbers that name something; all other numbers are amounts and have a usual value. */
const NAMING = ["position", "slot", "seat", "take"];

export const isPossible = (choice: Choice): boolean => !choice.refusal;

export function isCell(value: unknown): value is string {
  return typeof value === "string" && CELL.test(value);
}

export function isAmount(field: string, value: Value): boolean {
  return typeof value === "number" && !NAMING.includes(field);
}

/** The names of all fields, amounts last: first one says what, then how many. */
export function fieldsOf(choices: readonly Choice[]): string[] {
  const named = new Set<string>();
  const amounts = new Set<string>();
  for (const { fields = {} } of choices) {
    for (const [field, value] of Object.entries(fields)) (isAmount(field, value) ? amounts : named).add(field);
  }
  return [...named, ...amounts];
}

export function fitting(choices: readonly Choice[], picks: Picks): Choice[] {
  const wanted = Object.entries(picks);
  return choices.filter(({ fields = {} }) => wanted.every(([field, value]) => fields[field] === value));
}

export function valuesOf(choices: readonly Choice[], field: string): Value[] {
  const found = new Set<Value>();
  for (const { fields = {} } of choices) if (field in fields) found.add(fields[field]);
  return [...found];
}

export function cellFields(choices: readonly Choice[]): string[] {
  return fieldsOf(choices).filter((field) => valuesOf(choices, field).every(isCell));
}

/** The amount that comes closest to the wish from below; without a wish all there is, and cards lie unturned. */
export function nearest(values: readonly number[], field: string, wish: Value | undefined): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (wish === undefined) return field === "turned" ? sorted[0] : sorted[sorted.length - 1];
  return sorted.filter((value) => value <= Number(wish)).pop() ?? sorted[0];
}

/** The one choice that is meant, amounts by their usual value; null while several are left. */
export function settle(choices: readonly Choice[], picks: Picks): Choice | null {
  const amounts = fieldsOf(choices).filter((field) => valuesOf(choices, field).some((value) => isAmount(field, value)));
  const hard = Object.fromEntries(Object.entries(picks).filter(([field]) => !amounts.includes(field)));
  let left = fitting(choices, hard);
  for (const field of amounts) {
    const values = valuesOf(left, field) as number[];
    if (!values.length) continue;
    const value = nearest(values, field, picks[field]);
    left = left.filter(({ fields = {} }) => !(field in fields) || fields[field] === value);
  }
  return left.length === 1 ? left[0] : null;
}

/** Whether an amount is still open once everything else is said. */
export function opens(choices: readonly Choice[], picks: Picks): string | null {
  for (const field of fieldsOf(choices)) {
    const values = valuesOf(fitting(choices, picks), field);
    if (values.length > 1 && values.every((value) => isAmount(field, value))) return field;
  }
  return null;
}

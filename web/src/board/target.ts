/** Something that can be pointed at, because a choice names it. */

import type { Choice } from "../wire/table.ts";
import { called } from "../table/here.svelte.ts";
import { say, t } from "../words.ts";

export interface Target {
  /** Whether it can be chosen now; if not, `why` says the reason. */
  possible: boolean;
  why: string;
  /** What choosing it means, for tooltips and screen readers: "move 2 fleets here". */
  label: string;
  chosen: boolean;
  /** What getting there takes, where that has to be weighed. */
  cost?: number;
  /** Whether a bot advises it. */
  advised?: boolean;
}

/** The same targets, some of which a bot advises. */
export function advised(targets: ReadonlyMap<string, Target>, names: ReadonlySet<string>): ReadonlyMap<string, Target> {
  if (!names.size) return targets;
  return new Map([...targets].map(([name, target]) => [name, names.has(name) ? { ...target, advised: true } : target]));
}

/** What a choice means by its note; without one the game knows. */
export const noted = ({ note }: Choice): string => (note ? say(note, called) : "");

/** What all choices that name the same thing make of it. */
export function targetOf(choices: readonly Choice[], chosen: boolean, meaning: (choice: Choice) => string): Target {
  const open = choices.filter(({ refusal }) => !refusal);
  const [first] = open.length ? open : choices;
  const why = first.refusal ? say(first.refusal, called) : "";
  return { possible: open.length > 0, why, label: meaning(first), chosen };
}

/** What it would mean to choose it, or why it cannot be. */
export function targetWords(target: Target | undefined): string[] {
  if (!target) return [];
  const meaning = target.possible ? target.label : t("bar-not-possible", { why: target.why });
  return [meaning, target.chosen && t("bar-chosen"), target.advised && t("hint-here")].filter((word) => !!word) as string[];
}

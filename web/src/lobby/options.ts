/** The options of a game: `edition=protocols bribes=none`, only what differs from the edition. */

import { say } from "../words.ts";
import type { Message, OptionInfo } from "../wire/table.ts";
import { meaning, section as sectionName } from "./words.ts";

export type Changes = Record<string, string>;
export type Section = { name: string; options: OptionInfo[] };

export function spell(edition: string, changes: Changes): string {
  return [`edition=${edition}`, ...Object.entries(changes).map(([name, value]) => `${name}=${value}`)].join(" ");
}

export function read(text: string, standard: string): { edition: string; changes: Changes } {
  const { edition = standard, ...changes } = Object.fromEntries(
    text
      .split(/\s+/)
      .filter((word) => word.includes("="))
      .map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]),
  ) as Changes;
  return { edition, changes };
}

export function value(option: OptionInfo, edition: string, changes: Changes): string {
  return changes[option.name] ?? option.defaults[edition];
}

/** The changes with one more; what the edition says anyway is no change. */
export function change(option: OptionInfo, edition: string, changes: Changes, to: string): Changes {
  const { [option.name]: _, ...others } = changes;
  return to === option.defaults[edition] ? others : { ...others, [option.name]: to };
}

/** Those of cards, like `sector.Mineron_V.green=3`. */
export const cardWords = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => name.includes(".")));

/** What remains of the changes under another edition. */
export function carry(options: OptionInfo[], changes: Changes, edition: string): Changes {
  return options.reduce<Changes>(
    (kept, option) => (option.name in changes ? change(option, edition, kept, changes[option.name]) : kept),
    cardWords(changes),
  );
}

export function sections(options: OptionInfo[], query: string, only: (option: OptionInfo) => boolean = () => true): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (option: OptionInfo) => {
    const meanings = option.values.map((value) => meaning(option, value));
    const text = [option.name, sectionName(option.section), say(option.text), ...meanings].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const kept = options.filter((option) => only(option) && found(option));
  return [...new Set(kept.map((option) => option.section))].map((name) => ({
    name,
    options: kept.filter((option) => option.section === name),
  }));
}

/** The changes that a refusal speaks of: by name, or else by a word of it. */
export function blamed(changes: Changes, { name, values = {} }: Message): string[] {
  const said = new Set<unknown>([...name.split("-"), ...Object.keys(values), ...Object.values(values)]);
  const named = Object.keys(changes).filter((option) => said.has(option));
  return named.length ? named : Object.keys(changes).filter((option) => option.split("_").some((word) => said.has(word)));
}

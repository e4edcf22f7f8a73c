/** Finding cards by what is written on them. */

import { knows, named, say, titled } from "../words.ts";
import type { Card } from "../wire/table.ts";
import { fold, wordsOf } from "./folding.ts";

/** A card in the language that is spoken. */
export interface Entry {
  card: Card;
  title: string;
  /** What it does, a sentence each. */
  lines: string[];
  /** All that can be looked for. */
  folded: string;
}

export type Traits = Record<string, string[]>;

export interface Wish {
  kind: string;
  query: string;
  /** Of each trait that is named, one of these. */
  traits: Traits;
}

/** "m-brain" is "M-Brain"; what has a name of its own keeps it. */
function titleOf({ kind, name, title }: Card): string {
  if (title) return upper(say(title));
  return knows(`${kind}-${name}`) ? titled(named(kind, name)) : name;
}

export function entry(card: Card): Entry {
  const title = titleOf(card);
  const lines = card.does.map((line) => upper(say(line)));
  const traits = Object.entries(card.traits ?? {}).flatMap(([trait, values]) => values.map((value) => named(trait, value)));
  return { card, title, lines, folded: fold([title, ...lines, ...traits].join(" ")) };
}

const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Those that are as wished, in their order; whose name is looked for come first. */
export function find(entries: Entry[], { kind, query, traits }: Wish): Entry[] {
  const words = wordsOf(query);
  const found = entries.filter(
    ({ card, folded }) =>
      (!kind || card.kind === kind) &&
      words.every((word) => folded.includes(word)) &&
      Object.entries(traits).every(([trait, wanted]) => has(card, trait, wanted)),
  );
  const byName = ({ title }: Entry) => words.length > 0 && words.every((word) => fold(title).includes(word));
  return [...found.filter(byName), ...found.filter((one) => !byName(one))];
}

const has = (card: Card, trait: string, wanted: string[]): boolean =>
  wanted.length === 0 || (card.traits?.[trait] ?? []).some((value) => wanted.includes(value));

/** The traits that some of these cards have and not all alike, with all their values: numbers by size, words in the
 * order in which the catalogue lists them. */
export function traitsOf(cards: Card[], catalogue: unknown): Traits {
  const rank = (trait: string, value: string) => {
    const listed = (catalogue as Record<string, unknown>)[`${trait}s`];
    return Array.isArray(listed) ? listed.indexOf(value) : Number(value) || 0;
  };
  const found: Record<string, Set<string>> = {};
  for (const { traits = {} } of cards)
    for (const [trait, values] of Object.entries(traits)) for (const value of values) (found[trait] ??= new Set()).add(value);
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, values]) => values.size > 1)
      .map(([trait, values]) => [trait, [...values].sort((a, b) => rank(trait, a) - rank(trait, b))]),
  );
}

/** Cards of one kind after the other, in the order in which kinds come. */
export function byKind(entries: Entry[], kinds: string[]): { kind: string; entries: Entry[] }[] {
  return kinds
    .map((kind) => ({ kind, entries: entries.filter(({ card }) => card.kind === kind) }))
    .filter((group) => group.entries.length > 0);
}

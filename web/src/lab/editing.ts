/** Cards that are edited: words of the options' text, like `sector.Mineron_V.green=3`, beside the cards of an edition. */

import type { Changes } from "../lobby/options.ts";
import type { FigureInfo, Workshop } from "../wire/table.ts";

/** By name, as words of the options' text have them. */
export type Figures = Record<string, string>;

export interface Edited {
  kind: string;
  name: string;
  figures: Figures;
  /** As the edition has it; a new card has nothing to be compared with. */
  base: Figures | null;
  state: "same" | "changed" | "new" | "gone";
}

const LONGEST = 40;

export const keyOf = (kind: string, name: string): string => `${kind}.${name.replaceAll(" ", "_")}`;

/** Words are in no order, numbers are. */
const same = (info: FigureInfo, one: string, other: string): boolean =>
  info.words.length && info.parts > 1 ? one.split("+").sort().join() === other.split("+").sort().join() : one === other;

/** A new card as its word has it; the name of one that is called by what it is says much. */
function read(shop: Workshop, kind: string, name: string, word: string): Figures {
  const said = Object.fromEntries(
    word
      .split("/")
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
  );
  return Object.fromEntries(shop.figures[kind].map((info) => [info.name, said[info.name] ?? usual(shop, kind, name, info)]));
}

function usual(shop: Workshop, kind: string, name: string, info: FigureInfo): string {
  return (kind === shop.named_by_figures ? byName(name)[info.name] : undefined) ?? info.usual;
}

function byName(name: string): Figures {
  const [, action, cost, resource] = /^(\w+) for (\d+) (\w+)$/.exec(name) ?? [];
  return action ? { action, cost, resource } : {};
}

/** What a card is called by its figures, where it has no other name. */
export const shownName = (shop: Workshop, { kind, name, figures }: Pick<Edited, "kind" | "name" | "figures">): string =>
  kind === shop.named_by_figures ? `${figures.action} for ${figures.cost} ${figures.resource}` : name;

/** All cards of the edition with the changes, and those that came and went. */
export function edited(shop: Workshop, changes: Changes): Edited[] {
  return Object.keys(shop.figures).flatMap((kind) => {
    const listed = Object.entries({ ...shop.cards[kind], ...shop.away[kind] }).map(([name, base]) =>
      known(shop, changes, kind, name, base),
    );
    const fresh = Object.entries(changes)
      .filter(([key, word]) => key.startsWith(`${kind}.`) && word.startsWith("new"))
      .map(([key, word]): Edited => {
        const name = key.slice(kind.length + 1).replaceAll("_", " ");
        return { kind, name, figures: read(shop, kind, name, word), base: null, state: "new" };
      });
    return [...listed, ...fresh];
  });
}

function known(shop: Workshop, changes: Changes, kind: string, name: string, base: Figures): Edited {
  const key = keyOf(kind, name);
  const figures = Object.fromEntries(Object.entries(base).map(([figure, word]) => [figure, changes[`${key}.${figure}`] ?? word]));
  const away = name in shop.away[kind];
  const gone = away ? changes[key] !== "in" : changes[key] === "out";
  const differs = shop.figures[kind].some((info) => !same(info, figures[info.name], base[info.name]));
  return { kind, name, figures, base, state: gone ? "gone" : away ? "new" : differs ? "changed" : "same" };
}

const without = (changes: Changes, ...keys: string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.some((one) => key === one || key.startsWith(`${one}.`))));

/** With another figure, and with as many of what is counted beside it. */
export function changed(shop: Workshop, changes: Changes, card: Edited, figure: string, word: string): Changes {
  let [now, after] = [card, changes];
  for (const [name, said] of together(shop, card, figure, word)) {
    after = changedOne(shop, after, now, name, said);
    now = { ...now, figures: { ...now.figures, [name]: said } };
  }
  return after;
}

/** Numbers of several parts go together: one for each slot. */
function together(shop: Workshop, card: Edited, figure: string, word: string): [string, string][] {
  const count = word.split("+").length;
  const several = ({ words, parts }: FigureInfo) => !words.length && parts > 1;
  const others = shop.figures[card.kind].filter((info) => several(info) && info.name !== figure);
  if (!several(shop.figures[card.kind].find(({ name }) => name === figure)!)) return [[figure, word]];
  const filled = (parts: string[], high: number): string =>
    parts.length < count
      ? filled([...parts, String(Math.min(high, Number(parts.at(-1)) + 1))], high)
      : parts.slice(0, count).join("+");
  return [
    [figure, word],
    ...others.map(({ name, high }): [string, string] => [name, filled(card.figures[name].split("+"), high)]),
  ];
}

/** What is as the edition has it is no change. A new card that is called by what it is gets another name. */
function changedOne(shop: Workshop, changes: Changes, card: Edited, figure: string, word: string): Changes {
  if (!card.base)
    return added(shop, without(changes, keyOf(card.kind, card.name)), { ...card, figures: { ...card.figures, [figure]: word } });
  const key = `${keyOf(card.kind, card.name)}.${figure}`;
  const info = shop.figures[card.kind].find(({ name }) => name === figure)!;
  const others = without(changes, key);
  return same(info, word, card.base[figure]) ? others : { ...others, [key]: word };
}

/** With one card more. */
export function added(shop: Workshop, changes: Changes, card: Pick<Edited, "kind" | "name" | "figures">): Changes {
  const name = shownName(shop, card);
  const said = shop.figures[card.kind]
    .filter((info) => card.figures[info.name] !== usual(shop, card.kind, name, info))
    .map((info) => `${info.name}=${card.figures[info.name]}`);
  return { ...changes, [keyOf(card.kind, name)]: ["new", ...said].join("/") };
}

export function renamed(shop: Workshop, changes: Changes, card: Edited, name: string): Changes {
  return added(shop, without(changes, keyOf(card.kind, card.name)), { ...card, name });
}

/** Out of the box, or in again. */
export function taken(shop: Workshop, changes: Changes, { kind, name, state }: Edited): Changes {
  const key = keyOf(kind, name);
  const others = without(changes, key);
  const known = name in shop.cards[kind];
  if (state !== "gone") return known ? { ...others, [key]: "out" } : others;
  return known ? others : { ...others, [key]: "in" };
}

/** As the edition has it. */
export const restored = (changes: Changes, { kind, name }: Edited): Changes => without(changes, keyOf(kind, name));

/** A name that no card has, of letters that a name may have. */
export function freeName(taken: string[], wanted: string): string {
  const clean = wanted
    .replaceAll(/[^\p{L}\p{N} '-]/gu, "")
    .replaceAll(/([ '-])[ '-]+/g, "$1")
    .trim()
    .slice(0, LONGEST - 3)
    .trim();
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const names = [clean, ...Array.from({ length: 90 }, (_, i) => `${clean} ${i + 2}`)];
  return names.find((name) => name && !used.has(name.toLowerCase())) ?? clean;
}

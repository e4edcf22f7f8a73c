/** Facts and messages in the language that is spoken: the same files as Python's `words`, read the same way.
 *
 * What a value is, the last part of its name says: `seat` is whoever sits there, a word like "outpost" under
 * `structure` is the message `structure-outpost` if there is one. A name with a dot is an attribute. */

import type { FluentVariable } from "@fluent/bundle";
import { language, words } from "./languages.svelte.ts";
import type { Fact, Message } from "./wire/table.ts";
import type { Texts } from "./wire/texts.ts";

/** What somebody is called. */
export type Called = (seat: number) => string;

type Said = Record<string, FluentVariable>;

/** Before the name of each resource, where it is not taken away: `Signed.svelte` draws its shape there. */
const SIGNS = /[\uE000-\uE003]/g;

/** Without them, for whoever reads only letters. */
export const unsigned = (text: string): string => text.replace(SIGNS, "");

/** A text between its signs: what comes before the first, then each with the number of its resource. */
export function betweenSigns(text: string): { resource: number; text: string }[] {
  const parts = text.split(/([\uE000-\uE003])/);
  const signed = parts.flatMap((sign, i) => (i % 2 ? [{ resource: sign.charCodeAt(0) - 0xe000, text: parts[i + 1] }] : []));
  return [{ resource: -1, text: parts[0] }, ...signed];
}

/** A fact as a sentence; empty where nobody would want to hear it. */
export const tell = (fact: Fact, called: Called): string => unsigned(told(fact, called));

/** A message as a sentence. Without a table seats are called by their colours. */
export const say = (message: Message, called?: Called): string => unsigned(said(message, called));

/** The same with the signs of resources. */
export const signed = { tell: told, say: said };

function told(fact: Fact, called: Called): string {
  const { type: name, ...values } = fact as Fact & Record<string, unknown>;
  return said({ name, values }, called);
}

function said({ name, values = {} }: Message, called: Called = colour): string {
  const said: Said = {};
  for (const [field, value] of Object.entries(values)) Object.assign(said, filled(field.replaceAll("_", "-"), value, called));
  return format(name, said);
}

/** What is said in no language. */
export const plain = (text: string): Message => ({ name: "plain", values: { text } });

/** Whether there is such a message. */
export function knows(name: string): boolean {
  const [whole, attribute] = name.split(".");
  const message = words().getMessage(whole);
  return !!message && (!attribute || attribute in message.attributes);
}

const COLOURS = ["teal", "gold", "violet", "rose"];
const colour = (seat: number): string => named("seat", COLOURS[seat]);

function format(name: string, said: Said): string {
  const [whole, attribute] = name.split(".");
  const message = words().getMessage(whole);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? words().formatPattern(pattern, said) : "";
}

const slug = (name: string): string => name.replaceAll(" ", "-");

/** A value as words, and what a message can choose by. */
function filled(name: string, value: unknown, called: Called): Said {
  const kind = name.slice(name.lastIndexOf("-") + 1);
  if (typeof value === "string") return worded(name, kind, value, called);
  if (typeof value === "number") return { [name]: kind === "seat" ? called(value) : value };
  if (Array.isArray(value)) {
    const one = kind.replace(/s$/, "");
    return several(
      name,
      kind,
      value.map((item) => String(filled(one, item, called)[one])),
    );
  }
  const record = (value ?? {}) as Record<string, unknown>;
  if (typeof record.type === "string") return { [name]: told(record as unknown as Fact, called) };
  if (typeof record.name === "string") return { [name]: said(record as unknown as Message, called) };
  return several(
    name,
    kind,
    Object.entries(record).map(([word, n]) => many(kind, word, n as number, called)),
  );
}

/** So many of something: as it has it itself, or as all of its kind have it. */
export const counted = (kind: string, word: string, n: number): string => unsigned(many(kind, word, n, colour));

function many(kind: string, word: string, n: number, called: Called): string {
  const own = messageOf(kind, word);
  return format(knows(own) ? own : `${kind}-each`, { n, word, ...sitting(word, called) });
}

/** Where a word of several names a seat, as in "teal homeworld", the message is about any seat. */
const seatIn = (word: string): number => (word.includes(" ") ? COLOURS.findIndex((seat) => word.split(" ").includes(seat)) : -1);

function messageOf(kind: string, word: string): string {
  const seat = seatIn(word);
  return slug(`${kind}-${seat < 0 ? word : word.replace(COLOURS[seat], "seat")}`);
}

const sitting = (word: string, called: Called): Said => (seatIn(word) < 0 ? {} : { seat: called(seatIn(word)) });

function worded(name: string, kind: string, word: string, called: Called): Said {
  const known = messageOf(kind, word);
  const message = words().getMessage(known);
  if (!message) return { [name]: word, [`${name}-word`]: word };
  const gender = message.attributes.gender;
  const said: Said = { [name]: format(known, sitting(word, called)), [`${name}-word`]: word };
  return gender ? { ...said, [`${name}-gender`]: words().formatPattern(gender) } : said;
}

/** "m-brain" is "M-Brain". */
export const titled = (text: string): string => text.replace(/(^|-)\p{Ll}/gu, (start) => start.toUpperCase());

/** A word of a kind by itself: "outpost". */
export const named = (kind: string, word: string): string => unsigned(String(worded(kind, kind, word, colour)[kind]));

const several = (name: string, kind: string, parts: string[]): Said => ({
  [name]: joined(kind, parts),
  [`${name}-count`]: parts.length,
});

/** "a, b and c"; or as the kind has it. */
function joined(kind: string, parts: string[]): string {
  const own = `${kind}-comma`;
  return knows(own) ? listed(parts, own, own) : listed(parts);
}

/** "a, b and c". */
export function listed(parts: string[], last = "list-and", comma = "list-comma"): string {
  return parts.slice(1).reduce((before, after, at) => {
    return format(at === parts.length - 2 ? last : comma, { before, after });
  }, parts[0] ?? "");
}

/** The page's own texts: `page-lobby-create` is "lobby-create". */
export type Key = keyof Texts;

type Value = string | number;

export function t<K extends Key>(key: K, ...[values]: [Texts[K]] extends [never] ? [] : [Record<Texts[K], Value>]): string {
  return unsigned(format(`page-${key}`, (values ?? {}) as Said));
}

/** Our text for a name of the server's, if there is one. */
export function known(key: string, values: Record<string, Value> = {}): string | undefined {
  const name = `page-${key.replace(/[_ ]/g, "-")}`;
  return knows(name) ? unsigned(format(name, values)) : undefined;
}

export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Facts and messages in the language that is chosen: the same files as Python's `words`, read the same way.
 *
 * What a value is, the last part of its name says: `seat` is whoever sits there, a word like "outpost" under
 * `structure` is the message `structure-outpost` if there is one. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "./settings.svelte.ts";
import type { Fact } from "./wire/table.ts";

const FILES = import.meta.glob<string>("../../src/milkomeda/words/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** What somebody is called. */
export type Called = (seat: number) => string;

type Said = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();

function bundle(code: string): FluentBundle {
  const known = bundles.get(code);
  if (known) return known;
  const made = new FluentBundle(code, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${code}/`)) made.addResource(new FluentResource(text));
  }
  bundles.set(code, made);
  return made;
}

/** A fact as a sentence; empty where nobody would want to hear it. */
export function tell(fact: Fact, called: Called): string {
  const { type, ...values } = fact as Fact & Record<string, unknown>;
  return say(type, called, values);
}

export function say(name: string, called: Called, values: Record<string, unknown>): string {
  const said: Said = {};
  for (const [field, value] of Object.entries(values)) Object.assign(said, filled(field.replaceAll("_", "-"), value, called));
  return format(name, said);
}

function format(name: string, said: Said): string {
  const words = bundle(language());
  const pattern = words.getMessage(name)?.value;
  return pattern ? words.formatPattern(pattern, said) : "";
}

const slug = (name: string): string => name.replaceAll(" ", "-");

/** A value as words, and what a message can choose by. */
function filled(name: string, value: unknown, called: Called): Said {
  const kind = name.slice(name.lastIndexOf("-") + 1);
  if (typeof value === "string") return worded(name, kind, value);
  if (typeof value === "number") return { [name]: kind === "seat" ? called(value) : value };
  if (Array.isArray(value)) {
    const one = kind.replace(/s$/, "");
    return several(
      name,
      kind,
      value.map((item) => String(filled(one, item, called)[one])),
    );
  }
  if (typeof value === "object" && value && "type" in value) return { [name]: tell(value as Fact, called) };
  const parts = Object.entries(value ?? {}).map(([word, n]) => say(slug(`${kind}-${word}`), called, { n }));
  return several(name, kind, parts);
}

function worded(name: string, kind: string, word: string): Said {
  const known = slug(`${kind}-${word}`);
  const words = bundle(language());
  const message = words.getMessage(known);
  if (!message) return { [name]: word, [`${name}-word`]: word };
  const gender = message.attributes.gender;
  const said: Said = { [name]: format(known, {}), [`${name}-word`]: word };
  return gender ? { ...said, [`${name}-gender`]: words.formatPattern(gender) } : said;
}

/** A word of a kind by itself: "outpost". */
export const named = (kind: string, word: string): string => String(worded(kind, kind, word)[kind]);

const several = (name: string, kind: string, parts: string[]): Said => ({
  [name]: listed(kind, parts),
  [`${name}-count`]: parts.length,
});

/** "a, b and c"; or as the kind has it. */
function listed(kind: string, parts: string[]): string {
  const own = bundle(language()).hasMessage(`${kind}-comma`) ? `${kind}-comma` : "";
  return parts.slice(1).reduce((before, after, at) => {
    return format(own || (at === parts.length - 2 ? "list-and" : "list-comma"), { before, after });
  }, parts[0] ?? "");
}

/** Templates: an English sentence with holes, and its German.
 *
 * In English {n}, {who}, {at2} are holes (holes.ts; a digit tells two of a kind apart), and [a|b] is either.
 * In German {n} is what the hole became, and {n:Flotte|Flotten} or {structure:einen|eine|ein} the form that
 * goes with it. {say} is any sentence that can be said in German itself.
 */

import { HOLES, type Filled } from "./holes.ts";

export type Pair = readonly [english: string, german: string];

export type Say = (sentence: string) => string | undefined;

interface Template {
  shape: RegExp;
  holes: string[];
  german: string;
}

const escaped = (text: string) => text.replace(/[.*+?^$()\\]/g, "\\$&");

function compiled([english, german]: Pair): Template {
  const holes: string[] = [];
  const shape = english
    .split(/(\{\w+\}|\[[^\]]*\])/)
    .map((part) => {
      if (part.startsWith("[")) return `(?:${escaped(part.slice(1, -1))})`;
      if (!part.startsWith("{")) return escaped(part);
      const name = part.slice(1, -1);
      holes.push(name);
      return `(${kind(name) === "say" ? ".+" : HOLES[kind(name)].pattern})`;
    })
    .join("");
  return { shape: new RegExp(`^${shape}$`), holes, german };
}

const kind = (hole: string) => hole.replace(/\d+$/, "");

const firstWord = (text: string) => text.split(" ", 1)[0];

/** All templates, found by the first word of a sentence. */
export class Templates {
  private fixed: Map<string, string>;
  private byWord = new Map<string, Template[]>();
  private open: Template[] = [];

  constructor(pairs: readonly Pair[]) {
    this.fixed = new Map(pairs.filter(([english]) => !/[{[]/.test(english)));
    for (const pair of pairs) {
      const word = firstWord(pair[0]);
      if (this.fixed.has(pair[0])) continue;
      if (/[{[]/.test(word)) this.open.push(compiled(pair));
      else this.byWord.set(word, [...(this.byWord.get(word) ?? []), compiled(pair)]);
    }
  }

  translate(sentence: string, say: Say): string | undefined {
    const fixed = this.fixed.get(sentence);
    if (fixed !== undefined) return fixed;
    for (const template of [...(this.byWord.get(firstWord(sentence)) ?? []), ...this.open]) {
      const found = template.shape.exec(sentence);
      const german = found && filled(template, found, say);
      if (german) return german;
    }
    return undefined;
  }
}

function filled(template: Template, found: RegExpExecArray, say: Say): string | undefined {
  const values = new Map<string, Filled>();
  for (const [index, hole] of template.holes.entries()) {
    const value = inHole(hole, found[index + 1], say);
    if (!value) return undefined;
    values.set(hole, value);
  }
  return template.german.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, hole: string, forms?: string) => {
    const value = values.get(hole)!;
    return forms === undefined ? value.text : forms.split("|")[value.form];
  });
}

function inHole(hole: string, english: string, say: Say): Filled | undefined {
  if (kind(hole) !== "say") return HOLES[kind(hole)].fill(english);
  const text = say(english);
  return text === undefined ? undefined : { text, form: 0 };
}

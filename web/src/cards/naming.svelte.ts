/** Names of cards in what is read, and where each leads. */

import { cardsAddress } from "../pages/places.ts";
import { fold } from "./folding.ts";

/** A card as it is named in a sentence. */
export interface Name {
  kind: string;
  name: string;
  text: string;
}

export interface Link {
  text: string;
  to: string;
}

export class Names {
  private readonly addresses: Map<string, string>;
  private readonly lists: Map<string, string>;
  private readonly pattern: RegExp;

  /** Lists are named by what they are lists of. */
  constructor(game: string, options: string, names: Name[], lists: Omit<Name, "name">[] = []) {
    this.lists = new Map(lists.map(({ kind, text }) => [fold(text), cardsAddress(game, options, kind)]));
    this.addresses = new Map(names.map(({ kind, name, text }) => [text, cardsAddress(game, options, kind, name)]));
    const texts = [...this.addresses.keys()].sort((a, b) => b.length - a.length).map(escape);
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${texts.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "gu");
  }

  /** Where a text leads that is nothing but a name, or so many of something: "Outpost", "72 sectors." */
  leads(text: string): string | undefined {
    const name = text.replace(/[.:]$/, "");
    return this.addresses.get(name) ?? this.lists.get(fold(name.replace(/^\d+ /, "")));
  }

  /** A text with the cards that it names. */
  parts(text: string): (string | Link)[] {
    const parts: (string | Link)[] = [];
    let done = 0;
    for (const found of text.matchAll(this.pattern)) {
      if (found.index > done) parts.push(text.slice(done, found.index));
      parts.push({ text: found[0], to: this.addresses.get(found[0])! });
      done = found.index + found[0].length;
    }
    if (done < text.length) parts.push(text.slice(done));
    return parts;
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

let here = $state.raw<Names | null>(null);

/** The cards that are named here, until what it returns is called. */
export function naming(names: Names | null): () => void {
  here = names;
  return () => {
    if (here === names) here = null;
  };
}

export const leads = (text: string): string | undefined => here?.leads(text);

export const parts = (text: string): (string | Link)[] => here?.parts(text) ?? [text];

/** The cards of a game with some options, and its catalogue: asked for once. */

import { api } from "../api.ts";
import type { Card } from "../wire/table.ts";

export interface Known {
  cards: Card[];
  catalogue: unknown;
}

const asked = new Map<string, Promise<Known>>();

export function cardsOf(game: string, options: string): Promise<Known> {
  const key = `${game} ${options}`;
  let known = asked.get(key);
  if (!known) {
    known = Promise.all([api.cards(game, options), api.catalogue(game, options)]).then(([cards, catalogue]) => ({
      cards,
      catalogue,
    }));
    known.catch(() => asked.delete(key));
    asked.set(key, known);
  }
  return known;
}

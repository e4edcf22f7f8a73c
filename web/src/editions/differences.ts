/** What an edition of somebody's own changes: told so that one sees it at a glance. */

import { entry, type Entry } from "../cards/finding.ts";
import type { Known } from "../cards/known.ts";
import { kindName, traitName, traitWord } from "../cards/words.ts";
import { read } from "../lobby/options.ts";
import type { Card, TableInfo, Wording } from "../wire/table.ts";

export type State = "new" | "gone" | "changed";

/** A card, as it is now or was before, with the lines that differ. */
export interface CardDifference {
  entry: Entry;
  catalogue: unknown;
  state: State;
  kind: string;
  before: string[];
  after: string[];
}

/** Whether that table plays by something else than an edition as it stands. */
export const differs = ({ options, wording }: Pick<TableInfo, "options" | "wording">): boolean =>
  wording !== "" || Object.keys(read(options, "").changes).length > 0;

/** Whether an edition says anything besides its options. */
export const written = ({ name, about, passages }: Wording): boolean =>
  Boolean(name || about || Object.keys(passages ?? {}).length);

/** All that is printed on it, and played with. */
function lines(card: Card | undefined): string[] {
  if (!card || card.played === false) return [];
  const traits = Object.entries(card.traits ?? {}).map(
    ([trait, values]) => `${traitName(trait)}: ${values.map((value) => traitWord(trait, value)).join(", ")}`,
  );
  return [...entry(card).lines, ...traits];
}

export function cardDifferences(before: Known, after: Known): CardDifference[] {
  const key = ({ kind, name }: Card) => `${kind}/${name}`;
  const was = new Map(before.cards.map((card) => [key(card), card]));
  const is = new Map(after.cards.map((card) => [key(card), card]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const [old, now] = [lines(was.get(at)), lines(is.get(at))];
    if (old.join("\n") === now.join("\n")) return [];
    const state = !old.length ? "new" : now.length ? "changed" : "gone";
    const [card, { catalogue }] = state === "gone" ? [was.get(at)!, before] : [is.get(at)!, after];
    return [
      {
        entry: entry(card),
        catalogue,
        state,
        kind: kindName(card.kind),
        before: old.filter((line) => !now.includes(line)),
        after: now.filter((line) => !old.includes(line)),
      },
    ];
  });
}

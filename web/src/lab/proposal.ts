/** What of a comparison a group needs before it decides: a few differences, and what shows them. */

import { read } from "../lobby/options.ts";
import { cardWord, edition as editionName, rule } from "../lobby/words.ts";
import type { Figure, GameInfo, Gap } from "../wire/table.ts";
import type { Piece } from "./changes.ts";

/** What was found: the surest differences, what is as good as equal, and how much is open. */
export type Summary = { told: Figure[]; equal: string[]; open: number };

const ROWS = 10;
const OF_A_MEASURE = 2;
const NEAR = 7; // words beside a change

/** How large a difference is beside its interval. */
export function sureness({ apart }: Figure): number {
  if (!apart || apart.low === null || apart.high === null) return 0;
  return Math.abs(apart.value) / Math.max(apart.high - apart.low, 1e-9);
}

const differs = ({ verdict }: Figure) => verdict === "more" || verdict === "less";

/** The differences that are certain, the surest first. */
export const certain = (figures: Figure[]): Figure[] =>
  figures.filter(differs).toSorted((one, other) => sureness(other) - sureness(one));

export function summary(figures: Figure[]): Summary {
  const seen = new Map<string, number>();
  const told = certain(figures).filter(({ measure }) => {
    seen.set(measure, (seen.get(measure) ?? 0) + 1);
    return seen.get(measure)! <= OF_A_MEASURE;
  });
  const rest = figures.filter(({ measure }) => !seen.has(measure));
  const open = new Set(rest.filter(({ verdict }) => verdict === "open").map(({ measure }) => measure));
  const equal = [...new Set(rest.map(({ measure }) => measure))].filter((measure) => !open.has(measure));
  return { told: told.slice(0, ROWS), equal, open: open.size };
}

/** Of a whole game: a game shows more or less of it, and not just whether. */
const whole = ({ key, unit }: Figure) => !key && unit !== "share";

/** The difference that two games are to show: the surest of a whole game, where there is any. */
export function shown(figures: Figure[]): Figure | undefined {
  const able = figures.filter((figure) => figure.gaps.length && whole(figure));
  return certain(able)[0] ?? able.toSorted((one, other) => sureness(other) - sureness(one))[0];
}

/** A game that differs as usual, and the one that differs most, if that is another one. */
export const apartGames = ({ gaps: [usual, most] }: Figure): Gap[] => (usual.block === most.block ? [usual] : [usual, most]);

export type Rules = { edition: string; changes: string[]; cards: string[] };

/** That of an edition which is played as it stands. */
export const nameOf = ({ edition, changes, cards }: Rules): string => (changes.length || cards.length ? "" : edition);

/** An edition and what differs from it, in words: in options, and in cards. */
export function rulesIn(game: GameInfo, options: string): Rules {
  const { edition, changes } = read(options, game.editions.at(-1) ?? "");
  const [told, cards]: [string[], string[]] = [[], []];
  for (const [name, value] of Object.entries(changes)) {
    const option = game.options.find((one) => one.name === name);
    if (option) told.push(rule(option, value));
    else cards.push(`${cardWord(name, value).card}: ${cardWord(name, value).text}`);
  }
  return { edition: game.editions.length ? editionName(edition) : "", changes: told, cards };
}

/** All that differs from an edition, in words. */
export function changesIn(game: GameInfo, options: string): string[] {
  const { changes, cards } = rulesIn(game, options);
  return [...changes, ...cards];
}

/** A passage without what stays the same far from any change. */
export function brief(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) =>
    piece.kind === "same" ? { ...piece, text: near(piece.text, at > 0, at < pieces.length - 1) } : piece,
  );
}

function near(text: string, before: boolean, after: boolean): string {
  const words = text.split(/(?<=\s)/);
  const most = (before ? NEAR : 0) + (after ? NEAR : 0);
  if (words.length <= most + 1) return text;
  return [before ? words.slice(0, NEAR).join("") : "", "… ", after ? words.slice(-NEAR).join("") : ""].join("");
}

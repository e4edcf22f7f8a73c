/** What a statistic draws: a value, and between which others it truly lies. */

import { ENCYCLOPEDIA } from "../encyclopedia.ts";
import { decimal, named, t, titled } from "../words.ts";
import type { LuckLine, Mean, Rating, Statistics, Tally } from "../wire/table.ts";

export interface Figure {
  name: string;
  /** The shape that stands for it. */
  sign?: string;
  value: number;
  low: number;
  high: number;
  /** What was to be expected. */
  mark?: number;
  text: string;
}

const percent = (share: number): string => t("history-share", { share: Math.round(share * 100) });

function share({ count, of, low, high }: Tally, name: string, text: string): Figure {
  return { name, value: of ? count / of : 0, low, high, text };
}

const won = (tally: Tally, name: string): Figure => share(tally, name, t("history-tally", { count: tally.count, of: tally.of }));

export function wins({ won: all, fair, games, characters }: Statistics): Figure[] {
  const mark = games ? fair / games : 0;
  const each = characters.map((one) => won(one, titled(named("civilization", one.name))));
  return [won(all, t("history-won-all")), ...each].map((one) => ({ ...one, mark }));
}

export function actions({ game, actions }: Statistics): Figure[] {
  const { kind, signs } = ENCYCLOPEDIA[game]!.actions;
  return actions.map((one) => ({
    ...share(one, titled(named(kind, one.name)), percent(one.count / one.of)),
    sign: signs[one.name],
  }));
}

export const means = (means: Mean[], called: (name: string) => string): Figure[] =>
  means.map(({ name, mean, low, high }) => ({
    name: called(name),
    value: mean,
    low,
    high,
    text: t("history-mean", { mean: decimal(mean), strays: decimal(high - mean) }),
  }));

export const dice = (luck: LuckLine[]): Figure[] =>
  luck.map(({ what, rolled, expected, spread }) => ({
    name: titled(named("luck", what)),
    value: rolled,
    low: expected - 2 * spread,
    high: expected + 2 * spread,
    mark: expected,
    text: t("after-rolled", { rolled, expected: decimal(expected), spread: decimal(spread) }),
  }));

/** Four digits are no long number. */
export function ratingText({ rating, low, high, sure }: Rating): string {
  if (sure) return t("history-sure", { rating: String(rating), spread: high - rating });
  return t("history-unsure", { low: String(low), high: String(high) });
}

/** "+12"; nothing where nothing changed. */
export const changeText = ({ change }: Rating): string => (change ? `${change > 0 ? "+" : "−"}${Math.abs(change)}` : "");

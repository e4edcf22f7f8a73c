/** What a run found, as it is shown: by what it is about, and by measure. */

import { bot as botName } from "../lobby/words.ts";
import { decimal, listed, named, say, t } from "../words.ts";
import type { Bar, Figure } from "../wire/table.ts";

const SEATS = ["teal", "gold", "violet", "rose"];

/** A measure with its figures: one, or one a key. */
export type Panel = { measure: string; unit: string; figures: Figure[] };
export type Room = { name: string; panels: Panel[] };

export function rooms(figures: Figure[]): Room[] {
  const names = [...new Set(figures.map(({ room }) => room))];
  return names.map((name) => ({ name, panels: panels(figures.filter(({ room }) => room === name)) }));
}

function panels(figures: Figure[]): Panel[] {
  const measures = [...new Set(figures.map(({ measure }) => measure))];
  return measures.map((measure) => {
    const own = figures.filter((figure) => figure.measure === measure);
    return { measure, unit: own[0].unit, figures: own };
  });
}

export const title = (measure: string): string => say({ name: `measure-${measure}` });
export const about = (measure: string): string => say({ name: `measure-${measure}.about` });

/** A key as people call it. */
export function keyName({ key, keys }: Figure): string {
  const [kind, name] = keys === "card" ? key.split(": ") : [keys, key];
  if (kind === "seat") return named("seat", SEATS[Number(key)] ?? key);
  if (kind === "ending") return say({ name: `ending-${key}` });
  return named(kind === "character" ? "civilization" : kind, name);
}

/** Who played, each once. */
export const botNames = (bots: string[]): string => listed([...new Set(bots)].map((bot) => botName(bot.split(":")[0])));

const isShare = (unit: string) => unit === "share" || unit === "chance";

export function amount(unit: string, value: number): string {
  if (isShare(unit)) return t("lab-percent", { share: decimal(100 * value, Math.abs(value) < 0.1 ? 1 : 0) });
  return decimal(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);
}

/** "7.3 (7.0 – 7.6)" */
export function bar(unit: string, { value, low, high }: Bar): string {
  if (low === null || high === null) return t("lab-value-alone", { value: amount(unit, value) });
  return t("lab-value", { value: amount(unit, value), low: amount(unit, low), high: amount(unit, high) });
}

export function apart(unit: string, { value }: Bar): string {
  return `${value < 0 ? "−" : "+"}${amount(unit, Math.abs(value))}`;
}

/** What to say of the difference; nothing where nothing is compared. */
export function verdict({ verdict, better, more }: Figure): string {
  if (!verdict) return "";
  if (verdict === "open") return t("lab-verdict-open", { games: more });
  if (verdict === "equal") return t("lab-verdict-equal");
  if (better !== "more" && better !== "less") return t(`lab-verdict-${verdict}`);
  return better === verdict ? t("lab-verdict-better") : t("lab-verdict-worse");
}

/** Of many keys so many: those of which something is said, then those that surely occur most. Numbers stay in order. */
export function telling(figures: Figure[], count: number): Figure[] {
  const said = ({ verdict }: Figure) => (verdict === "more" || verdict === "less" ? 1 : 0);
  const most = ({ sides }: Figure) => Math.max(...sides.map(({ low }) => low ?? -Infinity));
  const first = figures.toSorted((one, other) => said(other) - said(one) || most(other) - most(one)).slice(0, count);
  return figures.every(({ key }) => /^\d+$/.test(key)) ? figures.filter((figure) => first.includes(figure)) : first;
}

/** What all bars of a panel reach, from nought on. */
export function reach(figures: Figure[]): [number, number] {
  const ends = figures.flatMap(({ sides }) => sides.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]));
  return [Math.min(0, ...ends), Math.max(0.001, ...ends)];
}

const AS = ["least", "usual", "most"] as const;

/** The games that show a figure, each once, and as what: "least and usual". */
export function showing(blocks: number[]): { block: number; as: string }[] {
  return [...new Set(blocks)].map((block) => ({
    block,
    as: listed(AS.filter((_, at) => blocks[at] === block).map((one) => t(`lab-game-${one}`))),
  }));
}

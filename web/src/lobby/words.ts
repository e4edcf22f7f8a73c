/** Small wordings of tables: editions, sections, clocks, times. */

import { language } from "../languages.svelte.ts";
import { stem } from "../stems.ts";
import { known, named, say, t } from "../words.ts";
import type { BotLevel, OptionInfo, TableInfo } from "../wire/table.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

export const game = (name: string) => known(`lobby-game-${name}`) ?? name;
export const gameAbout = (name: string) => known(`lobby-game-${name}-about`) ?? "";
export const edition = (name: string) => known(`lobby-edition-${name}`) ?? name;
/** The edition of a table: one of somebody's own by its title. */
export const tableEdition = (name: string, title: string) =>
  title ? t("editions-own", { title, edition: edition(name) }) : edition(name);
export const editionAbout = (name: string) => known(`lobby-edition-${name}-about`) ?? "";
export const section = (name: string) => named("section", name);
export const bot = (name: string) => known(`lobby-bot-${name}`) ?? name;
export const character = (name: string) => named("character", name);

/** What a level of bots is like, and how well it plays. */
export function botAbout({ about, strength }: BotLevel): string {
  return [about, strength].flatMap((one) => (one ? [say(one)] : [])).join("; ");
}

/** What a value of an option means. */
export function meaning(option: OptionInfo, value: string): string {
  if (option.kind !== "word") return named("value", value);
  return say({ name: `${option.text.name}.${value.replaceAll("_", "-")}` });
}

/** A rule in a few words; what stands in brackets is about other values. */
export function rule(option: OptionInfo, value: string): string {
  const ours = known(`lobby-rule-${option.name}`, { value: option.kind === "number" ? Number(value) : value });
  return ours ?? `${stem(say(option.text).replace(/ \(.*\)/, ""))}: ${meaning(option, value)}`;
}

export function clock(seconds: number): string {
  if (!seconds) return t("lobby-clock-off");
  if (seconds % DAY === 0) return t("lobby-clock-days", { count: seconds / DAY });
  if (seconds % MINUTE) return t("lobby-clock-seconds", { count: seconds });
  return t("lobby-clock-minutes", { count: seconds / MINUTE });
}

export function ago(since: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - since);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (seconds < MINUTE) return t("lobby-just-now");
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), "minute");
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), "hour");
  return words.format(-Math.floor(seconds / DAY), "day");
}

/** Whether it is my turn there. */
export const waitsForMe = ({ phase, waiting, mine }: TableInfo): boolean => phase === "playing" && waiting.includes(mine);

/** The time until then, roughly: "5 hours". */
export function left(until: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, until - now);
  const [unit, length] =
    seconds >= 2 * DAY ? (["day", DAY] as const) : seconds >= HOUR ? (["hour", HOUR] as const) : (["minute", MINUTE] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / length));
}

/** A word of cards, as one would say it. */
export function cardWord(key: string, word: string): { card: string; kind: string; text: string } {
  const [kind, slug, figure] = key.split(".");
  const spoken = (text: string) =>
    text
      .split("+")
      .map((part) => part.replaceAll("_", " "))
      .join(", ");
  const whole = ["in", "out"].includes(word) ? word : "new";
  const text = figure
    ? t("lab-card-word-figure", { figure: known(`lab-figure-${figure}`) ?? figure, word: spoken(word) })
    : t(`lab-card-word-${whole as "new"}`);
  return { card: slug.replaceAll("_", " "), kind: known(`cards-kind-${kind}`) ?? kind, text };
}

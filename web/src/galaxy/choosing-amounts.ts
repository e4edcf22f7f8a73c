/** Answers that are amounts of several things: ships by type, resources by colour, fleets by site. */

import type { Picture } from "../wire/milkomeda.ts";
import type { Choice, Question } from "../wire/table.ts";
import { isPossible } from "./choosing-narrow.ts";
import { SHIPS } from "./rows.ts";

export const COLOURS = ["blue", "orange", "red", "green"] as const;

export interface Amounts {
  prefix: string;
  names: string[];
  /** The most of each. */
  most: number[];
  /** What they must add up to; null if that is free. */
  total: number | null;
  /** How the answer is spelt when all are zero; empty if that is no answer. */
  nothing: string;
  wishes: string[];
}

export type Counts = Readonly<Record<string, number>>;

const PREFIXES: Record<string, string> = {
  configure: "",
  allocate: "hit ",
  bonus: "take ",
  offer: "offer ",
  build: "build fleets ",
  "boost-explore": "spend ",
  "boost-move": "spend ",
};
const PAIRS = /^\d+ \S+( \d+ \S+)*$/;

/** "2 beam 1 drone" by name; null if it is not like that. */
export function readCounts(text: string): Counts | null {
  if (!PAIRS.test(text)) return null;
  const words = text.split(" ");
  const counts: Record<string, number> = {};
  for (let at = 0; at < words.length; at += 2) counts[words[at + 1]] = Number(words[at]);
  return counts;
}

/** What the question wants amounts of; null if it wants something else. */
export function amountsOf(question: Question, picture: Picture, seat: number): Amounts | null {
  if (question.step === "command") return ofCommand(question);
  const prefix = PREFIXES[question.step];
  if (prefix === undefined) return null;
  if (question.step === "offer") return ofOffer(picture, seat);
  if (question.step === "configure") {
    const fleets = picture.battle?.sides.find((side) => side.seat === seat)?.fleets ?? 0;
    return { prefix, names: [...SHIPS], most: SHIPS.map(() => fleets), total: fleets, nothing: "", wishes: [] };
  }
  return ofChoices(question, prefix);
}

/** Command Points: how they may be spent together only the choices know. */
function ofCommand({ choices }: Question): Amounts {
  const spent = (name: string) => Math.max(...choices.map(({ fields = {} }) => Number(fields[name])));
  const names = Object.keys(choices[0].fields ?? {}).filter((name) => spent(name) > 0);
  return { prefix: "", names, most: names.map(spent), total: null, nothing: "", wishes: [] };
}

/** The choice of just these amounts; what is not counted is none. */
export function countedBy(choices: readonly Choice[], counts: Counts): Choice | undefined {
  return choices.find(({ fields = {} }) => Object.entries(fields).every(([name, count]) => count === (counts[name] ?? 0)));
}

function ofOffer(picture: Picture, seat: number): Amounts {
  const places = picture.players.map((_, index) => `place ${index + 1}`);
  const refreshes = picture.proposed.length ? [] : picture.display.map(({ number }) => `refresh ${number}`);
  return {
    prefix: "offer ",
    names: [...COLOURS],
    most: picture.players[seat].storage,
    total: null,
    nothing: "no offer",
    wishes: [...places, ...refreshes],
  };
}

function ofChoices(question: Question, prefix: string): Amounts | null {
  const offered = question.choices
    .filter((choice) => isPossible(choice) && choice.text.startsWith(prefix))
    .map((choice) => readCounts(choice.text.slice(prefix.length)))
    .filter((counts) => counts !== null);
  if (!offered.length) return null;
  const names = [...new Set(offered.flatMap((counts) => Object.keys(counts)))];
  const order: readonly string[] = question.step === "allocate" ? SHIPS : question.step === "bonus" ? COLOURS : names;
  names.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const sums = new Set(offered.map(sumOf));
  const spends = prefix === "spend ";
  return {
    prefix,
    names,
    most: names.map((name) => Math.max(...offered.map((counts) => counts[name] ?? 0))),
    total: sums.size === 1 && !spends && question.step !== "build" ? [...sums][0] : null,
    nothing: spends ? `spend 0 ${names[0]}` : "",
    wishes: [],
  };
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The answer as it is spelt; empty while it is none. */
export function spellAmounts(amounts: Amounts, counts: Counts, wish = ""): string {
  const parts = amounts.names.filter((name) => counts[name]).map((name) => `${counts[name]} ${name}`);
  if (amounts.total !== null && sumOf(counts) !== amounts.total) return "";
  if (!parts.length) return amounts.nothing;
  return amounts.prefix + parts.join(" ") + (wish ? ` for ${wish}` : "");
}

/** One more or fewer of something, as far as that goes. */
export function added(amounts: Amounts, counts: Counts, name: string, by: number): Counts {
  const at = amounts.names.indexOf(name);
  if (at < 0) return counts;
  const room = amounts.total === null ? Infinity : amounts.total - sumOf(counts);
  const now = counts[name] ?? 0;
  const then = Math.max(0, Math.min(now + Math.min(by, room), amounts.most[at]));
  return { ...counts, [name]: then };
}

/** As even as it gets, the first ones getting what is left over. */
export function evenly({ names, total }: Amounts): Counts {
  const all = total ?? 0;
  const each = Math.floor(all / names.length);
  return Object.fromEntries(names.map((name, at) => [name, each + (at < all % names.length ? 1 : 0)]));
}

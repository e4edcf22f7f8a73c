/** The seats of a table: their colours, and what to call whoever sits there. */

import { language } from "../settings.svelte.ts";
import { say, t, type Key } from "../texts/index.ts";
import type { Seat } from "../wire/table.ts";

export const COLOURS = ["teal", "gold", "violet", "rose"] as const;

export function colourName(seat: number): string {
  return t(`table.colour.${COLOURS[seat]}` satisfies Key);
}

/** Whoever sits there: a person's name, or the colour. */
export function nameOf(seats: Seat[], seat: number): string {
  const { kind, name } = seats[seat];
  return kind === "person" && name ? name : colourName(seat);
}

/** A sentence of the engine's, which knows only the colours, with the names of those who sit there. */
export function called(seats: Seat[], sentence: string): string {
  const words = COLOURS.map((colour, seat) => (language() === "en" ? colour : colourName(seat)));
  const name = (word: string) => {
    const seat = words.indexOf(word);
    return seat < seats.length ? nameOf(seats, seat) : word;
  };
  return say(sentence).replace(new RegExp(`\\b(?:${words.join("|")})\\b`, "g"), name);
}

/** "Ada", "Ada and Gold", "Ada, Gold and Violet". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("table.and", { some: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Who won, in a few words. */
export function victory(seats: Seat[], winners: number[], mine: number): string {
  if (winners.length === 1 && winners[0] === mine) return t("after.youWin");
  return t(winners.length > 1 ? "after.winMany" : "after.wins", { names: listed(winners.map((seat) => nameOf(seats, seat))) });
}

/** What happens now, in one line. */
export function status(seats: Seat[], waiting: number[], mine: number): string {
  if (waiting.includes(mine)) return t("table.yourTurn");
  if (!waiting.length) return t("table.moment");
  const names = listed(waiting.map((seat) => nameOf(seats, seat)));
  return t(waiting.length > 1 ? "table.thinkMany" : "table.thinks", { names });
}

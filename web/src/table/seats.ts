/** The seats of a table: their colours, and what to call whoever sits there. */

import { bot as botName } from "../lobby/words.ts";
import { listed, named, say, t, tell, titled, type Called } from "../words.ts";
import type { Ending, Seat } from "../wire/table.ts";

export const COLOURS = ["teal", "gold", "violet", "rose"] as const;

export function colourName(seat: number): string {
  return titled(named("seat", COLOURS[seat]));
}

/** For styles; nobody's is faint. */
export function seatColour(seat: number): string {
  return `var(--${COLOURS[seat] ?? "faint"})`;
}

/** A bot without a name of its own goes by its level. */
export const isNamed = ({ kind, name, bot }: Pick<Seat, "kind" | "name" | "bot">): boolean =>
  name !== "" && !(kind === "bot" && name === bot);

/** Whoever sits there: by name, or else by colour. */
export function nameOf(seats: Seat[], seat: number): string {
  return isNamed(seats[seat]) ? seats[seat].name : colourName(seat);
}

/** What there is to know about a bot: its character, and what that likes. Nothing where it has none. */
export function characterOf({ character, bot }: Seat): { title: string; text: string[] } | null {
  if (!character) return null;
  const about = say({ name: `character-${character}.about` });
  return {
    title: `${titled(named("character", character))} · ${botName(bot)}`,
    text: [`${about[0].toUpperCase()}${about.slice(1)}.`],
  };
}

/** What sentences call the seats: by name, where somebody sits there. */
export function naming(seats: Seat[]): Called {
  return (seat) => (seat < seats.length ? nameOf(seats, seat) : colourName(seat));
}

/** The points of each seat, all sources together. */
export function totals({ points }: Ending): number[] {
  return points.map((sources) => sources.reduce((all, one) => all + one, 0));
}

/** Who won, and by what: a heading, and a sentence where the heading does not say it all. */
export function victory(seats: Seat[], ending: Ending, mine: number): { heading: string; sentence: string } {
  const sentence = tell(ending.verdict, naming(seats));
  const [first, second] = totals(ending).toSorted((a, b) => b - a);
  if (ending.winners.length > 1 || ending.winners[0] !== mine) return { heading: sentence.replace(/\.$/, ""), sentence: "" };
  return { heading: t("after-you-win", { count: first }), sentence: first === second ? sentence : "" };
}

/** What happens now, in one line. */
export function status(seats: Seat[], waiting: number[], mine: number): string {
  if (waiting.includes(mine) && !seats[mine].bot) return t("table-your-turn");
  if (!waiting.length) return t("table-moment");
  const names = listed(waiting.map((seat) => nameOf(seats, seat)));
  return t("table-thinks", { names, count: waiting.length });
}

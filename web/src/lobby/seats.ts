/** Who is to sit where at a new table. */

import type { BotLevel, GameInfo, NewTable, SeatWish } from "../wire/table.ts";
import { read, spell } from "./options.ts";

const OPEN: SeatWish = { kind: "open" };

/** What is chosen from a list: "me", "open" or a level of bots. */
export function seatWish(chosen: string): SeatWish {
  return chosen === "me" || chosen === "open" ? { kind: chosen } : { kind: "bot", bot: chosen };
}

export const chosenOf = ({ kind, bot }: SeatWish): string => (kind === "bot" ? bot! : kind);

/** The seats for another number of players: those that stay keep their wishes, new ones are open. */
export function resized(wishes: SeatWish[], count: number): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => wishes[seat] ?? OPEN);
}

/** One wish changed. Nobody sits in two seats, so who moves leaves the old one open. */
export function reseated(wishes: SeatWish[], seat: number, wish: SeatWish): SeatWish[] {
  return wishes.map((old, i) => (i === seat ? wish : wish.kind === "me" && old.kind === "me" ? OPEN : old));
}

/** The characters that a bot of that level may have; none for a seat that is nobody's. */
export function charactersOf(bots: readonly BotLevel[], level = ""): readonly string[] {
  return bots.find(({ name }) => name === level)?.characters ?? [];
}

/** The bot that is offered first: the one that nobody waits for, or else the best. */
export function usualBot(bots: readonly BotLevel[]): string {
  return (bots.find(({ name }) => name === "reflex") ?? bots.at(-1))?.name ?? "";
}

export const PACES = ["calm", "usual", "brisk"] as const;

/** Whom a quick game is against. */
export type Against = { bots: number; level: string; pace: (typeof PACES)[number] };

/** As it was wished, where that can still be had; otherwise as many of the usual bots as there are seats. */
export function against(game: GameInfo, wished: Partial<Against>): Against {
  const counts = game.player_counts.map((count) => count - 1);
  return {
    bots: counts.find((count) => count === wished.bots) ?? Math.max(...counts),
    level: game.bots.find(({ name }) => name === wished.level)?.name ?? usualBot(game.bots),
    pace: PACES.find((pace) => pace === wished.pace) ?? "usual",
  };
}

/** The newest edition, as a quick game has it; me, and bots everywhere else. */
export function quickTable(game: GameInfo, { bots, level, pace }: Against): NewTable {
  const { edition, changes } = read(game.quick, game.editions.at(-1) ?? "");
  return {
    game: game.name,
    options: spell(edition, changes),
    seats: ["me", ...Array<string>(bots).fill(level)].map(seatWish),
    private: true,
    hints: true,
    pace,
  };
}

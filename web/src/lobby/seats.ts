/** Who is to sit where at a new table. A wish is "me", "open" or the name of a bot. */

import type { GameInfo, NewTable, SeatWish } from "../wire/table.ts";
import { spell } from "./options.ts";

export type Wish = string;

export function seatWish(wish: Wish): SeatWish {
  return wish === "me" || wish === "open" ? { kind: wish } : { kind: "bot", bot: wish };
}

/** The seats for another number of players: those that stay keep their wishes, new ones are open. */
export function resized(wishes: Wish[], count: number): Wish[] {
  return Array.from({ length: count }, (_, seat) => wishes[seat] ?? "open");
}

/** One wish changed. Nobody sits in two seats, so who moves leaves the old one open. */
export function reseated(wishes: Wish[], seat: number, wish: Wish): Wish[] {
  return wishes.map((old, i) => (i === seat ? wish : wish === "me" && old === "me" ? "open" : old));
}

/** The newest edition, me, and the strongest bots everywhere else. */
export function quickTable(game: GameInfo): NewTable {
  const bot = game.bots.at(-1)?.name ?? "";
  const count = Math.max(...game.player_counts);
  return {
    game: game.name,
    options: spell(game.editions.at(-1) ?? "", {}),
    seats: ["me", ...Array<Wish>(count - 1).fill(bot)].map(seatWish),
    private: true,
  };
}

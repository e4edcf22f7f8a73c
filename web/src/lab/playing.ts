/** Playing by rules that somebody works on. */

import { api } from "../api.ts";
import { go } from "../route.svelte.ts";
import type { NewTable } from "../wire/table.ts";

/** Opens a table by these rules: me, and a bot in each other seat. */
export async function playBy(rules: Pick<NewTable, "game" | "options" | "wording">, bots: string[]) {
  const others = bots.slice(1).map((bot) => ({ kind: "bot" as const, bot: bot.split(":")[0] }));
  const table = await api.create({ ...rules, seats: [{ kind: "me" }, ...others], private: true, hints: true });
  go(`/table/${table.id}`);
}

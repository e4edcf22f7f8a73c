/** What this table cannot do, and why: known as soon as somebody looks. */

import { api } from "../api.ts";
import type { Lacking } from "../wire/table.ts";

export const house = $state({ lacks: {} as Lacking });

export async function look(): Promise<void> {
  house.lacks = await api.lacking();
}

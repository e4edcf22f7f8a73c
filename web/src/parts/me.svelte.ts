/** Who I am to the server. I am made known to it with my first deed, not before. */

import { untrack } from "svelte";
import { api } from "../api.ts";
import { friendlyName } from "../lobby/names.ts";
import type { Person, TableInfo } from "../wire/table.ts";

export const me = $state({ name: friendlyName(), known: false, tables: [] as TableInfo[] });

export function take(person: Person): void {
  me.known = person.name !== "";
  if (me.known) me.name = person.name;
  me.tables = person.tables ?? [];
}

export async function meet(): Promise<void> {
  take(await api.me());
}

export async function introduce(name: string): Promise<void> {
  take(await api.hello(name));
}

/** This browser knows nobody any more. */
export function leave(): void {
  Object.assign(me, { name: friendlyName(), known: false, tables: [] });
}

/** Before a deed that needs a name. Whoever has one keeps it, even if asking for it failed before. */
export async function beKnown(): Promise<void> {
  if (!untrack(() => me.known)) await meet(); // no effect that waits for it is to begin again when it has come
  if (!me.known) await introduce(me.name);
}

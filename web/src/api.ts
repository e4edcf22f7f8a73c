/** The server, over HTTP. Every failure is an Error with one readable sentence. */

import { unique } from "./parts/unique.ts";
import type * as wire from "./wire/table.ts";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => null);
    throw new Error((problem as wire.Problem | null)?.problem ?? `${response.status} ${response.statusText}`);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const api = {
  games: () => call<wire.GameInfo[]>("GET", "/games"),
  catalogue: <T>(game: string) => call<T>("GET", `/games/${game}/catalogue`),
  rulebook: (game: string, options: string, language: string) =>
    call<wire.Rulebook>("GET", `/games/${game}/rulebook?${new URLSearchParams({ options, language })}`),

  me: () => call<wire.Person>("GET", "/me"),
  hello: (name: string) => call<wire.Person>("POST", "/me", { name } satisfies wire.Hello),
  recovery: () => call<wire.Recovery>("POST", "/me/recovery"),
  recover: (recovery: string) => call<wire.Person>("POST", "/me/recover", { recovery } satisfies wire.Recovery),

  tables: () => call<wire.TableInfo[]>("GET", "/tables"),
  table: (id: string) => call<wire.TableInfo>("GET", `/tables/${id}`),
  create: (table: wire.NewTable) => call<wire.TableInfo>("POST", "/tables", { ...table, salt: unique() }),
  join: (id: string, seat = -1) =>
    call<wire.TableInfo>("POST", `/tables/${id}/join`, { seat, salt: unique() } satisfies wire.Join),
  setSeat: (id: string, seat: number, wish: wire.SeatWish) =>
    call<wire.TableInfo>("PUT", `/tables/${id}/seats/${seat}`, wish),

  aftermath: (id: string) => call<wire.Aftermath>("GET", `/tables/${id}/aftermath`),
  moment: (id: string, at: number) => call<wire.Moment>("GET", `/tables/${id}/moments/${at}`),
  fork: (id: string, fork: wire.Fork) => call<wire.TableInfo>("POST", `/tables/${id}/fork`, fork),
  logAddress: (id: string) => `/api/tables/${id}/log`,
};

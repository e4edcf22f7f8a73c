/** The server, over HTTP. What it refuses is a Refusal. */

import { promised as promises, type Promised } from "./parts/promised.ts";
import { unique } from "./parts/unique.ts";
import { plain } from "./words.ts";
import type * as wire from "./wire/table.ts";

/** Not done, and why. */
export class Refusal extends Error {
  readonly problem: wire.Message;

  constructor(problem: wire.Message) {
    super(problem.name);
    this.problem = problem;
  }
}

async function called(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as wire.Problem | null;
    throw new Refusal(said?.problem ?? plain(`${response.status} ${response.statusText}`));
  }
  return response;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await called(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A word is added only after the fingerprint was shown, and both are remembered. */
async function withWord(
  hash: string | Promise<wire.Promised>,
  act: (promised: Promised) => Promise<wire.TableInfo>,
): Promise<wire.TableInfo> {
  const promised = { hash: typeof hash === "string" ? hash : (await hash).hash, salt: unique() };
  const table = await act(promised);
  promises.set(table.id, promised);
  return table;
}

const promise = () => call<wire.Promised>("POST", "/promise");

export const api = {
  games: () => call<wire.GameInfo[]>("GET", "/games"),
  catalogue: <T>(game: string, options = "") =>
    call<T>("GET", `/games/${game}/catalogue?${new URLSearchParams(options ? { options } : {})}`),
  cards: (game: string, options: string) => call<wire.Card[]>("GET", `/games/${game}/cards?${new URLSearchParams({ options })}`),
  workshop: (game: string, options: string) =>
    call<wire.Workshop>("GET", `/games/${game}/workshop?${new URLSearchParams({ options })}`),
  editionFile: (game: string, edition: wire.OwnEdition) =>
    called("POST", `/games/${game}/file`, edition).then((file) => file.blob()),
  /** On paper, as single pictures, as a virtual table: how is said beside it. */
  printed: (game: string, as: string, about: Record<string, string>) =>
    called("GET", `/games/${game}/${as}?${new URLSearchParams(about)}`).then((file) => file.blob()),
  /** It leads to where the picture is. */
  pictureAddress: (game: string, about: Record<string, string>) => `/api/games/${game}/sheets/now?${new URLSearchParams(about)}`,
  openEdition: (game: string, text: string) =>
    call<wire.OwnEdition>("POST", `/games/${game}/edition`, { text } satisfies wire.EditionFile),
  remarks: (game: string, options: string) =>
    call<wire.Remark[]>("GET", `/games/${game}/remarks?${new URLSearchParams({ options })}`),
  /** Under which mark they can be read. */
  lend: (game: string, options: string, wording: wire.Wording) =>
    call<wire.Lent>("POST", `/games/${game}/wording`, { options, wording, source: "" } satisfies wire.OwnEdition),
  wording: (mark: string) => call<wire.Wording>("GET", `/wordings/${mark}`),
  bookletAddress: (
    game: string,
    about: { options: string; wording: string; language: string; part: string; form: "pdf" | "zip" },
  ) => `/api/games/${game}/booklet?${new URLSearchParams(about)}`,
  /** What changes from those options to these. */
  changes: (game: string, before: string, options: string, language: string, wording: string) =>
    call<wire.Rulebook>("GET", `/games/${game}/rulebook?${new URLSearchParams({ before, options, language, wording })}`),
  /** With its pictures and links, or as plain text. */
  rulebook: (game: string, options: string, language: string, wording = "", part: string = "look-up", pictured = true) =>
    call<wire.Rulebook>(
      "GET",
      `/games/${game}/rulebook?${new URLSearchParams({ options, language, wording, part, pictured: String(pictured) })}`,
    ),

  odds: (game: string, clash: wire.Clash) => call<wire.Odds[]>("POST", `/games/${game}/odds`, clash),

  record: (wish: wire.NewRecording) => call<wire.TableInfo>("POST", "/recordings", wish),
  takePen: (id: string, pen: string) => call<wire.TableInfo>("POST", `/tables/${id}/pen`, { pen } satisfies wire.Pen),

  me: () => call<wire.Person>("GET", "/me"),
  hello: (name: string) => call<wire.Person>("POST", "/me", { name } satisfies wire.Hello),
  recovery: () => call<wire.Recovery>("POST", "/me/recovery"),
  signOut: (where: wire.SignOut["where"]) => call<wire.Person>("POST", "/me/sign-out", { where } satisfies wire.SignOut),
  forget: () => call<wire.Person>("DELETE", "/me"),
  dataAddress: "/api/me/data",
  recover: (recovery: string) => call<wire.Person>("POST", "/me/recover", { recovery } satisfies wire.Recovery),

  history: (narrowing: string) => call<wire.History>("GET", `/me/history${narrowing && `?${narrowing}`}`),
  statistics: (game: string) => call<wire.Statistics>("GET", `/me/statistics/${game}`),
  keep: (kept: wire.Kept) => call<wire.Kept>("PUT", "/me/kept", kept),
  ratings: (id: string) => call<wire.Ratings>("GET", `/tables/${id}/ratings`),

  ways: () => call<wire.Ways>("GET", "/me/ways"),
  addWay: (way: wire.NewWay) => call<wire.TellWay>("POST", "/me/ways", way),
  speak: (language: string) => call<null>("PUT", "/me/ways", { language } satisfies wire.Speak),
  testWay: (id: string) => call<null>("POST", `/me/ways/${id}/test`),
  removeWay: (id: string) => call<null>("DELETE", `/me/ways/${id}`),
  hooks: (table: string) => call<wire.TellWay[]>("GET", `/tables/${table}/hook`),
  setHook: (table: string, hook: wire.NewHook) => call<wire.TellWay>("PUT", `/tables/${table}/hook`, hook),
  confirmMail: (secret: string) => call<null>("POST", "/mail/confirm", { secret } satisfies wire.MailLink),
  stopMail: (secret: string) => call<null>("POST", `/mail/stop/${secret}`),

  tables: () => call<wire.TableInfo[]>("GET", "/tables"),
  table: (id: string) => call<wire.TableInfo>("GET", `/tables/${id}`),
  create: (table: wire.NewTable) =>
    withWord(promise(), (promised) => call("POST", "/tables", { ...table, ...promised } satisfies wire.NewTable)),
  close: (id: string) => call<null>("DELETE", `/tables/${id}`),
  join: ({ id, fairness }: wire.TableInfo, seat = -1) =>
    withWord(fairness.hash, ({ salt }) => call("POST", `/tables/${id}/join`, { seat, salt } satisfies wire.Join)),
  setSeat: (id: string, seat: number, wish: wire.SeatWish) => call<wire.TableInfo>("PUT", `/tables/${id}/seats/${seat}`, wish),

  review: (id: string) => call<wire.Review>("GET", `/tables/${id}/review`),
  aftermath: (id: string) => call<wire.Aftermath>("GET", `/tables/${id}/aftermath`),
  moment: (id: string, at: number) => call<wire.Moment>("GET", `/tables/${id}/moments/${at}`),
  fork: (id: string, fork: wire.Fork) =>
    withWord(promise(), (promised) => call("POST", `/tables/${id}/fork`, { ...fork, ...promised } satisfies wire.Fork)),
  rematch: (id: string) =>
    withWord(promise(), (promised) => call("POST", `/tables/${id}/rematch`, promised satisfies wire.Rematch)),

  lacking: () => call<wire.Lacking>("GET", "/lacking"),

  lab: () => call<wire.Laboratory>("GET", "/lab"),
  runs: () => call<wire.RunInfo[]>("GET", "/lab/runs"),
  beginRun: (run: wire.NewRun) => call<wire.RunInfo>("POST", "/lab/runs", run),
  run: (id: string) => call<wire.RunFound>("GET", `/lab/runs/${id}`),
  stopRun: (id: string, stopped: boolean) => call<wire.RunInfo>("PUT", `/lab/runs/${id}`, { stopped } satisfies wire.RunWish),
  deleteRun: (id: string) => call<null>("DELETE", `/lab/runs/${id}`),
  runGame: (id: string, side: number, block: number) => call<wire.TableInfo>("POST", `/lab/runs/${id}/games/${side}/${block}`),

  playAgain: (id: string, wish: wire.WhatIf) => call<wire.RunInfo>("POST", `/tables/${id}/again`, wish),

  address: (id: string) => `/api/tables/${id}`,
  logAddress: (id: string) => `/api/tables/${id}/log`,
};

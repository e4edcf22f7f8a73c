/** Leaping through a game. */

import type { Chapter } from "../wire/table.ts";

/** What one leaps between. */
export const KINDS = ["all", "round", "fight", "milestone"] as const;
export type Kind = (typeof KINDS)[number];

export function ofKind(chapters: Chapter[], kind: Kind): Chapter[] {
  return kind === "all" ? chapters : chapters.filter((one) => one.kind === kind);
}

/** The chapter before or after a moment; beyond the first and the last lie the game's ends. */
export function leap(chapters: Chapter[], at: number, ahead: boolean, last: number): number {
  const stops = [0, ...chapters.map((one) => one.at), last];
  return (ahead ? stops.find((one) => one > at) : stops.findLast((one) => one < at)) ?? at;
}

/** How far it is to the end of the game, by every way there, and who could bring it. */

import { nameOf } from "../table/seats.ts";
import { listed, t } from "../words.ts";
import type { Ender, Picture, Way } from "../wire/milkomeda.ts";
import type { Seat } from "../wire/table.ts";

type Kind = "sectors" | "cards" | "slots" | "rounds";

export interface Gauge {
  kind: string;
  /** Sectors, claims or rounds that are missing. */
  missing: number;
  /** How much of the way lies behind, from 0 to 1. */
  done: number;
  name: string;
  count: string;
  about: string[];
  nearest: boolean;
}

export function gauges(picture: Picture): Gauge[] {
  const steps = picture.ends.map((way) => stepsTo(picture, way));
  const missing = steps.map(({ left }) => left);
  return picture.ends.map((way, i) => ({
    kind: way.kind,
    missing: missing[i],
    done: 1 - missing[i] / steps[i].of,
    name: t(`galaxy-way-${way.kind as Kind}`),
    count: t(`galaxy-way-count-${way.kind as Kind}`, {
      left: way.left,
      done: way.of - way.left,
      of: way.of,
      round: picture.round,
    }),
    about: about(picture, way, missing[i]),
    nearest: i === missing.indexOf(Math.min(...missing)),
  }));
}

/** A way in what must still happen on it: what fills objectives is claims. */
function stepsTo(picture: Picture, { kind, left, of }: Way): { left: number; of: number } {
  if (kind !== "cards") return { left, of };
  const least = (counts: number[], cards: number) =>
    counts
      .toSorted((a, b) => a - b)
      .slice(0, cards)
      .reduce((all, count) => all + count, 0);
  const open = picture.objectives.map(({ slots }) => slots.filter((seat) => seat < 0).length);
  return {
    left: least(open.filter(Boolean), left),
    of: least(
      picture.objectives.map(({ slots }) => slots.length),
      of,
    ),
  };
}

function about(picture: Picture, way: Way, steps: number): string[] {
  const lines = [t("galaxy-ends", { when: when(way) })];
  if (way.kind === "cards") lines.push(t("galaxy-claims-missing", { count: steps }));
  if (way.kind === "sectors" && picture.top.length) lines.push(t("galaxy-top", { cards: picture.top.join(", ") }));
  return [...lines, t("galaxy-most-win")];
}

function when({ kind, of }: Way): string {
  return t(`galaxy-when-${kind as Kind}`, { of });
}

/** By which rules this table comes to its end, in a sentence. */
export function endsWhen({ ends }: Picture): string {
  return t("galaxy-ends", { when: listed(ends.map(when), "list-or") });
}

/** Who could end the game, a sentence each. */
export function warnings(picture: Picture, seats: Seat[], you: number): string[] {
  if (picture.phase === "over") return [];
  const lines = endersOf(picture).map((seat) => {
    const time = isNow(picture, seat) ? "now" : "next";
    const ways = picture.enders
      .filter((ender) => ender.seat === seat)
      .map(({ kind, card }) => t(`galaxy-by-${kind as Exclude<Kind, "rounds">}`, { card }));
    const how = listed([...new Set(ways)], "list-or");
    return seat === you
      ? t(`galaxy-could-end-you-${time}`, { how })
      : t(`galaxy-could-end-one-${time}`, { who: nameOf(seats, seat), how });
  });
  return isLast(picture) ? [t("galaxy-last-round"), ...lines] : lines;
}

/** All of them in one line. */
export function warning(picture: Picture, seats: Seat[], you: number): string {
  const lines = warnings(picture, seats, you);
  if (lines.length < 2 || isLast(picture)) return lines[0] ?? "";
  const others = endersOf(picture).flatMap((seat) => (seat === you ? [] : [nameOf(seats, seat)]));
  if (isNow(picture, you)) return t("galaxy-could-end-first", { others: listed(others) });
  const me = lines.length > others.length ? [t("table-you")] : [];
  return t("galaxy-could-end-many", { who: [...others, ...me].join(", ") });
}

/** Whether this round is the last one, by its number or because the end is reached. */
const isLast = ({ ends }: Picture): boolean => ends.some(({ kind, left }) => left === (kind === "rounds" ? 1 : 0));

const endersOf = ({ enders }: Picture): number[] => [...new Set(enders.map(({ seat }) => seat))];

/** Whether a seat could end the game in the turn that it has. */
function isNow({ active, main, enders }: Picture, seat: number): boolean {
  const may = ({ kind }: Ender) => kind !== "sectors" || main === "" || main === "explore";
  return seat === active && enders.some((ender) => ender.seat === seat && may(ender));
}

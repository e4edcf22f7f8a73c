/** Where advice is seen: the map and the cards beside it show what it says by name. */

import { type Part, type Parts, kindOf } from "../table/spelling.ts";
import { pointedBy } from "./choosing-targets.ts";
import type { Hint, Route } from "./pointing.ts";

export const NO_HINT: Hint = { ghost: null, routes: [], cells: new Set(), things: new Set() };

/** A second action of the turn is another matter. */
const begins = (parts: Parts): boolean => "action" in parts || "position" in parts;

/** Answers by name, one after the other: fleets that are brought go to the cell that was named before. */
export function hintOf(answers: readonly Parts[]): Hint {
  const routes: Route[] = [];
  const cells = new Set<string>();
  const things = new Set<string>();
  let ghost: Hint["ghost"] = null;
  let named = "";
  for (const [at, parts] of answers.entries()) {
    if (at && begins(parts)) break;
    const { from_cell: from, to_cell: to = named, fleets, sector, cell, turned = 0 } = parts;
    if (from !== undefined && to) sent(routes, { from: String(from), to: String(to), fleets: Number(fleets) });
    else if (sector !== undefined && cell !== undefined && !ghost)
      ghost = { card: String(sector), cell: String(cell), turned: Number(turned), possible: true, why: "" };
    for (const [name, part] of Object.entries(parts)) for (const one of cellsOf(name, part)) cells.add(one);
    for (const [thing] of pointedBy(parts)) things.add(thing);
    if (cell !== undefined) named = String(cell);
  }
  return { ghost, routes, cells, things };
}

/** Fleets that go the same way are one group, however many answers send them. */
function sent(routes: Route[], { from, to, fleets }: Route): void {
  const same = routes.find((route) => route.from === from && route.to === to);
  if (same) same.fleets += fleets;
  else routes.push({ from, to, fleets });
}

function cellsOf(name: string, part: Part): string[] {
  if (kindOf(name) === "sites") return Object.keys(part);
  return ["cell", "cells"].includes(kindOf(name)) ? [part].flat().map(String) : [];
}

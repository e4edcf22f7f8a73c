/** What can be pointed at: cells of the map, and things beside it. */

import { noted, targetOf, type Target } from "../board/target.ts";
import { called } from "../table/here.svelte.ts";
import type { Parts, Value } from "../table/spelling.ts";
import type { Catalogue, SectorCard } from "../wire/milkomeda.ts";
import type { Choice, Message } from "../wire/table.ts";
import { say } from "../words.ts";
import { type Picks, cellParts, fitting, isPossible, partOf, settle, valuesOf } from "./choosing-narrow.ts";
import { COLOURS, sectorCard } from "./lookup.ts";

export interface Thing {
  target: Target;
  picks: Picks;
}

/** The cells of the part that is open now; and of those already picked, to change one's mind. */
export function targetsOf(choices: readonly Choice[], picks: Picks, step: string, catalogue: Catalogue): Map<string, Target> {
  const found = new Map<string, Target>();
  const names = cellParts(choices);
  const meaning = (choice: Choice) =>
    [noted(choice) || pointed(step, choice), brought(choice, catalogue)].filter(Boolean).join(" · ");
  let before: Picks = Object.fromEntries(Object.entries(picks).filter(([name]) => !names.includes(name)));
  for (const name of names) {
    const left = fitting(choices, before);
    for (const cell of valuesOf(left, name)) {
      const there = fitting(left, { [name]: cell });
      const meant = settle(there.filter(isPossible), {});
      found.set(String(cell), targetOf(meant ? [meant, ...there] : there, picks[name] === cell, meaning));
    }
    if (picks[name] === undefined) break;
    before = { ...before, [name]: picks[name] };
  }
  return found;
}

/** What pointing at a cell means, where no note says it. */
const pointed = (step: string, { parts }: Choice): string => say({ name: `galaxy-point-${step}`, values: parts }, called);

/** What a card would bring there: no note repeats that for each cell and turn. */
function brought(choice: Choice, catalogue: Catalogue): string {
  const sector = partOf(choice, "sector");
  return sector === undefined
    ? ""
    : say({ name: "placing-yields", values: { yields: yieldsOf(sectorCard(catalogue, String(sector))) } });
}

const yieldsOf = ({ values, keywords }: SectorCard): Message => {
  const resources = Object.fromEntries(values.flatMap((value, colour) => (value ? [[COLOURS[colour], value]] : [])));
  return { name: "sector-yields", values: { resources, keywords } };
};

/** Cells that are counted or collected rather than picked. */
export function markedOf(cells: readonly Value[], marked: readonly Value[]): Map<string, Target> {
  const target = (cell: Value): Target => ({ possible: true, why: "", label: "", chosen: marked.includes(cell) });
  return new Map(cells.map((cell) => [String(cell), target(cell)]));
}

/** Everything that is neither a cell nor an amount: "action move", "position 2", "slot Golden Khanate 1". */
export function thingsOf(choices: readonly Choice[], picks: Picks): Map<string, Thing> {
  const groups = new Map<string, { picks: Picks; choices: Choice[] }>();
  for (const choice of choices) {
    for (const [name, wanted] of pointedBy((choice.parts ?? {}) as Parts)) {
      const group = groups.get(name) ?? { picks: wanted, choices: [] };
      group.choices.push(choice);
      groups.set(name, group);
    }
  }
  const chosen = (wanted: Picks) => Object.entries(wanted).every(([name, value]) => picks[name] === value);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      { target: targetOf(group.choices, chosen(group.picks), noted), picks: group.picks },
    ]),
  );
}

const POINTED = ["action", "sector", "position", "structure", "technology", "keyword", "civilization", "ship"];

export function pointedBy(parts: Parts): [string, Picks][] {
  const { objective, slot, ...rest } = parts as Picks;
  const names: [string, Picks][] = POINTED.filter((name) => name in rest).map((name) => [
    `${name} ${rest[name]}`,
    { [name]: rest[name] },
  ]);
  return objective === undefined ? names : [[`slot ${objective} ${slot}`, { objective, slot }], ...names];
}

/** Several cells that a choice names. */
export const cellsIn = (choice: Choice): readonly Value[] => (partOf(choice, "cells") ?? []) as readonly Value[];

/** The choice of just these cells. */
export function cellsOf(choices: readonly Choice[], cells: readonly Value[]): Choice | undefined {
  const wanted = cells.toSorted().join(" ");
  return choices.find((choice) => cells.length > 0 && cellsIn(choice).toSorted().join(" ") === wanted);
}

/** What can be pointed at: cells of the map, and things beside it. */

import { targetOf, type Target } from "../board/target.ts";
import type { Picture } from "../wire/milkomeda.ts";
import type { Choice } from "../wire/table.ts";
import { type Picks, type Value, cellFields, fitting, settle, valuesOf } from "./choosing-narrow.ts";
import { SEATS } from "./lookup.ts";

export interface Thing {
  target: Target;
  picks: Picks;
}

/** The cells of the field that is open now; and of those already picked, to change one's mind. */
export function targetsOf(choices: readonly Choice[], picks: Picks): Map<string, Target> {
  const found = new Map<string, Target>();
  const fields = cellFields(choices);
  let before: Picks = Object.fromEntries(Object.entries(picks).filter(([field]) => !fields.includes(field)));
  for (const field of fields) {
    const left = fitting(choices, before);
    for (const cell of valuesOf(left, field)) {
      const there = fitting(left, { [field]: cell });
      const meant = settle(
        there.filter(({ refusal }) => !refusal),
        {},
      );
      found.set(String(cell), targetOf(meant ? [meant, ...there] : there, picks[field] === cell));
    }
    if (picks[field] === undefined) break;
    before = { ...before, [field]: picks[field] };
  }
  return found;
}

/** Cells that are counted or collected rather than picked. */
export function markedOf(cells: readonly string[], marked: readonly string[]): Map<string, Target> {
  const target = (cell: string): Target => ({ possible: true, why: "", label: "", chosen: marked.includes(cell) });
  return new Map(cells.map((cell) => [cell, target(cell)]));
}

/** Everything that is neither a cell nor an amount: "action move", "position 2", "slot Golden Khanate 1". */
export function thingsOf(choices: readonly Choice[], picks: Picks): Map<string, Thing> {
  const groups = new Map<string, { picks: Picks; choices: Choice[] }>();
  for (const choice of choices) {
    for (const [name, wanted] of namesOf(choice.fields ?? {})) {
      const group = groups.get(name) ?? { picks: wanted, choices: [] };
      group.choices.push(choice);
      groups.set(name, group);
    }
  }
  const chosen = (wanted: Picks) => Object.entries(wanted).every(([field, value]) => picks[field] === value);
  return new Map(
    [...groups].map(([name, group]) => [name, { target: targetOf(group.choices, chosen(group.picks)), picks: group.picks }]),
  );
}

const POINTED = ["action", "card", "position", "structure", "technology", "keyword", "civilization", "ship"];

function namesOf(fields: Record<string, Value>): [string, Picks][] {
  const names: [string, Picks][] = POINTED.filter((field) => field in fields).map((field) => [
    `${field} ${fields[field]}`,
    { [field]: fields[field] },
  ]);
  const { objective, slot } = fields;
  return objective === undefined ? names : [[`slot ${objective} ${slot}`, { objective, slot }], ...names];
}

/** The choice that sends probes from just these cells. */
export function probesOf(choices: readonly Choice[], cells: readonly string[]): Choice | null {
  const wanted = [...cells].sort().join(" ");
  const sent = ({ fields = {} }: Choice) => Object.values(fields).sort().join(" ");
  return wanted ? (choices.find((choice) => sent(choice) === wanted) ?? null) : null;
}

/** Seats in the order to begin with: as proposed, or as it was. */
export function firstOrder(picture: Picture): string[] {
  const seats = picture.proposed.length ? picture.proposed : picture.order;
  return seats.map((seat) => SEATS[seat]);
}

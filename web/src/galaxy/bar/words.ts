/** What choices are called. */

import { called } from "../../table/here.svelte.ts";
import { type Value, kindOf, slotsOf } from "../../table/spelling.ts";
import type { Catalogue, Picture } from "../../wire/milkomeda.ts";
import type { Choice, Message, Question } from "../../wire/table.ts";
import { knows, say } from "../../words.ts";
import { objectiveCard, SEATS } from "../lookup.ts";
import { sectorName, word } from "../words.ts";

export const actionName = (action: string): string => word("action", action);
export const structureName = (structure: string): string => word("structure", structure);
export const resourceName = (colour: string): string => word("colour", colour);
export const shipName = (ship: string): string => word("ship", ship);

/** "B1 Novatron". */
export function cellName(picture: Picture, cell: string): string {
  const sector = picture.sectors.find((one) => one.cell === cell);
  return sector ? `${cell} ${sectorName(picture, sector)}` : cell;
}

/** A choice on its button: by its parts, each of them also as it stands alone there, or by how it is spelt. */
export function labelOf(choice: Choice, { step, form }: Question, picture: Picture, catalogue: Catalogue): string {
  const { parts } = choice;
  if (!parts) return say({ name: `galaxy-plain-${choice.text.replaceAll(" ", "-")}` });
  const title = (name: string, value: Value) =>
    kindOf(name) === "cell" ? cellName(picture, String(value)) : word(kindOf(name), String(value));
  const unsaid = slotsOf(form).map((name) => [name, "none"]);
  const titles = Object.entries(parts).map(([name, value]) => [`${name}_title`, title(name, value as Value)]);
  const values = { ...Object.fromEntries([...unsaid, ...titles]), ...parts, ...worth(parts, catalogue) };
  return say({ name: `galaxy-choice-${step}`, values }, called);
}

/** What a slot asks, and what it gives. */
function worth({ objective, slot }: Record<string, unknown>, catalogue: Catalogue): Record<string, number> {
  const card = objectiveCard(catalogue, String(objective));
  return card ? { need: card.thresholds[Number(slot) - 1], points: card.points[Number(slot) - 1] } : {};
}

/** What Command Points are spent on: "attack", "defend gold", "reshape". */
export function commandName(command: string): string {
  const [what, seat] = command.split(" ");
  const values = seat ? { seat: (SEATS as readonly string[]).indexOf(seat) } : {};
  return say({ name: `galaxy-command-${what}`, values }, called);
}

/** What giving an answer is called that was put together first; nothing where there is nothing to put together. */
export function verbOf(step: string, n: number): string | undefined {
  const name = `galaxy-do-${step}`;
  return knows(name) ? say({ name, values: { n } }) : undefined;
}

/** What it costs, where a note says just that. */
export function priceOf(note: Message | null | undefined): Record<string, number> | undefined {
  const { resources, ...rest } = note?.values ?? {};
  return Object.keys(rest).length ? undefined : (resources as Record<string, number> | undefined);
}

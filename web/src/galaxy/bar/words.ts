/** What choices are called. */

import { colourName as seatName } from "../../table/seats.ts";
import { t, type Plain } from "../../words.ts";
import type { Catalogue, Picture } from "../../wire/milkomeda.ts";
import type { Choice } from "../../wire/table.ts";
import { objectiveCard, SEATS } from "../lookup.ts";
import { sectorName, word } from "../words.ts";

const seats: readonly string[] = SEATS;

/** Answers without parts, by how they are spelt. */
const PLAIN: Record<string, Plain> = {
  done: "bar-done",
  enough: "bar-enough",
  fight: "bar-fight",
  take: "bar-take",
  decline: "bar-decline",
  "no claim": "bar-no-claim",
  "no module": "bar-no-module",
  "no protocol": "bar-no-module",
  "no offer": "bar-no-offer",
  "save points": "bar-save-points",
  "keep formation": "bar-keep-formation",
};

export const actionName = (action: string): string => word("action", action);
export const structureName = (structure: string): string => word("structure", structure);
export const resourceName = (colour: string): string => word("colour", colour);
export const shipName = (ship: string): string => word("ship", ship);
export { colourName as seatName } from "../../table/seats.ts";

/** "B1 Novatron". */
export function cellName(picture: Picture, cell: string): string {
  const sector = picture.sectors.find((one) => one.cell === cell);
  return sector ? `${cell} ${sectorName(picture, sector)}` : cell;
}

export function labelOf(choice: Choice, step: string, picture: Picture, catalogue: Catalogue): string {
  const fields = choice.fields ?? {};
  if (choice.text in PLAIN) return t(PLAIN[choice.text]);
  switch (step) {
    case "choose":
      return actionName(String(fields.action));
    case "activate":
      return fields.action ? `${fields.position} · ${actionName(String(fields.action))}` : String(fields.position);
    case "claim":
      return claimLabel(String(fields.objective), Number(fields.slot), catalogue);
    case "refresh":
      return t(`bar-refresh-${fields.what}` as Plain);
    case "civilization":
      return catalogue.civilizations[String(fields.civilization)] ?? choice.text;
    case "turn-homeworld":
      return resourceName(String(fields.colour));
    case "focus":
      return word("keyword", String(fields.keyword));
    case "keep":
      return String(fields.technology);
    case "put-back":
      return String(fields.card);
    case "victim":
      return t("bar-hit-whose", { seat: seatName(Number(fields.seat)), ship: shipName(String(fields.ship)) });
    case "reshape":
    case "reshape-secretly":
      return `${shipName(String(fields.ship))} → ${shipName(String(fields.into))}`;
  }
  if (fields.structure !== undefined && fields.seat !== undefined) {
    const names = { seat: seatName(Number(fields.seat)), structure: structureName(String(fields.structure)) };
    return t("bar-destroy", { ...names, cell: String(fields.cell) });
  }
  if (step === "attack") return t("bar-attack-at", { cell: cellName(picture, String(fields.cell)) });
  return fields.cell === undefined ? choice.text : cellName(picture, String(fields.cell));
}

function claimLabel(objective: string, slot: number, catalogue: Catalogue): string {
  const card = objectiveCard(catalogue, objective);
  if (!card) return `${objective} ${slot}`;
  return t("bar-claim-slot", { card: objective, need: card.thresholds[slot - 1], points: card.points[slot - 1] });
}

/** What Command Points are spent on: "attack", "defend gold", "reshape". */
export function commandName(name: string): string {
  if (name === "attack") return t("bar-boost");
  if (name === "reshape") return t("bar-reshape");
  return t("bar-defend", { seat: seatName(seats.indexOf(name.split(" ")[1])) });
}

/** Steps whose answer is put together, and then given. */
const VERBS: Record<string, Plain> = {
  place: "bar-do-place",
  "first-place": "bar-do-place",
  move: "bar-do-move",
  "attack-from": "bar-do-bring",
  build: "bar-do-build",
  probes: "bar-do-probe",
  "boost-explore": "bar-do-draw",
  "boost-move": "bar-do-spend",
  bonus: "bar-do-take",
  offer: "bar-do-offer",
  "propose-order": "bar-do-propose",
  "decide-order": "bar-do-decide",
  command: "bar-do-seal",
  configure: "bar-do-seal",
  allocate: "bar-do-seal",
};

export function verbOf(step: string, text: string): Plain | undefined {
  return text === "no offer" ? "bar-no-offer" : VERBS[step];
}

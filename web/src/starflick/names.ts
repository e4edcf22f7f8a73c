/** What things are called. */

import { called } from "../table/here.svelte.ts";
import { COLOURS } from "../table/seats.ts";
import { slotsOf } from "../table/spelling.ts";
import { known, named, say, t, titled } from "../words.ts";
import type { Disc, Picture, Planet } from "../wire/starflick.ts";
import type { Choice, Question } from "../wire/table.ts";
import { lengthOf, type Flight } from "./flight.ts";

/** A colour or what it is good at, as it stands alone. */
export const word = (kind: "track" | "skill", name: string) => titled(named(kind, name));

/** "alpha-a" is Alpha a, "alpha" is Alpha itself. */
export function holeName(hole: string): string {
  const [quadrant, letter] = hole.split("-");
  const name = quadrant.charAt(0).toUpperCase() + quadrant.slice(1);
  return letter ? `${name} ${letter}` : name;
}

/** A ship as its owner calls it: "teal 1" is "1". */
export const ownName = (ship: string): string => ship.slice(ship.indexOf(" ") + 1);

export function shipName(ship: string): string {
  const own = ownName(ship);
  return own === "battleship" ? t("starflick-battleship") : t("starflick-starship-number", { number: own });
}

/** "Violet's starship 2". */
export function wholeName({ ship, seat }: Disc): string {
  return t("starflick-ship-of", { ship: shipName(ship), seat: called(seat) });
}

export function kindName(planet: Planet): string {
  if (planet.kind !== "down") return named("planet", planet.kind);
  return planet.known ? t("starflick-known", { kind: named("planet", planet.known) }) : t("starflick-face-down");
}

const ITEMS = ["troops", "colonies", "cities", "labs"] as const;

export function items(planet: Planet): string[] {
  return ITEMS.filter((item) => planet[item]).map((item) => counted(item, planet[item]));
}

export function counted(item: string, count: number): string {
  return known(`starflick-count-${item}`, { count }) ?? item;
}

/** A planet for those who cannot see it. */
export function planetWords(planet: Planet, picture: Picture): string {
  const parts = [`${holeName(planet.hole)}, ${kindName(planet)}`, ...planetNotes(planet)];
  const orbiting = picture.discs.filter(({ orbit }) => orbit === planet.hole).map(wholeName);
  if (orbiting.length) parts.push(t("starflick-orbited-by", { ships: orbiting.join(", ") }));
  return parts.join("; ");
}

export function planetNotes(planet: Planet): string[] {
  const notes: string[] = [];
  if (planet.owner >= 0) notes.push(t("starflick-held-by", { seat: called(planet.owner) }));
  notes.push(...items(planet));
  if (planet.defence) notes.push(t("starflick-defence", { count: planet.defence }));
  if (planet.blockaded) notes.push(t("starflick-blockaded"));
  if (planet.kind === "down" && planet.scanned.length) {
    notes.push(t("starflick-scanned-by", { seats: planet.scanned.map(called).join(", ") }));
  }
  return notes;
}

export function shipWords(disc: Disc): string {
  return `${wholeName(disc)}; ${disc.orbit ? t("starflick-in-orbit", { hole: holeName(disc.orbit) }) : t("starflick-adrift")}`;
}

/** Where on the board a choice is: a hole, or a ship, which is mine where nobody is named. */
export function placeOf({ parts }: Choice, mine: number): string | undefined {
  if (!parts?.ship) return parts?.hole as string | undefined;
  return `${COLOURS[(parts.seat as number | undefined) ?? mine]} ${parts.ship as string}`;
}

/** A choice, on its button. */
export function labelOf({ text, parts }: Choice, { step, form }: Question): string {
  if (!parts) return say({ name: `starflick-plain-${text.replaceAll(" ", "-")}` });
  const unsaid = Object.fromEntries(slotsOf(form).map((name) => [name, "none"]));
  const hole = parts.hole === undefined ? {} : { hole: holeName(String(parts.hole)) };
  return say({ name: `starflick-choice-${step}`, values: { ...unsaid, ...parts, ...hole } }, called);
}

/** What becomes of a ship that is flicked so. */
export function fateOf({ legs, end, touched }: Flight): string {
  return t(`starflick-aim-${end}`, { count: Math.round(lengthOf(legs)), ship: touched ? wholeName(touched) : "" });
}

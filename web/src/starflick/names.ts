/** What things are called. */

import { COLOURS, colourName } from "../table/seats.ts";
import { say } from "../texts/index.ts";
import { known, t } from "../words.ts";
import type { Disc, Picture, Planet } from "../wire/starflick.ts";
import type { Choice } from "../wire/table.ts";

/** A kind, structure, action …; what has no text stays as it is. */
export const word = (kind: string, name: string) => known(`starflick-${kind}-${name}`) ?? name;

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
  return t("starflick-ship-of", { ship: shipName(ship), seat: colourName(seat) });
}

export function kindName(planet: Planet): string {
  if (planet.kind !== "down") return word("kind", planet.kind);
  return planet.known ? t("starflick-known", { kind: word("kind", planet.known) }) : word("kind", "down");
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
  if (planet.owner >= 0) notes.push(t("starflick-held-by", { seat: colourName(planet.owner) }));
  notes.push(...items(planet));
  if (planet.defence) notes.push(t("starflick-defence", { count: planet.defence }));
  if (planet.blockaded) notes.push(t("starflick-blockaded"));
  if (planet.kind === "down" && planet.scanned.length) {
    notes.push(t("starflick-scanned-by", { seats: planet.scanned.map(colourName).join(", ") }));
  }
  return notes;
}

export function shipWords(disc: Disc): string {
  return `${wholeName(disc)}; ${disc.orbit ? t("starflick-in-orbit", { hole: holeName(disc.orbit) }) : t("starflick-adrift")}`;
}

const PLAIN = ["done", "enough", "stop", "pass"];

/** A choice, on its button. */
export function labelOf(choice: Choice, step: string): string {
  const { at = "", action, track, level, do: what, structure, troops, with: ships } = choice.fields ?? {};
  const where = String(at).includes(" ") ? shipName(String(at)) : holeName(String(at));
  if (PLAIN.includes(choice.text)) return word("plain", choice.text);
  if (action) return word("action", String(action));
  if (track) return `${word("colour", String(track))} ${level}`;
  if (what) return t("starflick-do-at", { what: word("do", String(what)), where });
  if (structure) return t("starflick-do-at", { what: word("structure", String(structure)), where });
  if (troops) return t("starflick-mine-with", { count: troops, where });
  if (ships) return t("starflick-attack-with", { target: targetName(String(at)), ships: String(ships).replaceAll(" ", ", ") });
  if (step === "give-up" && at === "") return t("starflick-of-supply");
  return at ? where : say(choice.text);
}

function targetName(at: string): string {
  const seat = (COLOURS as readonly string[]).indexOf(at.split(" ")[0]);
  return seat < 0 ? holeName(at) : t("starflick-ship-of", { ship: shipName(at), seat: colourName(seat) });
}

/** What things are called, in the language that is chosen. */

import { called } from "../table/here.svelte.ts";
import { named, t, titled } from "../words.ts";
import type { Picture, Sector, SectorCard } from "../wire/milkomeda.ts";
import { COLOURS, homeOf, seatsIn } from "./lookup.ts";

/** A keyword, structure, action …, as it stands alone; a colour stands within something else. */
export const word = (kind: string, name: string) => (kind === "colour" ? named(kind, name) : titled(named(kind, name)));

export function sectorName(picture: Picture, sector: Sector): string {
  return homeOf(picture, sector.cell) >= 0 ? t("galaxy-homeworld") : sector.card;
}

/** "2 blue, 1 green". */
export function yields(card: SectorCard): string {
  const parts = card.values.flatMap((value, colour) => (value ? [`${value} ${word("colour", COLOURS[colour])}`] : []));
  return parts.join(", ") || t("galaxy-yields-nothing");
}

export function control(sector: Sector): string {
  const whose = sector.control < 0 ? t("galaxy-uncontrolled") : t("galaxy-controlled-by", { seat: called(sector.control) });
  return seatsIn(sector).length > 1 ? `${whose}, ${t("galaxy-contested")}` : whose;
}

export function fleets(sector: Sector): string[] {
  return seatsIn(sector).map((seat) => {
    const count = sector.fleets[seat];
    return t("galaxy-fleets-of", { count, seat: called(seat) });
  });
}

export function structures(sector: Sector): string[] {
  return sector.structures.map(({ kind, seat, fresh }) => {
    const what = t("galaxy-structure-of", { kind: word("structure", kind), seat: called(seat) });
    return fresh ? `${what} (${t("galaxy-fresh")})` : what;
  });
}

/** Directives that are fulfilled at one of a sector's corners: number and seat. */
export function matchesAt(picture: Picture, touches: (point: string) => boolean): { number: number; seat: number }[] {
  return picture.display.flatMap(({ number, matches }) =>
    matches.flatMap(({ seat, cells }) => (cells.some(touches) ? [{ number, seat }] : [])),
  );
}

/** A sector for those who cannot see it. */
export function sectorWords(picture: Picture, sector: Sector, card: SectorCard): string {
  const home = homeOf(picture, sector.cell);
  const parts = [
    `${sector.cell}, ${home >= 0 ? t("galaxy-homeworld-of", { seat: called(home) }) : sector.card}`,
    yields(card),
    ...card.keywords.map((keyword) => word("keyword", keyword)),
    control(sector),
    ...fleets(sector),
    ...structures(sector),
  ];
  if (picture.battle?.cell === sector.cell) parts.push(t("galaxy-fight-here"));
  return parts.join("; ");
}

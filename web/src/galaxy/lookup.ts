/** Cards by name, and names by number. */

import type { Catalogue, DirectiveCard, ObjectiveCard, Picture, Sector, SectorCard, TechnologyCard } from "../wire/milkomeda.ts";

export const COLOURS = ["blue", "orange", "red", "green", "white"] as const;
export const SEATS = ["teal", "gold", "violet", "rose"] as const;

const indexes = new WeakMap<readonly { name: string }[], Map<string, { name: string }>>();

function named<T extends { name: string }>(cards: readonly T[], name: string): T | undefined {
  let index = indexes.get(cards);
  if (!index) indexes.set(cards, (index = new Map(cards.map((card) => [card.name, card]))));
  return index.get(name) as T | undefined;
}

/** Homeworlds are no cards: they give the same of each and have no keyword. */
export function sectorCard(catalogue: Catalogue, name: string, homeworldIncome = 3): SectorCard {
  return named(catalogue.sectors, name) ?? { name, values: Array(4).fill(homeworldIncome), cost: 0, keywords: [] };
}

export function directiveCard(catalogue: Catalogue, name: string): DirectiveCard | undefined {
  return named(catalogue.directives, name);
}

export function objectiveCard(catalogue: Catalogue, name: string): ObjectiveCard | undefined {
  return named(catalogue.objectives, name);
}

export function technologyCard(catalogue: Catalogue, name: string): TechnologyCard | undefined {
  return named(catalogue.technologies, name);
}

/** Whose Homeworld stands in a cell; -1 for nobody's. */
export function homeOf(picture: Picture, cell: string): number {
  return picture.homes.indexOf(cell);
}

/** The colours of a card's corners when it lies turned clockwise: top left, top right, bottom left, bottom right. */
export function turnedCorners(turned: number): number[] {
  const clockwise = [0, 1, 3, 2];
  const at = (corner: number) => clockwise[(corner - turned + 8) % 4];
  return [at(0), at(1), at(3), at(2)];
}

export function seatsIn(sector: Sector): number[] {
  return sector.fleets.flatMap((fleets, seat) => (fleets > 0 ? [seat] : []));
}

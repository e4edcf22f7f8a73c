/** The designer's tables of what is drawn and chosen by name, the same files as Python's: a row a structure, a row a ship type. */

import ships from "../../../src/milkomeda/galaxy/cards/ships.csv?raw";
import structures from "../../../src/milkomeda/galaxy/cards/structures.csv?raw";

function rows(text: string): Record<string, string>[] {
  const [head, ...lines] = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return lines.map((line) => Object.fromEntries(head.map((column, at) => [column, line[at]])));
}

/** A column of a table, by name. */
const column = (table: string, what: string): Record<string, string> =>
  Object.fromEntries(rows(table).map((row) => [row.name, row[what]]));

export const STRUCTURE_ART = column(structures, "art");
export const STRUCTURE_KEYS = column(structures, "key");
export const SHIP_ART = column(ships, "art");
export const SHIPS = Object.keys(SHIP_ART);

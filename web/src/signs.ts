/** The shapes that stand for things, by kind and name, as paths around 0 0: the same table as what is printed. */

import table from "../../src/milkomeda/galaxy/cards/signs.csv?raw";

const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","));

export const SIGNS: Record<string, string> = Object.fromEntries(rows.map(([kind, name, , art]) => [`${kind} ${name}`, art]));

/** Those of a kind, by name. */
export const signsOf = (kind: string): Record<string, string> =>
  Object.fromEntries(rows.filter((row) => row[0] === kind).map(([, name, , art]) => [name, art]));

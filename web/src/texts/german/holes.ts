/** What can stand in a template's hole: how it looks in English, and what it becomes. */

import {
  ACTIONS,
  CIVILIZATIONS,
  COLOURS,
  ITEMS,
  KEYWORDS,
  PLANETS,
  SEATS,
  SHIPS,
  SHOWN,
  STRUCTURES,
  type Noun,
} from "./words.ts";

/** Its German, and the number of the form that goes with it: one or many, der, die or das. */
export interface Filled {
  text: string;
  form: number;
}

export interface Hole {
  pattern: string;
  fill(english: string): Filled;
}

const said = (text: string, form = 0): Filled => ({ text, form });

const any = (words: string[]) => `(?:${words.join("|")})`;

function words(table: Record<string, string>): Hole {
  return { pattern: any(Object.keys(table)), fill: (english) => said(table[english]) };
}

function nouns(table: Record<string, Noun>): Hole {
  return { pattern: any(Object.keys(table)), fill: (english) => said(table[english][0], table[english][1]) };
}

function kept(pattern: string): Hole {
  return { pattern, fill: (english) => said(english) };
}

const number: Hole = { pattern: "\\d+", fill: (english) => said(english, english === "1" ? 0 : 1) };

/** Items in a row: "a b", "a, b and c". */
function list(item: string, german: (english: string) => string): Hole {
  const each = new RegExp(item, "g");
  return {
    pattern: `${item}(?:(?:, | and | against | )${item})*`,
    fill(english) {
      const items = (english.match(each) ?? []).map(german);
      if (english.includes(" against ")) return said(items.join(" gegen "));
      const form = items.length > 1 ? 1 : 0;
      const last = english.includes(" and ") ? items.pop() : undefined;
      return said(items.join(", ") + (last ? ` und ${last}` : ""), form);
    },
  };
}

const seat = any(Object.keys(SEATS));
const colour = any(Object.keys(COLOURS));
const ship = any(Object.keys(SHIPS));
const cell = "[A-Z]\\d+";

const amount = (english: string) => english.replace(/[a-z]+/, (word) => COLOURS[word]);

function counted(english: string): string {
  const [count, kind] = english.split(" ");
  return `${count} ${SHIPS[kind][count === "1" ? 0 : 2]}`;
}

function command(english: string): string {
  return english
    .replace(/^attack/, "Angriff")
    .replace(/^defend (\w+)/, (_, who: string) => `Abwehr gegen ${SEATS[who]}`)
    .replace(/^reshape/, "Umformen");
}

function site(english: string): string {
  const [count, , , at] = english.split(" ");
  return `${count} ${count === "1" ? "Flotte" : "Flotten"} auf ${at}`;
}

function dice(english: string): string {
  const [who, count] = english.split(" ");
  return `${SEATS[who]} ${count} Würfel`;
}

const beforeNumber = (english: string) => english.replace(/^[a-z]+/, (who) => SEATS[who]);

const quadrant = "(?:alpha|beta|gamma|delta)";
const hole = `${quadrant}(?:-[a-f])?`;
const own = "(?:\\d+|battleship)";
const vessel = `${seat} ${own}`;

function named(english: string): string {
  const [who, number] = english.split(" ");
  return number === "battleship" ? `Schlachtschiff ${SEATS[who]}` : `${SEATS[who]} ${number}`;
}

const card = "[A-ZÀ-Þ][^:()]*?";
const turns: Record<string, string> = {
  "": "",
  ", turned once": ", einmal gedreht",
  ", turned twice": ", zweimal gedreht",
  ", turned three times": ", dreimal gedreht",
};

export const HOLES: Record<string, Hole> = {
  n: number,
  who: words(SEATS),
  at: kept(cell),
  card: kept(card),
  /** Cards in a row: no name of one has an "and". */
  cards: { pattern: card, fill: (english) => said(english.replace(" and ", " und "), / and /.test(english) ? 1 : 0) },
  colour: words(COLOURS),
  ship: nouns(SHIPS),
  structure: nouns(STRUCTURES),
  shown: nouns(SHOWN),
  action: words(ACTIONS),
  keyword: words(KEYWORDS),
  civilization: words(CIVILIZATIONS),
  turned: words(turns),
  change: kept("[+-]\\d+"),
  faces: kept("[\\d ]*"),
  quoted: kept("'.*'"),
  /** Where something stands in the drafts. */
  passage: kept("(?:\\d+ )?§[\\d §.,A-Z]*"),
  given: kept(".*"),
  /** A sector's name, or whose Homeworld it is. */
  place: {
    pattern: `${card}|${seat} homeworld`,
    fill: (english) => said(english.replace(/^(\w+) homeworld$/, (_, who: string) => `Heimatwelt von ${SEATS[who]}`)),
  },
  protocol: {
    pattern: `${any(Object.keys(ACTIONS))} for \\d+ ${colour}`,
    fill(english) {
      const [action, , count, what] = english.split(" ");
      return said(`${ACTIONS[action]} für ${count} ${COLOURS[what]}`);
    },
  },
  amounts: list(`\\d+ ${colour}`, amount),
  ships: list(`\\d+ ${ship}`, counted),
  kinds: list(ship, (english) => SHIPS[english][0]),
  keywords: list(any(Object.keys(KEYWORDS)), (english) => KEYWORDS[english]),
  whos: list(seat, (english) => SEATS[english]),
  ats: list(cell, (english) => english),
  sites: list(`\\d+ fleets? at ${cell}`, site),
  berths: list(`\\d+ ${cell}`, (english) => english.replace(" ", " auf ")),
  ready: list(`\\d+ in ${cell}`, (english) => english),
  sides: list(`${seat} \\(\\d+\\)`, beforeNumber),
  forces: list(`${seat} \\d+`, beforeNumber),
  dice: list(`${seat} \\d+ (?:die|dice)`, dice),
  commands: list(`(?:attack \\d|defend ${seat} \\d|reshape)`, command),
  hole: kept(hole),
  planet: words(PLANETS),
  item: nouns(ITEMS),
  length: kept("\\d+\\.\\d+"),
  own: { pattern: own, fill: (english) => said(english.replace("battleship", "das Schlachtschiff")) },
  owns: list(own, (english) => english.replace("battleship", "dem Schlachtschiff")),
  vessel: { pattern: vessel, fill: (english) => said(named(english)) },
  prey: { pattern: `${vessel}|${hole}`, fill: (english) => said(english.includes(" ") ? named(english) : english) },
  extras: list(`[A-Z][a-z]+ of ${any(Object.keys(PLANETS))}`, (english) =>
    english.replace(/ of (\w+)/, (_, colour: string) => ` (${PLANETS[colour]})`),
  ),
  drawn: list(`${card} \\(\\d+ green\\)`, (english) => english.replace(" green)", " Grün)")),
};

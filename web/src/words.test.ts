import { afterEach, expect, test } from "vitest";

import sentences from "../../tests/words/sentences.json";
import { settings } from "./settings.svelte.ts";
import type { Happening } from "./wire/milkomeda.ts";
import type { Happening as InStarflick } from "./wire/starflick.ts";
import type { Message } from "./wire/table.ts";
import { betweenSigns, knows, say, signed, tell } from "./words.ts";

const called = (seat: number) => ["Ada", "Bob", "Eve"][seat];
const said = (language: "en" | "de", fact: Happening | InStarflick): string => {
  settings.language = language;
  return tell(fact, called);
};

afterEach(() => (settings.language = "auto"));

test("a fact is a sentence, in every language", () => {
  const moved: Happening = { type: "moved", seat: 0, fleets: 1, from_cell: "A1", to_cell: "B2" };
  expect(said("en", moved)).toBe("Ada moves 1 fleet from A1 to B2.");
  expect(said("de", { ...moved, fleets: 2 })).toBe("Ada bewegt 2 Flotten von A1 nach B2.");
});

test("a word has its gender", () => {
  const built = (structure: string): Happening => ({ type: "built", seat: 1, structure, cell: "C3" });
  expect(["outpost", "starlance", "hypergate"].map((structure) => said("de", built(structure)))).toEqual([
    "Bob baut einen Außenposten auf C3.",
    "Bob baut eine Sternenlanze auf C3.",
    "Bob baut ein Hypertor auf C3.",
  ]);
});

test("several are listed", () => {
  const income = (resources: Record<string, number>): Happening => ({ type: "income", seat: 0, resources });
  expect(said("en", income({ blue: 3 }))).toBe("Ada's income: 3 blue.");
  expect(said("en", income({ blue: 3, orange: 1, green: 2 }))).toBe("Ada's income: 3 blue, 1 orange and 2 green.");
  expect(said("de", { type: "order-decided", seat: 1, seats: [2, 0, 1] })).toBe("Bob bestimmt die Reihenfolge Eve, Ada und Bob.");
  expect(said("en", { type: "rolled", seat: 2, faces: [6, 1], hits: 1 })).toBe("Eve rolls 6 1: 1 hit.");
});

test("what lies in a fact is told with it", () => {
  const forces = [
    { type: "force" as const, seat: 0, fleets: 2 },
    { type: "force" as const, seat: 1, fleets: 1 },
  ];
  expect(said("en", { type: "fight-began", cell: "B1", sector: "Novatron", forces })).toBe(
    "A fight begins at B1 (Novatron): Ada (2) against Bob (1).",
  );
  expect(said("en", { type: "left-board", ship: { type: "vessel", seat: 1, number: 0 } })).toBe(
    "Bob battleship leaves the board: a navigational error.",
  );
});

test("what nobody knows in particular is left out", () => {
  expect(said("en", { type: "lost-fleets", seat: 0, fleets: 2, ships: {} })).toBe("Ada loses 2 fleets.");
  expect(said("en", { type: "lost-fleets", seat: 0, fleets: 1, ships: { beam: 1 } })).toBe("Ada loses 1 fleet (1 beam).");
});

// Python's tests say them, too.
test.each(sentences)("$message.name is what Python says", ({ message, ...texts }) => {
  for (const [language, text] of Object.entries(texts)) {
    settings.language = language;
    expect(say(message as unknown as Message, called)).toBe(text);
  }
});

test("what changed a number is named", () => {
  const source = { type: "by-technology" as const, technology: "Graviton Shields" };
  expect(said("en", { type: "absorbed", seat: 1, source, hits: 1 })).toBe("Bob's Graviton Shields: 1 hit absorbed.");
  expect(said("de", { type: "absorbed", seat: 1, source, hits: 2 })).toBe("Graviton Shields von Bob: 2 Treffer abgefangen.");
});

test("resources have signs, for those who can see them", () => {
  settings.language = "de";
  const income: Happening = { type: "income", seat: 0, resources: { blue: 3, green: 1 } };
  expect(tell(income, called)).toBe("Einkommen von Ada: 3 Blau und 1 Grün.");
  expect(betweenSigns(signed.tell(income, called))).toEqual([
    { resource: -1, text: "Einkommen von Ada: 3 " },
    { resource: 0, text: "Blau und 1 " },
    { resource: 3, text: "Grün." },
  ]);
  const cheaper: Message = { name: "what-it-does", values: { effects: { "cheaper attack": 1 } } };
  expect(betweenSigns(signed.say(cheaper)).map(({ resource }) => resource)).toEqual([-1, 0]);
  expect(betweenSigns("Blau").length).toBe(1);
});

test("seats have their colours where nobody sits", () => {
  settings.language = "en";
  expect(say({ name: "would-gain", values: { seat: 1, points: 2 } })).toBe("gold: +2 VP.");
});

test("a message may have attributes", () => {
  expect(knows("galaxy-help-move.typed")).toBe(true);
  expect(knows("galaxy-help-move.other")).toBe(false);
  expect(knows("no-such-message")).toBe(false);
});

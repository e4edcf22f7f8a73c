import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte.ts";
import type { Ending, Seat } from "../wire/table.ts";
import { called, status, victory } from "./seats.ts";

const seat = (kind: "person" | "bot", name: string): Seat => ({ kind, name, bot: kind === "bot" ? "random" : "", here: true });
const SEATS = [seat("person", "Ada"), seat("bot", "random"), seat("person", "teal")];

afterEach(() => (settings.language = "auto"));

test.each([
  ["teal places Actara at A5.", "Ada places Actara at A5."],
  ["It is teal's turn.", "It is Ada's turn."],
  ["gold declines teal's offer.", "Gold declines Ada's offer."],
  ["violet proposes the order gold, teal, violet.", "teal proposes the order Gold, Ada, teal."],
  ["teal claims Golden Khanate.", "Ada claims Golden Khanate."],
])("whoever sits there is called by name: %s", (sentence, said) => {
  settings.language = "en";
  expect(called(SEATS, sentence)).toBe(said);
});

test("it is my turn unless a bot plays in my seat", () => {
  settings.language = "en";
  expect(status(SEATS, [0], 0)).toBe("Your turn");
  expect(status([{ ...SEATS[0], bot: "quick" }], [0], 0)).not.toBe("Your turn");
});

test("in German too", () => {
  settings.language = "de";
  expect(called(SEATS, "gold's income: 3 blue, 1 red and 7 green.")).toBe("Einkommen von Gold: 3 Blau, 1 Rot und 7 Grün.");
  expect(called(SEATS, "teal moves 1 fleet from A1 to B1.")).toBe("Ada bewegt 1 Flotte von A1 nach B1.");
});

test("a seat that is not at the table keeps its colour", () => {
  settings.language = "en";
  expect(called(SEATS, "rose builds.")).toBe("rose builds.");
});

const ended = (verdict: string, points: number[][]): Ending => ({ verdict, points, winners: [0], ranking: [0, 1], sources: [], why: "" });

test("who wins is told it once, and why only after a tie", () => {
  settings.language = "en";
  const clear = ended("teal wins with 12 VP.", [[5, 7], [9, 0]]);
  expect(victory(SEATS, clear, 0)).toEqual({ heading: "You win with 12 VP!", sentence: "" });
  expect(victory(SEATS, clear, 1)).toEqual({ heading: "Ada wins with 12 VP", sentence: "" });
  const tie = ended("teal wins the tie at 9 VP by technology levels.", [[5, 4], [9, 0]]);
  expect(victory(SEATS, tie, 0).sentence).toBe("Ada wins the tie at 9 VP by technology levels.");
});

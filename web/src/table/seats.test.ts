import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte.ts";
import type { Seat } from "../wire/table.ts";
import { called } from "./seats.ts";

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

test("in German too", () => {
  settings.language = "de";
  expect(called(SEATS, "gold's income: 3 blue, 1 red and 7 green.")).toBe("Einkommen von Gold: 3 Blau, 1 Rot und 7 Grün.");
  expect(called(SEATS, "teal moves 1 fleet from A1 to B1.")).toBe("Ada bewegt 1 Flotte von A1 nach B1.");
});

test("a seat that is not at the table keeps its colour", () => {
  settings.language = "en";
  expect(called(SEATS, "rose builds.")).toBe("rose builds.");
});

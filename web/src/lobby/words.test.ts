import { expect, test } from "vitest";
import { remember } from "../settings.svelte.ts";
import type { OptionInfo } from "../wire/table.ts";
import { say } from "../words.ts";
import { ago, clock, edition, editionAbout, left, rule, section } from "./words.ts";

test.each([
  ["en", ["no limit", "30 s", "2 min", "1 day", "3 days"]],
  ["de", ["unbegrenzt", "30 s", "2 min", "1 Tag", "3 Tage"]],
] as const)("clocks in %s", (language, texts) => {
  remember({ language });
  expect([0, 30, 120, 86400, 3 * 86400].map(clock)).toEqual(texts);
});

test("how much time is left", () => {
  remember({ language: "de" });
  expect([30, 3600, 86399, 2 * 86400].map((until) => left(1000 + until, 1000))).toEqual([
    "0 Minuten",
    "1 Stunde",
    "23 Stunden",
    "2 Tage",
  ]);
});

test("how long ago", () => {
  remember({ language: "en" });
  expect(ago(1000, 1030)).toBe("just now");
  expect(ago(1000, 1000 + 150)).toBe("2 minutes ago");
  expect(ago(1000, 1000 + 3 * 3600)).toBe("3 hours ago");
  expect(ago(1000, 990)).toBe("just now");
});

test("what we have no text for is called as the server calls it", () => {
  remember({ language: "en" });
  expect([edition("protocols"), edition("next"), editionAbout("next"), section("set-up"), section("trade")]).toEqual([
    "Protocols",
    "next",
    "",
    "Set-up",
    "trade",
  ]);
});

test("a rule is told in our words, or else in the server's", () => {
  remember({ language: "en" });
  const option = (name: string, text: string): OptionInfo => ({
    name,
    text: { name: "plain", values: { text } },
    kind: "number",
    values: ["0", "20"],
    section: "",
    defaults: {},
    passage: { name: "plain" },
    rulings: [],
  });
  expect(rule(option("end_slots", "Slots claimed in all that end the game (0: none do)."), "12")).toBe(
    "12 claimed slots end the game",
  );
  expect(["0", "3"].map((cards) => rule(option("end_cards", ""), cards))).toEqual([
    "a full objective does not end the game",
    "3 full objectives end the game",
  ]);
  expect(rule(option("fleets", "Fleets of a player (of 25)."), "20")).toBe("Fleets of a player: 20");
});

test.each([
  ["en", "research-cost", "4", "Green for Research: 4"],
  ["de", "research-cost", "4", "Grün fürs Forschen: 4"],
  ["de", "explore-paid", "yes", "Ein gelegter Sektor kostet seinen aufgedruckten Preis in Grün: ja"],
] as const)("an option is said with its value, in %s: %s", (language, name, value, said) => {
  remember({ language });
  expect(say({ name: "rule-stands", values: { option: { name: `galaxy-option-${name}` }, value } })).toBe(said);
});

test.each([
  ["en", "Ships that are hit are removed at once, in order"],
  ["de", "Getroffene Schiffe werden sofort entfernt, der Reihe nach"],
] as const)("a word follows the text of its option, in %s", (language, said) => {
  remember({ language });
  const option = { name: "galaxy-option-casualties" };
  expect(say({ name: "rule-stands", values: { option, value: { name: `${option.name}.once` } } })).toBe(said);
});

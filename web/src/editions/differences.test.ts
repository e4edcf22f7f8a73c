import { expect, test } from "vitest";
import type { Card } from "../wire/table.ts";
import { cardDifferences } from "./differences.ts";

function card(name: string, text: string, ...keyword: string[]): Card {
  return { kind: "sectors", name, does: [{ name: "plain", values: { text } }], traits: { keyword } };
}
const known = (...cards: Card[]) => ({ cards, catalogue: {} });

test("cards that differ are told with all that is printed on them, new ones and those that are gone", () => {
  const found = cardDifferences(
    known(card("Mineron V", "2 green", "observatory"), card("Novatron", "1 red", "rift"), card("Rim", "-", "rift")),
    known(card("Mineron V", "2 green", "transit"), card("Novatron", "1 red", "rift"), card("Haven", "1 blue", "hazard")),
  );
  expect(found).toMatchObject([
    { state: "changed", before: [/OBS/i], after: [/TRA/i] },
    { state: "gone", before: ["-", expect.anything()], after: [] },
    { state: "new", before: [], after: ["1 blue", expect.anything()] },
  ]);
});

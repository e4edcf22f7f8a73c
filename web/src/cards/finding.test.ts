import { expect, test } from "vitest";
import type { Card } from "../wire/table.ts";
import { byKind, entry, find, traitsOf } from "./finding.ts";

const card = (kind: string, name: string, traits: Card["traits"] = {}, does: Card["does"] = []): Card => ({
  kind,
  name,
  does,
  traits,
});
const CARDS = [
  card("sector", "Novatron", { colour: ["blue", "green"], keyword: ["warzone"], cost: ["2"] }),
  card("sector", "Shadowfall", { colour: ["red"], keyword: ["hazard", "warzone"], cost: ["10"] }),
  card("technology", "Graviton Shields", { keyword: ["hazard"] }, [{ name: "card-price", values: { resources: { red: 2 } } }]),
  card("structure", "m-brain"),
].map(entry);

const names = (wish: Partial<Parameters<typeof find>[1]>) =>
  find(CARDS, { kind: "", query: "", traits: {}, ...wish }).map(({ card }) => card.name);

test("a card is called by its name, or by the word for it", () => {
  expect(CARDS.map(({ title }) => title)).toEqual(["Novatron", "Shadowfall", "Graviton Shields", "M-Brain"]);
});

test("every word that is looked for must be on the card: in its name, in what it does or in its traits", () => {
  expect(names({ query: "SHIELD" })).toEqual(["Graviton Shields"]);
  expect(names({ query: "costs 2 red" })).toEqual(["Graviton Shields"]);
  expect(names({ query: "hazard warzone" })).toEqual(["Shadowfall"]);
  expect(names({ query: "nowhere" })).toEqual([]);
});

test("cards of that name come first", () => {
  const hazardous = [...CARDS, entry(card("technology", "Hazard Suits"))];
  expect(find(hazardous, { kind: "", query: "hazard", traits: {} })[0].card.name).toBe("Hazard Suits");
});

test("one of the values of each trait is enough, but every trait must fit", () => {
  expect(names({ traits: { colour: ["green", "red"] } })).toEqual(["Novatron", "Shadowfall"]);
  expect(names({ traits: { colour: ["green", "red"], cost: ["10"] } })).toEqual(["Shadowfall"]);
  expect(names({ traits: { keyword: ["hazard"], colour: [] } })).toEqual(["Shadowfall", "Graviton Shields"]);
  expect(names({ kind: "technology", traits: { keyword: ["hazard"] } })).toEqual(["Graviton Shields"]);
});

test("traits have their values in order, and one that all share says nothing", () => {
  const catalogue = { colours: ["blue", "orange", "red", "green"] };
  const all = traitsOf([...CARDS.map(({ card }) => card), card("sector", "Arakor", { tier: ["1"] })], catalogue);
  expect(all).toEqual({ colour: ["blue", "red", "green"], keyword: ["warzone", "hazard"], cost: ["2", "10"] });
});

test("kinds come one after the other", () => {
  expect(byKind(CARDS, ["structure", "sector", "ship"]).map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ["structure", 1],
    ["sector", 2],
  ]);
});

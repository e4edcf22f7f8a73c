import { expect, test } from "vitest";
import type { FigureInfo, Workshop } from "../wire/table.ts";
import { added, changed, edited, freeName, renamed, restored, taken, type Edited } from "./editing.ts";

const info = (name: string, words: string[] = [], parts = 1, usual = ""): FigureInfo => ({
  name,
  words,
  sort: "",
  said: {},
  low: 0,
  high: 9,
  usual,
  parts,
  amount: false,
});
const SHOP: Workshop = {
  figures: {
    sector: [info("green", [], 1, "0"), info("keywords", ["hazard", "transit"], 4)],
    protocol: [info("tier"), info("cost"), info("resource", ["green"]), info("action", ["move"])],
  },
  cards: {
    sector: { "Mineron V": { green: "2", keywords: "hazard+transit" } },
    protocol: { "move for 2 green": { tier: "1", cost: "2", resource: "green", action: "move" } },
  },
  away: { sector: { Actara: { green: "1", keywords: "hazard" } }, protocol: {} },
  named_by_figures: "protocol",
};
const find = (changes: Record<string, string>, name: string): Edited => edited(SHOP, changes).find((card) => card.name === name)!;

test("a figure is changed by a word, and what the edition says anyway is no change", () => {
  const after = changed(SHOP, { end_cards: "3" }, find({}, "Mineron V"), "green", "5");
  expect(after).toEqual({ end_cards: "3", "sector.Mineron_V.green": "5" });
  expect(find(after, "Mineron V")).toMatchObject({ state: "changed", figures: { green: "5" } });
  expect(changed(SHOP, after, find(after, "Mineron V"), "green", "2")).toEqual({ end_cards: "3" });
  expect(changed(SHOP, {}, find({}, "Mineron V"), "keywords", "transit+hazard")).toEqual({});
  expect(restored(after, find(after, "Mineron V"))).toEqual({ end_cards: "3" });
});

test("a card is taken out with all that was changed on it, and put back", () => {
  const out = taken(SHOP, { "sector.Mineron_V.green": "5" }, find({}, "Mineron V"));
  expect(out).toEqual({ "sector.Mineron_V": "out" });
  expect(find(out, "Mineron V").state).toBe("gone");
  expect(taken(SHOP, out, find(out, "Mineron V"))).toEqual({});
  expect(find({}, "Actara").state).toBe("gone");
  const back = taken(SHOP, {}, find({}, "Actara"));
  expect(back).toEqual({ "sector.Actara": "in" });
  expect(taken(SHOP, back, find(back, "Actara"))).toEqual({});
});

test("a new card says what is not usual, is changed, called otherwise and dropped again", () => {
  const one = added(SHOP, {}, { kind: "sector", name: "Far Haven", figures: { green: "0", keywords: "hazard" } });
  expect(one).toEqual({ "sector.Far_Haven": "new/keywords=hazard" });
  const more = changed(SHOP, one, find(one, "Far Haven"), "green", "3");
  expect(more).toEqual({ "sector.Far_Haven": "new/green=3/keywords=hazard" });
  expect(find(more, "Far Haven")).toMatchObject({ state: "new", base: null, figures: { green: "3", keywords: "hazard" } });
  const other = renamed(SHOP, more, find(more, "Far Haven"), "Near Haven");
  expect(other).toEqual({ "sector.Near_Haven": "new/green=3/keywords=hazard" });
  expect(taken(SHOP, other, find(other, "Near Haven"))).toEqual({});
});

test("a new card that is called by what it is gets another name with other figures", () => {
  const figures = { tier: "2", cost: "3", resource: "green", action: "move" };
  const one = added(SHOP, {}, { kind: "protocol", name: "", figures });
  expect(one).toEqual({ "protocol.move_for_3_green": "new/tier=2" });
  expect(changed(SHOP, one, find(one, "move for 3 green"), "cost", "4")).toEqual({ "protocol.move_for_4_green": "new/tier=2" });
});

test("a slot more is one more of all that is counted slot by slot", () => {
  const shop: Workshop = {
    figures: { objective: [info("needs", [], 4), info("points", [], 4)] },
    cards: { objective: { "Golden Khanate": { needs: "6+8", points: "5+7" } } },
    away: { objective: {} },
    named_by_figures: "protocol",
  };
  const [card] = edited(shop, {});
  expect(changed(shop, {}, card, "needs", "6+8+9")).toEqual({
    "objective.Golden_Khanate.needs": "6+8+9",
    "objective.Golden_Khanate.points": "5+7+8",
  });
  expect(changed(shop, {}, card, "points", "5")).toEqual({
    "objective.Golden_Khanate.needs": "6",
    "objective.Golden_Khanate.points": "5",
  });
});

test("a name is free, and of letters that a name may have", () => {
  expect(freeName(["Mineron V"], "mineron v")).toBe("mineron v 2");
  expect(freeName([], " A=b/c,  d's ")).toBe("Abc d's");
});

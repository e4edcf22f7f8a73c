import { expect, test } from "vitest";
import type { SectorCard } from "../wire/milkomeda.ts";
import { artOf } from "./art.ts";
import { PAINTERS } from "./painters.ts";
import { seeded, times } from "../board/random.ts";

const card = (name: string, ...keywords: string[]): SectorCard => ({ name, keywords, values: [0, 0, 0, 0], cost: 1 });
const FEW = 24;

test("the same words give the same chance, other words another", () => {
  const rolls = (text: string) => times(4, seeded(text));
  expect(rolls("Novatron")).toEqual(rolls("Novatron"));
  expect(rolls("Novatron")).not.toEqual(rolls("Actara"));
  expect(rolls("Novatron").every((value) => value >= 0 && value < 1)).toBe(true);
});

test.each(Object.keys(PAINTERS))("%s has a scene of few nodes, without a broken number", (keyword) => {
  const { glows, strokes } = artOf(card(`One ${keyword}`, keyword));
  expect(strokes.length).toBeGreaterThan(0);
  expect(glows.length + strokes.length).toBeLessThan(FEW);
  expect(JSON.stringify(strokes)).not.toMatch(/NaN|Infinity|undefined/);
});

test("two cards of one keyword differ", () => {
  expect(artOf(card("Umbral Reach", "biosphere"))).not.toEqual(artOf(card("Morosian Plain", "biosphere")));
});

test("several keywords share the card, and the picture is made once", () => {
  const both = card("Terra Pax", "biosphere", "hazard");
  expect(artOf(both).strokes.length).toBeGreaterThan(artOf(card("Virillion", "biosphere")).strokes.length);
  expect(artOf(both)).toBe(artOf(both));
});

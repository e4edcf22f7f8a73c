import { expect, test } from "vitest";
import type { Catalogue } from "../wire/milkomeda.ts";
import { sectorCard, turnedCorners } from "./lookup.ts";

test("a card's corners turn clockwise", () => {
  const [blue, orange, red, green] = [0, 1, 2, 3];
  expect(turnedCorners(0)).toEqual([blue, orange, red, green]);
  expect(turnedCorners(1)).toEqual([red, blue, green, orange]);
  expect(turnedCorners(2)).toEqual([green, red, orange, blue]);
  expect(turnedCorners(3)).toEqual([orange, green, blue, red]);
});

test("cards are found by name; what is no card is a Homeworld", () => {
  const novatron = { name: "Novatron", values: [0, 0, 0, 4], cost: 2, keywords: ["observatory"] };
  const catalogue = { sectors: [novatron] } as unknown as Catalogue;
  expect(sectorCard(catalogue, "Novatron")).toBe(novatron);
  expect(sectorCard(catalogue, "teal homeworld", 2).values).toEqual([2, 2, 2, 2]);
});

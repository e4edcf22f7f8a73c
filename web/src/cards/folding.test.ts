import { expect, test } from "vitest";
import { fold, hits } from "./folding.ts";

const found = (text: string, query: string) => hits(text, query).map(({ start, end }) => text.slice(start, end));

test("neither case nor accents matter", () => {
  expect(fold("Pólis KHRĒMATOS")).toBe("polis khrematos");
  expect(found("Grande Armée, die armee", "armee")).toEqual(["Armée", "armee"]);
});

test("letters that fold to several are found where they stand", () => {
  expect(found("Außen, aussen und außer", "auss")).toEqual(["Auß", "auss", "auß"]);
  expect(found("die große Straße", "strasse")).toEqual(["Straße"]);
});

test("hits do not overlap, and any white space is one space", () => {
  expect(found("aaaa", "aa")).toEqual(["aa", "aa"]);
  expect(found("four\nsectors", "four sectors")).toEqual(["four\nsectors"]);
  expect(found("nothing", "  ")).toEqual([]);
});

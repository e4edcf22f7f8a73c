import { expect, test } from "vitest";
import { Names } from "./naming.svelte.ts";

const names = new Names(
  "milkomeda",
  "edition=draft",
  [
    { kind: "sector", name: "Terra Nox", text: "Terra Nox" },
    { kind: "sector", name: "Hell's Reach", text: "Hell's Reach" },
    { kind: "technology", name: "Star Maps", text: "Star Maps" },
    { kind: "structure", name: "m-brain", text: "M-Brain" },
  ],
  [{ kind: "sector", text: "Sectors" }],
);
const linked = (text: string) => names.parts(text).flatMap((part) => (typeof part === "string" ? [] : part.text));

test("a sentence is cut where it names cards", () => {
  expect(names.parts("Ada places Terra Nox at B2.")).toEqual([
    "Ada places ",
    { text: "Terra Nox", to: "/cards/milkomeda/sector/terra-nox?options=edition%3Ddraft" },
    " at B2.",
  ]);
  expect(linked("Hell's Reach, Star Maps and an M-Brain")).toEqual(["Hell's Reach", "Star Maps", "M-Brain"]);
});

test("only whole names are names", () => {
  expect(linked("Terra Noxious, star maps, Superstar Maps, M-Brains")).toEqual([]);
});

test("what is nothing but a name leads to its card, and so many of something to their list", () => {
  expect(names.leads("M-Brain:")).toBe("/cards/milkomeda/structure/m-brain?options=edition%3Ddraft");
  expect(names.leads("72 sectors.")).toBe("/cards/milkomeda/sector?options=edition%3Ddraft");
  expect(names.leads("Attack")).toBeUndefined();
});

test("where there are no cards, nothing is named", () => {
  expect(new Names("chess", "", []).parts("Terra Nox")).toEqual(["Terra Nox"]);
});

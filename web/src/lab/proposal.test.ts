import { expect, test } from "vitest";
import type { Figure } from "../wire/table.ts";
import { apartGames, brief, certain, nameOf, shown, summary } from "./proposal.ts";

function figure(measure: string, verdict: Figure["verdict"], value: number, width: number, key = ""): Figure {
  const apart = { value, low: value - width / 2, high: value + width / 2 };
  const gaps = [
    { value, block: 1 },
    { value: 2 * value, block: 2 },
  ];
  return { measure, key, keys: "", room: "fast", unit: "", better: "", sides: [], apart, verdict, more: 0, shown: [], gaps };
}

const FOUND = [
  figure("rounds", "more", 3, 2),
  figure("fights", "less", -4, 1),
  figure("card-use", "more", 1, 1, "a"),
  figure("card-use", "more", 2, 1, "b"),
  figure("card-use", "more", 1.5, 1, "c"),
  figure("margin", "equal", 0, 1),
  figure("minutes", "open", 0.5, 3),
];

test("the surest differences are told first, two of a measure at most, and the rest is counted", () => {
  const { told, equal, open } = summary(FOUND);
  expect(told.map(({ measure, key }) => measure + key)).toEqual(["fights", "card-useb", "rounds", "card-usec"]);
  expect([equal, open]).toEqual([["margin"], 1]);
});

test("what differs most surely is shown by games, or what comes nearest to that", () => {
  expect(certain(FOUND)[0].measure).toBe("fights");
  expect(shown(FOUND)?.measure).toBe("fights");
  expect(shown(FOUND.slice(5))?.measure).toBe("minutes");
  expect(shown([{ ...FOUND[0], unit: "share" }])).toBeUndefined();
  expect(shown([])).toBeUndefined();
  expect(apartGames(FOUND[0]).map(({ block }) => block)).toEqual([1, 2]);
  expect(apartGames({ ...FOUND[0], gaps: [FOUND[0].gaps[0], FOUND[0].gaps[0]] })).toHaveLength(1);
});

test("rules go by the name of their edition where nothing differs from it", () => {
  const plain = { edition: "Epic", changes: [], cards: [] };
  expect(nameOf(plain)).toBe("Epic");
  expect(nameOf({ ...plain, cards: ["Actara: taken out"] })).toBe("");
});

test("of a passage only what is near a change is read", () => {
  const long = "one two three four five six seven eight nine ten ";
  const found = brief([
    { kind: "same", text: long },
    { kind: "gone", text: "old " },
    { kind: "new", text: "new " },
    { kind: "same", text: long },
  ]);
  expect(found.map(({ text }) => text)).toEqual([
    "… four five six seven eight nine ten ",
    "old ",
    "new ",
    "one two three four five six seven … ",
  ]);
});

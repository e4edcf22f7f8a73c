import { expect, test } from "vitest";
import type { Figure } from "../wire/table.ts";
import { amount, bar, keyName, reach, rooms, showing, telling, verdict } from "./figures.ts";

function figure(fields: Partial<Figure>): Figure {
  const sides = [{ value: 7.3, low: 7, high: 7.6 }];
  return {
    measure: "rounds",
    key: "",
    keys: "",
    room: "fast",
    unit: "rounds",
    better: "",
    sides,
    apart: null,
    verdict: "",
    more: 0,
    shown: [[1, 2, 3]],
    gaps: [],
    ...fields,
  };
}

test("figures stand by what they are about, and by measure", () => {
  const found = rooms([
    figure({}),
    figure({ measure: "endings", key: "cut", keys: "ending" }),
    figure({ measure: "endings", key: "ended-by-rounds", keys: "ending" }),
    figure({ measure: "fights", room: "epic" }),
  ]);
  expect(found.map(({ name, panels }) => [name, panels.map(({ measure, figures }) => [measure, figures.length])])).toEqual([
    [
      "fast",
      [
        ["rounds", 1],
        ["endings", 2],
      ],
    ],
    ["epic", [["fights", 1]]],
  ]);
});

test("keys have the names that people know", () => {
  expect(keyName(figure({ keys: "seat", key: "1" }))).toBe("gold");
  expect(keyName(figure({ keys: "ending", key: "ended-by-rounds" }))).toBe("the last round");
  expect(keyName(figure({ keys: "card", key: "technology: Bioreactors" }))).toBe("Bioreactors");
});

test("values are said with their bounds, as far as these are known", () => {
  expect(bar("rounds", { value: 7.31, low: 7, high: 7.6 })).toBe("7.3 (7.0 – 7.6)");
  expect(bar("share", { value: 0.5, low: null, high: null })).toBe("50 % (…)");
  expect(amount("share", 0.034)).toBe("3.4 %");
});

test("a verdict says better where it is clear what one would wish for", () => {
  expect(verdict(figure({}))).toBe("");
  expect(verdict(figure({ verdict: "less", better: "less" }))).toBe("better");
  expect(verdict(figure({ verdict: "more", better: "less" }))).toBe("worse");
  expect(verdict(figure({ verdict: "more" }))).toBe("more");
  expect(verdict(figure({ verdict: "open", more: 300 }))).toContain("300");
});

test("of many keys those come first of which something is said, then those that surely occur most", () => {
  const rare = figure({ key: "once", sides: [{ value: 100, low: 0, high: 100 }] });
  const quiet = figure({ key: "often", sides: [{ value: 9, low: 8, high: 10 }] });
  const loud = figure({ key: "seldom", verdict: "more" });
  expect(telling([rare, quiet, loud], 2).map(({ key }) => key)).toEqual(["seldom", "often"]);
  expect(reach([quiet, loud])).toEqual([0, 10]);
});

test("keys that are numbers stay in their order", () => {
  const [four, five, six] = ["4", "5", "6"].map((key, low) => figure({ key, sides: [{ value: low, low, high: low }] }));
  expect(telling([four, five, six], 2).map(({ key }) => key)).toEqual(["5", "6"]);
});

test("a game that shows a figure is told as what, and only once", () => {
  expect(showing([4, 7, 4])).toEqual([
    { block: 4, as: "least and most" },
    { block: 7, as: "usual" },
  ]);
  expect(showing([])).toEqual([]);
});

import { expect, test } from "vitest";
import type { Card } from "../../wire/table.ts";
import { clash, complete, fighting, left, read, spell, USUAL, type Fight } from "./clash.ts";

const FIGHT: Fight = {
  sides: [
    { fleets: 4, technologies: ["AI Strategists", "Force Fields"], split: [2, 0, 1, 1, 0] },
    { fleets: 3, technologies: [], split: null },
    { fleets: 2, technologies: ["Energy Shields"], split: null },
  ],
  structures: 2,
};

test("the address of a fight holds all of it", () => {
  expect(read(new URLSearchParams(spell(FIGHT)))).toEqual(FIGHT);
  expect(spell(USUAL)).toEqual({ fleets: "4-3" });
});

test.each(["", "fleets=3", "fleets=x-y", "fleets=99-0&splits=9.9.9.9.9&structures=77", "fleets=1-1-1-1-1-1"])(
  "whatever the address says a fight is possible: %s",
  (asked) => {
    const { sides, structures } = read(new URLSearchParams(asked));
    expect(sides.length).toBeGreaterThan(1);
    expect(sides.length).toBeLessThan(5);
    for (const { fleets, split } of sides) expect([fleets >= 1 && fleets <= 10, split]).toEqual([true, null]);
    expect(structures).toBeLessThan(5);
  },
);

test("the server is asked in its notation", () => {
  expect(clash(FIGHT, "edition=draft")).toEqual({
    fleets: [4, 3, 2],
    technologies: ["AI Strategists,Force Fields", "", "Energy Shields"],
    structures: 2,
    splits: ["2 beam, 1 artillery, 1 drone", "", ""],
    options: "edition=draft",
  });
});

test("a side is complete when all its fleets have a type", () => {
  expect(left({ fleets: 4, technologies: [], split: [2, 0, 1, 0, 0] })).toBe(1);
  expect(complete({ fleets: 4, technologies: [], split: [2, 0, 1, 0, 0] })).toBe(false);
  expect(complete(FIGHT.sides[0])).toBe(true);
});

test("only technologies that count in a fight are offered, to the side for which they do", () => {
  const card = (name: string, effect: string, kind = "technology"): Card => ({
    kind,
    name,
    does: [{ name: "what-it-does", values: { effects: { [effect]: 1 } } }],
  });
  const cards = [
    card("a", "more attack dice"),
    card("d", "more defence dice"),
    card("s", "more shields"),
    card("x", "cheaper explore"),
  ];
  expect(fighting(cards, true).map(({ name }) => name)).toEqual(["a", "s"]);
  expect(fighting(cards, false).map(({ name }) => name)).toEqual(["d", "s"]);
});

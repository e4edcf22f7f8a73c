import { describe, expect, test } from "vitest";
import type { Rating, Statistics } from "../wire/table.ts";
import { actions, changeText, dice, means, ratingText, wins } from "./figures.ts";

const rating: Rating = { rating: 1594, low: 1397, high: 1791, sure: false, games: 4, change: 0 };
const statistics: Statistics = {
  game: "milkomeda",
  games: 8,
  won: { name: "", count: 3, of: 8, low: 0.14, high: 0.69 },
  fair: 2,
  characters: [{ name: "helix", count: 1, of: 2, low: 0.1, high: 0.9 }],
  actions: [{ name: "build", count: 1, of: 4, low: 0.05, high: 0.7 }],
  luck: [],
  sources: [],
  lengths: [],
  courses: [],
};

describe("a rating", () => {
  test("is a range until it is sure", () => {
    expect(ratingText(rating)).toBe("1397 to 1791, still unsure");
    expect(ratingText({ ...rating, sure: true })).toBe("1594 ± 197");
  });

  test("says by how much it changed", () => {
    expect([12, -7, 0].map((change) => changeText({ ...rating, change }))).toEqual(["+12", "−7", ""]);
  });
});

describe("figures", () => {
  test("of games won stand beside what would be won by chance", () => {
    expect(wins(statistics)).toEqual([
      { name: "In all", value: 0.375, low: 0.14, high: 0.69, mark: 0.25, text: "3 of 8" },
      { name: "Helix Cultivators", value: 0.5, low: 0.1, high: 0.9, mark: 0.25, text: "1 of 2" },
    ]);
  });

  test("of actions are called as the game calls them", () => {
    expect(actions(statistics)[0]).toMatchObject({ name: "Build", text: "25 %", value: 0.25 });
    const flicks = { ...statistics, game: "starflick", actions: [{ ...statistics.actions[0], name: "recruit" }] };
    expect(actions(flicks)[0]).toMatchObject({ name: "Recruit", sign: undefined });
  });

  test("of dice are around what was to be expected", () => {
    const [one] = dice([{ seat: -1, what: "hits", rolled: 9, expected: 7, spread: 1.5 }]);
    expect(one).toMatchObject({ value: 9, low: 4, high: 10, mark: 7 });
  });

  test("a game say how far they stray", () => {
    expect(means([{ name: "rounds", mean: 10, low: 8.5, high: 11.5 }], () => "Rounds")[0].text).toBe("10.0 ± 1.5");
  });
});

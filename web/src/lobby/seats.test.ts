import { expect, test } from "vitest";
import type { GameInfo } from "../wire/table.ts";
import { against, quickTable, reseated, resized, seatWish, usualBot } from "./seats.ts";

test("a wish is me, open or a bot", () => {
  expect([seatWish("me"), seatWish("open"), seatWish("greedy")]).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "bot", bot: "greedy" },
  ]);
});

test("more players make open seats, fewer keep the first", () => {
  expect(resized(["me", "greedy"], 4)).toEqual(["me", "greedy", "open", "open"]);
  expect(resized(["me", "greedy", "open"], 2)).toEqual(["me", "greedy"]);
});

test("I sit in one seat only", () => {
  expect(reseated(["me", "greedy", "open"], 1, "me")).toEqual(["open", "me", "open"]);
  expect(reseated(["me", "greedy", "open"], 2, "greedy")).toEqual(["me", "greedy", "greedy"]);
});

const bots = (...names: string[]) => names.map((name) => ({ name, about: { name: "bot-looks-ahead" } }));

test("the usual bot is the quick one, and where there is none the best", () => {
  expect(usualBot(bots("random", "quick", "greedy"))).toBe("quick");
  expect(usualBot(bots("random", "novice", "expert"))).toBe("expert");
});

const GAME: GameInfo = {
  name: "milkomeda",
  version: "1",
  player_counts: [2, 3, 4],
  seat_names: [],
  editions: ["draft", "protocols"],
  quick: "end_slots=12",
  options: [],
  lessons: [],
  bots: bots("random", "quick", "greedy"),
};

test("whom one played against last is remembered, as far as it can still be had", () => {
  const usual = { bots: 3, level: "quick", pace: "usual" };
  expect(against(GAME, {})).toEqual(usual);
  expect(against(GAME, { bots: 1, level: "greedy", pace: "brisk" })).toEqual({ bots: 1, level: "greedy", pace: "brisk" });
  expect(against(GAME, { bots: 9, level: "gone", pace: "hasty" as "brisk" })).toEqual(usual);
});

test("play now is I against quick bots, by the newest rules as a quick game has them", () => {
  const bot = { kind: "bot", bot: "quick" };
  const table = {
    game: "milkomeda",
    options: "edition=protocols end_slots=12",
    seats: [{ kind: "me" }, bot, bot, bot],
    private: true,
    hints: true,
    pace: "usual",
  };
  const usual = against(GAME, {});
  expect(quickTable(GAME, usual)).toEqual(table);
  expect(quickTable({ ...GAME, quick: "" }, usual)).toEqual({ ...table, options: "edition=protocols" });
  expect(quickTable(GAME, { ...usual, bots: 1, pace: "calm" })).toEqual({ ...table, seats: [{ kind: "me" }, bot], pace: "calm" });
});

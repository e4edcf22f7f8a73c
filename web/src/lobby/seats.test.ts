import { expect, test } from "vitest";
import type { GameInfo } from "../wire/table.ts";
import { against, charactersOf, chosenOf, quickTable, reseated, resized, seatWish, usualBot } from "./seats.ts";

test("a wish is me, open or a bot", () => {
  expect([seatWish("me"), seatWish("open"), seatWish("greedy")]).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "bot", bot: "greedy" },
  ]);
});

const [ME, OPEN, GREEDY] = ["me", "open", "greedy"].map(seatWish);

test("more players make open seats, fewer keep the first", () => {
  expect(resized([ME, GREEDY], 4)).toEqual([ME, GREEDY, OPEN, OPEN]);
  expect(resized([ME, GREEDY, OPEN], 2)).toEqual([ME, GREEDY]);
});

test("I sit in one seat only", () => {
  expect(reseated([ME, GREEDY, OPEN], 1, ME)).toEqual([OPEN, ME, OPEN]);
  expect(reseated([ME, GREEDY, OPEN], 2, GREEDY)).toEqual([ME, GREEDY, GREEDY]);
});

test("what was chosen is shown as chosen", () => {
  expect(["me", "open", "greedy"].map((chosen) => chosenOf(seatWish(chosen)))).toEqual(["me", "open", "greedy"]);
});

const bots = (...names: string[]) =>
  names.map((name) => ({ name, about: { name: "bot-plans-its-turn" }, strength: null, characters: ["raider"] }));

test("the usual bot is the quick one, and where there is none the best", () => {
  expect(usualBot(bots("random", "reflex", "greedy"))).toBe("reflex");
  expect(usualBot(bots("random", "novice", "expert"))).toBe("expert");
});

test("only a bot of some level can have a character", () => {
  expect(charactersOf(bots("reflex"), "reflex")).toEqual(["raider"]);
  expect(charactersOf(bots("reflex"))).toEqual([]);
});

const GAME: GameInfo = {
  name: "milkomeda",
  version: "1",
  player_counts: [2, 3, 4],
  seat_names: [],
  editions: ["draft", "protocols"],
  carded: false,
  printed: [],
  cardboard: false,
  quick: "end_slots=12",
  options: [],
  characters: [],
  lessons: [],
  bots: bots("random", "reflex", "greedy"),
};

test("whom one played against last is remembered, as far as it can still be had", () => {
  const usual = { bots: 3, level: "reflex", pace: "usual" };
  expect(against(GAME, {})).toEqual(usual);
  expect(against(GAME, { bots: 1, level: "greedy", pace: "brisk" })).toEqual({ bots: 1, level: "greedy", pace: "brisk" });
  expect(against(GAME, { bots: 9, level: "gone", pace: "hasty" as "brisk" })).toEqual(usual);
});

test("play now is I against quick bots, by the newest rules as a quick game has them", () => {
  const bot = { kind: "bot", bot: "reflex" };
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

import { expect, test } from "vitest";
import type { GameInfo } from "../wire/table.ts";
import { quickTable, reseated, resized, seatWish } from "./seats.ts";

test("a wish is me, open or a bot", () => {
  expect([seatWish("me"), seatWish("open"), seatWish("greedy")]).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
});

test("more players make open seats, fewer keep the first", () => {
  expect(resized(["me", "greedy"], 4)).toEqual(["me", "greedy", "open", "open"]);
  expect(resized(["me", "greedy", "open"], 2)).toEqual(["me", "greedy"]);
});

test("I sit in one seat only", () => {
  expect(reseated(["me", "greedy", "open"], 1, "me")).toEqual(["open", "me", "open"]);
  expect(reseated(["me", "greedy", "open"], 2, "greedy")).toEqual(["me", "greedy", "greedy"]);
});

test("play now is I against the strongest bots, by the newest rules", () => {
  const bots = ["random", "greedy"].map((name) => ({ name, about: "" }));
  const game: GameInfo = { name: "milkomeda", version: "1", player_counts: [2, 3, 4], seat_names: [], editions: ["draft", "protocols"], quick: "", options: [], bots };
  const bot = { kind: "bot", bot: "greedy" };
  expect(quickTable(game)).toEqual({ game: "milkomeda", options: "edition=protocols", seats: [{ kind: "me" }, bot, bot, bot], private: true });
});

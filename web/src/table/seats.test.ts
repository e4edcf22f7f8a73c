import { afterEach, expect, test } from "vitest";

import { settings } from "../settings.svelte.ts";
import type { Happening } from "../wire/milkomeda.ts";
import type { Ending, Fact, Seat } from "../wire/table.ts";
import { characterOf, naming, status, victory } from "./seats.ts";

const seat = (kind: "person" | "bot", name: string): Seat => ({
  kind,
  name,
  bot: kind === "bot" ? "random" : "",
  here: true,
  character: "",
});
const SEATS = [seat("person", "Ada"), seat("bot", "random"), seat("person", "teal")];

afterEach(() => (settings.language = "auto"));

test("whoever sits there is called by name, another seat by its colour", () => {
  settings.language = "en";
  expect([0, 1, 2, 3].map(naming(SEATS))).toEqual(["Ada", "Gold", "teal", "Rose"]);
});

test("a bot that has a name is called by it", () => {
  settings.language = "en";
  const vexa: Seat = { kind: "bot", name: "Vexa", bot: "reflex", here: true, character: "raider" };
  expect([0, 1].map(naming([SEATS[0], vexa]))).toEqual(["Ada", "Vexa"]);
  expect(characterOf(vexa)?.title).toBe("Raider · Reflex bot");
  expect(characterOf(SEATS[1])).toBe(null);
});

test("it is my turn unless a bot plays in my seat", () => {
  settings.language = "en";
  expect(status(SEATS, [0], 0)).toBe("Your turn");
  expect(status([{ ...SEATS[0], bot: "reflex" }], [0], 0)).not.toBe("Your turn");
});

const ended = (verdict: Fact, points: number[][]): Ending => ({
  verdict,
  points,
  winners: [0],
  ranking: [0, 1],
  places: [1, 2],
  sources: [],
  why: [],
});

test("who wins is told it once, and why only after a tie", () => {
  settings.language = "en";
  const won: Happening = { type: "won", seat: 0, points: 12 };
  const clear = ended(won, [
    [5, 7],
    [9, 0],
  ]);
  expect(victory(SEATS, clear, 0)).toEqual({ heading: "You win with 12 VP!", sentence: "" });
  expect(victory(SEATS, clear, 1)).toEqual({ heading: "Ada wins with 12 VP", sentence: "" });
  const tied: Happening = { type: "won-tie", seat: 0, points: 9, measure: "fleets", own: 4, others: 3 };
  expect(
    victory(
      SEATS,
      ended(tied, [
        [5, 4],
        [9, 0],
      ]),
      0,
    ).sentence,
  ).toBe("Ada wins the tie at 9 VP by fleets on the map: 4 against 3.");
});

import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte.ts";
import type { Ender, Picture, Way } from "../wire/milkomeda.ts";
import type { Seat } from "../wire/table.ts";
import { endsWhen, gauges, warning, warnings } from "./ends.ts";

const way = (kind: string, left: number, of: number): Way => ({ kind, left, of });
const ender = (seat: number, kind: string, card = ""): Ender => ({ seat, kind, card });
const seat = (name: string): Seat => ({ kind: name ? "person" : "bot", name, bot: "", here: true, character: "" });
const SEATS = [seat("Ada"), seat(""), seat("Cleo")];

/** Three at the table; of the two objectives the first lacks one claim, the second three. */
function picture(change: Partial<Picture>): Picture {
  const objectives = [
    { card: "Golden Khanate", slots: [1, 0, -1], reached: [7, 7, 0], ends: [false, false, true] },
    { card: "Prodigy of War", slots: [2, -1, -1, -1], reached: [0, 0, 0], ends: [false, false, false, false] },
  ];
  const usual = { phase: "turn", round: 4, active: 1, main: "", top: [], objectives, ends: [], enders: [] };
  return { ...usual, ...change } as unknown as Picture;
}

beforeEach(() => (settings.language = "en"));

test("every way says how far it is", () => {
  const shown = gauges(
    picture({ ends: [way("sectors", 19, 50), way("cards", 1, 1), way("slots", 9, 12), way("rounds", 9, 12)] }),
  );
  expect(shown.map(({ name, count }) => `${name} ${count}`)).toEqual([
    "Sectors left 19 of 50",
    "Full objectives 0 of 1",
    "Claims 3 of 12",
    "Round 4 of 12",
  ]);
  expect(shown.map(({ missing }) => missing)).toEqual([19, 1, 9, 9]);
});

test("an arc closes as the end comes nearer: by sectors, by claims, by rounds", () => {
  const shown = gauges(
    picture({
      ends: [way("sectors", 10, 50), way("cards", 1, 1), way("cards", 2, 2), way("slots", 0, 12), way("rounds", 9, 12)],
    }),
  );
  expect(shown.map(({ done }) => done)).toEqual([0.8, 2 / 3, 3 / 7, 1, 0.25].map((part) => expect.closeTo(part)));
});

test("the nearest way is the one on which least is missing", () => {
  const nearest = (...ends: Way[]) => gauges(picture({ ends })).flatMap(({ kind, nearest }) => (nearest ? [kind] : []));
  expect(nearest(way("sectors", 19, 50), way("cards", 1, 1))).toEqual(["cards"]);
  expect(nearest(way("sectors", 3, 50), way("slots", 7, 12))).toEqual(["sectors"]);
  expect(nearest(way("slots", 3, 12), way("rounds", 1, 12))).toEqual(["rounds"]);
});

test("a note says what happens then, and what lies open on the deck", () => {
  const [sectors, cards] = gauges(picture({ ends: [way("sectors", 19, 50), way("cards", 1, 1)], top: ["Actara"] }));
  expect(sectors.about).toEqual([
    "The game ends when the last of 50 sectors is placed.",
    "Open on the deck: Actara",
    "Then the most victory points win.",
  ]);
  expect(cards.about.slice(0, 2)).toEqual([
    "The game ends when all slots of one objective are claimed.",
    "Claims still missing: 1.",
  ]);
});

test("the rules of the end are one sentence", () => {
  const ends = [way("sectors", 19, 50), way("cards", 2, 2), way("rounds", 9, 12)];
  expect(endsWhen(picture({ ends }))).toBe(
    "The game ends when the last of 50 sectors is placed, when all slots of 2 objectives are claimed or after round 12.",
  );
});

const NEAR = { ends: [way("cards", 1, 1)] };

test("whoever could end the game is named, with how, and whether now", () => {
  const said = (you: number, ...enders: Ender[]) => warning(picture({ ...NEAR, enders }), SEATS, you);
  expect(said(0)).toBe("");
  expect(said(0, ender(1, "cards", "Golden Khanate"))).toBe("Gold could end the game now: last slot of Golden Khanate");
  expect(said(0, ender(0, "cards", "Golden Khanate"))).toBe("You could end the game next turn: last slot of Golden Khanate");
  expect(said(1, ender(1, "slots", "Golden Khanate"), ender(1, "slots", "Prodigy of War"))).toBe(
    "You could end the game now: one more claim",
  );
  expect(said(0, ender(2, "cards", "Golden Khanate"), ender(2, "sectors"))).toBe(
    "Cleo could end the game next turn: last slot of Golden Khanate or last sector",
  );
});

test("sectors can end the game now only as long as one may still explore", () => {
  const said = (main: string) => warning(picture({ ...NEAR, main, enders: [ender(1, "sectors")] }), SEATS, 0);
  expect([said(""), said("explore"), said("build")].map((line) => /now|next turn/.exec(line)?.[0])).toEqual([
    "now",
    "now",
    "next turn",
  ]);
});

test("several stand in one line, and each has a sentence of their own", () => {
  const near = picture({ ...NEAR, enders: [ender(0, "sectors"), ender(1, "sectors"), ender(2, "sectors")] });
  expect(warning(near, SEATS, 0)).toBe("Could end the game: Gold, Cleo, you");
  expect(warning(near, SEATS, 1)).toBe("You could end the game now, Ada and Cleo next turn");
  expect(warnings(near, SEATS, 0)).toHaveLength(3);
});

test("in the last round that is what is said, and after the game nothing", () => {
  const last = picture({ ends: [way("rounds", 1, 12)], enders: [ender(0, "sectors")] });
  expect(warning(last, SEATS, 0)).toBe("The game ends with this round");
  expect(warnings(last, SEATS, 0)[1]).toBe("You could end the game next turn: last sector");
  expect(warning(picture({ ends: [way("slots", 0, 12)] }), SEATS, 0)).toBe("The game ends with this round");
  expect(warning({ ...last, phase: "over" }, SEATS, 0)).toBe("");
});

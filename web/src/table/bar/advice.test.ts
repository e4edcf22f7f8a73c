import { expect, test } from "vitest";
import { reasonOf } from "./advice.ts";
import type { Advised } from "../../wire/table.ts";

const ADVICE = { chance: 0.41, other_chance: 0.36, margin: 0.03, games: 24 } as Advised;

test("advice says what it gains against the next best, and how sure that is", () => {
  expect(reasonOf(ADVICE, "Ada moves.")).toBe(
    "It wins 41 % of the games thought through, 5 ± 3 % more than the next best: Ada moves.",
  );
});

test("what is as good as the next best gains nothing", () => {
  const said = reasonOf({ ...ADVICE, other_chance: 0.408 }, "Ada moves.");
  expect(said).toBe("It wins 41 % of the games thought through, no more than the next best: Ada moves.");
});

test("where there is nothing else it says only how it would go", () => {
  expect(reasonOf(ADVICE, "")).toBe("It wins 41 % of 24 games thought through.");
});

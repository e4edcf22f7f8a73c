import { expect, test } from "vitest";
import type { Told } from "../wire/table.ts";
import { moments } from "./moments.ts";

const told = (number: number, ...types: string[]): Told => ({ number, seat: 0, facts: types.map((type) => ({ type })) });
const found = (all: Told[], answers: number) => moments(all, answers).map((one) => [one.told.number, one.at]);

test("an answer of which nobody hears counts all the same", () => {
  expect(found([told(5, "placed"), told(6), told(7, "moved"), told(8), told(9)], 5)).toEqual([
    [7, 2],
    [5, 0],
  ]);
});

test("that the rules have changed is no answer, and what there was before cannot be gone back to", () => {
  expect(found([told(82, "rules-changed"), told(83, "placed"), told(84), told(85, "moved")], 80)).toEqual([
    [85, 79],
    [83, 77],
  ]);
});

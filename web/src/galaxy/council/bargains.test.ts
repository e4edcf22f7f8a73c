import { expect, it } from "vitest";
import type { Told } from "../../wire/table.ts";
import { bargains } from "./bargains.ts";

const told = (step: string, text: string, round: number): Told => ({ number: 1, seat: 1, step, text, round, lines: [text] });

it("lists this round's offers with what became of them", () => {
  const all = [
    told("offer", "offer 1 red", 3),
    told("offer", "offer 2 blue for place 1", 4),
    told("decide-offer", "take", 4),
    told("offer", "no offer", 4),
    told("offer", "offer 1 green", 4),
  ];
  expect(bargains(all, 4).map(({ line, fate }) => [line, fate])).toEqual([
    ["offer 2 blue for place 1", "taken"],
    ["offer 1 green", ""],
  ]);
});

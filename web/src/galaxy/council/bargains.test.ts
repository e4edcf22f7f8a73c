import { expect, it } from "vitest";
import type { Happening } from "../../wire/milkomeda.ts";
import type { Told } from "../../wire/table.ts";
import { bargains } from "./bargains.ts";

const told = (round: number, fact: Happening): Told => ({ number: 1, seat: 1, round, facts: [fact] });
const offered = (resources: Record<string, number>): Happening => ({
  type: "offered",
  seat: 1,
  resources,
  wish: "none",
  number: 0,
});

it("lists this round's offers with what became of them", () => {
  const all = [
    told(3, offered({ red: 1 })),
    told(4, offered({ blue: 2 })),
    told(4, { type: "offer-taken", seat: 0, other_seat: 1 }),
    told(4, { type: "offered-nothing", seat: 1 }),
    told(4, offered({ green: 1 })),
  ];
  expect(bargains(all, 4).map(({ offer, fate }) => [offer.resources, fate])).toEqual([
    [{ blue: 2 }, "taken"],
    [{ green: 1 }, ""],
  ]);
});

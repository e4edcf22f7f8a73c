import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { Happening } from "../../wire/milkomeda.ts";
import type { Told } from "../../wire/table.ts";
import { Screening } from "./screening.svelte.ts";

const told = (number: number, fact: Happening): Told => ({ number, seat: -1, facts: [fact] });
const began = (number: number) => told(number, { type: "fight-began", cell: "B1", sector: "Novatron", forces: [] });
const round = (number: number, of: number) => told(number, { type: "fight-round-began", round: of, pools: [] });
const won = (number: number) => told(number, { type: "fight-won", seat: 0, cell: "B1" });

/** A table where that was told before I came, and more is told later. */
function at(before: Told[]) {
  let all = $state.raw(before);
  const screening = new Screening(() => all);
  const tell = (...more: Told[]) => {
    all = [...all, ...more];
    flushSync();
  };
  return { screening, tell };
}

/** The rounds that are shown until nothing is, or what is. */
function rounds(screening: Screening): number[] {
  const seen: number[] = [];
  while (screening.running) {
    seen.push(screening.at);
    screening.next();
  }
  return seen;
}

it("shows a fight that was fought at once, round by round, and folds", () => {
  const { screening, tell } = at([]);
  expect(screening.story).toBeNull();
  tell(began(1), round(2, 1), round(3, 2), won(4));
  expect(rounds(screening)).toEqual([0, 1, 2]);
  expect(screening.story).toBeNull();
  expect(screening.last?.number).toBe(1);
});

it("does not show again what was over before I came", () => {
  expect(at([began(1), round(2, 1), won(3)]).screening.story).toBeNull();
});

it("waits for what is not decided yet, and shows how it was", () => {
  const { screening, tell } = at([]);
  tell(began(1));
  expect(screening.live).toBe(true);
  tell(round(2, 1), round(3, 2));
  expect(rounds(screening)).toEqual([0, 1]);
  expect(screening.live).toBe(true);
  tell(won(4));
  expect(rounds(screening)).toEqual([2]);
});

it("is as it is when I am asked, and shows what follows my answer", () => {
  const { screening, tell } = at([]);
  tell(began(1), round(2, 1), round(3, 2));
  screening.follow();
  expect([screening.at, screening.live]).toEqual([2, true]);
  tell(round(4, 3), won(5));
  expect(rounds(screening)).toEqual([2, 3]);
});

it("shows one fight after the other, and falls behind by no more than one", () => {
  const { screening, tell } = at([]);
  tell(began(1), won(2), began(3), won(4), began(5), round(6, 1), won(7));
  expect(screening.number).toBe(3);
  expect(rounds(screening)).toEqual([0, 0, 1]);
});

it("can be stopped at a round, skipped and seen again", () => {
  const { screening, tell } = at([]);
  tell(began(1), round(2, 1), won(3));
  screening.go(1);
  expect([screening.at, screening.running]).toEqual([1, false]);
  screening.finish();
  expect(screening.story).toBeNull();
  screening.repeat(1);
  expect(rounds(screening)).toEqual([0, 1]);
  expect(screening.story).toBeNull();
});

it("goes to the end where nothing shall move", () => {
  const { screening, tell } = at([]);
  tell(began(1), round(2, 1), won(3));
  screening.toEnd();
  expect(rounds(screening)).toEqual([1]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api.ts";

import type { Moment } from "../wire/table.ts";
import { Reel } from "./reel.svelte.ts";

const moment = (at: number): Moment => ({ at, answers: 10, picture: at, facts: [] });
let asked: number[];
let reel: Reel;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  reel = new Reel(10, async (at) => (asked.push(at), moment(at)));
});

afterEach(() => {
  reel.pause();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("it begins with the last moment and fetches its neighbour", async () => {
  await settled();
  expect(reel.moment?.at).toBe(10);
  expect(asked).toEqual([10, 9]);
});

test("no moment is fetched twice, and none beyond the ends", async () => {
  reel.step(-1);
  reel.step(-1);
  reel.step(99);
  await settled();
  expect(asked.toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10]);
  expect(reel.moment?.at).toBe(10);
});

test("it plays from the beginning once it is over, and stops at the end", async () => {
  await settled();
  reel.toggle();
  expect(reel.at).toBe(0);
  await vi.advanceTimersByTimeAsync(950);
  expect(reel.at).toBe(1);
  await vi.advanceTimersByTimeAsync(20000);
  expect([reel.at, reel.playing]).toEqual([10, false]);
});

test("it plays faster when asked to", async () => {
  await settled();
  reel.toggle();
  reel.faster();
  await vi.advanceTimersByTimeAsync(950);
  expect([reel.speed, reel.at]).toEqual([2, 2]);
});

test("a moment that arrives too late is not shown", async () => {
  const waiting = new Map<number, (moment: Moment) => void>();
  const slow = new Reel(3, (at) => new Promise((resolve) => waiting.set(at, resolve)));
  slow.go(0);
  waiting.get(0)!(moment(0));
  waiting.get(3)!(moment(3));
  await settled();
  expect(slow.moment?.at).toBe(0);
});

test("a failure is told, and tried again when asked again", async () => {
  let fails = true;
  const shaky = new Reel(1, async (at) => {
    if (fails) throw new Refusal({ name: "no-such-thing" });
    return moment(at);
  });
  await settled();
  expect(shaky.problem).toBe("there is no such thing");
  fails = false;
  shaky.go(1);
  await settled();
  expect([shaky.problem, shaky.moment?.at]).toEqual(["", 1]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Film, Picture } from "../wire/starflick.ts";
import type { Timed } from "./flight.ts";
import { Theatre } from "./theatre.svelte.ts";

function film(ship: string, from: number, fate = "rest"): Film {
  const x = Array.from({ length: 31 }, (_, i) => from + i * 5);
  return { ship, angle: 0, speed: 300, frames: 31, tracks: [{ ship, fate, x, y: x.map(() => 50) }] };
}

const picture = (turn: number, flick: Film | null = null) => ({ turn, flick, discs: [] }) as unknown as Picture;
const FIRST = picture(1);
const FLICKED = picture(1, film("teal 1", 100));
const AFTER = picture(2, film("teal 1", 100));

let theatre: Theatre;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  theatre = new Theatre(FIRST);
});

afterEach(() => {
  theatre.close();
  vi.useRealTimers();
});

test("a flick is shown before what came of it", () => {
  expect(theatre.show(FLICKED)).toBeCloseTo(0.5);
  expect(theatre.shown).toBe(FIRST);
  vi.advanceTimersByTime(250);
  expect(theatre.places.get("teal 1")!.x).toBeGreaterThan(150);
  expect(theatre.places.get("teal 1")!.x).toBeLessThan(250);
  vi.advanceTimersByTime(300);
  expect(theatre.running).toBe(false);
  expect(theatre.shown).toBe(FLICKED);
  expect(theatre.places.size).toBe(0);
});

test("what comes meanwhile waits for its end; the same film is not shown twice", () => {
  theatre.show(FLICKED);
  theatre.show(AFTER);
  expect(theatre.shown).toBe(FIRST);
  vi.advanceTimersByTime(600);
  expect(theatre.shown).toBe(AFTER);
  expect(theatre.running).toBe(false);
});

test("a second flick cuts the first one short", () => {
  theatre.show(FLICKED);
  theatre.show(picture(2, film("gold 1", 300)));
  expect(theatre.shown).toBe(FLICKED);
  expect(theatre.places.has("gold 1")).toBe(true);
});

test("whoever leaps sees only where things ended", () => {
  expect(theatre.show(FLICKED, false)).toBe(0);
  expect(theatre.shown).toBe(FLICKED);
});

const flight: Timed = { lasts: 0.2, at: (time) => ({ x: 100 + 300 * Math.min(time, 0.2), y: 50 }) };

test("a ship leaves at once, waits where nothing is certain any more, and goes on from there", () => {
  theatre.launch("teal 1", flight);
  vi.advanceTimersByTime(1000);
  expect(theatre.places.get("teal 1")).toEqual({ x: 160, y: 50 });
  theatre.show(FLICKED);
  expect(theatre.places.get("teal 1")!.x).toBeCloseTo(160, 0);
  vi.advanceTimersByTime(350);
  expect(theatre.shown).toBe(FLICKED);
});

test("what was refused never happened", () => {
  theatre.launch("teal 1", flight);
  theatre.abort();
  expect(theatre.running).toBe(false);
  expect(theatre.places.size).toBe(0);
});

test("a lost ship is not seen any more, but how it was lost is", () => {
  theatre.show(picture(1, { ...film("teal 1", 100), frames: 61, tracks: film("teal 1", 100, "ram").tracks }));
  vi.advanceTimersByTime(700);
  expect(theatre.places.get("teal 1")).toBeNull();
  expect(theatre.happened).toMatchObject([{ what: "ram", x: 250 }]);
});

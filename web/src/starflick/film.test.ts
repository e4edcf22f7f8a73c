import { expect, test } from "vitest";
import type { Film, Track } from "../wire/starflick.ts";
import { happenings, placeAt, same, seconds } from "./film.ts";

/** Ten frames straight on, then it bounces back. */
const bouncing: Track = { ship: "teal 1", fate: "rest", x: [0, 10, 20, 30, 40, 30, 20, 10, 5], y: Array(9).fill(7) };
const rammed: Track = { ship: "gold 2", fate: "ram", x: [50, 50, 50], y: [7, 7, 7] };
const film: Film = { ship: "teal 1", angle: 0, speed: 600, frames: 9, tracks: [bouncing, rammed] };

test("between two frames a ship is between their places", () => {
  expect(placeAt(bouncing, 0)).toEqual({ x: 0, y: 7 });
  expect(placeAt(bouncing, 2.5)).toEqual({ x: 25, y: 7 });
  expect(placeAt(bouncing, 99)).toEqual({ x: 5, y: 7 });
});

test("a lost ship is nowhere", () => {
  expect(placeAt(rammed, 1)).toEqual({ x: 50, y: 7 });
  expect(placeAt(rammed, 2)).toBeNull();
});

test("nobody is seen between the mouths of a wormhole", () => {
  const leaping: Track = { ship: "teal 1", fate: "rest", x: [0, 500, 505], y: [0, 500, 500] };
  expect(placeAt(leaping, 0.9)).toEqual({ x: 0, y: 0 });
  expect(happenings({ ...film, tracks: [leaping] })).toEqual([]);
});

test("blows and losses happen in their order", () => {
  expect(happenings(film)).toEqual([
    { frame: 2, what: "ram", ship: "gold 2", x: 50, y: 7 },
    { frame: 4, what: "knock", ship: "teal 1", x: 40, y: 7 },
  ]);
  const sliding: Track = { ...bouncing, x: [0, 10, 19.5, 28.5, 37, 45, 52.5, 59.5, 66] };
  expect(happenings({ ...film, tracks: [sliding] })).toEqual([]);
});

test("a film is known again, and lasts as long as the flick", () => {
  expect(same(film, structuredClone(film))).toBe(true);
  expect(same(film, { ...film, speed: 601 })).toBe(false);
  expect(same(null, film)).toBe(false);
  expect(seconds(film)).toBeCloseTo(8 / 60);
});

/** Flicking by pulling back: the farther the pull, the faster, and it flies the other way. */

import type { Point } from "../board/point.ts";
import type { Shot } from "./flight.ts";

/** The pull for the fastest flick, in pixels. */
export const FULL = 220;
/** A shorter pull is none. */
export const LEAST = 10;
/** Slow shots need the finer hand. */
const BEND = 1.5;
/** A finger that lifts slips: what changes so little, so late, was not meant. */
const LATE = 70;
const SLIP = 16;

interface Sample extends Point {
  time: number;
}

/** The shot that a pull stands for; null if it is too short. */
export function shotOf(pull: Point, topSpeed: number): Shot | null {
  const length = Math.hypot(pull.x, pull.y);
  if (length < LEAST) return null;
  const degrees = (Math.atan2(-pull.y, -pull.x) * 180) / Math.PI;
  const angle = (Math.round(degrees * 100) / 100 + 360) % 360;
  const power = Math.min((length - LEAST) / (FULL - LEAST), 1);
  return { angle, speed: Math.max(Math.round(topSpeed * power ** BEND), 1) };
}

/** How far to pull for a shot: the other way round. */
export function pullOf({ speed }: Shot, topSpeed: number): number {
  return LEAST + (FULL - LEAST) * (speed / topSpeed) ** (1 / BEND);
}

/** Where a finger held before it was lifted. */
export class Held {
  #samples: Sample[] = [];

  move(to: Point, time: number): void {
    this.#samples.push({ ...to, time });
  }

  released(time: number): Point {
    const last = this.#samples.at(-1) ?? { x: 0, y: 0, time };
    const steady = this.#samples.findLast((sample) => sample.time <= time - LATE);
    return steady && Math.hypot(last.x - steady.x, last.y - steady.y) < SLIP ? steady : last;
  }
}

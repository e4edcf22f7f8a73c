/** A flick as the server filmed it: who is where when, and what happens on the way. */

import type { Point } from "../board/point.ts";
import type { Film, Track } from "../wire/starflick.ts";

export const FRAMES = 60;
/** Millimetres a frame. Farther apart are only the two mouths of a wormhole. */
export const FARTHEST = 90;
/** Friction changes a speed by half a millimetre a frame each frame; more is a blow. */
const BLOW = 1.6;

export type What = "knock" | "ram" | "off" | "mined";

export interface Happening {
  frame: number;
  what: What;
  ship: string;
  x: number;
  y: number;
}

export const seconds = (film: Film): number => Math.max(film.frames - 1, 0) / FRAMES;

/** Whether two films are of the same flick: no ship goes the same way twice. */
export function same(one: Film | null, other: Film | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Where a ship is after so many frames; null when it is lost. */
export function placeAt({ x, y, fate }: Track, frame: number): Point | null {
  const last = x.length - 1;
  if (frame >= last) return fate === "rest" ? { x: x[last], y: y[last] } : null;
  const i = Math.floor(frame);
  const [dx, dy] = [x[i + 1] - x[i], y[i + 1] - y[i]];
  const part = Math.hypot(dx, dy) > FARTHEST ? 0 : frame - i;
  return { x: x[i] + dx * part, y: y[i] + dy * part };
}

export function happenings(film: Film): Happening[] {
  return film.tracks
    .flatMap(knocks)
    .concat(film.tracks.flatMap(losses))
    .sort((a, b) => a.frame - b.frame);
}

function losses({ ship, x, y, fate }: Track): Happening[] {
  if (fate === "rest" || !x.length) return [];
  const frame = x.length - 1;
  return [{ frame, what: fate as What, ship, x: x[frame], y: y[frame] }];
}

/** Where the velocity jumps. */
function knocks({ ship, x, y }: Track): Happening[] {
  const found: Happening[] = [];
  for (let i = 1; i < x.length - 2; i++) {
    const before = { x: x[i] - x[i - 1], y: y[i] - y[i - 1] };
    const after = { x: x[i + 1] - x[i], y: y[i + 1] - y[i] };
    const jump = Math.max(Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)) > FARTHEST;
    const blow = Math.hypot(after.x - before.x, after.y - before.y) > BLOW;
    if (blow && !jump && found.at(-1)?.frame !== i - 1) found.push({ frame: i, what: "knock", ship, x: x[i], y: y[i] });
  }
  return found;
}

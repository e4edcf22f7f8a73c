/** The five ship types: their shapes, around 0 0 and about 10 in each direction, and their places on the mat. */

import { SHIPS } from "../choosing-amounts.ts";

export const SHAPES: Record<(typeof SHIPS)[number], string> = {
  beam: "M0 -11L2.6 -2.6L8 10L0 6L-8 10L-2.6 -2.6Z",
  shield: "M0 -10L9 -6.5V0C9 5.5 4.5 9 0 11C-4.5 9 -9 5.5 -9 0V-6.5Z",
  artillery: "M-2.4 -11H2.4V-3H9V8H4.5V11H-4.5V8H-9V-3H-2.4Z",
  drone: "M0 -4.5L4.5 0L0 4.5L-4.5 0ZM-10 -10L-4.5 -8L-8 -4.5ZM10 -10L8 -4.5L4.5 -8ZM-10 10L-8 4.5L-4.5 8ZM10 10L4.5 8L8 4.5Z",
  fighter: "M0 -11L3 -2L11 5V9L3 6.5L2 10H-2L-3 6.5L-11 9V5L-3 -2Z",
};

export interface Place {
  x: number;
  y: number;
}

/** Where a type stands on a mat of the given radius around 0 0: clockwise, so that each beats the next. */
export function placeOf(ship: number, radius: number): Place {
  const angle = (ship / 5) * 2 * Math.PI - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A line from one place towards another that keeps clear of both. */
export function between(from: Place, to: Place, clear: number): { from: Place; to: Place } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [((to.x - from.x) / length) * clear, ((to.y - from.y) / length) * clear];
  return { from: { x: from.x + x, y: from.y + y }, to: { x: to.x - x, y: to.y - y } };
}

/** Where ship types stand on the mat. */

import { SHIPS } from "../rows.ts";

export interface Place {
  x: number;
  y: number;
}

/** Where a type stands on a mat of the given radius around 0 0: clockwise, so that each beats the next. */
export function placeOf(ship: number, radius: number): Place {
  const angle = (ship / SHIPS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A line from one place towards another that keeps clear of both. */
export function between(from: Place, to: Place, clear: number): { from: Place; to: Place } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [((to.x - from.x) / length) * clear, ((to.y - from.y) / length) * clear];
  return { from: { x: from.x + x, y: from.y + y }, to: { x: to.x - x, y: to.y - y } };
}

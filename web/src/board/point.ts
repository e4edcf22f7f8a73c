/** Places and directions, on the screen or in the world. */

export interface Point {
  x: number;
  y: number;
}

export type Direction = "up" | "down" | "left" | "right";

const ARROWS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

export function arrow(key: string): Direction | undefined {
  return ARROWS[key];
}

/** The next of these places in a direction: the nearest, straying sideways counts double. */
export function towards<T>(here: Point, direction: Direction, places: Iterable<readonly [T, Point]>): T | undefined {
  const sideways = direction === "up" || direction === "down" ? "x" : "y";
  const along = sideways === "x" ? "y" : "x";
  const sign = direction === "up" || direction === "left" ? -1 : 1;
  let best: T | undefined;
  let least = Infinity;
  for (const [name, there] of places) {
    const ahead = (there[along] - here[along]) * sign;
    const cost = ahead + 2 * Math.abs(there[sideways] - here[sideways]);
    if (ahead > 0 && cost < least) [best, least] = [name, cost];
  }
  return best;
}

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

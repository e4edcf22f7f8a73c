/** Where things are: cells have names (A1 is top left), a cell is SIZE wide. */

import { towards, type Direction, type Point } from "../board/point.ts";

export const SIZE = 100;

/** Column and row, from 0. */
export function place(cell: string): Point {
  return { x: cell.charCodeAt(0) - 65, y: Number(cell.slice(1)) - 1 };
}

export function cellAt(x: number, y: number): string {
  return String.fromCharCode(65 + x) + (y + 1);
}

export function origin(cell: string): Point {
  const { x, y } = place(cell);
  return { x: x * SIZE, y: y * SIZE };
}

export function centre(cell: string): Point {
  const { x, y } = origin(cell);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

/** The point where this cell meets the one to its lower right. */
export function meeting(cell: string): Point {
  const { x, y } = origin(cell);
  return { x: x + SIZE, y: y + SIZE };
}

export function allCells(width: number, height: number): string[] {
  return Array.from({ length: width * height }, (_, i) => cellAt(i % width, Math.floor(i / width)));
}

export function distance(a: string, b: string): number {
  const [p, q] = [place(a), place(b)];
  return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
}

export function neighbour(from: string, direction: Direction, cells: Iterable<string>): string | undefined {
  return towards(
    place(from),
    direction,
    [...cells].map((cell) => [cell, place(cell)] as const),
  );
}

/** A route bends to its right, so that there and back are two lines. */
export function bend(from: string, to: string): { start: Point; control: Point; end: Point } {
  const [start, end] = [centre(from), centre(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return { start, end, control: { x: (start.x + end.x) / 2 - dy / 4, y: (start.y + end.y) / 2 + dx / 4 } };
}

export function along(curve: ReturnType<typeof bend>, t: number): Point {
  const { start, control, end } = curve;
  const s = 1 - t;
  return {
    x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
    y: s * s * start.y + 2 * s * t * control.y + t * t * end.y,
  };
}

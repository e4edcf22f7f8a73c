import { expect, test } from "vitest";
import { fitted, kept, zoomed } from "./camera.svelte.ts";

const screen = { width: 900, height: 600 };
const world = { width: 600, height: 500 };

test("everything fits, with a margin", () => {
  const { x, y, scale } = fitted(screen, world);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
  expect(x + world.width * scale).toBeLessThan(screen.width);
  expect(y + world.height * scale).toBeLessThan(screen.height);
});

test("zooming keeps the point under the pointer, within limits", () => {
  const view = { x: 10, y: 20, scale: 1 };
  const nearer = zoomed(view, { x: 110, y: 220 }, 2, 0.5);
  expect(nearer).toEqual({ x: -90, y: -180, scale: 2 });
  expect(zoomed(view, { x: 0, y: 0 }, 0.01, 0.5).scale).toBe(0.5);
  expect(zoomed(view, { x: 0, y: 0 }, 99, 0.5).scale).toBe(4);
});

test("the middle of the screen stays in the world", () => {
  expect(kept({ x: 5000, y: -5000, scale: 1 }, screen, world)).toEqual({ x: 450, y: -200, scale: 1 });
});

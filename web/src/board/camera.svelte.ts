/** What part of a board is seen: pixels are world * scale + offset. */

import type { Point } from "./point.ts";

export interface Size {
  width: number;
  height: number;
}

export interface View extends Point {
  scale: number;
}

const CLOSEST = 4;
/** In the world. */
const MARGIN = 20;
/** What the row below takes, in pixels: the buttons, and what must be in sight. */
const FOOT = 36;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** All of the world, centred, with room for the names of columns and rows, and for the row below. */
export function fitted(screen: Size, world: Size): View {
  const height = Math.max(screen.height - FOOT, 1);
  const scale = Math.min(screen.width / (world.width + 2 * MARGIN), height / (world.height + 2 * MARGIN)) || 1;
  return { scale, x: (screen.width - world.width * scale) / 2, y: (height - world.height * scale) / 2 };
}

/** Nearer or farther, while the point stays where it is. */
export function zoomed(view: View, about: Point, factor: number, least: number): View {
  const scale = clamp(view.scale * factor, least, Math.max(CLOSEST, least));
  const ratio = scale / view.scale;
  return { scale, x: about.x - (about.x - view.x) * ratio, y: about.y - (about.y - view.y) * ratio };
}

/** The middle of the screen never leaves the world. */
export function kept(view: View, screen: Size, world: Size): View {
  const [x, y] = [screen.width / 2, screen.height / 2];
  return {
    scale: view.scale,
    x: clamp(view.x, x - world.width * view.scale, x),
    y: clamp(view.y, y - world.height * view.scale, y),
  };
}

export class Camera {
  screen = $state.raw<Size>({ width: 0, height: 0 });
  world = $state.raw<Size>({ width: 100, height: 100 });
  /** Null while everything is to be seen, whatever the size of the screen. */
  #moved = $state.raw<View | null>(null);
  /** A step by button or key glides; a drag follows the finger. */
  gliding = $state(false);
  /** The wheel turns. */
  rolling = $state(false);

  readonly whole = $derived(fitted(this.screen, this.world));
  readonly view = $derived(this.#moved ?? this.whole);
  readonly transform = $derived(`translate(${this.view.x}px, ${this.view.y}px) scale(${this.view.scale})`);

  #look(view: View, gliding: boolean): void {
    this.gliding = gliding;
    this.#moved = kept(view, this.screen, this.world);
  }

  fit(): void {
    this.gliding = true;
    this.#moved = null;
  }

  pan(x: number, y: number, gliding = false): void {
    this.#look({ ...this.view, x: this.view.x + x, y: this.view.y + y }, gliding);
  }

  zoom(factor: number, about: Point): void {
    this.#look(zoomed(this.view, about, factor, this.whole.scale * 0.85), false);
  }

  /** By button or key: about a place in the world, or the middle of what is seen. */
  step(factor: number, about?: Point): void {
    this.zoom(factor, about ? this.toScreen(about) : { x: this.screen.width / 2, y: this.screen.height / 2 });
    this.gliding = true;
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.view.scale + this.view.x, y: y * this.view.scale + this.view.y };
  }

  toWorld({ x, y }: Point): Point {
    return { x: (x - this.view.x) / this.view.scale, y: (y - this.view.y) / this.view.scale };
  }

  /** Pans just so far that a square around the point is seen. */
  reveal(point: Point, radius: number): void {
    const at = this.toScreen(point);
    const r = radius * this.view.scale;
    const nudge = (value: number, size: number) => Math.max(r - value, 0) || Math.min(size - r - value, 0);
    const [x, y] = [nudge(at.x, this.screen.width), nudge(at.y, this.screen.height)];
    if (x || y) this.pan(x, y, true);
  }
}

/** Fingers and mouse on the map: drag pans, two fingers pinch, the wheel zooms. A drag is no click.
 *  `onEmpty` hears of a touch where nothing is. What `grab` takes hold of is dragged instead of the map. */

import type { Camera } from "./camera.svelte.ts";
import type { Point } from "./point.ts";

const THRESHOLD = 6;
const WHEEL = 0.0015;
const REST = 160;

/** Something held by one finger. */
export interface Grip {
  /** So far from where it was taken, in pixels. */
  pull(by: Point, event: PointerEvent): void;
  release(event: PointerEvent): void;
  cancel(): void;
}

/** Whether it lies in what scrolls: the wheel is the page's there, and zooms with Ctrl alone. */
function scrolls(element: Element): boolean {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === "auto") return true;
  return false;
}

export function drags(camera: Camera, onEmpty: () => void, grab: (event: PointerEvent) => Grip | null = () => null) {
  return (element: HTMLElement) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;
    let grip: { held: Grip; from: Point } | null = null;
    let rest = 0;

    const here = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): number => {
      const [a, b] = fingers.values();
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const middle = (): Point => {
      const [a, b] = fingers.values();
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 && event.button !== 1) return;
      if (!fingers.size) travelled = 0;
      if (!(event.target as Element).hasAttribute("data-cell")) onEmpty();
      fingers.set(event.pointerId, here(event));
      const held = fingers.size === 1 && event.button === 0 ? grab(event) : null;
      if (!held) grip?.held.cancel();
      grip = held && { held, from: here(event) };
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      const apart = fingers.size === 2 ? spread() : 0;
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < THRESHOLD) return;
      element.setPointerCapture(event.pointerId);
      if (grip) return grip.held.pull({ x: now.x - grip.from.x, y: now.y - grip.from.y }, event);
      const share = 1 / fingers.size;
      camera.pan((now.x - before.x) * share, (now.y - before.y) * share);
      if (apart) camera.zoom(spread() / apart, middle());
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || !grip) return;
      if (event.type === "pointerup") grip.held.release(event);
      else grip.held.cancel();
      grip = null;
    };
    const click = (event: MouseEvent) => {
      if (travelled >= THRESHOLD && event.detail) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && scrolls(element)) return;
      event.preventDefault();
      camera.rolling = true;
      clearTimeout(rest);
      rest = window.setTimeout(() => (camera.rolling = false), REST);
      camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1)), here(event));
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}

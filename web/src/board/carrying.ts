/** Something that is carried onto the board: the place it is over, and what carries a thing that lies beside it. */

import type { Point } from "./point.ts";

const THRESHOLD = 6;

/** The place under the pointer, whatever caught it. */
export function placeUnder({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest("[data-cell]")?.getAttribute("data-cell") ?? null;
}

interface Carried {
  /** Whether it can be taken, and is. */
  take(): boolean;
  carry(at: Point, over: string | null): void;
  /** Null where it fell beside the board, or was let go. */
  drop(over: string | null): void;
}

/** Pressing and pulling it is to carry it; what was carried was not clicked. */
export function carries({ take, carry, drop }: Carried) {
  return (element: HTMLElement) => {
    let from: Point | null = null;
    let carrying = false;

    const down = (event: PointerEvent) => {
      carrying = false;
      from = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      if (from) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= THRESHOLD;
      if (!carrying && far) {
        carrying = take();
        if (!carrying) from = null;
      }
      if (carrying) carry({ x: event.clientX, y: event.clientY }, placeUnder(event));
    };
    const up = (event: PointerEvent) => {
      from = null;
      if (carrying) drop(event.type === "pointerup" ? placeUnder(event) : null);
    };
    const click = (event: MouseEvent) => {
      if (carrying && event.detail) event.stopImmediatePropagation();
      carrying = false;
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  };
}

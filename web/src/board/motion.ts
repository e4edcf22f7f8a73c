/** Movement explains what happened; whoever wants none gets none. */

import { prefersReducedMotion } from "svelte/motion";

export function duration(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

/** A card turns into place. */
export function turn(_: Element, { by = 90 }: { by?: number } = {}) {
  return {
    duration: duration(320),
    css: (t: number, u: number) =>
      `transform-box: fill-box; transform-origin: center; transform: rotate(${-u * u * by}deg) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

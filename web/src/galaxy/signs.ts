/** The shapes that stand for things, as paths around 0 0, about 10 in each direction. */

import { dot } from "../board/dot.ts";
import { RESOURCES as SHAPES } from "../parts/resources.ts";

/** Circle, hexagon, triangle, diamond, ring. */
export const RESOURCES = [...SHAPES.map(({ shape }) => shape), dot(0, 0, 9) + dot(0, 0, 5.5)];

/** A fleet: a dart flying up. */
export const DART = "M0 -9L6.5 8L0 4.2L-6.5 8Z";

/** Keywords, drawn with a line. */
export const KEYWORDS: Record<string, string> = {
  biosphere: "M0 9V-1M0 3C-7 3 -8 -3 -8 -7C-3 -7 0 -5 0 -1C0 -6 3 -9 8 -9C8 -3 6 1 0 1",
  extraction: "M-9 -3L-5 -9H5L9 -3L0 9ZM-9 -3H9M-3.5 -3L0 9L3.5 -3L0 -9Z",
  hazard: "M0 -9L9.5 8H-9.5ZM0 -3V2.6M0 5.4V5.5",
  observatory: "M-10 0C-6 -7 6 -7 10 0C6 7 -6 7 -10 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0",
  transit: "M-9 -4H8L4 -8.5M9 4H-8L-4 8.5",
  unstable: "M3 -10L-5 1.5H4L-3 10",
  warzone: "M-8 -8L8 8M8 -8L-8 8M-9 4.5L-4.5 9M9 4.5L4.5 9",
  wasteland: "M-9 6C-6 -3 6 -3 9 6ZM-4.5 -5.5A1.7 1.7 0 1 0 -1.1 -5.5A1.7 1.7 0 1 0 -4.5 -5.5M4 -8V-7.9M-2.5 2.6H1.5",
};

/** Actions, drawn with a line. */
export const ACTIONS: Record<string, string> = {
  explore: "M0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10ZM4.5 -4.5L1.6 1.6L-4.5 4.5L-1.6 -1.6Z",
  research: "M-3 -9.5H3M-2 -9.5V-3L-8 7.5Q-8.5 9.5 -6.5 9.5H6.5Q8.5 9.5 8 7.5L2 -3V-9.5M-5 3H5",
  move: "M-10 0H-4M-8 -5H-5M-8 5H-5M10 0L-3 -7L0 0L-3 7Z",
  build: "M-9 9H9M-6 9V-1L0 -7L6 -1V9M-2 9V3H2V9M0 -7V-10",
  attack: "M-9 -9L6 6M9 -9L-6 6M-9 3L-3 9M9 3L3 9M-6.5 6.5L-9.5 9.5M6.5 6.5L9.5 9.5",
  pass: "M-9 -6L-1 0L-9 6ZM1 -6L9 0L1 6Z",
};

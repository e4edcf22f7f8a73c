/** The shapes that stand for things, as paths around 0 0, about 10 in each direction. */

import { dot } from "../board/dot.ts";

export const ITEMS: Record<string, string> = {
  troops: dot(0, -5.5, 4) + "M-7 10C-7 2 -4 -0.5 0 -0.5C4 -0.5 7 2 7 10Z",
  colonies: "M-10 8V4A10 10.5 0 0 1 10 4V8ZM-2.4 8V2.5H2.4V8Z",
  cities: "M-10 9V-1H-5V-9L0 -11V9H2V-5H9V9Z",
  labs: "M-3.5 -10H3.5V-7.5H2.4V-2.5L8.5 7.5Q9.6 10 7 10H-7Q-9.6 10 -8.5 7.5L-2.4 -2.5V-7.5H-3.5Z",
  starships: dot(0, 0, 9.5) + dot(0, 0, 6.5) + dot(0, 0, 3.2),
  battleship: "M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5ZM0 -7.4L-6.4 -3.7V3.7L0 7.4L6.4 3.7V-3.7Z" + dot(0, 0, 3.4),
  vp: "M0 -11L3.1 -3.6L11 -3.2L4.9 1.9L6.9 9.6L0 5.2L-6.9 9.6L-4.9 1.9L-11 -3.2L-3.1 -3.6Z",
};

/** One a track of technology, in the order of the colours: wing, gear, spear, shield. */
export const TRACKS = [
  "M-10 9L0 -10L10 9L0 3.5Z",
  "M-2.4 -11H2.4L3.2 -7.6L6.2 -9.2L9.2 -6.2L7.6 -3.2L11 -2.4V2.4L7.6 3.2L9.2 6.2L6.2 9.2L3.2 7.6L2.4 11H-2.4L-3.2 7.6L-6.2 9.2L-9.2 6.2L-7.6 3.2L-11 2.4V-2.4L-7.6 -3.2L-9.2 -6.2L-6.2 -9.2L-3.2 -7.6Z" +
    dot(0, 0, 3.6),
  "M0 -11L4.5 -2H1.6V4H6V7H1.6V11H-1.6V7H-6V4H-1.6V-2H-4.5Z",
  "M0 -11L9 -7.5V0C9 6 5 9.5 0 11C-5 9.5 -9 6 -9 0V-7.5Z",
];

/** Actions, drawn with a line. */
export const ACTIONS: Record<string, string> = {
  recruit: "M-5 -1A4 4 0 1 0 -5.1 -1M-10 10C-10 4 -8 2 -5 2S0 4 0 10M6 -4V6M1 1H11",
  return: "M5 -1A4 4 0 1 0 4.9 -1M0 10C0 4 2 2 5 2S10 4 10 10M-1 -4H-10L-6 -8M-10 -4L-6 0",
  move: "M-10 0H-4M-8 -5H-5M-8 5H-5M10 0L-3 -7L0 0L-3 7Z",
  mine: "M-9 9L3 -3M-2 -8C3 -9 8 -4 9 2L5 -1L1 -5Z",
  build: "M-9 9H9M-6 9V-1L0 -7L6 -1V9M-2 9V3H2V9",
  develop: "M-3 -9.5H3M-2 -9.5V-3L-8 7.5Q-8.5 9.5 -6.5 9.5H6.5Q8.5 9.5 8 7.5L2 -3V-9.5M-5 3H5",
  pass: "M-9 -6L-1 0L-9 6ZM1 -6L9 0L1 6Z",
  done: "M-9 0L-3 7L9 -7",
};

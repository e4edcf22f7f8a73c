/** A shape a seat, as paths around 0 0, about 10 in each direction. */

import { times } from "../board/random.ts";
import { dot } from "../board/dot.ts";

const PETALS = times(5, (i) => {
  const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return dot(Math.cos(angle) * 5.6, Math.sin(angle) * 5.6, 4.1);
}).join("");

/** Star, crown, crescent, flower: one a seat. */
export const SIGILS = [
  "M0 -11Q1.8 -1.8 11 0Q1.8 1.8 0 11Q-1.8 1.8 -11 0Q-1.8 -1.8 0 -11Z",
  "M-8.5 8L-10.5 -5L-4.8 0L0 -9L4.8 0L10.5 -5L8.5 8Z",
  "M5 -8.8A10 10 0 1 0 5 8.8A8.2 8.2 0 1 1 5 -8.8Z",
  PETALS,
];

/** The frame of what a seat controls: each has its own dashes. */
export const DASHES = ["", "14 4", "0.1 5", "10 4 0.1 4"];

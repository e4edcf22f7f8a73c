/** The resources in their order: what their shapes are, as paths around 0 0, about 10 in each direction. */

import { dot } from "../board/dot.ts";

/** Circle, hexagon, triangle, diamond. */
export const RESOURCES = [
  { colour: "blue", shape: dot(0, 0, 9) },
  { colour: "orange", shape: "M-5 -8.7L5 -8.7L10 0L5 8.7L-5 8.7L-10 0Z" },
  { colour: "red", shape: "M0 -10.5L10.5 8L-10.5 8Z" },
  { colour: "green", shape: "M0 -11L9.5 0L0 11L-9.5 0Z" },
];

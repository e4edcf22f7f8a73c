/** A shape a seat, as paths around 0 0, about 10 in each direction. */

import { signsOf } from "../signs.ts";

/** Star, crown, crescent, flower: one a seat. */
export const SIGILS = Object.values(signsOf("seat"));

/** The frame of what a seat controls: each has its own dashes. */
export const DASHES = ["", "14 4", "0.1 5", "10 4 0.1 4"];

/** The shapes that stand for things, as paths around 0 0, about 10 in each direction. */

import { SIGNS, signsOf } from "../signs.ts";

/** Circle, hexagon, triangle, diamond, ring. */
export const RESOURCES = Object.values(signsOf("resource"));

/** A fleet: a dart flying up. */
export const DART = SIGNS["fleet fleet"];

/** Keywords, drawn with a line. */
export const KEYWORDS = signsOf("keyword");

/** Actions, drawn with a line. */
export const ACTIONS = signsOf("action");

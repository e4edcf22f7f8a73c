/** The resources in their order: what their shapes are, as paths around 0 0, about 10 in each direction. */

import { SIGNS } from "../signs.ts";

const shapeOf = (colour: string) => ({ colour, shape: SIGNS[`resource ${colour}`] });

/** Circle, hexagon, triangle, diamond. */
export const RESOURCES = ["blue", "orange", "red", "green"].map(shapeOf);

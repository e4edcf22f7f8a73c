/** Where advice is seen: the planets and ships it is about, a place, or a flick with its direction and strength. */

import type { Point } from "../board/point.ts";
import type { Parts } from "../table/spelling.ts";
import type { Disc, Picture } from "../wire/starflick.ts";
import type { Shot } from "./flight.ts";
import { placeOf } from "./names.ts";

export interface Hint {
  places: ReadonlySet<string>;
  spot: Point | null;
  flick: { disc: Disc; shot: Shot } | null;
}

/** Answers by name, one after the other: a ship is chosen before it is flicked. */
export function hintOf(answers: readonly Parts[], picture: Picture, mine: number): Hint {
  const places = new Set<string>();
  let ship = picture.aiming;
  let spot: Hint["spot"] = null;
  let flick: Hint["flick"] = null;
  for (const parts of answers) {
    const place = placeOf({ text: "", parts }, mine);
    if (place) places.add(place);
    if (parts.manoeuvre === "flick") ship = place!;
    const disc = picture.discs.find((one) => one.ship === ship);
    if (parts.speed !== undefined && disc) flick ??= { disc, shot: { angle: Number(parts.angle), speed: Number(parts.speed) } };
    if (parts.x_mm !== undefined) spot ??= { x: Number(parts.x_mm), y: Number(parts.y_mm) };
  }
  return { places, spot, flick };
}

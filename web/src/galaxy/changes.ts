/** What happened between two pictures, as far as it can be seen moving. */

import type { Picture } from "../wire/milkomeda.ts";
import { distance } from "./geometry.ts";

export interface Journey {
  seat: number;
  from: string;
  to: string;
  fleets: number;
}

interface Shift {
  cell: string;
  fleets: number;
}

function fleetsOf(picture: Picture, seat: number): Map<string, number> {
  return new Map(picture.sectors.map((sector) => [sector.cell, sector.fleets[seat] ?? 0]));
}

function shifts(before: Map<string, number>, after: Map<string, number>): Shift[] {
  return [...after].flatMap(([cell, fleets]) => {
    const change = fleets - (before.get(cell) ?? 0);
    return change > 0 ? [{ cell, fleets: change }] : [];
  });
}

/** Fleets that left one cell and arrived in another: the nearest pairs first. Losses and new fleets stay unpaired. */
export function journeys(before: Picture, after: Picture): Journey[] {
  return after.players.flatMap((_, seat) => {
    const [then, now] = [fleetsOf(before, seat), fleetsOf(after, seat)];
    const [gained, lost] = [shifts(then, now), shifts(now, then)];
    const pairs = lost.flatMap((from) => gained.map((to) => ({ from, to })));
    pairs.sort((a, b) => distance(a.from.cell, a.to.cell) - distance(b.from.cell, b.to.cell));
    const found: Journey[] = [];
    for (const { from, to } of pairs) {
      const fleets = Math.min(from.fleets, to.fleets);
      if (fleets === 0) continue;
      from.fleets -= fleets;
      to.fleets -= fleets;
      found.push({ seat, from: from.cell, to: to.cell, fleets });
    }
    return found;
  });
}

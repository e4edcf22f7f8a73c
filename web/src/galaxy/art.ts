/** The picture on a sector card, grown from its name and keywords: the same words, the same picture. */

import type { SectorCard } from "../wire/milkomeda.ts";
import { PAINTERS } from "./painters.ts";
import { between, seeded, times, type Random } from "../board/random.ts";
import { dot } from "../board/dot.ts";
import type { Art, Spot } from "./strokes.ts";

export const HUES: Record<string, number> = {
  biosphere: 150,
  extraction: 70,
  hazard: 100,
  observatory: 285,
  transit: 215,
  unstable: 330,
  warzone: 30,
  wasteland: 50,
};

/** Where the scenes of one, two or three keywords stand. */
const SPOTS: Spot[][] = [
  [],
  [{ x: 50, y: 54, r: 36 }],
  [
    { x: 36, y: 60, r: 27 },
    { x: 66, y: 44, r: 24 },
  ],
  [
    { x: 50, y: 34, r: 20 },
    { x: 32, y: 64, r: 21 },
    { x: 69, y: 62, r: 21 },
  ],
];

function stars(random: Random, count: number): [string, string] {
  const some = (n: number, low: number, high: number) =>
    times(n, () => dot(between(random, 2, 98), between(random, 2, 98), between(random, low, high))).join("");
  return [some(count, 0.25, 0.5), some(Math.ceil(count / 5), 0.6, 0.95)];
}

function grow(card: SectorCard): Art {
  const random = seeded(`${card.name} ${card.keywords.join(" ")}`);
  const spots = SPOTS[Math.min(card.keywords.length, 3)];
  const art: Art = { hue: HUES[card.keywords[0]] ?? 250, glows: [], strokes: [], stars: stars(random, 24) };
  art.hue += between(random, -14, 14);
  card.keywords.slice(0, 3).forEach((keyword, i) => {
    const hue = (HUES[keyword] ?? 250) + between(random, -20, 20);
    const shake = spots[i].r / 4;
    const shaken = {
      x: spots[i].x + between(random, -shake, shake),
      y: spots[i].y + between(random, -shake / 2, shake),
      r: spots[i].r * between(random, 0.75, 1.15),
    };
    PAINTERS[keyword]?.(art, random, shaken, hue);
  });
  return art;
}

const grown = new Map<string, Art>();

export function artOf(card: SectorCard): Art {
  let art = grown.get(card.name);
  if (!art) grown.set(card.name, (art = grow(card)));
  return art;
}

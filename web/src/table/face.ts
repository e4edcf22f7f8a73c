/** The face of a bot: the same for the same name, with the crest of its character. Paths around 0 0, about 11 in
 * each direction. */

import { dot } from "../board/dot.ts";
import { between, type Random, seeded, times } from "../board/random.ts";

export type Face = { head: string; crest: string; eyes: string; lines: string };

export function faceOf(name: string, character: string): Face {
  const random = seeded(name);
  const width = between(random, 5, 7);
  const jaw = between(random, 2.2, 5.2);
  const chin = between(random, 7.6, 10);
  return {
    head: headOf(width, jaw, chin),
    crest: character ? crestOf(seeded(character), width) : "",
    eyes: eyesOf(random, width),
    lines: linesOf(random, width, chin),
  };
}

const n = (value: number): string => value.toFixed(1);

/** Broad or narrow above, and so below. */
function headOf(width: number, jaw: number, chin: number): string {
  return (
    `M${n(-width)} -3C${n(-width)} -8 ${n(width)} -8 ${n(width)} -3L${n(width)} 2` +
    `L${n(jaw)} ${n(chin)}H${n(-jaw)}L${n(-width)} 2Z`
  );
}

/** Rays over the head: few or many, slender or broad, leaning outwards or not. */
function crestOf(random: Random, width: number): string {
  const count = 1 + Math.floor(random() * 5);
  const height = between(random, 7, 10.5);
  const base = between(random, 0.8, 2);
  const lean = between(random, -0.6, 1.6);
  return times(count, (i) => {
    const side = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    const x = side * (width - 1);
    const foot = -4 - (1 - side * side) * 1.8;
    return `M${n(x - base)} ${n(foot)}L${n(x + side * lean * 2.5)} ${n(-height - (1 - Math.abs(side)) * 1.2)}L${n(x + base)} ${n(foot)}Z`;
  }).join("");
}

/** A visor, one eye, two or three. */
function eyesOf(random: Random, width: number): string {
  const kind = Math.floor(random() * 4);
  const y = between(random, -2, 0);
  if (kind === 0) return `M${n(-width + 1.4)} ${n(y - 1)}H${n(width - 1.4)}L${n(width - 2.4)} ${n(y + 1.2)}H${n(2.4 - width)}Z`;
  if (kind === 1) return dot(0, y, 2.1);
  if (kind === 2) return dot(-width / 2.3, y, 1.3) + dot(width / 2.3, y, 1.3);
  return dot(-width / 2, y, 1.1) + dot(width / 2, y, 1.1) + dot(0, y - 2.6, 0.9);
}

/** A mouth, and marks on the cheeks. */
function linesOf(random: Random, width: number, chin: number): string {
  const mouth = between(random, 1.2, 2.8);
  const bow = between(random, -1, 1);
  const y = chin - 2.6;
  const marks = times(Math.floor(random() * 3), (i) => {
    const from = n(1.6 + i * 1.7);
    return `M${n(-width + 0.9)} ${from}h1.9M${n(width - 0.9)} ${from}h-1.9`;
  });
  return [`M${n(-mouth)} ${n(y)}Q0 ${n(y + bow)} ${n(mouth)} ${n(y)}`, ...marks].join("");
}

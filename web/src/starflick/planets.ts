/** The faces of planets, grown from their names: what is drawn on a disc of radius 19. */

import { dot } from "../board/dot.ts";
import { between, seeded, times, type Random } from "../board/random.ts";

/** Darker and lighter marks on the ground colour. */
export interface Face {
  dark: string;
  light: string;
}

const R = 19;
const n = (value: number) => value.toFixed(1);

function spots(random: Random, count: number, least: number, most: number): { x: number; y: number; r: number }[] {
  return times(count, () => {
    const angle = between(random, 0, 2 * Math.PI);
    const away = Math.sqrt(random()) * R;
    return { x: Math.cos(angle) * away, y: Math.sin(angle) * away, r: between(random, least, most) };
  });
}

/** Craters, each with a lit rim. */
function grey(random: Random): Face {
  const craters = spots(random, 11, 1.2, 4.4);
  return {
    dark: craters.map(({ x, y, r }) => dot(x, y, r)).join(""),
    light: craters
      .map(
        ({ x, y, r }) =>
          `M${n(x - r)} ${n(y + 0.6)}A${n(r)} ${n(r)} 0 0 0 ${n(x + r)} ${n(y + 0.6)}A${n(r)} ${n(r * 0.8)} 0 0 1 ${n(x - r)} ${n(y + 0.6)}Z`,
      )
      .join(""),
  };
}

/** A band across, wavy above and below. */
function band(random: Random, y: number, height: number, wave: number): string {
  const [a, b] = [between(random, -wave, wave), between(random, -wave, wave)];
  return `M${-R} ${n(y)}C-7 ${n(y + a)} 7 ${n(y + b)} ${R} ${n(y)}V${n(y + height)}C7 ${n(y + height + b * 0.7)} -7 ${n(y + height + a * 0.7)} ${-R} ${n(y + height)}Z`;
}

/** Ridges of old mountains, lying aslant. */
function brown(random: Random): Face {
  return {
    dark: times(6, (i) => band(random, -18 + i * 6.2, between(random, 0.8, 2), 7)).join(""),
    light: times(6, (i) => band(random, -15.6 + i * 6.2, between(random, 0.5, 1.1), 7)).join(""),
  };
}

/** A gas giant: broad bands and a storm. */
function orange(random: Random): Face {
  const [x, y] = [between(random, -8, 6), between(random, 3, 9)];
  const storm = `M${n(x - 4.5)} ${n(y)}A4.5 2.6 0 1 0 ${n(x + 4.5)} ${n(y)}A4.5 2.6 0 1 0 ${n(x - 4.5)} ${n(y)}Z`;
  return {
    dark: [-14, -5, 4, 12].map((top) => band(random, top, between(random, 2.5, 4.5), 1.6)).join("") + storm,
    light: [-10, 0, 9].map((top) => band(random, top, between(random, 1, 2.2), 1.6)).join(""),
  };
}

/** Swirls around one eye. */
function pink(random: Random): Face {
  const [x, y] = [between(random, -5, 5), between(random, -5, 5)];
  const turn = between(random, 0, 6);
  const arm = (r: number, wide: number, from: number) => {
    const at = (angle: number, away: number) => `${n(x + Math.cos(angle) * away)} ${n(y + Math.sin(angle) * away)}`;
    return `M${at(from, r)}A${n(r)} ${n(r)} 0 0 1 ${at(from + 2.3, r)}L${at(from + 2.5, r + wide * 0.4)}A${n(r + wide)} ${n(r + wide)} 0 0 0 ${at(from, r + wide)}Z`;
  };
  return {
    dark: times(7, (i) => arm(4 + i * 3.1, 1.5, turn + i * 2.4)).join(""),
    light: times(7, (i) => arm(3 + i * 3.1, 0.9, turn + 1.2 + i * 2.4)).join("") + dot(x, y, 1.7),
  };
}

/** Seas and land. */
function homeworld(random: Random): Face {
  const land = spots(random, 5, 4, 8);
  return {
    dark: "",
    light: land.map(({ x, y, r }) => lump(random, x, y, r, 9, 0.45)).join(""),
  };
}

/** A closed line that is nearly a circle. */
function lump(random: Random, x: number, y: number, r: number, corners: number, rough: number): string {
  const points = times(corners, (i) => {
    const angle = (i * 2 * Math.PI) / corners;
    const away = r * (1 - random() * rough);
    return `${n(x + Math.cos(angle) * away)} ${n(y + Math.sin(angle) * away)}`;
  });
  return `M${points.join("L")}Z`;
}

function asteroid(random: Random): Face {
  const pits = spots(random, 9, 1, 3.4);
  return { dark: pits.map(({ x, y, r }) => lump(random, x, y, r, 7, 0.4)).join(""), light: "" };
}

const PAINTERS: Record<string, (random: Random) => Face> = { grey, brown, orange, pink, homeworld, asteroid };

export function faceOf(kind: string, hole: string): Face {
  return PAINTERS[kind]?.(seeded(`${kind} ${hole}`)) ?? { dark: "", light: "" };
}

/** Clouds over a planet that lies face down. */
export function mist(hole: string): string {
  const random = seeded(`mist ${hole}`);
  return times(4, (i) => {
    const y = -11 + i * 7 + between(random, -1.5, 1.5);
    const wide = Math.sqrt(R * R - y * y) - 2;
    const [from, to] = [between(random, -wide, -wide * 0.3), between(random, wide * 0.3, wide)];
    return `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y - 3.4)} ${n(to)} ${n(y)}Q${n((from + to) / 2)} ${n(y + 2.6)} ${n(from)} ${n(y)}Z`;
  }).join("");
}

/** The outline: asteroids are not round. */
export function outline(kind: string, hole: string): string {
  if (kind !== "asteroid") return dot(0, 0, R);
  return lump(seeded(hole), 0, 0, R, 13, 0.2);
}

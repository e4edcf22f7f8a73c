/** Two spiral galaxies on their way into one, star by star. Lengths are in radii of the chart. */

export type Star = {
  galaxy: 0 | 1;
  /** Distance from its core, in radii of its galaxy. */
  out: number;
  angle: number;
  size: number;
  light: number;
};

type Galaxy = {
  x: number;
  y: number;
  radius: number;
  /** How far it is seen from the side, and which way that side lies. */
  tilt: number;
  turn: number;
  arms: number;
  wind: number;
  /** Radians a second. */
  spin: number;
};

export const GALAXIES: [Galaxy, Galaxy] = [
  { x: -0.58, y: 0.24, radius: 0.92, tilt: 0.66, turn: -0.5, arms: 2, wind: 2.3, spin: 0.03 },
  { x: 0.56, y: -0.26, radius: 0.8, tilt: 0.55, turn: 0.5, arms: 2, wind: 2.5, spin: 0.036 },
];

/** A small random number generator, so that the chart is the same every time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function stars(count: number, seed = 7): Star[] {
  const random = generator(seed);
  const scatter = () => random() + random() + random() - 1.5;
  return Array.from({ length: count }, (_, i) => {
    const galaxy = (i % 9 < 5 ? 0 : 1) as 0 | 1;
    const { arms, wind } = GALAXIES[galaxy];
    const out = -Math.log(1 - random() * 0.93) / 2.5;
    const arm = Math.floor(random() * arms) * ((2 * Math.PI) / arms);
    const inArm = random() < 0.78;
    const angle = inArm ? arm - wind * Math.log(out + 0.2) + scatter() * (0.5 + 0.25 * out) : random() * 2 * Math.PI;
    const bright = random() ** 14;
    return { galaxy, out, angle, size: 0.6 + 0.7 * random() + 1.6 * bright, light: 0.28 + 0.45 * random() + 0.4 * bright };
  });
}

/** Where a star stands after so many seconds. The other galaxy's tide draws out a bridge and a tail. */
export function position(star: Star, seconds: number): [number, number] {
  const own = GALAXIES[star.galaxy];
  const other = GALAXIES[1 - star.galaxy];
  const angle = star.angle + own.spin * seconds;
  const flatX = Math.cos(angle) * star.out * own.radius;
  const flatY = Math.sin(angle) * star.out * own.radius * own.tilt;
  const x = flatX * Math.cos(own.turn) - flatY * Math.sin(own.turn);
  const y = flatX * Math.sin(own.turn) + flatY * Math.cos(own.turn);

  const distance = Math.hypot(other.x - own.x, other.y - own.y);
  const alongX = (other.x - own.x) / distance;
  const alongY = (other.y - own.y) / distance;
  const along = (x * alongX + y * alongY) / own.radius;
  const pull = star.out ** 2 * along * own.radius;
  const stretch = pull * (along > 0 ? 0.55 : 0.75);
  const shear = pull * (along > 0 ? -0.3 : -0.7);
  return [own.x + x + alongX * stretch - alongY * shear, own.y + y + alongY * stretch + alongX * shear];
}

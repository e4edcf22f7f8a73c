/** One scene a keyword. Few nodes each: many shapes share a path. */

import { between, times, type Random } from "../board/random.ts";
import { dot } from "../board/dot.ts";
import type { Art, Spot } from "./strokes.ts";

type Painter = (art: Art, random: Random, spot: Spot, hue: number) => void;

const TURN = 2 * Math.PI;
const at = (spot: Spot, angle: number, r: number, flat = 1) => ({
  x: spot.x + Math.cos(angle) * r,
  y: spot.y + Math.sin(angle) * r * flat,
});
const n = (value: number) => value.toFixed(1);
const polygon = (points: { x: number; y: number }[]) => `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join("L")}Z`;

function halo(art: Art, spot: Spot, hue: number, strength: number, size = 1.5): void {
  art.glows.push({ x: spot.x, y: spot.y, rx: spot.r * size, ry: spot.r * size, turn: 0, hue, strength });
}

/** The night side of a ball, a crescent at its lower right. */
function night(art: Art, { x, y, r }: Spot, hue: number): void {
  const [from, to] = [`${n(x + r * 0.6)} ${n(y - r * 0.8)}`, `${n(x - r * 0.8)} ${n(y + r * 0.6)}`];
  const d = `M${from}A${n(r)} ${n(r)} 0 0 1 ${to}A${n(r * 1.25)} ${n(r * 1.25)} 0 0 0 ${from}Z`;
  art.strokes.push({ d, hue, tone: 0, opacity: 0.45, width: 0 });
}

/** A lit ball. */
function ball(art: Art, spot: Spot, hue: number, tone: number, dull = false): void {
  const { x, y, r } = spot;
  art.strokes.push({ d: dot(x, y, r), hue, tone, opacity: 0.92, width: 0, dull });
  night(art, spot, hue);
}

/** Nebulae, and one bright star with its cross. */
const observatory: Painter = (art, random, spot, hue) => {
  for (const i of [0, 1, 2, 3, 4]) {
    const p = at(spot, between(random, 0, TURN), spot.r * between(random, 0.1, 0.75), 0.8);
    const rx = spot.r * between(random, 0.7, 1.15);
    art.glows.push({
      ...p,
      rx,
      ry: rx * between(random, 0.4, 0.7),
      turn: between(random, -60, 60),
      hue: hue + between(random, -55, 55),
      strength: i < 2 ? 0.75 : 0.5,
    });
  }
  const veils = times(4, (i) => {
    const [a, b] = [at(spot, 2.6 + i * 0.22, spot.r * 1.15), at(spot, -0.5 - i * 0.2, spot.r * 1.1)];
    const c = at(spot, between(random, 0, TURN), spot.r * 0.7);
    return `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(b.x)} ${n(b.y)}`;
  });
  art.strokes.push({ d: veils.join(""), hue: hue + 30, tone: 0.8, opacity: 0.3, width: 0.7 });
  const star = at(spot, between(random, 0, TURN), spot.r * 0.45);
  const ray = spot.r * 0.34;
  art.glows.push({ ...star, rx: ray * 1.1, ry: ray * 1.1, turn: 0, hue: hue - 60, strength: 0.9 });
  art.strokes.push({
    d: `M${n(star.x)} ${n(star.y - ray)}q.5 ${n(ray - 0.5)} ${n(ray)} ${n(ray)}q-${n(ray - 0.5)} .5 -${n(ray)} ${n(ray)}q-.5 -${n(ray - 0.5)} -${n(ray)} -${n(ray)}q${n(ray - 0.5)} -.5 ${n(ray)} -${n(ray)}`,
    hue: hue - 60,
    tone: 1,
    opacity: 0.95,
    width: 0,
  });
};

/** Crystals: facets around a heart, in a lattice. */
const extraction: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue, 0.5);
  const lattice = times(7, (i) => {
    const off = (i - 3) * spot.r * 0.42;
    const [a, b] = [spot.r * 1.5, spot.r * 0.87];
    return `M${n(spot.x - a)} ${n(spot.y + off - b)}l${n(2 * a)} ${n(2 * b)}M${n(spot.x - a)} ${n(spot.y + off + b)}l${n(2 * a)} ${n(-2 * b)}`;
  });
  art.strokes.push({ d: lattice.join(""), hue, tone: 0.5, opacity: 0.16, width: 0.5 });
  const facets = ["", "", ""];
  let edges = "";
  const crystals = [
    { ...at(spot, between(random, 2.4, 3.4), spot.r * 0.42), r: spot.r * 0.55 },
    { ...at(spot, between(random, -0.9, 0.1), spot.r * 0.45), r: spot.r * 0.44 },
    { ...at(spot, between(random, 0.9, 1.7), spot.r * 0.62), r: spot.r * 0.3 },
  ];
  for (const crystal of crystals) {
    const corners = 6 + Math.floor(random() * 3);
    const lean = random() * TURN;
    const rim = times(corners, (i) => at(crystal, lean + (i * TURN) / corners, crystal.r * between(random, 0.75, 1.1)));
    const heart = at(crystal, -2.2, crystal.r * 0.3);
    rim.forEach((p, i) => {
      const facing = (p.x + rim[(i + 1) % corners].x) / 2 - heart.x + (p.y + rim[(i + 1) % corners].y) / 2 - heart.y;
      const shade = facing < -crystal.r * 0.4 ? 2 : facing < crystal.r * 0.4 ? 1 : 0;
      facets[shade] += polygon([heart, p, rim[(i + 1) % corners]]);
      edges += `M${n(heart.x)} ${n(heart.y)}L${n(p.x)} ${n(p.y)}`;
    });
    edges += polygon(rim);
  }
  facets.forEach((d, shade) => art.strokes.push({ d, hue: hue + shade * 8, tone: 0.15 + shade * 0.3, opacity: 0.9, width: 0 }));
  art.strokes.push({ d: edges, hue, tone: 0.95, opacity: 0.5, width: 0.4 });
};

/** A dead ball with craters. */
const wasteland: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue, 0.35, 1.4);
  const body = { ...spot, r: spot.r * 0.86 };
  ball(art, body, hue, 0.42, true);
  const [floors, rims] = [[], []] as [string[], string[]];
  times(9, (i) => {
    const p = at(body, i * 2.4 + random(), body.r * Math.sqrt((i + 0.4) / 9) * 0.84);
    const r = body.r * between(random, 0.06, 0.2);
    floors.push(dot(p.x, p.y, r));
    rims.push(`M${n(p.x - r)} ${n(p.y)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}`);
  });
  art.strokes.push({ d: floors.join(""), hue, tone: 0.12, opacity: 0.5, width: 0, dull: true });
  art.strokes.push({ d: rims.join(""), hue, tone: 0.85, opacity: 0.7, width: 0.6 });
  art.strokes.push({ d: dot(body.x, body.y, body.r), hue, tone: 0.8, opacity: 0.35, width: 0.5 });
};

/** A storm: arms winding into an eye, and lightning. */
const unstable: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue, 0.7, 1.4);
  halo(art, { ...spot, r: spot.r * 0.4 }, hue - 40, 0.9);
  const hand = random() < 0.5 ? -1 : 1;
  const lean = random() * TURN;
  const arm = (start: number, reach: number) =>
    times(15, (i) => {
      const t = i / 14;
      const p = at(spot, lean + hand * (start + t * 4.2), spot.r * reach * (0.12 + 0.95 * t * t), 0.82);
      return `${i ? "L" : "M"}${n(p.x)} ${n(p.y)}`;
    }).join("");
  for (const layer of [0, 1, 2])
    art.strokes.push({
      d: times(3, (i) => arm((i * TURN) / 3 + layer * 0.34, 1.1 - layer * 0.08)).join(""),
      hue: hue - layer * 22,
      tone: 0.45 + layer * 0.2,
      opacity: 0.6 - layer * 0.12,
      width: 2.6 - layer * 0.95,
    });
  const bolts = times(3, () => {
    const angle = random() * TURN;
    return times(5, (i) => {
      const p = at(spot, angle + between(random, -0.22, 0.22), spot.r * (0.3 + i * 0.2));
      return `${i ? "L" : "M"}${n(p.x)} ${n(p.y)}`;
    }).join("");
  });
  art.strokes.push({ d: bolts.join(""), hue: hue - 60, tone: 1, opacity: 0.85, width: 0.7 });
};

/** A world in the middle of its lanes, with traffic. */
const transit: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue, 0.45);
  const tilt = between(random, -0.5, 0.5);
  const flat = between(random, 0.32, 0.5);
  let [lanes, ships] = ["", ""];
  for (const reach of [0.62, 0.88, 1.16]) {
    const [rx, ry] = [spot.r * reach, spot.r * reach * flat];
    const turn = (tilt * 180) / Math.PI;
    const end = { x: Math.cos(tilt) * rx, y: Math.sin(tilt) * rx };
    const arc = `A${n(rx)} ${n(ry)} ${n(turn)} 1 1`;
    lanes += `M${n(spot.x - end.x)} ${n(spot.y - end.y)}${arc} ${n(spot.x + end.x)} ${n(spot.y + end.y)}${arc} ${n(spot.x - end.x)} ${n(spot.y - end.y)}`;
    times(4, () => {
      const angle = random() * TURN;
      const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      ships += dot(
        spot.x + u * Math.cos(tilt) - v * Math.sin(tilt),
        spot.y + u * Math.sin(tilt) + v * Math.cos(tilt),
        between(random, 0.6, 1.3),
      );
    });
  }
  art.strokes.push({ d: lanes, hue, tone: 0.7, opacity: 0.6, width: 0.6 });
  art.strokes.push({ d: lanes, hue, tone: 0.6, opacity: 0.28, width: 2.2, dash: `${n(spot.r * 0.5)} ${n(spot.r * 0.22)}` });
  ball(art, { ...spot, r: spot.r * 0.34 }, hue + 15, 0.6);
  art.strokes.push({ d: ships, hue: hue - 130, tone: 0.95, opacity: 0.95, width: 0 });
};

/** A living world: continents, and cells that divide beside it. */
const biosphere: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue, 0.55);
  const body = { ...spot, r: spot.r * 0.8 };
  art.strokes.push({ d: dot(body.x, body.y, body.r), hue: hue + 60, tone: 0.3, opacity: 0.9, width: 0 });
  let [land, woods] = ["", ""];
  for (const i of [0, 1, 2, 3]) {
    const middle = { ...at(body, i * 1.7 + random(), body.r * 0.5), r: body.r * between(random, 0.26, 0.42) };
    land += times(5, (k) => {
      const p = at(middle, (k * TURN) / 5 + random(), middle.r * 0.45);
      const far = Math.hypot(p.x - body.x, p.y - body.y);
      return dot(p.x, p.y, Math.max(0.8, Math.min(middle.r * 0.75, body.r - far - 0.4)));
    }).join("");
    woods += times(6, () => {
      const p = at(middle, random() * TURN, middle.r * random() * 0.8);
      return dot(p.x, p.y, between(random, 0.5, 1.3));
    }).join("");
  }
  art.strokes.push({ d: land, hue, tone: 0.55, opacity: 0.95, width: 0 });
  art.strokes.push({ d: woods, hue: hue - 25, tone: 0.85, opacity: 0.8, width: 0 });
  night(art, body, hue);
  art.strokes.push({ d: dot(body.x, body.y, body.r + 1.4), hue: hue + 20, tone: 0.9, opacity: 0.3, width: 1.2 });
};

/** Debris along the arc of a broken ring, and what is left burning. */
const warzone: Painter = (art, random, spot, hue) => {
  halo(art, { ...spot, r: spot.r * 0.7 }, hue, 0.75);
  halo(art, { ...at(spot, random() * TURN, spot.r * 0.7), r: spot.r * 0.4 }, hue + 25, 0.6);
  const lean = random() * TURN;
  const shards = ["", "", ""];
  times(30, (i) => {
    const angle = lean + (i / 30) * 4.9;
    const p = {
      ...at(spot, angle, spot.r * between(random, 0.68, 1.12), 0.86),
      r: between(random, 0.8, 1) * (i % 7 === 0 ? 5.2 : 2.3),
    };
    const turn = random() * TURN;
    shards[i % 3] += polygon(
      times(3 + (i % 2), (k) => at(p, turn + k * between(random, 1.5, 2.2), p.r * between(random, 0.5, 1))),
    );
  });
  shards.forEach((d, i) => art.strokes.push({ d, hue: hue + i * 10, tone: 0.2 + i * 0.3, opacity: 0.9, width: 0 }));
  const streaks = times(6, () => {
    const angle = random() * TURN;
    const [a, b] = [at(spot, angle, spot.r * between(random, 0.12, 0.4)), at(spot, angle, spot.r * between(random, 0.7, 1.25))];
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  });
  art.strokes.push({ d: streaks.join(""), hue: hue + 30, tone: 0.95, opacity: 0.55, width: 0.5 });
  art.strokes.push({ d: dot(spot.x, spot.y, spot.r * 0.13), hue: hue + 40, tone: 1, opacity: 0.9, width: 0 });
};

/** An angry star with prominences. */
const hazard: Painter = (art, random, spot, hue) => {
  halo(art, spot, hue - 20, 0.8, 1.35);
  const core = { ...spot, r: spot.r * 0.42 };
  const rays = 24;
  const corona = (longest: number) =>
    polygon(
      times(rays * 2, (i) => at(core, (i * TURN) / (rays * 2), i % 2 ? core.r * 1.02 : core.r * between(random, 1.15, longest))),
    );
  art.strokes.push({ d: corona(2.5), hue: hue - 45, tone: 0.5, opacity: 0.5, width: 0 });
  art.strokes.push({ d: corona(1.7), hue: hue - 20, tone: 0.75, opacity: 0.75, width: 0 });
  const loops = times(5, (i) => {
    const angle = i * 1.26 + random();
    const [a, b] = [at(core, angle, core.r), at(core, angle + 0.5, core.r)];
    const [c, d] = [
      at(core, angle - 0.15, core.r * between(random, 1.7, 2.3)),
      at(core, angle + 0.65, core.r * between(random, 1.7, 2.3)),
    ];
    return `M${n(a.x)} ${n(a.y)}C${n(c.x)} ${n(c.y)} ${n(d.x)} ${n(d.y)} ${n(b.x)} ${n(b.y)}`;
  });
  art.strokes.push({ d: loops.join(""), hue: hue - 30, tone: 0.9, opacity: 0.9, width: 0.8 });
  art.strokes.push({ d: dot(core.x, core.y, core.r), hue, tone: 0.9, opacity: 1, width: 0 });
  const spots = times(4, () => {
    const p = at(core, random() * TURN, core.r * random() * 0.7);
    return dot(p.x, p.y, core.r * between(random, 0.06, 0.16));
  });
  art.strokes.push({ d: spots.join(""), hue: hue - 50, tone: 0.3, opacity: 0.6, width: 0 });
};

export const PAINTERS: Record<string, Painter> = {
  biosphere,
  extraction,
  hazard,
  observatory,
  transit,
  unstable,
  warzone,
  wasteland,
};

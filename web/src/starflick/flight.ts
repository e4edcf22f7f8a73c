/** Where a flicked ship goes, by the law of the server's physics (`physics.py`): from event to event, up to what it only begins.
 *  tests/starflick/flights.json holds both to the same. */

import type { Point } from "../board/point.ts";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";

export interface Shot {
  /** Degrees, from the x axis towards the y axis. */
  angle: number;
  /** Millimetres a second. */
  speed: number;
}

/** A straight line on which a ship slows down evenly. */
export interface Leg extends Point {
  towards: Point;
  speed: number;
  length: number;
}

/** What becomes of it, as far as that can be told: it is at rest or lost, another ship is pushed, a seam turns it by chance. */
export type End = "rest" | "off" | "mined" | "ram" | "push" | "seam";

export interface Timed {
  /** How long it is certain, in seconds. */
  lasts: number;
  at(time: number): Point;
}

export interface Flight extends Timed {
  legs: Leg[];
  end: End;
  /** The ship that it touches. */
  touched?: Disc;
  /** After a push: how both go on, if nothing is in the way. */
  parted: Leg[];
}

/** Of a touch, in mm/s: slower ones lose no speed; this slow is none. */
const SOFT = 1;
const HARDLY = 1e-4;
const MOST_LEGS = 500;
/** In which direction ships part is shown for so many millimetres. */
const ONWARD = 60;

export const direction = (angle: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
});

/** How far a ship slides that nothing stops. */
export const reach = (speed: number, deceleration: number): number => (speed * speed) / (2 * deceleration);

export const endOf = ({ x, y, towards, length }: Leg): Point => ({ x: x + towards.x * length, y: y + towards.y * length });

export const lengthOf = (legs: readonly Leg[]): number => legs.reduce((all, { length }) => all + length, 0);

/** As much of a flight as one may see. */
export function seen({ legs, end, parted }: Flight, length: number): { legs: Leg[]; end: End | null; parted: Leg[] } {
  const left = length - lengthOf(legs);
  if (left < 0) return { legs: cut(legs, length), end: null, parted: [] };
  return { legs, end, parted: parted.flatMap((leg) => cut([leg], Math.min(left, ONWARD))) };
}

function cut(legs: readonly Leg[], length: number): Leg[] {
  const shown: Leg[] = [];
  for (const leg of legs) {
    if (length <= 0) break;
    shown.push({ ...leg, length: Math.min(leg.length, length) });
    length -= leg.length;
  }
  return shown;
}

/** All that dice may make of a shot. */
export function shifted({ angle, speed }: Shot, { dice_angles, dice_lengths }: Catalogue): Shot[] {
  return dice_angles.flatMap((by) =>
    dice_lengths.map((length) => ({
      angle: (angle + by + 360) % 360,
      speed: Math.max(Math.round(speed * Math.sqrt(length)), 1),
    })),
  );
}

export function flight(disc: Disc, { angle, speed }: Shot, picture: Picture, catalogue: Catalogue): Flight {
  const slowing = picture.deceleration;
  const mouths = picture.wormholes.flatMap(({ x, y, to_x, to_y }) => [
    { x, y },
    { x: to_x, y: to_y },
  ]);
  const legs: Leg[] = [];
  const done = (end: End, touched: Disc | undefined = undefined, parted: Leg[] = []): Flight => ({
    legs,
    end,
    touched,
    parted,
    ...timed(legs, slowing),
  });
  let at: Point = disc;
  let velocity = times(direction(angle), speed);
  let open = mouths;
  while (legs.length < MOST_LEGS) {
    const leg = legFrom(at, velocity, slowing);
    const met = next(leg, disc, picture, catalogue, open);
    legs.push(leg);
    if (!met) return done("rest");
    leg.length = met.way;
    at = endOf(leg);
    velocity = times(leg.towards, Math.sqrt(Math.max(leg.speed ** 2 - 2 * slowing * met.way, 0)));
    if (met.what === "ship") {
      if (met.ship.seat !== disc.seat) return done("ram", met.ship);
      return done("push", met.ship, pushed(disc, at, velocity, met.ship, picture));
    }
    if (met.what === "planet") velocity = bounced(at, velocity, met.at, picture.planet_bounce);
    else if (met.what === "mouth") {
      at = mouths[mouths.indexOf(met.at) ^ 1];
      open = [];
      const over = (thing: Point, radius: number) => apart(at, thing) < radius + disc.radius;
      const enemy = picture.discs.find((other) => other.seat !== disc.seat && over(other, other.radius));
      const mined = picture.mines.some((mine) => over(mine, catalogue.mine));
      if (enemy || mined) {
        legs.push({ ...legFrom(at, velocity, slowing), length: 0 });
        return done(enemy ? "ram" : "mined", enemy);
      }
    } else return done(met.what);
  }
  return done("rest");
}

function timed(legs: readonly Leg[], slowing: number): Timed {
  const takes = legs.map((leg) => (leg.speed - Math.sqrt(Math.max(leg.speed ** 2 - 2 * slowing * leg.length, 0))) / slowing);
  return {
    lasts: takes.reduce((all, one) => all + one, 0),
    at(time) {
      let left = time;
      const i = takes.findIndex((one) => (left -= one) < 0);
      if (i < 0) return endOf(legs.at(-1)!);
      const since = left + takes[i];
      return endOf({ ...legs[i], length: legs[i].speed * since - (slowing * since * since) / 2 });
    },
  };
}

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const apart = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

function legFrom({ x, y }: Point, velocity: Point, slowing: number): Leg {
  const speed = Math.hypot(velocity.x, velocity.y);
  const towards = speed ? times(velocity, 1 / speed) : { x: 1, y: 0 };
  return { x, y, towards, speed, length: reach(speed, slowing) };
}

// What comes next.

type Met = { way: number } & (
  { what: "off" | "seam" | "mined" } | { what: "planet" | "mouth"; at: Point } | { what: "ship"; ship: Disc }
);

/** The first thing that changes a ship's way, before it rests. */
function next(leg: Leg, disc: Disc, picture: Picture, { size, planet, mouth, mine }: Catalogue, mouths: Point[]): Met | null {
  const others = picture.discs.filter(({ ship }) => ship !== disc.ship);
  const outside = mouths.filter((at) => apart(leg, at) >= mouth);
  const coming: Met[] = [
    { way: Math.min(toEdge(leg, "x", size), toEdge(leg, "y", size)), what: "off" },
    ...others.map((ship): Met => ({ way: to(leg, ship, ship.radius + disc.radius), what: "ship", ship })),
    ...picture.mines.map((at): Met => ({ way: to(leg, at, mine + disc.radius), what: "mined" })),
    ...picture.planets.map((at): Met => ({ way: to(leg, at, planet + disc.radius), what: "planet", at })),
    ...outside.map((at): Met => ({ way: to(leg, at, mouth), what: "mouth", at })),
    ...picture.seams.map((line): Met => ({ way: Math.min(toLine(leg, "x", line), toLine(leg, "y", line)), what: "seam" })),
  ];
  const first = coming.reduce((one, other) => (other.way < one.way ? other : one));
  return first.way < leg.length ? first : null;
}

/** How far it is to a circle in front; without end where it is not met. */
function to({ x, y, towards, speed }: Leg, centre: Point, radius: number): number {
  const [dx, dy] = [centre.x - x, centre.y - y];
  const ahead = dx * towards.x + dy * towards.y;
  const aside = dx * towards.y - dy * towards.x;
  if (speed * ahead <= HARDLY * radius || Math.abs(aside) >= radius) return Infinity;
  return Math.max(ahead - Math.sqrt(radius * radius - aside * aside), 0);
}

function toEdge(leg: Leg, along: "x" | "y", size: number): number {
  const slope = leg.towards[along];
  return slope ? ((slope > 0 ? size : 0) - leg[along]) / slope : Infinity;
}

function toLine(leg: Leg, along: "x" | "y", line: number): number {
  const way = (line - leg[along]) / leg.towards[along];
  return way > 0 ? way : Infinity;
}

// The law of touches.

/** How fast two part again that close in so fast. */
const parting = (closing: number, bounce: number): number => Math.max(bounce * closing, Math.min(closing, SOFT));

/** From centre to centre, and how fast one closes in on what lies there. */
function closingIn(at: Point, velocity: Point, there: Point): { normal: Point; closing: number } {
  const normal = times({ x: there.x - at.x, y: there.y - at.y }, 1 / apart(at, there));
  return { normal, closing: velocity.x * normal.x + velocity.y * normal.y };
}

const changed = (velocity: Point, normal: Point, by: number): Point => ({
  x: velocity.x + normal.x * by,
  y: velocity.y + normal.y * by,
});

function bounced(at: Point, velocity: Point, planet: Point, bounce: number): Point {
  const { normal, closing } = closingIn(at, velocity, planet);
  return changed(velocity, normal, -closing - parting(closing, bounce));
}

/** How the flicked ship and the one that it touches go on. */
function pushed(disc: Disc, at: Point, velocity: Point, other: Disc, { ship_bounce, deceleration }: Picture): Leg[] {
  const { normal, closing } = closingIn(at, velocity, other);
  const change = (closing + parting(closing, ship_bounce)) / (disc.mass + other.mass);
  return [
    legFrom(at, changed(velocity, normal, -change * other.mass), deceleration),
    legFrom(other, times(normal, change * disc.mass), deceleration),
  ];
}

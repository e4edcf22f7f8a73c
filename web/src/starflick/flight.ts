/** The first moments of a flick, until the server's film is there: a straight line, up to whatever is in the way. */

import type { Point } from "../board/point.ts";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";

export interface Shot {
  /** Degrees, from the x axis towards the y axis. */
  angle: number;
  /** Millimetres a second. */
  speed: number;
}

export interface Flight {
  /** How long it is certain, in seconds. */
  lasts: number;
  at(time: number): Point;
}

export const direction = (angle: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
});

/** How far a ship slides that nothing stops. */
export const reach = (speed: number, deceleration: number): number => (speed * speed) / (2 * deceleration);

export function flight(disc: Disc, { angle, speed }: Shot, picture: Picture, catalogue: Catalogue): Flight {
  const towards = direction(angle);
  const slowing = picture.deceleration;
  const length = Math.min(reach(speed, slowing), free(disc, towards, picture, catalogue));
  const lasts = (speed - Math.sqrt(Math.max(speed * speed - 2 * slowing * length, 0))) / slowing;
  return {
    lasts,
    at(time) {
      const t = Math.min(time, lasts);
      const way = speed * t - (slowing * t * t) / 2;
      return { x: disc.x + towards.x * way, y: disc.y + towards.y * way };
    },
  };
}

/** How far it is to the first thing that changes a flight. */
function free(disc: Disc, towards: Point, picture: Picture, { size, planet, mouth, mine }: Catalogue): number {
  const round = (things: Point[], radius: number) => things.map((thing) => to(disc, towards, thing, radius));
  const straight = (line: number, along: "x" | "y") => {
    const way = (line - disc[along]) / towards[along];
    return way > 0 ? way : Infinity;
  };
  const mouths = picture.wormholes.flatMap(({ x, y, to_x, to_y }) => [
    { x, y },
    { x: to_x, y: to_y },
  ]);
  return Math.min(
    ...[0, size, ...picture.seams].flatMap((line) => [straight(line, "x"), straight(line, "y")]),
    ...round(picture.planets, planet + disc.radius),
    ...picture.discs
      .filter(({ ship }) => ship !== disc.ship)
      .map((other) => to(disc, towards, other, other.radius + disc.radius)),
    ...round(picture.mines, mine + disc.radius),
    ...round(mouths, mouth),
  );
}

/** How far it is to a circle in front; without end where it is not met. */
function to(from: Point, towards: Point, centre: Point, radius: number): number {
  const [x, y] = [centre.x - from.x, centre.y - from.y];
  const ahead = x * towards.x + y * towards.y;
  const aside = x * towards.y - y * towards.x;
  if (ahead <= 0 || Math.abs(aside) >= radius) return Infinity;
  return Math.max(ahead - Math.sqrt(radius * radius - aside * aside), 0);
}

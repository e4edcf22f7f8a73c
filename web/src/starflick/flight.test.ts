import { expect, test } from "vitest";
import { cases, head } from "../../../tests/starflick/flights.json";
import type { Catalogue, Disc, Picture } from "../wire/starflick.ts";
import { endOf, flight, lengthOf, reach, seen, shifted } from "./flight.ts";

const catalogue = { size: 720, planet: 19, mouth: 14, mine: 10 } as Catalogue;
const disc: Disc = { ship: "teal 1", seat: 0, number: 1, x: 100, y: 100, radius: 8, mass: 1, orbit: "" };
const LAW = { deceleration: 1962, planet_bounce: 0.7, ship_bounce: 0.85 };
const EMPTY = { ...LAW, planets: [], discs: [disc], mines: [], wormholes: [], seams: [] } as unknown as Picture;
const east = { angle: 0, speed: 1000 };
const flown = (there: object) => flight(disc, east, { ...EMPTY, ...there } as unknown as Picture, catalogue);

test.each(cases.map((one, i) => [i, one.end, one] as const))("flight %i goes as the server's: %s", (_, end, one) => {
  const picture = { ...one.picture, planets: head.planets } as unknown as Picture;
  const flicked = picture.discs.find(({ ship }) => ship === one.ship)!;
  const found = flight(flicked, one.shot, picture, head.catalogue as Catalogue);
  const legs = found.legs.map((leg) => [leg.x, leg.y, endOf(leg).x, endOf(leg).y]);
  const speeds = found.parted.map(({ towards, speed }) => [towards.x * speed, towards.y * speed]);
  expect(found.end).toBe(end);
  expect(legs.length).toBe(one.legs.length);
  legs.flat().forEach((n, i) => expect(n).toBeCloseTo(one.legs.flat()[i], 2));
  speeds.flat().forEach((n, i) => expect(n).toBeCloseTo(one.parted.flat()[i], 2));
  expect(found.at(99)).toEqual(endOf(found.legs.at(-1)!));
});

test("alone it slides as far as friction lets it", () => {
  const { lasts, at, end } = flown({});
  expect([end, lasts]).toEqual(["rest", expect.closeTo(1000 / 1962)]);
  expect(at(99).x).toBeCloseTo(100 + reach(1000, 1962));
  expect(at(0.1).x).toBeCloseTo(100 + 100 - (1962 * 0.01) / 2);
});

test("time goes on over a bounce", () => {
  const { legs, at, lasts } = flown({ planets: [{ x: 200, y: 100 }] });
  expect(legs.length).toBe(2);
  const met = (1000 - Math.sqrt(1000 ** 2 - 2 * 1962 * 73)) / 1962;
  expect(at(met).x).toBeCloseTo(173);
  expect(at((met + lasts) / 2).x).toBeLessThan(173);
  expect(lengthOf(legs)).toBeLessThan(reach(1000, 1962));
});

test("one sees as much of it as one may, around every corner", () => {
  const bounces = flown({ planets: [{ x: 200, y: 100 }] });
  expect(seen(bounces, 50)).toMatchObject({ legs: [{ x: 100, length: 50 }], end: null });
  expect(seen(bounces, 83).legs.map(endOf)[1].x).toBeCloseTo(163);
  expect(seen(bounces, 9999)).toEqual({ legs: bounces.legs, end: "rest", parted: [] });
  expect(seen(bounces, 0)).toEqual({ legs: [], end: null, parted: [] });
  const pushes = flown({ discs: [disc, { ...disc, ship: "teal 2", x: 200 }] });
  expect(seen(pushes, 94).parted.map(({ length }) => length)).toEqual([expect.closeTo(0.96), expect.closeTo(10)]);
  expect(seen(pushes, 80).parted).toEqual([]);
});

test("dice shift a shot in every way they can", () => {
  const shifts = { dice_angles: [-8, 0, 8], dice_lengths: [0.64, 1] } as Catalogue;
  expect(shifted({ angle: 4, speed: 100 }, shifts)).toEqual([
    { angle: 356, speed: 80 },
    { angle: 356, speed: 100 },
    { angle: 4, speed: 80 },
    { angle: 4, speed: 100 },
    { angle: 12, speed: 80 },
    { angle: 12, speed: 100 },
  ]);
});

test("what lies behind or aside does not matter", () => {
  const planets = [
    { x: 20, y: 100 },
    { x: 200, y: 130 },
  ];
  expect(flown({ planets }).lasts).toBeCloseTo(1000 / 1962);
});

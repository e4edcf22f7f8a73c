"""Whether ships ever pass through each other, through planets, in many random shots.

Run by the compiled engine's Python: `python -m tests.starflick.touches 100000` prints how many touches came
about, then every shot in which two came nearer than they can.
"""

import sys
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES, PLANET, RADIUS
from milkomeda.starflick.options import Rules, read_rules
from milkomeda.starflick.physics.direction import ROUND
from milkomeda.starflick.physics.physics import GRAVITY, Flick
from milkomeda.starflick.physics.sliding import Result, play
from tests.starflick.shots import crowded, scattered

NEARER = 1e-3  # tenths of a millimetre: none
SAMPLES = 40
SHOTS_EACH = 20  # with ships that lie so
VARIANTS = [
    "",
    "friction=5 top_speed=5000",
    "ship_bounce=100 planet_bounce=100",
    "seams=yes",
    "wormholes=yes",
]


class Stretch(NamedTuple):
    """A ship from one time to another: a leg, or still."""

    ship: int
    since: float
    until: float
    x: float
    y: float
    dx: float
    dy: float
    speed: float

    def at(self, time: float, slowing: float) -> tuple[float, float]:
        t = time - self.since
        way = (self.speed - slowing * t / 2) * t if self.speed else 0.0
        return self.x + self.dx * way, self.y + self.dy * way


def stretches(flick: Flick, result: Result) -> Iterator[Stretch]:
    """From the beginning to the end, of every ship as long as it is there."""
    lost = {event.ship for event in result.events if event.what}
    lost |= {event.x for event in result.events if event.what == 2}
    for ship, x in enumerate(flick.x):
        if x >= 0:
            legs = [leg for leg in result.legs if leg.ship == ship]
            last = legs[-1].time if ship in lost else result.lasts
            times = [*(leg.time for leg in legs), last]
            yield Stretch(ship, 0.0, times[0], x, flick.y[ship], 1.0, 0.0, 0.0)
            for leg, until in zip(legs, times[1:], strict=True):
                yield Stretch(ship, leg.time, until, leg.x, leg.y, leg.dx, leg.dy, leg.speed)


def nearest(one: Stretch, other: Stretch, slowing: float) -> float:
    """How near two come in the time they have in common."""
    since, until = max(one.since, other.since), min(one.until, other.until)
    if other.speed:
        times = [since + (until - since) * part / SAMPLES for part in range(SAMPLES + 1)]
        return min(
            hypot(a - c, b - d)
            for (a, b), (c, d) in ((one.at(t, slowing), other.at(t, slowing)) for t in times)
        )
    return to_point(one.at(since, slowing), one.at(until, slowing), other.x, other.y)


def to_point(start: tuple[float, float], end: tuple[float, float], x: float, y: float) -> float:
    """The distance of a point from a line between two others."""
    (a, b), (c, d) = start, end
    length = hypot(c - a, d - b)
    if not length:
        return hypot(x - a, y - b)
    along = ((x - a) * (c - a) + (y - b) * (d - b)) / length
    along = min(max(along, 0.0), length) / length
    return hypot(x - a - (c - a) * along, y - b - (d - b) * along)


def trespasses(flick: Flick, rules: Rules, result: Result) -> list[str]:
    slowing = rules.friction * GRAVITY
    all_of_them = [each for each in stretches(flick, result) if each.until > each.since]
    found: list[str] = []
    for one in all_of_them:
        if not one.speed:
            continue
        start, end, radius = one.at(one.since, slowing), one.at(one.until, slowing), RADIUS[one.ship]
        for hole in range(HOLES):
            if to_point(start, end, HOLE_X[hole], HOLE_Y[hole]) < PLANET + radius - NEARER:
                found.append(f"{one.ship} is in planet {hole}")
        for other in all_of_them:
            apart = one.since >= other.until or other.since >= one.until
            if other.ship == one.ship or apart or not may_touch(rules, flick, one.ship, other.ship):
                continue
            if nearest(one, other, slowing) < radius + RADIUS[other.ship] - NEARER:
                found.append(f"{one.ship} is in {other.ship}")
    return found


def may_touch(rules: Rules, flick: Flick, one: int, other: int) -> bool:
    """Out of a wormhole a ship may come over one that it cannot ram."""
    return not rules.wormholes or (flick.ship in (one, other) and one // A_SEAT != other // A_SEAT)


def main(shots: int) -> None:
    touches, found = 0, []
    for number in range(shots // SHOTS_EACH):
        rules = read_rules(VARIANTS[number % len(VARIANTS)])
        lie = crowded(number) if number % 2 else scattered(number)
        for turn in range(SHOTS_EACH):
            angle = (lie.angle + turn * (300 if number % 2 else 1801)) % ROUND
            flick = lie._replace(angle=angle, speed=lie.speed * (turn + 1) // SHOTS_EACH + 100)
            result = play(flick, rules)
            touches += len(result.legs) - 2
            found += [f"{flick}: {trespass}" for trespass in trespasses(flick, rules, result)]
    print(touches, *found, sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))

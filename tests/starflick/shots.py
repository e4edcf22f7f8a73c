"""Flicks for tests: where ships lie, and how the first of them is flicked."""

import hashlib
from math import atan2, degrees, hypot

from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP,
    HOLE_X,
    HOLE_Y,
    HOLES,
    PLANET,
    RADIUS,
    SHIPS,
    SIDE,
)
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.direction import ROUND
from milkomeda.starflick.physics.physics import Flick
from milkomeda.starflick.physics.sliding import Result, play

Places = dict[int, tuple[int, int]]
FLEET = [
    0,
    A_SEAT,
    1,
    A_SEAT + 1,
    BATTLESHIP,
    A_SEAT + 2,
    2,
    A_SEAT + 3,
    3,
    2 * A_SEAT,
    4,
    A_SEAT + BATTLESHIP,
]
"""Own ships and enemies in turn."""


def shot(angle: int, speed: int, places: Places, mines: tuple[int, ...] = ()) -> Flick:
    """Of ship 0."""
    x, y = ([places.get(ship, (-1, -1))[axis] for ship in range(SHIPS)] for axis in (0, 1))
    return Flick(0, angle, speed, tuple(x), tuple(y), mines)


def alone(x: int, y: int, angle: int, speed: int, mines: tuple[int, ...] = ()) -> Flick:
    return shot(angle, speed, {0: (x, y)}, mines)


def scatter(luck: Seeded, ships: int, middle: tuple[int, int], wide: int) -> Places:
    """So many ships within a square, farther out where it is full."""
    taken = [(HOLE_X[hole], HOLE_Y[hole], PLANET) for hole in range(HOLES)]
    places: Places = {}
    for ship in FLEET[:ships]:
        while True:
            wide += 1
            x, y = (between(luck, centre - wide, centre + wide) for centre in middle)
            if all(hypot(x - a, y - b) >= radius + RADIUS[ship] for a, b, radius in taken):
                break
        taken.append((x, y, RADIUS[ship]))
        places[ship] = x, y
    return places


def between(luck: Seeded, low: int, high: int) -> int:
    low, high = max(low, 0), min(high, SIDE)
    return low + int(luck.below(high - low + 1))


def scattered(seed: int, ships: int = 8, speed: int = 0) -> Flick:
    """In any direction over the whole board."""
    luck = Seeded(seed)
    places = scatter(luck, ships, (SIDE // 2, SIDE // 2), SIDE // 2)
    return shot(int(luck.below(ROUND)), speed or 300 + int(luck.below(2700)), places)


def crowded(seed: int, ships: int = 8, speed: int = 0) -> Flick:
    """Towards one of the own ships, in a crowd."""
    luck = Seeded(seed)
    middle = between(luck, 700, SIDE - 700), between(luck, 700, SIDE - 700)
    places = scatter(luck, ships, middle, 500)
    (x, y), (a, b) = places[0], places[1]
    angle = round(degrees(atan2(b - y, a - x)) * 100) + between(luck, 0, 3000) - 1500
    return shot(angle % ROUND, speed or 300 + int(luck.below(2700)), places)


def digest(flicks: list[Flick], rules: Rules) -> str:
    """What comes of them, to the last digit."""
    found = hashlib.sha256()
    for result in (play(flick, rules) for flick in flicks):
        found.update(f"{result.events}\n{path_of(result)}\n".encode())
    return found.hexdigest()[:16]


def path_of(result: Result) -> list[tuple[str, ...]]:
    return [
        (str(leg.ship), *(value.hex() for value in (leg.time, leg.x, leg.y, leg.dx, leg.dy, leg.speed)))
        for leg in result.legs
    ]

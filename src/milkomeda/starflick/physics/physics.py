"""What slides on the board, and by which law. Tenths of a millimetre, seconds.

A flick is a function of whole numbers, and so is what comes of it: `Flick` in, `Event`s out (`sliding.play`).
"""

from math import sqrt
from typing import Final, NamedTuple, final

from milkomeda.starflick.board import (
    HOLE_X,
    HOLE_Y,
    HOLES,
    MOUTH,
    PLANET,
    RADIUS,
    WORMHOLES,
    WORTH,
)
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.direction import ROUND

GRAVITY: Final = 98_100.0
SOFT: Final = 10.0  # slower touches lose no speed: a push that lasts is many of them
KEPT_AT_SEAM: Final = 0.97

REST: Final = 0  # what can come of a flick, to one ship
OFF: Final = 1
RAM: Final = 2
MINED: Final = 3


class Flick(NamedTuple):
    """All that a result depends on."""

    ship: int
    angle: int
    """Hundredths of a degree, from the x axis towards the y axis."""
    speed: int
    """Millimetres a second."""
    x: tuple[int, ...]
    """A ship each, negative where it is not on the board."""
    y: tuple[int, ...]
    mines: tuple[int, ...]
    """Pairs x, y; negative where one has gone off."""


class Event(NamedTuple):
    """What came of one ship."""

    what: int
    ship: int
    x: int = 0
    """Where it rests. Of a ram the enemy, of a mine its number."""
    y: int = 0


# What lies on the board.

A_PLANET: Final = 0  # kinds of round things
A_MINE: Final = 1
A_MOUTH: Final = 2
A_SHIP: Final = 3


class Thing:
    """Something round that can be touched."""

    def __init__(self, kind: int, number: int, x: float, y: float, radius: float) -> None:
        self.kind = kind
        self.number = number
        self.x = x
        self.y = y
        self.radius = radius


@final
class Disc(Thing):
    """A ship: where it is now, in which direction it goes, how fast."""

    def __init__(self, ship: int, x: float, y: float) -> None:
        super().__init__(A_SHIP, ship, x, y, float(RADIUS[ship]))
        self.mass = float(WORTH[ship])
        self.dx = 1.0
        self.dy = 0.0
        self.speed = 0.0


@final
class Leg:
    """From when on a disc moves so, until its next leg. The last one is where it rests or was lost."""

    def __init__(self, time: float, disc: Disc) -> None:
        self.time = time
        self.ship = disc.number
        self.x = disc.x
        self.y = disc.y
        self.dx = disc.dx
        self.dy = disc.dy
        self.speed = disc.speed


ALL_PLANETS: Final = [
    Thing(A_PLANET, hole, float(HOLE_X[hole]), float(HOLE_Y[hole]), float(PLANET)) for hole in range(HOLES)
]
MOUTHS: Final = [
    Thing(A_MOUTH, 0, float(x), float(y), float(MOUTH))
    for x1, y1, x2, y2 in WORMHOLES
    for x, y in ((x1, y1), (x2, y2))
]
"""Of wormholes: each beside the other one of its pair."""


# The law.


def stopping_distance(speed: float, rules: Rules) -> float:
    """How far a ship slides that nothing stops."""
    return speed * speed / (2 * rules.friction * GRAVITY)


def speed_for(length: float, rules: Rules) -> float:
    return sqrt(max(length, 0.0) * 2 * rules.friction * GRAVITY)


def parting(closing: float, bounce: float) -> float:
    """How fast two part again that touch."""
    return max(bounce * closing, min(closing, SOFT))


def normal(one: Disc, other: Thing) -> tuple[float, float]:
    """From centre to centre."""
    x, y = other.x - one.x, other.y - one.y
    apart = sqrt(x * x + y * y)
    return (x / apart, y / apart) if apart else (one.dx, one.dy)


def overlap(one: Thing, other: Thing) -> bool:
    x, y, reach = other.x - one.x, other.y - one.y, one.radius + other.radius
    return x * x + y * y < reach * reach


def deviation(flick: Flick, turned: int) -> int:
    """By how many hundredths of a degree a seam turns a ship: at random, but the same for the same flick."""
    seed = (
        flick.ship * 7919 + flick.angle * 104_729 + flick.speed * 1_299_709 + turned * 15_485_863
    ) & 0xFFFFFFFF
    total = -6 << 32
    for _ in range(12):
        seed = (seed * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        total += seed
    return (total * 80 >> 32) % ROUND

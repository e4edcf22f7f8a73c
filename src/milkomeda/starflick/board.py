"""The board: where the holes are, how large things are, what they are called. Lengths in tenths of a mm.

A hole is a number: seven a quadrant, the Homeworld's first, then a to f. A ship is one too: nine a seat,
the battleship last.
"""

from math import hypot
from typing import Final

SEATS: Final = ["teal", "gold", "violet", "rose"]
COLOURS: Final = ["grey", "brown", "orange", "pink"]
GREY: Final = 0
BROWN: Final = 1
ORANGE: Final = 2
PINK: Final = 3
ASTEROID: Final = 4
HOMEWORLD: Final = 5
KINDS: Final = [*COLOURS, "asteroid", "homeworld"]
NONE: Final = -1
DEEDS: Final = ["done", "recruit", "return", "move", "mine", "build", "develop", "pass"]
STRUCTURES: Final = ["lab", "colony", "city"]
REWARDS: Final = ["a troop", "a starship", "2 troops"]
MANOEUVRES: Final = ["launch", "launch battleship", "land", "flick"]
FATES: Final = ["rest", "off", "ram", "mined"]

QUADRANTS: Final = ["alpha", "beta", "gamma", "delta"]
A_QUADRANT: Final = 7  # holes
HOLES: Final = 28
SITES: Final = [
    *[(78, 78), (206, 66), (106, 206), (300, 150), (64, 326), (194, 298), (320, 276)],
    *[(642, 78), (654, 206), (514, 106), (570, 300), (394, 64), (422, 194), (444, 320)],
    *[(642, 642), (514, 654), (614, 514), (420, 570), (656, 394), (526, 422), (400, 444)],
    *[(78, 642), (66, 514), (206, 614), (150, 420), (326, 656), (298, 526), (276, 400)],
]
HOLE_X: Final = [x * 10 for x, _ in SITES]
HOLE_Y: Final = [y * 10 for _, y in SITES]
HOLE_NAMES: Final = [
    f"{quadrant}-{letter}" if letter else quadrant
    for quadrant in QUADRANTS
    for letter in ("", "a", "b", "c", "d", "e", "f")
]

SIDE: Final = 7200
PLANET: Final = 190  # radii
ORBIT: Final = 380
STARSHIP_RADIUS: Final = 80
BATTLESHIP_RADIUS: Final = 110
MOUTH: Final = 140
MINE: Final = 100

A_SEAT: Final = 9  # ships
STARSHIPS: Final = 8
BATTLESHIP: Final = 8
SHIPS: Final = 4 * A_SEAT
RADIUS: Final = ([STARSHIP_RADIUS] * STARSHIPS + [BATTLESHIP_RADIUS]) * 4
OWN_NAMES: Final = [*(str(number + 1) for number in range(STARSHIPS)), "battleship"]
SHIP_NAMES: Final = [f"{seat} {own}" for seat in SEATS for own in OWN_NAMES]
WORTH: Final = ([1] * STARSHIPS + [2]) * 4  # strength, mass and VP of a ship

WORMHOLES: Final = [(2080, 1960, 5120, 5240), (5240, 2080, 1960, 5120)]
SEAMS: Final = (2400, 4800)

CORNERS: Final = [(), (), (0, 2), (0, 1, 2), (0, 1, 2, 3)]
"""The quadrants where so many players sit."""


def home_of(seats: int, seat: int) -> int:
    return CORNERS[seats][seat] * A_QUADRANT


def orbited(x: int, y: int, radius: int) -> int:
    """The hole in whose orbit a disc lies there: any part of it over the ring. NONE if in no orbit."""
    reach = ORBIT + radius
    near = reach * reach
    for hole in range(HOLES):
        dx = HOLE_X[hole] - x
        if -reach < dx < reach:
            dy = HOLE_Y[hole] - y
            if dx * dx + dy * dy < near:
                return hole
    return NONE


def on_planet(x: int, y: int) -> bool:
    for hole in range(HOLES):
        if distance(x, y, HOLE_X[hole], HOLE_Y[hole]) < PLANET:
            return True
    return False


def distance(x1: int, y1: int, x2: int, y2: int) -> float:
    return hypot(x1 - x2, y1 - y2)

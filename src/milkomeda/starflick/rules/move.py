"""Move: launch, land and navigate with movement points, then attack."""

from math import cos, pi, sin
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import NOBODY
from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP,
    BATTLESHIP_RADIUS,
    GREY,
    HOLE_X,
    HOLE_Y,
    HOLES,
    HOMEWORLD,
    NONE,
    ORBIT,
    PLANET,
    RADIUS,
    SHIPS,
    SIDE,
    STARSHIP_RADIUS,
    distance,
    orbited,
)
from milkomeda.starflick.facts import Landed, Launched
from milkomeda.starflick.rules.attack import Attack
from milkomeda.starflick.rules.common import (
    Active,
    hole_said,
    millimetres,
    own_said,
    read_millimetres,
    vessel,
    words_after,
)
from milkomeda.starflick.rules.flick import Shoot
from milkomeda.starflick.rules.recruit import arrive
from milkomeda.starflick.state import MOST_ITEMS, TROOPS, Sky

STOP: Final = 0
LAUNCH: Final = 64  # and a hole
LAUNCH_BATTLESHIP: Final = 128
LAND: Final = 192  # and the number of an own ship
FLICK: Final = 256


def points(sky: Sky, seat: int) -> int:
    return 4 if sky.has(seat, GREY, 3) else 3 if sky.has(seat, GREY, 1) else 2


def launch_refusal(sky: Sky, hole: int, battleship: bool) -> str:
    seat = sky.active
    if sky.owner[hole] != seat:
        return "it is not yours"
    if not sky.troops[hole]:
        return "there is no troop to return"
    if sky.blockaded(seat, hole) and not sky.has(seat, GREY, 2):
        return "it is blockaded: that needs grey 2"
    if battleship:
        if not sky.battleship_in_supply(seat):
            return "there is no battleship in your supply"
    elif sky.starships_in_supply(seat) < 1:
        return "there is no starship in your supply"
    return "" if has_room(sky, hole, battleship) else "there is no room in its orbit"


def land_refusal(sky: Sky, ship: int) -> str:
    seat, hole = sky.active, sky.orbit[ship]
    if sky.x[ship] < 0:
        return "it is not on the board"
    if hole == NONE:
        return "it is in no orbit"
    if sky.planet[hole] == HOMEWORLD:
        return "nobody lands on a Homeworld"
    if sky.owner[hole] not in (seat, NONE):
        return "another player occupies it"
    if sky.rivals_orbit(seat, hole) and not sky.has(seat, GREY, 2):
        return "it is blockaded: that needs grey 2"
    if sky.items(hole) >= MOST_ITEMS:
        return "there are three items already"
    return "" if sky.player[TROOPS + seat] else "there is no troop in your supply"


def move_refusal(sky: Sky) -> str:
    first = sky.active * A_SEAT
    for ship in range(first, first + A_SEAT):
        if sky.x[ship] >= 0:
            return ""  # it can be flicked
    for hole in range(HOLES):
        if sky.owner[hole] == sky.active and not (
            launch_refusal(sky, hole, False) and launch_refusal(sky, hole, True)
        ):
            return ""
    return "you have no ship, and none can be launched"


@final
class Move(Active):
    """What to spend a movement point on."""

    def __init__(self, left: int, begun: bool) -> None:
        self.left = left
        self.begun = begun

    def name(self) -> str:
        return "move"

    def fields(self) -> list[int]:
        return [self.left, int(self.begun)]

    def seat(self, sky: Sky) -> int:
        return NOBODY if not self.left or move_refusal(sky) else sky.active

    def ask(self, sky: Sky) -> str:
        return f"Launch, land or flick? {self.left} movement point{'s' if self.left > 1 else ''} left."

    def candidates(self, sky: Sky) -> list[int]:
        seat = sky.active
        found = [LAUNCH + hole for hole in range(HOLES) if sky.owner[hole] == seat]
        if sky.battleship_in_supply(seat):
            found += [LAUNCH_BATTLESHIP + hole for hole in range(HOLES) if sky.owner[hole] == seat]
        numbers = [ship % A_SEAT for ship in sky.ships_of(seat)]
        return [*found, *[LAND + n for n in numbers], *[FLICK + n for n in numbers], STOP]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if not self.refusal(sky, choice)]

    def refusal(self, sky: Sky, choice: i64) -> str:
        if choice == STOP:
            return "" if self.begun else "spend at least one movement point"
        kind, rest = choice & ~63, choice & 63
        if kind in (LAUNCH, LAUNCH_BATTLESHIP) and rest < HOLES:
            return launch_refusal(sky, rest, kind == LAUNCH_BATTLESHIP)
        if kind in (LAND, FLICK) and rest < A_SEAT:
            ship = sky.active * A_SEAT + rest
            if kind == LAND:
                return land_refusal(sky, ship)
            return "" if sky.x[ship] >= 0 else "it is not on the board"
        return "that is not one of the choices"

    def answer(self, sky: Sky, choice: i64) -> None:
        kind, rest = choice & ~63, choice & 63
        if choice == STOP or self.seat(sky) == NOBODY:
            sky.push(Attack(0))
            return
        sky.push(Move(self.left - 1, True))
        if kind == FLICK:
            sky.push(Shoot(sky.active * A_SEAT + rest))
        elif kind == LAND:
            land(sky, sky.active * A_SEAT + rest)
        else:
            sky.add_troops(sky.active, rest, -1)
            sky.push(Place(sky.spare_ship(sky.active, kind == LAUNCH_BATTLESHIP), rest))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        kind, rest = choice & ~63, choice & 63
        if kind == LAND:
            ship = seat * A_SEAT + rest
            return [Landed(seat, vessel(ship), hole_said(sky.orbit[ship]))]
        if kind == LAUNCH:
            return [Launched(seat, "starship", hole_said(rest))]
        return [Launched(seat, "battleship", hole_said(rest))] if kind == LAUNCH_BATTLESHIP else []

    def spell(self, sky: Sky, choice: i64) -> str:
        kind, rest = choice & ~63, choice & 63
        if kind == LAUNCH:
            return f"launch from {hole_said(rest)}"
        if kind == LAUNCH_BATTLESHIP:
            return f"launch battleship from {hole_said(rest)}"
        if kind == LAND:
            return f"land {own_said(rest)}"
        return f"flick {own_said(rest)}" if kind == FLICK else "stop"


def land(sky: Sky, ship: int) -> None:
    hole = sky.orbit[ship]
    sky.remove_ship(ship)
    arrive(sky, hole)


# Launching: where in the orbit.

NEAREST: Final = 2  # from a planet's edge
INSIDE: Final = 10  # so much of a disc at least lies over the ring
ANGLES: Final = 72
CROWD: Final = 5  # so few ships never fill an orbit


def has_room(sky: Sky, hole: int, battleship: bool) -> bool:
    near = 0
    for ship in range(SHIPS):
        if (
            sky.x[ship] >= 0
            and abs(sky.x[ship] - HOLE_X[hole]) < 700
            and abs(sky.y[ship] - HOLE_Y[hole]) < 700
        ):
            near += 1
    if near < CROWD and not sky.mines:
        return True
    radius = BATTLESHIP_RADIUS if battleship else STARSHIP_RADIUS
    return bool(first_room(sky, hole, radius))


def first_room(sky: Sky, hole: int, radius: int) -> tuple[int, int] | None:
    """The first free place around a planet, near it or farther."""
    for length in (PLANET + radius + 40, ORBIT + radius - INSIDE - 20):
        for step in range(ANGLES):
            x, y = around(hole, length, step * 2 * pi / ANGLES)
            if not place_refusal(sky, hole, radius, x, y):
                return x, y
    return None


def around(hole: int, length: float, angle: float) -> tuple[int, int]:
    return round(HOLE_X[hole] + cos(angle) * length), round(HOLE_Y[hole] + sin(angle) * length)


def place_refusal(sky: Sky, hole: int, radius: int, x: int, y: int) -> str:
    if not (0 <= x <= SIDE and 0 <= y <= SIDE):
        return "that is not on the board"
    away = distance(x, y, HOLE_X[hole], HOLE_Y[hole])
    if away < PLANET + radius + NEAREST:
        return "that is on the planet"
    if orbited(x, y, radius - INSIDE) != hole:
        return "that is outside the orbit"
    return "" if sky.free(x, y, radius) else "there is no room"


@final
class Place(Active):
    """A launched ship is put anywhere in the orbit where there is room: x and y packed."""

    def __init__(self, ship: int, hole: int) -> None:
        self.ship = ship
        self.hole = hole

    def name(self) -> str:
        return "place"

    def fields(self) -> list[int]:
        return [self.ship, self.hole]

    def ask(self, sky: Sky) -> str:
        kind = "battleship" if self.ship % A_SEAT == BATTLESHIP else "starship"
        return f"Where in the orbit of {hole_said(self.hole)} does the {kind} go?"

    def listed(self, sky: Sky) -> bool:
        return False

    def refusal(self, sky: Sky, choice: i64) -> str:
        x, y = divmod(choice, SIDE + 1)
        return place_refusal(sky, self.hole, RADIUS[self.ship], x, y)

    def sample(self, sky: Sky, luck: Random) -> int:
        radius = RADIUS[self.ship]
        least, most = PLANET + radius + 2 * NEAREST, ORBIT + radius - 2 * INSIDE
        for _ in range(40):
            angle = int(luck.below(3600)) * pi / 1800
            x, y = around(self.hole, least + int(luck.below(most - least)), angle)
            if not place_refusal(sky, self.hole, radius, x, y):
                return x * (SIDE + 1) + y
        found = first_room(sky, self.hole, radius)
        assert found is not None
        return found[0] * (SIDE + 1) + found[1]

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.put_ship(self.ship, *divmod(choice, SIDE + 1))

    def spell(self, sky: Sky, choice: i64) -> str:
        x, y = divmod(choice, SIDE + 1)
        return f"place {millimetres(x)} {millimetres(y)}"

    def read(self, sky: Sky, text: str) -> int:
        x, y = (read_millimetres(word) for word in words_after(text, "place", 2))
        if x > SIDE or y > SIDE:
            raise ValueError("that is not on the board")
        return x * (SIDE + 1) + y

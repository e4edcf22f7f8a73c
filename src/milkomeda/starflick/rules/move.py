"""Move: launch, land and navigate with movement points, then attack."""

from math import cos, pi, sin
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Ends, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Makers
from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP,
    BATTLESHIP_RADIUS,
    GREY,
    HOLE_NAMES,
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
    ACTED,
    FULL,
    MOVED,
    NO_CHOICE,
    NO_TROOP,
    NOT_YOURS,
    OFF_BOARD,
    ON_PLANET,
    Active,
    lies_on,
    spot,
    spot_of,
    spot_parts,
    vessel,
)
from milkomeda.starflick.rules.flick import Shoot
from milkomeda.starflick.rules.recruit import arrive
from milkomeda.starflick.state import MOST_ITEMS, TROOPS, Sky
from milkomeda.words.message import Message, say

STOP: Final = 0
LAUNCH: Final = 64  # and a hole; from here on in the order of MANOEUVRES
LAUNCH_BATTLESHIP: Final = 128
LAND: Final = 192  # and the number of an own ship
FLICK: Final = 256
MOST_POINTS: Final = 4

NO_TROOP_THERE: Final = say("no-troop-to-return")
NEEDS_GREY: Final = say("blockade-needs-grey")
NO_BATTLESHIP: Final = say("no-battleship-in-supply")
NO_STARSHIP: Final = say("no-starship-in-supply")
NO_ROOM_IN_ORBIT: Final = say("no-room-in-its-orbit")
NOT_THERE: Final = say("ship-is-not-on-the-board")
NO_ORBIT: Final = say("ship-is-in-no-orbit")
ONTO_HOMEWORLD: Final = say("nobody-lands-on-a-homeworld")
OCCUPIED: Final = say("another-occupies-it")
NO_SHIP: Final = say("no-ship-to-move")
SPEND_ONE: Final = say("spend-a-movement-point")
OUTSIDE: Final = say("that-is-outside-the-orbit")
NO_ROOM: Final = say("there-is-no-room")


def points(sky: Sky, seat: int) -> int:
    return 4 if sky.has(seat, GREY, 3) else 3 if sky.has(seat, GREY, 1) else 2


def launch_refusal(sky: Sky, hole: int, battleship: bool) -> Message | None:
    seat = sky.active
    if sky.owner[hole] != seat:
        return NOT_YOURS
    if not sky.troops[hole]:
        return NO_TROOP_THERE
    if sky.blockaded(seat, hole) and not sky.has(seat, GREY, 2):
        return NEEDS_GREY
    if battleship:
        if not sky.battleship_in_supply(seat):
            return NO_BATTLESHIP
    elif sky.starships_in_supply(seat) < 1:
        return NO_STARSHIP
    return None if has_room(sky, hole, battleship) else NO_ROOM_IN_ORBIT


def land_refusal(sky: Sky, ship: int) -> Message | None:
    seat, hole = sky.active, sky.orbit[ship]
    if sky.x[ship] < 0:
        return NOT_THERE
    if hole == NONE:
        return NO_ORBIT
    if sky.planet[hole] == HOMEWORLD:
        return ONTO_HOMEWORLD
    if sky.owner[hole] not in (seat, NONE):
        return OCCUPIED
    if sky.rivals_orbit(seat, hole) and not sky.has(seat, GREY, 2):
        return NEEDS_GREY
    if sky.items(hole) >= MOST_ITEMS:
        return FULL
    return None if sky.player[TROOPS + seat] else NO_TROOP


def move_refusal(sky: Sky) -> Message | None:
    first = sky.active * A_SEAT
    for ship in range(first, first + A_SEAT):
        if sky.x[ship] >= 0:
            return None  # it can be flicked
    for hole in range(HOLES):
        if sky.owner[hole] == sky.active and (
            launch_refusal(sky, hole, False) is None or launch_refusal(sky, hole, True) is None
        ):
            return None
    return NO_SHIP


@final
class Move(Active):
    """What to spend a movement point on."""

    def __init__(self, left: int, begun: bool) -> None:
        self.left = left
        self.begun = begun

    def name(self) -> str:
        return "move"

    def born(self) -> Parts:
        return {"left": self.left, "begun": int(self.begun)}

    def fits(self, sky: Sky) -> bool:
        return 0 <= self.left <= MOST_POINTS and lies_on(sky, self, ACTED)

    def seat(self, sky: Sky) -> int:
        return NOBODY if not self.left or move_refusal(sky) is not None else sky.active

    def ask(self, sky: Sky) -> Message:
        return say("launch-land-or-flick", left=self.left)

    def behind(self) -> list[str]:
        return ["F17"]

    def least(self, sky: Sky) -> list[int]:
        return [STOP]

    def ends(self, sky: Sky, choice: i64) -> Ends:
        return "turn" if choice == STOP else ""

    def candidates(self, sky: Sky) -> list[int]:
        seat = sky.active
        found = [LAUNCH + hole for hole in range(HOLES) if sky.owner[hole] == seat]
        if sky.battleship_in_supply(seat):
            found += [LAUNCH_BATTLESHIP + hole for hole in range(HOLES) if sky.owner[hole] == seat]
        numbers = [ship % A_SEAT for ship in sky.ships_of(seat)]
        return [*found, *[LAND + n for n in numbers], *[FLICK + n for n in numbers], STOP]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if self.refusal(sky, choice) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if choice == STOP:
            return None if self.begun else SPEND_ONE
        kind, rest = choice & ~63, choice & 63
        if kind in (LAUNCH, LAUNCH_BATTLESHIP) and rest < HOLES:
            return launch_refusal(sky, rest, kind == LAUNCH_BATTLESHIP)
        if kind in (LAND, FLICK) and rest < A_SEAT:
            ship = sky.active * A_SEAT + rest
            if kind == LAND:
                return land_refusal(sky, ship)
            return None if sky.x[ship] >= 0 else NOT_THERE
        return NO_CHOICE

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
            return [Landed(seat, vessel(ship), HOLE_NAMES[sky.orbit[ship]])]
        if kind == LAUNCH:
            return [Launched(seat, "starship", HOLE_NAMES[rest])]
        return [Launched(seat, "battleship", HOLE_NAMES[rest])] if kind == LAUNCH_BATTLESHIP else []

    def form(self, sky: Sky) -> str:
        return "stop | {manoeuvre} from {hole} | {manoeuvre} {ship}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        if choice == STOP:
            return {}
        what = "hole" if choice < LAND else "ship"
        return {"manoeuvre": choice // LAUNCH - 1, what: choice & 63}


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
            if place_refusal(sky, hole, radius, x, y) is None:
                return x, y
    return None


def around(hole: int, length: float, angle: float) -> tuple[int, int]:
    return round(HOLE_X[hole] + cos(angle) * length), round(HOLE_Y[hole] + sin(angle) * length)


def place_refusal(sky: Sky, hole: int, radius: int, x: int, y: int) -> Message | None:
    if not (0 <= x <= SIDE and 0 <= y <= SIDE):
        return OFF_BOARD
    away = distance(x, y, HOLE_X[hole], HOLE_Y[hole])
    if away < PLANET + radius + NEAREST:
        return ON_PLANET
    if orbited(x, y, radius - INSIDE) != hole:
        return OUTSIDE
    return None if sky.free(x, y, radius) else NO_ROOM


@final
class Place(Active):
    """A launched ship is put anywhere in the orbit where there is room: a spot."""

    def __init__(self, ship: int, hole: int) -> None:
        self.ship = ship
        self.hole = hole

    def name(self) -> str:
        return "place"

    def born(self) -> Parts:
        return {"vessel": self.ship, "hole": self.hole}

    def fits(self, sky: Sky) -> bool:
        seat, ship = sky.active, self.ship
        if not lies_on(sky, self, MOVED) or not 0 <= self.hole < HOLES:
            return False
        if ship // A_SEAT != seat or sky.x[ship] >= 0:
            return False
        battleship = ship % A_SEAT == BATTLESHIP
        ready = sky.battleship_in_supply(seat) if battleship else sky.starships_in_supply(seat) > 0
        return ready and first_room(sky, self.hole, RADIUS[ship]) is not None

    def ask(self, sky: Sky) -> Message:
        craft = "battleship" if self.ship % A_SEAT == BATTLESHIP else "starship"
        return say("where-in-the-orbit", hole=HOLE_NAMES[self.hole], craft=craft)

    def input(self) -> Input:
        return "spot"

    def behind(self) -> list[str]:
        return ["F8"]

    def listed(self, sky: Sky) -> bool:
        return False

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        x, y = divmod(choice, SIDE + 1)
        return place_refusal(sky, self.hole, RADIUS[self.ship], x, y)

    def sample(self, sky: Sky, luck: Random) -> int:
        radius = RADIUS[self.ship]
        least, most = PLANET + radius + 2 * NEAREST, ORBIT + radius - 2 * INSIDE
        for _ in range(40):
            angle = int(luck.below(3600)) * pi / 1800
            x, y = around(self.hole, least + int(luck.below(most - least)), angle)
            if place_refusal(sky, self.hole, radius, x, y) is None:
                return spot(x, y)
        found = first_room(sky, self.hole, radius)
        assert found is not None
        return spot(found[0], found[1])

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.put_ship(self.ship, *divmod(choice, SIDE + 1))

    def form(self, sky: Sky) -> str:
        return "place {x_mm} {y_mm}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return spot_parts(choice)

    def choice(self, sky: Sky, parts: Parts) -> int:
        return spot_of(parts)


STEPS: Final[Makers] = {
    "move": lambda parts: Move(parts.get("left", 0), parts.get("begun", 0) > 0),
    "place": lambda parts: Place(parts["vessel"], parts["hole"]),
}

"""Navigate: flick a ship. The player says how; what comes of it is answered like luck, ship by ship.

So a log says what happened, and playing it again simulates nothing. `Physics.sample` is the only place that
asks the simulation.
"""

from functools import lru_cache
from math import atan2, cos, degrees, log, pi, sin, sqrt
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Input
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Luck, Makers
from milkomeda.starflick.board import (
    A_SEAT,
    HOLE_X,
    HOLE_Y,
    HOLES,
    HOMEWORLD,
    NONE,
    ORBIT,
    OWN_NAMES,
    PINK,
    PLANET,
    RADIUS,
    SHIPS,
    SIDE,
    distance,
    on_planet,
    orbited,
)
from milkomeda.starflick.facts import CameToRest, DiceShifted, Flicked, LeftBoard, Rammed, RanIntoMine
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.direction import ROUND
from milkomeda.starflick.physics.physics import (
    MINED,
    OFF,
    RAM,
    REST,
    Event,
    Flick,
    speed_for,
    stopping_distance,
)
from milkomeda.starflick.physics.sliding import play
from milkomeda.starflick.rules.common import (
    MOVED,
    OFF_BOARD,
    ON_PLANET,
    Active,
    lies_on,
    vessel,
)
from milkomeda.starflick.state import RAMMING, Sky, Trail
from milkomeda.words.message import Message, Problem, say

SPEEDS: Final = 8192

NO_EVENT: Final = say("that-is-no-event")
NOT_MOVING: Final = say("ship-is-gone-or-at-rest")
NO_ENEMY: Final = say("there-is-no-such-enemy")
NO_MINE: Final = say("there-is-no-such-minefield")


def packed(angle: int, speed: int) -> int:
    return angle * SPEEDS + speed


def is_shot(angle: int, speed: int) -> bool:
    return 0 <= angle < ROUND and 0 < speed < SPEEDS


def own_ship(sky: Sky, ship: int) -> bool:
    return ship // A_SEAT == sky.active and sky.x[ship] >= 0


@final
class Shoot(Active):
    """The player's part of a flick: an angle and a speed, packed."""

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def name(self) -> str:
        return "shoot"

    def born(self) -> Parts:
        return {"vessel": self.ship}

    def fits(self, sky: Sky) -> bool:
        return own_ship(sky, self.ship) and lies_on(sky, self, MOVED)

    def ask(self, sky: Sky) -> Message:
        return say("flick-which-way", ship=OWN_NAMES[self.ship % A_SEAT])

    def input(self) -> Input:
        return "flick"

    def behind(self) -> list[str]:
        return ["F9"]

    def listed(self, sky: Sky) -> bool:
        return False

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        angle, speed = divmod(choice, SPEEDS)
        if not 0 <= angle < ROUND:
            return say("what-angles-there-are")
        return (
            None
            if 1 <= speed <= sky.rules.top_speed
            else say("what-speeds-there-are", top=str(sky.rules.top_speed))
        )

    def sample(self, sky: Sky, luck: Random) -> int:
        choice = aimed(sky, self.ship, luck)
        for _ in range(SECOND_THOUGHTS):
            if leads_somewhere(sky, self.ship, choice):
                break
            choice = aimed(sky, self.ship, luck)
        return choice

    def slip(self, sky: Sky, choice: i64, hand: i64, luck: Random) -> int:
        angle, speed = divmod(choice, SPEEDS)
        angle_error, speed_error = HAND_ERRORS[hand]
        one, other = two_normals(luck)
        angle = round(angle + one * angle_error) % ROUND
        return packed(angle, min(max(round(speed * (1 + other * speed_error)), 1), sky.rules.top_speed))

    def answer(self, sky: Sky, choice: i64) -> None:
        angle, speed = divmod(choice, SPEEDS)
        if sky.rules.dice:
            sky.push(Dice(self.ship, angle, speed))
        else:
            sky.push(Physics(self.ship, angle, speed, []))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        angle, speed = divmod(choice, SPEEDS)
        return [Flicked(seat, vessel(self.ship), speed, (angle + 50) // 100)]

    def form(self, sky: Sky) -> str:
        return "shoot {angle} {speed}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        angle, speed = divmod(choice, SPEEDS)
        return {"angle": angle, "speed": speed}

    def choice(self, sky: Sky, parts: Parts) -> int:
        """What no flick can have becomes what is just as impossible."""
        return packed(min(max(parts["angle"], -1), ROUND), min(max(parts["speed"], 0), SPEEDS - 1))


# Hands that err.

HAND_ERRORS: Final = [(350.0, 0.12), (220.0, 0.08), (150.0, 0.06), (100.0, 0.04)]
"""Standard deviations of angle and speed for novice, average, strong and expert."""


def two_normals(luck: Random) -> tuple[float, float]:
    """Two numbers of the normal distribution."""
    grain = 1 << 30
    length = sqrt(-2 * log((int(luck.below(grain)) + 1) / grain))
    angle = 2 * pi * int(luck.below(grain)) / grain
    return length * cos(angle), length * sin(angle)


# Dice instead of dexterity.

DISTANCE_SHIFT: Final = [-0.4, -0.2, 0.0, 0.0, 0.2, 0.4]
ANGLE_SHIFT: Final = [-800, -400, 0, 0, 400, 800]


@final
class Dice(Luck[Sky]):
    """Two dice shift a flick: the first its length, the second its direction."""

    def __init__(self, ship: int, angle: int, speed: int) -> None:
        self.ship = ship
        self.angle = angle
        self.speed = speed

    def name(self) -> str:
        return "dice"

    def born(self) -> Parts:
        return {"vessel": self.ship, "angle": self.angle, "speed": self.speed}

    def fits(self, sky: Sky) -> bool:
        shot = is_shot(self.angle, self.speed) and self.speed <= sky.rules.top_speed
        return shot and own_ship(sky, self.ship) and lies_on(sky, self, MOVED)

    def choices(self, sky: Sky) -> list[int]:
        return list(range(36))

    def answer(self, sky: Sky, choice: i64) -> None:
        length, direction = divmod(choice, 6)
        speed = round(self.speed * sqrt(1 + DISTANCE_SHIFT[length]))
        angle = (self.angle + ANGLE_SHIFT[direction]) % ROUND
        sky.push(Physics(self.ship, angle, max(speed, 1), []))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [DiceShifted(choice // 6 + 1, choice % 6 + 1)]

    def form(self, sky: Sky) -> str:
        return "dice {distance} {direction}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"distance": choice // 6 + 1, "direction": choice % 6 + 1}


# What comes of it.

STILL: Final = 4  # beside the kinds of events: all is at rest
PLACES: Final = 8192


def packed_event(event: Event) -> int:
    return ((event.what * 64 + event.ship) * PLACES + event.x) * PLACES + event.y


def event_of(choice: int) -> Event:
    rest, y = divmod(choice, PLACES)
    rest, x = divmod(rest, PLACES)
    return Event(rest // 64, rest % 64, x, y)


ALL_STILL: Final = packed_event(Event(STILL, 0))


@lru_cache(maxsize=256)
def events(flick: Flick, rules: Rules) -> list[int]:
    """What comes of a flick, packed."""
    return [*(packed_event(event) for event in play(flick, rules).events), ALL_STILL]


def flick_of(sky: Sky, ship: int, angle: int, speed: int) -> Flick:
    return Flick(ship, angle, speed, tuple(sky.x), tuple(sky.y), sky.mines)


@final
class Physics(Luck[Sky]):
    """What comes of a flick: an event a ship, until all is still. Nothing changes before the last."""

    def __init__(self, ship: int, angle: int, speed: int, given: list[int]) -> None:
        self.ship = ship
        self.angle = angle
        self.speed = speed
        self.given = given

    def name(self) -> str:
        return "physics"

    def born(self) -> Parts:
        events = [event_of(given) for given in self.given]
        places = {REST: "x_mms", RAM: "rammed_vessels", MINED: "mine_numbers"}
        born: Parts = {"vessel": self.ship, "angle": self.angle, "speed": self.speed}
        born |= {"fates": [event.what for event in events], "vessels": [event.ship for event in events]}
        born |= {name: [event.x for event in events if event.what == what] for what, name in places.items()}
        return born | {"y_mms": [event.y for event in events if event.what == REST]}

    def fits(self, sky: Sky) -> bool:
        if not (is_shot(self.angle, self.speed) and own_ship(sky, self.ship) and lies_on(sky, self, MOVED)):
            return False
        for number, event in enumerate(self.given):
            before = Physics(self.ship, self.angle, self.speed, self.given[:number])
            if event == ALL_STILL or before.refusal(sky, event) is not None:
                return False
        return True

    def listed(self, sky: Sky) -> bool:
        return False

    def ask(self, sky: Sky) -> Message:
        return say("the-ships-slide")

    def sample(self, sky: Sky, luck: Random) -> int:
        coming = events(flick_of(sky, self.ship, self.angle, self.speed), sky.rules)
        so_far = len(self.given)
        return coming[so_far] if coming[:so_far] == self.given else ALL_STILL

    def outcomes(self, sky: Sky) -> tuple[list[int], list[int]]:
        return [self.sample(sky, Seeded(0))], [1]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        event = event_of(choice)
        if choice < 0 or event.what > STILL:
            return NO_EVENT
        if event.what == STILL:
            return None if choice == ALL_STILL else NO_EVENT
        gone = [other.ship for other in map(event_of, self.given)]
        gone += [other.x for other in map(event_of, self.given) if other.what == RAM]
        if event.ship >= SHIPS or sky.x[event.ship] < 0 or event.ship in gone:
            return NOT_MOVING
        if event.what == REST and (event.x > SIDE or event.y > SIDE):
            return OFF_BOARD
        if event.what == REST and on_planet(event.x, event.y):
            return ON_PLANET
        if event.what == RAM:
            enemy = event.x
            if enemy >= SHIPS or sky.x[enemy] < 0 or enemy in gone or enemy // A_SEAT == event.ship // A_SEAT:
                return NO_ENEMY
        if event.what == MINED and (2 * event.x >= len(sky.mines) or sky.mines[2 * event.x] < 0):
            return NO_MINE
        return None

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice != ALL_STILL:
            sky.push(Physics(self.ship, self.angle, self.speed, [*self.given, choice]))
            return
        shot = self.ship, self.angle, self.speed
        sky.trail = Trail(shot, tuple(sky.x), tuple(sky.y), sky.mines)
        for given in self.given:
            happen(sky, event_of(given))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        event = event_of(choice)
        if event.what == RAM:
            return [Rammed(vessel(event.ship), vessel(event.x))]
        if event.what == OFF:
            return [LeftBoard(vessel(event.ship))]
        if event.what == MINED:
            return [RanIntoMine(vessel(event.ship))]
        return [CameToRest(vessel(event.ship))] if event.what == REST else []

    def form(self, sky: Sky) -> str:
        return (
            "still | rest {seat} {ship} {x_mm} {y_mm} | off {seat} {ship} | mined {seat} {ship} {mine} | "
            "ram {seat} {ship} {other_seat} {other_ship}"
        )

    def parts(self, sky: Sky, choice: i64) -> Parts:
        event = event_of(choice)
        if event.what == STILL:
            return {}
        found = {"seat": event.ship // A_SEAT, "ship": event.ship % A_SEAT}
        if event.what == REST:
            found |= {"x_mm": event.x, "y_mm": event.y}
        elif event.what == RAM:
            found |= {"other_seat": event.x // A_SEAT, "other_ship": event.x % A_SEAT}
        elif event.what == MINED:
            found |= {"mine": event.x + 1}
        return found

    def choice(self, sky: Sky, parts: Parts) -> int:
        if not parts:
            return ALL_STILL
        ship = parts["seat"] * A_SEAT + parts["ship"]
        if "x_mm" in parts:
            x, y = parts["x_mm"], parts["y_mm"]
            if not (0 <= x <= SIDE and 0 <= y <= SIDE):
                raise Problem(OFF_BOARD)
            return packed_event(Event(REST, ship, x, y))
        if "mine" in parts:
            return packed_event(Event(MINED, ship, min(max(parts["mine"], 1), PLACES) - 1))
        if "other_ship" in parts:
            return packed_event(Event(RAM, ship, parts["other_seat"] * A_SEAT + parts["other_ship"]))
        return packed_event(Event(OFF, ship))


def happen(sky: Sky, event: Event) -> None:
    if event.what == REST:
        sky.put_ship(event.ship, event.x, event.y)
        return
    sky.remove_ship(event.ship)
    if event.what == RAM:
        sky.remove_ship(event.x)
        rammer, rammed = event.ship // A_SEAT, event.x // A_SEAT
        if sky.has(rammer, PINK, 4):
            sky.score(rammer, RAMMING, 1)
        if sky.has(rammed, PINK, 2):
            sky.score(rammed, RAMMING, 2)
    elif event.what == MINED:
        mines = list(sky.mines)
        mines[2 * event.x] = mines[2 * event.x + 1] = NONE
        sky.mines = tuple(mines)


# Sensible shots, for whoever tries some.

SECOND_THOUGHTS: Final = 3
FIRMLY: Final = 100  # beyond a planet's edge: it holds ships up, and most of those that err stay in orbit


def leads_somewhere(sky: Sky, ship: int, choice: int) -> bool:
    """Whether a shot rams, or brings the ship into an orbit or near a rival; and no own ship is lost."""
    angle, speed = divmod(choice, SPEEDS)
    x, y = sky.x[ship], sky.y[ship]
    for event in map(event_of, events(flick_of(sky, ship, angle, speed), sky.rules)):
        if event.what == RAM:
            return True
        if event.what in (OFF, MINED) and event.ship // A_SEAT == ship // A_SEAT:
            return False
        if event.what == REST and event.ship == ship:
            x, y = event.x, event.y
    return orbited(x, y, RADIUS[ship]) != NONE or is_near_rival(sky, ship, x, y)


def is_near_rival(sky: Sky, ship: int, x: int, y: int) -> bool:
    for rival in range(SHIPS):
        if sky.x[rival] >= 0 and rival // A_SEAT != ship // A_SEAT:
            away = distance(x, y, sky.x[rival], sky.y[rival]) - RADIUS[ship] - RADIUS[rival]
            if away <= sky.rules.short_range:
                return True
    return False


def aimed(sky: Sky, ship: int, luck: Random) -> int:
    """A shot into some orbit, mostly a near one; at an enemy or close to it; or any shot at all."""
    way = int(luck.below(8))
    x, y = sky.x[ship], sky.y[ship]
    if way <= 1:
        enemies = [s for s in range(SHIPS) if sky.x[s] >= 0 and s // A_SEAT != ship // A_SEAT]
        if enemies:
            enemy = enemies[int(luck.below(len(enemies)))]
            away = distance(x, y, sky.x[enemy], sky.y[enemy]) - RADIUS[ship] - RADIUS[enemy]
            length = away * 1.3 + 200 if way else away - int(luck.below(sky.rules.short_range))
            return shot(sky, sky.x[enemy] - x, sky.y[enemy] - y, length)
    if way <= 6:
        for _ in range(4):
            hole = some_hole(sky, ship, luck)
            aside, farther = 0, FIRMLY
            if luck.below(2):
                aside, farther = int(luck.below(2 * PLANET)) - PLANET, -int(luck.below(ORBIT - PLANET))
            away = distance(x, y, HOLE_X[hole], HOLE_Y[hole])
            dx, dy = (HOLE_X[hole] - x) / away, (HOLE_Y[hole] - y) / away
            length = away - PLANET - RADIUS[ship] + farther
            if length > 0 and clear(x, y, dx, dy, length, hole, RADIUS[ship]):
                return shot(sky, dx * away - dy * aside, dy * away + dx * aside, length)
    angle = int(luck.below(ROUND))
    return packed(angle, speed_of(sky, 200 + int(luck.below(4000))))


def some_hole(sky: Sky, ship: int, luck: Random) -> int:
    """The nearest of three, other than the one it orbits and those where there is little to do."""
    found, least = 0, 1e9
    seat = ship // A_SEAT
    for _ in range(3):
        hole = int(luck.below(HOLES))
        away = distance(sky.x[ship], sky.y[ship], HOLE_X[hole], HOLE_Y[hole])
        if sky.planet[hole] == HOMEWORLD or (sky.owner[hole] == seat and not sky.rivals_orbit(seat, hole)):
            away *= 4
        if away < least and hole != sky.orbit[ship]:
            found, least = hole, away
    return found


def clear(x: int, y: int, dx: float, dy: float, length: float, goal: int, radius: int) -> bool:
    """Whether no other planet is in the way."""
    reach = PLANET + radius
    for hole in range(HOLES):
        rx, ry = HOLE_X[hole] - x, HOLE_Y[hole] - y
        along = rx * dx + ry * dy
        if 0 < along < length and abs(rx * dy - ry * dx) < reach and hole != goal:
            return False
    return True


def shot(sky: Sky, dx: float, dy: float, length: float) -> int:
    angle = round(degrees(atan2(dy, dx)) * 100) % ROUND
    return packed(angle, speed_of(sky, length))


def speed_of(sky: Sky, length: float) -> int:
    return min(max(round(speed_for(length, sky.rules) / 10), 1), sky.rules.top_speed)


def reach_of(speed: int, rules: Rules) -> float:
    """How far a ship slides, in tenths of a millimetre."""
    return stopping_distance(speed * 10, rules)


# As they are written.


def physics_of(parts: Parts) -> Physics:
    """What came of it so far: `fates` are in order, and so are their places."""
    x = {
        REST: parts.get("x_mms", [])[:],
        RAM: parts.get("rammed_vessels", [])[:],
        MINED: parts.get("mine_numbers", [])[:],
    }
    y = parts.get("y_mms", [])[:]
    given: list[int] = []
    for what, ship in zip(parts.get("fates", []), parts.get("vessels", [])):
        at = x[what].pop(0) if what in x else 0
        given.append(packed_event(Event(what, ship, at, y.pop(0) if what == REST else 0)))
    return Physics(parts["vessel"], parts.get("angle", 0), parts["speed"], given)


STEPS: Final[Makers] = {
    "shoot": lambda parts: Shoot(parts["vessel"]),
    "dice": lambda parts: Dice(parts["vessel"], parts.get("angle", 0), parts["speed"]),
    "physics": physics_of,
}

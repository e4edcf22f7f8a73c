"""Navigate: flick a ship. The player says how; what comes of it is answered like luck, ship by ship.

So a log says what happened, and playing it again simulates nothing. `Physics.sample` is the only place that
asks the simulation.
"""

from functools import lru_cache
from math import atan2, cos, degrees, log, pi, sin, sqrt
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import Luck
from milkomeda.starflick.board import (
    A_SEAT,
    HOLE_X,
    HOLE_Y,
    HOLES,
    HOMEWORLD,
    NONE,
    ORBIT,
    PINK,
    PLANET,
    RADIUS,
    SEATS,
    SHIPS,
    SIDE,
    distance,
    on_planet,
    orbited,
)
from milkomeda.starflick.direction import ROUND
from milkomeda.starflick.facts import CameToRest, DiceShifted, Flicked, LeftBoard, Rammed, RanIntoMine
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics import (
    MINED,
    OFF,
    RAM,
    REST,
    Event,
    Flick,
    speed_for,
    stopping_distance,
)
from milkomeda.starflick.rules.common import (
    Active,
    millimetres,
    own_said,
    read_millimetres,
    ship_said,
    vessel,
    words_after,
)
from milkomeda.starflick.sliding import play
from milkomeda.starflick.state import RAMMING, Sky, Trail

SPEEDS: Final = 8192


def packed(angle: int, speed: int) -> int:
    return angle * SPEEDS + speed


@final
class Shoot(Active):
    """The player's part of a flick: an angle and a speed, packed."""

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def name(self) -> str:
        return "shoot"

    def fields(self) -> list[int]:
        return [self.ship]

    def ask(self, sky: Sky) -> str:
        return f"In which direction and how fast do you flick {own_said(self.ship)}?"

    def listed(self, sky: Sky) -> bool:
        return False

    def refusal(self, sky: Sky, choice: i64) -> str:
        angle, speed = divmod(choice, SPEEDS)
        if not 0 <= angle < ROUND:
            return "an angle is from 0.00 to 359.99"
        return "" if 1 <= speed <= sky.rules.top_speed else f"a speed is from 1 to {sky.rules.top_speed} mm/s"

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

    def spell(self, sky: Sky, choice: i64) -> str:
        angle, speed = divmod(choice, SPEEDS)
        return f"shoot {angle // 100}.{angle % 100:02} {speed}"

    def read(self, sky: Sky, text: str) -> int:
        angle, speed = words_after(text, "shoot", 2)
        whole, _, part = angle.partition(".")
        if not whole.isdecimal() or len(whole) > 3 or not (part + "0").isdecimal() or len(part) > 2:
            raise ValueError(f"'{angle}' is not an angle like 45.00")
        if not speed.isdecimal() or int(speed) >= SPEEDS:
            raise ValueError(f"'{speed}' is not a speed like 1200")
        return packed(int(whole) * 100 + int(part.ljust(2, "0")), int(speed))


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

    def fields(self) -> list[int]:
        return [self.ship, self.angle, self.speed]

    def choices(self, sky: Sky) -> list[int]:
        return list(range(36))

    def answer(self, sky: Sky, choice: i64) -> None:
        length, direction = divmod(choice, 6)
        speed = round(self.speed * sqrt(1 + DISTANCE_SHIFT[length]))
        angle = (self.angle + ANGLE_SHIFT[direction]) % ROUND
        sky.push(Physics(self.ship, angle, max(speed, 1), []))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [DiceShifted(choice // 6 + 1, choice % 6 + 1)]

    def spell(self, sky: Sky, choice: i64) -> str:
        return f"dice {choice // 6 + 1} {choice % 6 + 1}"


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

    def fields(self) -> list[int]:
        return [self.ship, self.angle, self.speed, *self.given]

    def listed(self, sky: Sky) -> bool:
        return False

    def ask(self, sky: Sky) -> str:
        return "The ships slide."

    def sample(self, sky: Sky, luck: Random) -> int:
        coming = events(flick_of(sky, self.ship, self.angle, self.speed), sky.rules)
        so_far = len(self.given)
        return coming[so_far] if coming[:so_far] == self.given else ALL_STILL

    def refusal(self, sky: Sky, choice: i64) -> str:
        event = event_of(choice)
        if choice < 0 or event.what > STILL:
            return "that is no event"
        if event.what == STILL:
            return "" if choice == ALL_STILL else "that is no event"
        gone = [other.ship for other in map(event_of, self.given)]
        gone += [other.x for other in map(event_of, self.given) if other.what == RAM]
        if event.ship >= SHIPS or sky.x[event.ship] < 0 or event.ship in gone:
            return "that ship is not on the board, or has come to rest"
        if event.what == REST and (event.x > SIDE or event.y > SIDE):
            return "that is not on the board"
        if event.what == REST and on_planet(event.x, event.y):
            return "that is on the planet"
        if event.what == RAM:
            enemy = event.x
            if enemy >= SHIPS or sky.x[enemy] < 0 or enemy in gone or enemy // A_SEAT == event.ship // A_SEAT:
                return "there is no such enemy"
        if event.what == MINED and (2 * event.x >= len(sky.mines) or sky.mines[2 * event.x] < 0):
            return "there is no such minefield"
        return ""

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

    def spell(self, sky: Sky, choice: i64) -> str:
        event = event_of(choice)
        if event.what == STILL:
            return "still"
        if event.what == REST:
            return f"rest {ship_said(event.ship)} {millimetres(event.x)} {millimetres(event.y)}"
        if event.what == OFF:
            return f"off {ship_said(event.ship)}"
        if event.what == RAM:
            return f"ram {ship_said(event.ship)} {ship_said(event.x)}"
        return f"mined {ship_said(event.ship)} {event.x + 1}"

    def read(self, sky: Sky, text: str) -> int:
        words = text.lower().split()
        if words == ["still"]:
            return ALL_STILL
        if len(words) == 5 and words[0] == "rest":
            x, y = read_millimetres(words[3]), read_millimetres(words[4])
            return packed_event(Event(REST, read_ship(words[1:3]), min(x, PLACES - 1), min(y, PLACES - 1)))
        if len(words) == 3 and words[0] == "off":
            return packed_event(Event(OFF, read_ship(words[1:])))
        if len(words) == 5 and words[0] == "ram":
            return packed_event(Event(RAM, read_ship(words[1:3]), read_ship(words[3:])))
        if len(words) == 4 and words[0] == "mined" and words[3].isdecimal():
            return packed_event(Event(MINED, read_ship(words[1:3]), min(max(int(words[3]) - 1, 0), 99)))
        raise ValueError(f"'{text.strip()}' is nothing that comes of a flick")


def read_ship(words: list[str]) -> int:
    """Raises ValueError."""
    seat, number = words
    if seat in SEATS and number == "battleship":
        return SEATS.index(seat) * A_SEAT + A_SEAT - 1
    if seat in SEATS and number in "12345678" and len(number) == 1:
        return SEATS.index(seat) * A_SEAT + int(number) - 1
    raise ValueError(f"there is no ship '{seat} {number}'")


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

"""What a flick does: sliding, ricochets, pushes, rams, falling off. Tenths of a millimetre, seconds.

A flick is a function of whole numbers, and so is what comes of it: `Flick` in, `Event`s out. As long as only
the flicked ship moves, its way is straight lines between bounces and is worked out exactly (`slide`). Where
it touches one of its own ships, all go into a pymunk space (`Collisions`). Both follow one law, and tests
hold them against each other.
"""

from collections.abc import Iterator
from math import cos, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

import pymunk

from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    MINE,
    MOUTH,
    PLANET,
    RADIUS,
    SEAMS,
    SHIPS,
    SIDE,
    STARSHIP_RADIUS,
    WORMHOLES,
    WORTH,
)
from milkomeda.starflick.options import Rules

GRAVITY: Final = 98_100.0
DT: Final = 1 / 240
A_FRAME: Final = 4  # steps: 60 frames a second
FRAMES: Final = 60
LONGEST: Final = 30 * FRAMES  # frames: whatever still moves then is stopped
MOST_BOUNCES: Final = 60
CLOSE: Final = 60
GAP: Final = 1.5  # between discs at rest, so that they do not overlap when rounded
STILL: Final = 1.0

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


Frame = list[tuple[int, float, float]]
"""The ships on the board at one moment."""


class Result(NamedTuple):
    events: list[Event]
    frames: list[Frame]
    """Sixty a second; empty unless asked for."""


def play(flick: Flick, rules: Rules, film: bool = False) -> Result:
    """What comes of a flick: the same for the same flick."""
    if rules.wormholes or rules.seams:
        return Collisions(flick, rules, beginning(flick)).run(film)
    way = slide(flick, rules)
    frames = frames_of(flick, way.legs, rules) if film else []
    if not way.pushes:
        return Result(way.events, frames)
    pushed = Collisions(flick, rules, way.end).run(film)
    return Result(pushed.events, frames + pushed.frames)


def stopping_distance(speed: float, rules: Rules) -> float:
    """How far a ship slides that nothing stops."""
    return speed * speed / (2 * rules.friction * GRAVITY)


def speed_for(length: float, rules: Rules) -> float:
    return sqrt(max(length, 0.0) * 2 * rules.friction * GRAVITY)


# A ship alone.


class Leg(NamedTuple):
    """A straight stretch: from where, in which direction, how fast at first, how far."""

    x: float
    y: float
    dx: float
    dy: float
    speed: float
    length: float


class Moving(NamedTuple):
    """Where the flicked ship is, and how fast it goes."""

    x: float
    y: float
    vx: float
    vy: float


class Way(NamedTuple):
    events: list[Event]
    legs: list[Leg]
    pushes: bool
    """Whether it ends where it touches one of its own, with all still to come."""
    end: Moving


def beginning(flick: Flick) -> Moving:
    angle, speed = radians(flick.angle / 100), flick.speed * 10.0
    return Moving(flick.x[flick.ship], flick.y[flick.ship], cos(angle) * speed, sin(angle) * speed)


class Circle(NamedTuple):
    """Something that the centre of a moving ship comes no nearer to than `reach`."""

    x: float
    y: float
    reach: float
    event: Event | None
    """What becomes of the ship there; nothing at a planet, which it bounces off."""


PLANETS: Final = {
    radius: [Circle(HOLE_X[hole], HOLE_Y[hole], PLANET + radius, None) for hole in range(HOLES)]
    for radius in (STARSHIP_RADIUS, BATTLESHIP_RADIUS)
}
"""As ships of each size meet them."""


def circles_for(flick: Flick) -> list[Circle]:
    """All that the flicked ship can meet."""
    ship, radius, mines = flick.ship, RADIUS[flick.ship], flick.mines
    found = PLANETS[radius][:]
    for other, x in enumerate(flick.x):
        if x >= 0 and other != ship:
            touched = Event(RAM, ship, other)
            found.append(Circle(x, flick.y[other], RADIUS[other] + radius, touched))
    for at in range(0, len(mines), 2):
        if mines[at] >= 0:
            found.append(Circle(mines[at], mines[at + 1], MINE + radius, Event(MINED, ship, at // 2)))
    return found


def slide(flick: Flick, rules: Rules) -> Way:
    """The way of a ship, until it rests, is lost, or pushes another."""
    ship, circles = flick.ship, circles_for(flick)
    x, y, vx, vy = beginning(flick)
    twice = 2 * rules.friction * GRAVITY
    legs: list[Leg] = []
    for _ in range(MOST_BOUNCES):
        speed = hypot(vx, vy)
        if speed < STILL:
            break
        dx, dy = vx / speed, vy / speed
        stop, edge = speed * speed / twice, to_edge(x, y, dx, dy)
        length, circle = first_met(x, y, dx, dy, circles, min(stop, edge))
        legs.append(Leg(x, y, dx, dy, speed, length))
        x, y = x + dx * length, y + dy * length
        speed = sqrt(max(speed * speed - twice * length, 0.0))
        event = circle.event if circle else Event(OFF, ship) if edge < stop else None
        if event:
            pushes = event.what == RAM and event.x // A_SEAT == ship // A_SEAT
            return Way([event], legs, pushes, Moving(x, y, dx * speed, dy * speed))
        if not circle:
            break
        nx, ny = (x - circle.x) / circle.reach, (y - circle.y) / circle.reach
        inward = (1 + rules.planet_bounce) * ((dx * nx + dy * ny) * speed)
        vx, vy = dx * speed - inward * nx, dy * speed - inward * ny
    final = dict(rested({ship: (x, y)}, flick))
    return Way(events_of(final, flick), legs, False, Moving(x, y, 0.0, 0.0))


def first_met(
    x: float, y: float, dx: float, dy: float, circles: list[Circle], limit: float
) -> tuple[float, Circle | None]:
    """How far it is to the first circle in front, and which it is; the limit and none if that is nearer."""
    met: Circle | None = None
    for circle in circles:
        reach = circle[2]
        rx, ry = circle[0] - x, circle[1] - y
        along = rx * dx + ry * dy
        if 0.0 < along < limit + reach:
            aside = rx * dy - ry * dx
            if -reach < aside < reach:
                length = along - sqrt(reach * reach - aside * aside)
                if length < limit:
                    limit, met = max(length, 0.0), circle
    return limit, met


def to_edge(x: float, y: float, dx: float, dy: float) -> float:
    """How far it is to the edge of the board."""
    across = (SIDE - x) / dx if dx > 0 else -x / dx if dx < 0 else 1e9
    down = (SIDE - y) / dy if dy > 0 else -y / dy if dy < 0 else 1e9
    return min(across, down)


def frames_of(flick: Flick, legs: list[Leg], rules: Rules) -> list[Frame]:
    """The film of a ship alone."""
    slowing = rules.friction * GRAVITY
    others = [
        (s, float(flick.x[s]), float(flick.y[s])) for s in range(SHIPS) if flick.x[s] >= 0 and s != flick.ship
    ]
    frames: list[Frame] = []
    began = 0.0  # when this leg was
    for leg in legs:
        left = sqrt(max(leg.speed * leg.speed - 2 * slowing * leg.length, 0.0))
        lasts = (leg.speed - left) / slowing
        while len(frames) / FRAMES < began + lasts:
            t = len(frames) / FRAMES - began
            way = leg.speed * t - slowing * t * t / 2
            frames.append([(flick.ship, leg.x + leg.dx * way, leg.y + leg.dy * way), *others])
        began += lasts
    last = legs[-1]
    frames.append([(flick.ship, last.x + last.dx * last.length, last.y + last.dy * last.length), *others])
    return frames


# Ships that push each other.

REST_VELOCITY: Final = (0.0, 0.0)
FLICKED: Final = 1
ENEMY: Final = 2
OWN: Final = 3
FIELD: Final = 4


class Collisions:
    """All ships in a pymunk space."""

    def __init__(self, flick: Flick, rules: Rules, start: Moving) -> None:
        self.flick = flick
        self.rules = rules
        self.rammed = -1
        self.blown: list[tuple[int, int]] = []  # ships and mines
        self.events: list[Event] = []
        self.turned = 0  # how often a seam has turned a ship
        self.passed = False  # through a wormhole
        self.space = pymunk.Space()
        self.space.collision_slop = 0.0
        self.space.collision_bias = 0.0001
        self.bodies: dict[int, pymunk.Body] = {}
        self.ships: dict[pymunk.Shape, int] = {}
        self.fields: dict[pymunk.Shape, int] = {}
        own = sqrt(rules.ship_bounce)
        self.add_planets(rules.planet_bounce / own if own else rules.planet_bounce)
        for ship in range(SHIPS):
            if flick.x[ship] >= 0:
                self.add_ship(ship, own)
        self.space.on_collision(FLICKED, ENEMY, begin=self.touch)
        if flick.mines:
            self.add_mines()
        self.bodies[flick.ship].position = start.x, start.y
        # The space moves bodies before it slows them: half a step's friction in advance makes up for it.
        speed = hypot(start.vx, start.vy)
        kept = max(1 - rules.friction * GRAVITY * DT / 2 / speed, 0.0) if speed else 0.0
        self.bodies[flick.ship].velocity = start.vx * kept, start.vy * kept

    def add_planets(self, bounce: float) -> None:
        ground = self.space.static_body
        planets = [pymunk.Circle(ground, PLANET, (HOLE_X[hole], HOLE_Y[hole])) for hole in range(HOLES)]
        for planet in planets:
            planet.elasticity = bounce
        self.space.add(*planets)

    def add_ship(self, ship: int, bounce: float) -> None:
        body = pymunk.Body(WORTH[ship], float("inf"))  # it does not spin
        body.position = self.flick.x[ship], self.flick.y[ship]
        disc = pymunk.Circle(body, RADIUS[ship])
        disc.elasticity = bounce
        mine = ship // A_SEAT == self.flick.ship // A_SEAT
        disc.collision_type = FLICKED if ship == self.flick.ship else OWN if mine else ENEMY
        drag = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        drag.max_bias = 0
        drag.max_force = self.rules.friction * GRAVITY * WORTH[ship]
        self.bodies[ship] = body
        self.ships[disc] = ship
        self.space.add(body, disc, drag)

    def add_mines(self) -> None:
        mines = self.flick.mines
        for index in range(0, len(mines), 2):
            if mines[index] >= 0:
                field = pymunk.Circle(self.space.static_body, MINE, (mines[index], mines[index + 1]))
                field.sensor = True
                field.collision_type = FIELD
                self.fields[field] = index // 2
                self.space.add(field)
        for kind in (FLICKED, ENEMY, OWN):
            self.space.on_collision(kind, FIELD, begin=self.blow)

    def touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        """The first enemy that the flicked ship touches is rammed."""
        arbiter.process_collision = False
        if self.rammed < 0:
            self.rammed = next(self.ships[s] for s in arbiter.shapes if self.ships[s] != self.flick.ship)

    def blow(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        one, other = arbiter.shapes
        ship, field = (one, other) if one in self.ships else (other, one)
        self.blown.append((self.ships[ship], self.fields[field]))

    def run(self, film: bool) -> Result:
        frames: list[Frame] = [self.frame()] if film else []
        for _ in range(LONGEST):
            self.steps()
            if film:
                frames.append(self.frame())
            if self.still():
                break
        ends = {s: (b.position.x, b.position.y) for s, b in self.bodies.items()}
        return Result(self.events + events_of(dict(rested(ends, self.flick)), self.flick), frames)

    def steps(self) -> None:
        """Up to the next frame."""
        careful = self.rules.seams or self.rules.wormholes
        for _ in range(A_FRAME):
            before = (
                [(s, b.position) for s, b in self.bodies.items() if b.velocity != REST_VELOCITY]
                if careful
                else []
            )
            self.space.step(DT)
            if self.rammed >= 0 and self.flick.ship in self.bodies:
                self.events.append(Event(RAM, self.flick.ship, self.rammed))
                self.remove(self.flick.ship)
                self.remove(self.rammed)
            if self.blown:
                self.blow_up()
            for ship, (x, y) in before:
                if ship in self.bodies:
                    self.cross(ship, x, y)
        for ship, body in list(self.bodies.items()):
            x, y = body.position
            if not (0 <= x <= SIDE and 0 <= y <= SIDE):
                self.events.append(Event(OFF, ship))
                self.remove(ship)

    def blow_up(self) -> None:
        """Ship and mine are lost together; a mine takes one ship."""
        gone = {event.x for event in self.events if event.what == MINED}
        for ship, field in self.blown:
            if ship in self.bodies and field not in gone:
                gone.add(field)
                self.events.append(Event(MINED, ship, field))
                self.remove(ship)
        self.blown = []

    def cross(self, ship: int, x: float, y: float) -> None:
        """What seams and wormholes do to a ship that was at x, y before this step."""
        body = self.bodies[ship]
        if self.rules.seams:
            crossed = sum((x < seam) != (body.position.x < seam) for seam in SEAMS)
            crossed += sum((y < seam) != (body.position.y < seam) for seam in SEAMS)
            for _ in range(crossed):
                self.turned += 1
                body.velocity = body.velocity.rotated_degrees(deviation(self.flick, self.turned)) * 0.97
        if self.rules.wormholes and not self.passed:
            for x1, y1, x2, y2 in WORMHOLES:
                for here, there in (((x1, y1), (x2, y2)), ((x2, y2), (x1, y1))):
                    outside = hypot(x - here[0], y - here[1]) >= MOUTH
                    if not self.passed and outside and body.position.get_distance(here) < MOUTH:
                        body.position = there
                        self.passed = True

    def remove(self, ship: int) -> None:
        body = self.bodies.pop(ship)
        self.space.remove(*body.constraints, *body.shapes, body)

    def still(self) -> bool:
        for body in self.bodies.values():
            vx, vy = body.velocity
            if abs(vx) + abs(vy) > STILL:
                return False
        return True

    def frame(self) -> Frame:
        return [(s, b.position.x, b.position.y) for s, b in self.bodies.items()]


def deviation(flick: Flick, turned: int) -> float:
    """By how many degrees a seam turns a ship: at random, but the same for the same flick."""
    seed = (
        flick.ship * 7919 + flick.angle * 104_729 + flick.speed * 1_299_709 + turned * 15_485_863
    ) & 0xFFFFFFFF
    total = 0.0
    for _ in range(12):
        seed = (seed * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        total += seed / 2**32
    return (total - 6.0) * 0.8


# At rest.


def events_of(ends: dict[int, tuple[int, int]], flick: Flick) -> list[Event]:
    """Who rests elsewhere than before, or fell at the last moment."""
    found: list[Event] = []
    for ship, (x, y) in ends.items():
        if not (0 <= x <= SIDE and 0 <= y <= SIDE):
            found.append(Event(OFF, ship))
        elif (x, y) != (flick.x[ship], flick.y[ship]):
            found.append(Event(REST, ship, x, y))
    return found


def rested(ends: dict[int, tuple[float, float]], flick: Flick) -> Iterator[tuple[int, tuple[int, int]]]:
    """Ends as whole numbers, without overlap: those who moved give way to those who did not."""
    fixed = [
        (flick.x[s], flick.y[s], RADIUS[s])
        for s in range(SHIPS)
        if flick.x[s] >= 0 and s not in ends and s != flick.ship
    ]
    moved: list[int] = []
    for ship, (x, y) in ends.items():
        if ship != flick.ship and abs(x - flick.x[ship]) + abs(y - flick.y[ship]) < 0.5:
            fixed.append((flick.x[ship], flick.y[ship], RADIUS[ship]))
            yield ship, (flick.x[ship], flick.y[ship])
        else:
            moved.append(ship)
    for ship in moved:
        x, y = settled(*ends[ship], RADIUS[ship], fixed)
        fixed.append((round(x), round(y), RADIUS[ship]))
        yield ship, (round(x), round(y))


def settled(x: float, y: float, radius: int, fixed: list[tuple[int, int, int]]) -> tuple[float, float]:
    """The nearest place where a disc overlaps neither a planet nor one of these, or nearly so."""
    near = [
        (cx, cy, other + radius)
        for cx, cy, other in fixed
        if abs(cx - x) < other + radius + CLOSE and abs(cy - y) < other + radius + CLOSE
    ]
    reach = PLANET + radius
    for hole in range(HOLES):
        if abs(HOLE_X[hole] - x) < reach + CLOSE and abs(HOLE_Y[hole] - y) < reach + CLOSE:
            near.append((HOLE_X[hole], HOLE_Y[hole], reach))
    for _ in range(200):
        overlaps = False
        for cx, cy, reach in near:
            apart = hypot(x - cx, y - cy)
            if apart < reach + GAP / 2:
                overlaps = True
                nx, ny = ((x - cx) / apart, (y - cy) / apart) if apart > 0.01 else (1.0, 0.0)
                x, y = cx + nx * (reach + GAP), cy + ny * (reach + GAP)
        if not overlaps:
            break
    return x, y

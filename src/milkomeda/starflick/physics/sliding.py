"""Ships slide over the board, from event to event.

Between two events every disc lies still, or slows down evenly on a straight line. So it is worked out when
the next one comes, whichever it is (a touch, an edge, a hazard, rest), all discs go on to that moment, and it
happens.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from milkomeda.starflick.board import A_SEAT, MINE, SEAMS, SHIPS
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.contact import HARDLY, NEVER, meeting, to_edge, to_entry, to_line
from milkomeda.starflick.physics.direction import direction
from milkomeda.starflick.physics.physics import (
    A_MINE,
    ALL_PLANETS,
    GRAVITY,
    KEPT_AT_SEAM,
    MINED,
    MOUTHS,
    OFF,
    RAM,
    Disc,
    Event,
    Flick,
    Leg,
    Thing,
    deviation,
    normal,
    overlap,
    parting,
)
from milkomeda.starflick.physics.rest import at_rest

MOST_EVENTS: Final = 5000  # whatever still moves then is stopped


class Result(NamedTuple):
    events: list[Event]
    legs: list[Leg]
    """As they began; of all ships that moved or were lost."""
    lasts: float


def play(flick: Flick, rules: Rules) -> Result:
    """What comes of a flick: the same for the same flick."""
    sliding = Sliding(flick, rules)
    sliding.run()
    return Result(sliding.events + at_rest(sliding.discs, flick), sliding.legs, sliding.time)


# What can happen next.

STOPS: Final = 0
FALLS: Final = 1
TOUCHES: Final = 2
ENTERS: Final = 3  # a wormhole
CROSSES_X: Final = 4  # a seam
CROSSES_Y: Final = 5


@final
class Sliding:
    """The board while ships move, and what has come of the flick so far."""

    def __init__(self, flick: Flick, rules: Rules) -> None:
        self.flick = flick
        self.rules = rules
        self.slowing = rules.friction * GRAVITY
        self.time = 0.0
        self.still: list[Thing] = []
        self.moving: list[Disc] = []
        self.discs: list[Disc] = []  # those that are on the board
        self.legs: list[Leg] = []
        self.events: list[Event] = []
        self.turned = 0  # how often a seam has turned a ship
        self.passed = not rules.wormholes  # through the one wormhole of a flick
        for ship in range(SHIPS):
            if flick.x[ship] >= 0:
                disc = Disc(ship, float(flick.x[ship]), float(flick.y[ship]))
                self.discs.append(disc)
                self.still.append(disc)
                if ship == flick.ship:
                    self.flicked = disc
        for at in range(0, len(flick.mines), 2):
            if flick.mines[at] >= 0:
                x, y = float(flick.mines[at]), float(flick.mines[at + 1])
                self.still.append(Thing(A_MINE, at // 2, x, y, float(MINE)))
        self.still += ALL_PLANETS
        self.after = NEVER  # what is next: after how long, what, whose, what it touches, which mouth or seam
        self.what = STOPS
        self.whose = self.flicked
        self.whom: Thing = self.flicked
        self.where = 0
        dx, dy = direction(flick.angle)
        self.go(self.flicked, dx * flick.speed * 10, dy * flick.speed * 10)

    def run(self) -> None:
        for _ in range(MOST_EVENTS):
            if not self.moving:
                return
            self.look()
            self.slide(self.after)
            self.happen()
        for disc in self.moving[:]:
            self.go(disc, 0.0, 0.0)

    # Motion.

    def go(self, disc: Disc, vx: float, vy: float) -> None:
        """From now on it moves so."""
        was_still = disc.speed == 0.0
        speed = sqrt(vx * vx + vy * vy)
        if speed > HARDLY:
            disc.dx, disc.dy, disc.speed = vx / speed, vy / speed, speed
            if was_still:
                self.still.remove(disc)
                self.moving.append(disc)
        else:
            disc.speed = 0.0
            if not was_still:
                self.moving.remove(disc)
                self.still.append(disc)
        self.legs.append(Leg(self.time, disc))

    def slide(self, time: float) -> None:
        """All that moves goes on for so long."""
        self.time += time
        lost = self.slowing * time
        for disc in self.moving:
            way = (disc.speed - lost / 2) * time
            disc.x += disc.dx * way
            disc.y += disc.dy * way
            disc.speed = max(disc.speed - lost, HARDLY / 2)  # it lies still only when that has happened

    def lose(self, disc: Disc) -> None:
        """Off the board."""
        if disc.speed:
            self.moving.remove(disc)
        else:
            self.still.remove(disc)
        self.discs.remove(disc)
        self.legs.append(Leg(self.time, disc))

    # What comes next.

    def look(self) -> None:
        self.after = NEVER
        for disc in self.moving:
            self.look_ahead(disc)
        for number, one in enumerate(self.moving):
            for other in self.moving[number + 1 :]:
                self.look_at(one, other)

    def look_ahead(self, disc: Disc) -> None:
        """What comes on its own line."""
        self.note(disc.speed / self.slowing, STOPS, disc, disc, 0)
        x, y, dx, dy = disc.x, disc.y, disc.dx, disc.dy
        self.note_at(to_edge(x, y, dx, dy), FALLS, disc, disc, 0)
        self.look_at_still(disc)
        if not self.passed:
            for number, mouth in enumerate(MOUTHS):
                way = to_entry(mouth.x - x, mouth.y - y, dx, dy, mouth.radius)
                self.note_at(way, ENTERS, disc, disc, number)
        if self.rules.seams:
            for seam in SEAMS:
                self.note_at(to_line(x, dx, seam), CROSSES_X, disc, disc, seam)
                self.note_at(to_line(y, dy, seam), CROSSES_Y, disc, disc, seam)

    def look_at_still(self, disc: Disc) -> None:
        """The first thing that it touches of those that lie still."""
        x, y, dx, dy, speed, radius = disc.x, disc.y, disc.dx, disc.dy, disc.speed, disc.radius
        length = speed * speed / (2 * self.slowing)
        touched: Thing | None = None
        for thing in self.still:
            rx, ry = thing.x - x, thing.y - y
            along = rx * dx + ry * dy
            reach = thing.radius + radius
            if 0.0 < along < length + reach:
                aside = rx * dy - ry * dx
                if -reach < aside < reach and speed * along > HARDLY * reach:
                    way = along - sqrt(reach * reach - aside * aside)
                    if way < length:
                        length, touched = max(way, 0.0), thing
        if touched:
            self.note_at(length, TOUCHES, disc, touched, 0)

    def note_at(self, length: float, what: int, disc: Disc, thing: Thing, where: int) -> None:
        """Something that comes after so long a way, if the disc comes so far."""
        left = disc.speed * disc.speed - 2 * self.slowing * length
        if left >= 0.0:
            self.note(2 * length / (disc.speed + sqrt(left)), what, disc, thing, where)

    def note(self, after: float, what: int, disc: Disc, thing: Thing, where: int) -> None:
        """The next event, unless another one comes before it."""
        if after < self.after:
            self.after, self.what, self.whose, self.whom, self.where = after, what, disc, thing, where

    def look_at(self, one: Disc, other: Disc) -> None:
        """When two that move touch."""
        slowing = self.slowing
        after = meeting(
            other.x - one.x,
            other.y - one.y,
            other.dx * other.speed - one.dx * one.speed,
            other.dy * other.speed - one.dy * one.speed,
            (one.dx - other.dx) * slowing,
            (one.dy - other.dy) * slowing,
            one.radius + other.radius,
            self.after,
        )
        self.note(after, TOUCHES, one, other, 0)

    # It happens.

    def happen(self) -> None:
        disc, what = self.whose, self.what
        if what == STOPS:
            self.go(disc, 0.0, 0.0)
        elif what == FALLS:
            self.events.append(Event(OFF, disc.number))
            self.lose(disc)
        elif what == TOUCHES:
            self.touch(disc, self.whom)
        elif what == ENTERS:
            self.jump(disc)
        else:
            self.cross(disc)

    def touch(self, disc: Disc, thing: Thing) -> None:
        if isinstance(thing, Disc):
            if self.is_ram(disc, thing):
                self.ram(disc, thing)
            else:
                self.push(disc, thing)
        elif thing.kind == A_MINE:
            self.events.append(Event(MINED, disc.number, thing.number))
            self.still.remove(thing)
            self.lose(disc)
        else:
            self.bounce(disc, thing)

    def is_ram(self, one: Disc, other: Disc) -> bool:
        """Whether one is the flicked ship and the other an enemy's."""
        flicked = one is self.flicked or other is self.flicked
        return flicked and one.number // A_SEAT != other.number // A_SEAT

    def ram(self, one: Disc, other: Disc) -> None:
        enemy = other if one is self.flicked else one
        self.events.append(Event(RAM, self.flicked.number, enemy.number))
        self.lose(one)
        self.lose(other)

    def push(self, one: Disc, other: Disc) -> None:
        """Along the line of centres; the lighter one takes the greater part."""
        nx, ny = normal(one, other)
        vx, vy = one.dx * one.speed, one.dy * one.speed
        wx, wy = other.dx * other.speed, other.dy * other.speed
        closing = (vx - wx) * nx + (vy - wy) * ny
        change = (closing + parting(closing, self.rules.ship_bounce)) / (one.mass + other.mass)
        if closing > HARDLY:
            self.go(one, vx - change * other.mass * nx, vy - change * other.mass * ny)
            self.go(other, wx + change * one.mass * nx, wy + change * one.mass * ny)

    def bounce(self, disc: Disc, planet: Thing) -> None:
        nx, ny = normal(disc, planet)
        closing = (disc.dx * nx + disc.dy * ny) * disc.speed
        change = closing + parting(closing, self.rules.planet_bounce)
        self.go(disc, disc.dx * disc.speed - change * nx, disc.dy * disc.speed - change * ny)

    def jump(self, disc: Disc) -> None:
        """Out of the other mouth. What lies there is touched, whichever way the ship goes."""
        other_mouth = MOUTHS[self.where ^ 1]
        disc.x, disc.y = other_mouth.x, other_mouth.y
        self.passed = True
        self.legs.append(Leg(self.time, disc))
        for other in self.discs:
            if other is not disc and self.is_ram(disc, other) and overlap(disc, other):
                self.ram(disc, other)
                return
        for thing in self.still:
            if thing.kind == A_MINE and overlap(disc, thing):
                self.touch(disc, thing)
                return

    def cross(self, disc: Disc) -> None:
        """A seam."""
        if self.what == CROSSES_X:
            disc.x = float(self.where)
        else:
            disc.y = float(self.where)
        self.turned += 1
        cosine, sine = direction(deviation(self.flick, self.turned))
        speed = disc.speed * KEPT_AT_SEAM
        vx = (disc.dx * cosine - disc.dy * sine) * speed
        vy = (disc.dx * sine + disc.dy * cosine) * speed
        self.go(disc, vx, vy)

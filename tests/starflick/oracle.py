"""A flick in a pymunk space, at steps so tiny that what it gets wrong is small: the oracle of the physics."""

from math import cos, hypot, radians, sin, sqrt

import pymunk

from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES, PLANET, RADIUS, SHIPS, SIDE, WORTH
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.physics import GRAVITY, Flick

STILL = 1.0
FLICKED, ENEMY, OWN = 1, 2, 3

Places = dict[int, tuple[float, float]]


class Space:
    """Ships without hazards, at so many seconds a step."""

    def __init__(self, flick: Flick, rules: Rules, step: float) -> None:
        self.flick = flick
        self.step = step
        self.slowing = rules.friction * GRAVITY
        self.rammed = -1
        self.space = pymunk.Space()
        self.space.collision_slop = 0.0
        self.space.collision_bias = 0.0001
        self.bodies: dict[int, pymunk.Body] = {}
        self.ships: dict[pymunk.Shape, int] = {}
        own = sqrt(rules.ship_bounce)  # pymunk multiplies the elasticities of two shapes
        for hole in range(HOLES):
            planet = pymunk.Circle(self.space.static_body, PLANET, (HOLE_X[hole], HOLE_Y[hole]))
            planet.elasticity = rules.planet_bounce / own
            self.space.add(planet)
        for ship in range(SHIPS):
            if flick.x[ship] >= 0:
                self.add(ship, own)
        self.space.on_collision(FLICKED, ENEMY, begin=self.touch)
        angle, speed = radians(flick.angle / 100), flick.speed * 10 - self.slowing * step / 2
        self.bodies[flick.ship].velocity = cos(angle) * speed, sin(angle) * speed

    def add(self, ship: int, bounce: float) -> None:
        body = pymunk.Body(WORTH[ship], float("inf"))  # it does not spin
        body.position = self.flick.x[ship], self.flick.y[ship]
        disc = pymunk.Circle(body, RADIUS[ship])
        disc.elasticity = bounce
        mine = ship // A_SEAT == self.flick.ship // A_SEAT
        disc.collision_type = FLICKED if ship == self.flick.ship else OWN if mine else ENEMY
        drag = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        drag.max_bias = 0
        drag.max_force = self.slowing * WORTH[ship]
        self.bodies[ship] = body
        self.ships[disc] = ship
        self.space.add(body, disc, drag)

    def touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        arbiter.process_collision = False
        if self.rammed < 0:
            self.rammed = next(self.ships[s] for s in arbiter.shapes if self.ships[s] != self.flick.ship)

    def remove(self, ship: int) -> None:
        body = self.bodies.pop(ship)
        self.space.remove(*body.constraints, *body.shapes, body)

    def at(self, seconds: float) -> Places:
        """Where ships are so long after the flick, or rest before; those that are lost are nowhere."""
        for _ in range(round(seconds / self.step)):
            if all(hypot(*body.velocity) < STILL for body in self.bodies.values()):
                break
            self.space.step(self.step)
            if self.rammed >= 0 and self.flick.ship in self.bodies:
                self.remove(self.flick.ship)
                self.remove(self.rammed)
            for ship, body in list(self.bodies.items()):
                if not (0 <= body.position.x <= SIDE and 0 <= body.position.y <= SIDE):
                    self.remove(ship)
        return {ship: (body.position.x, body.position.y) for ship, body in self.bodies.items()}

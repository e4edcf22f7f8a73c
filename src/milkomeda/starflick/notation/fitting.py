"""Whether what somebody wrote fits together, so that whatever was read can be played."""

from collections.abc import Iterator

from milkomeda.play.spelling import HIDDEN
from milkomeda.play.step import NOBODY
from milkomeda.starflick.board import (
    A_SEAT,
    ASTEROID,
    BATTLESHIP,
    HOLES,
    NONE,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    STARSHIPS,
    on_planet,
)
from milkomeda.starflick.rules import end, setup
from milkomeda.starflick.rules.common import vessel
from milkomeda.starflick.rules.flick import is_shot
from milkomeda.starflick.state import BATTLESHIPS, MORE_SHIPS, PIECES, SHIPS_OWNED, Sky, Trail
from milkomeda.words.message import Message, say


def problems(sky: Sky) -> Iterator[tuple[str, Message]]:
    """What does not fit, and which line says so."""
    for seat in range(sky.seats):
        for problem in of_player(sky, seat):
            yield SEATS[seat], problem
    for ship in range(SHIPS):
        if sky.x[ship] >= 0:
            for problem in of_ship(sky, ship):
                yield SHIP_NAMES[ship], problem
    if len(sky.mines) // 2 + pending(sky, "minefield") > setup.MINES_EACH * sky.seats:
        yield "mines", say("each-lays-minefields", mines=setup.MINES_EACH)
    if sky.trail:
        for problem in of_shot(sky.trail, sky):
            yield "last flick", problem
    for problem in of_steps(sky):
        yield "pending", problem


def pending(sky: Sky, name: str) -> int:
    return [step.name() for step in sky.steps].count(name)


def of_player(sky: Sky, seat: int) -> Iterator[Message]:
    if any(sky.player[kind + seat] < 0 for kind in PIECES):
        yield say("more-pieces-than-there-are", seat=seat)
    if sky.player[SHIPS_OWNED + seat] + sky.player[MORE_SHIPS + seat] > STARSHIPS:
        yield say("at-most-eight-starships")
    if sky.starships_in_supply(seat) < 0:
        yield say("more-starships-on-the-board", seat=seat)


def of_ship(sky: Sky, ship: int) -> Iterator[Message]:
    seat = ship // A_SEAT
    if seat >= sky.seats:
        yield say("nobody-plays-ship", ship=vessel(ship))
    elif ship % A_SEAT == BATTLESHIP and not sky.player[BATTLESHIPS + seat]:
        yield say("seat-has-no-battleship", seat=seat)
    if on_planet(sky.x[ship], sky.y[ship]):
        yield say("ship-lies-on-a-planet", ship=vessel(ship))


def of_shot(trail: Trail, sky: Sky) -> Iterator[Message]:
    ship, angle, speed = trail.shot
    if trail.x[ship] < 0:
        yield say("flicked-ship-was-not-there")
    if not is_shot(angle, speed) or len(trail.mines) > len(sky.mines):
        yield say("that-is-no-shot")


# Steps.


def of_steps(sky: Sky) -> Iterator[Message]:
    if not sky.steps:
        return
    bottom = sky.steps[0]
    if not isinstance(bottom, end.End):
        yield say("end-comes-last")
        return
    yield from of_secrets(sky, bottom)
    for step in sky.steps:
        if not step.fits(sky):
            yield say("step-does-not-fit", text=step.name())
    if sky.seat() == NOBODY:
        yield say("nobody-is-asked")
    elif sky.step.listed(sky) and not sky.step.choices(sky):
        yield say("nothing-can-be-answered", text=sky.step.name())


def of_secrets(sky: Sky, bottom: end.End) -> Iterator[Message]:
    known = bottom.known
    if len(known) % end.A_PLANET:
        yield say("end-has-three-numbers")
    holes, kinds, seers = (known[at :: end.A_PLANET] for at in range(end.A_PLANET))
    if not all(0 <= hole < HOLES and sky.planet[hole] == NONE and holes.count(hole) == 1 for hole in holes):
        yield say("end-knows-of-face-down-planets")
    if not all(HIDDEN <= kind <= ASTEROID and kind != NONE for kind in kinds):
        yield say("end-knows-no-such-planet")
    if not all(0 < seen < 1 << sky.seats for seen in seers):
        yield say("nobody-has-seen-that-planet")
    if any(min(end.planets_left(sky, bottom, quadrant)) < 0 for quadrant in range(4)):
        yield say("more-planets-than-there-can-be")

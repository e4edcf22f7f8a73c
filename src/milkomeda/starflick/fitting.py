"""Whether what somebody wrote fits together, so that whatever was read can be played."""

from collections.abc import Iterator
from typing import Any, Final

from milkomeda.play.step import HIDDEN, NOBODY, Step
from milkomeda.starflick.board import (
    A_SEAT,
    ASTEROID,
    BATTLESHIP,
    HOLES,
    NONE,
    RADIUS,
    SEATS,
    SHIPS,
    STARSHIPS,
    on_planet,
    ship_name,
)
from milkomeda.starflick.direction import ROUND
from milkomeda.starflick.rules import end, flick, move, recruit, scan, setup
from milkomeda.starflick.rules.attack import MASKS, Attack
from milkomeda.starflick.state import BATTLESHIPS, MORE_SHIPS, PIECES, SHIPS_OWNED, TROOPS, Sky, Trail

ACTED: Final = ("finish", "scan", "action")
MOVED: Final = (*ACTED, "move")
UPON: Final[dict[str, tuple[str, ...]]] = {
    "begin": ("end",),
    "starter": ("begin",),
    "minefield": ("begin", "starter", "minefield"),
    "spread": ("begin", "starter", "minefield"),
    "finish": ("end",),
    "scan": ("finish", "action"),
    "peek": ("scan",),
    "action": ("finish", "scan"),
    **dict.fromkeys(("recruit", "return", "move", "mine", "build", "reward", "develop", "attack"), ACTED),
    "give-up": (*ACTED, "give-up"),
    "arrive": ("recruit", "move"),
    "reveal": ("arrive",),
    **dict.fromkeys(("place", "shoot", "dice", "physics"), MOVED),
}
"""What a step may lie upon."""


def problems(sky: Sky) -> Iterator[tuple[str, str]]:
    """What does not fit, and which line says so."""
    for seat in range(sky.seats):
        for problem in of_player(sky, seat):
            yield SEATS[seat], problem
    for ship in range(SHIPS):
        if sky.x[ship] >= 0:
            for problem in of_ship(sky, ship):
                yield ship_name(ship), problem
    if len(sky.mines) // 2 + pending(sky, "minefield") > setup.MINES_EACH * sky.seats:
        yield "mines", f"each lays {setup.MINES_EACH} minefields"
    if sky.trail:
        for problem in of_shot(sky.trail, sky):
            yield "last flick", problem
    for problem in of_steps(sky):
        yield "pending", problem


def pending(sky: Sky, name: str) -> int:
    return [step.name() for step in sky.steps].count(name)


def of_player(sky: Sky, seat: int) -> Iterator[str]:
    if any(sky.player[kind + seat] < 0 for kind in PIECES):
        yield f"{SEATS[seat]} has more pieces than there are"
    if sky.player[SHIPS_OWNED + seat] + sky.player[MORE_SHIPS + seat] > STARSHIPS:
        yield "a player has at most eight starships"
    if sky.starships_in_supply(seat) < 0:
        yield f"{SEATS[seat]} has more starships on the board than in all"


def of_ship(sky: Sky, ship: int) -> Iterator[str]:
    seat = ship // A_SEAT
    if seat >= sky.seats:
        yield f"nobody plays {ship_name(ship)}"
    elif ship % A_SEAT == BATTLESHIP and not sky.player[BATTLESHIPS + seat]:
        yield f"{SEATS[seat]} has no battleship"
    if on_planet(sky.x[ship], sky.y[ship]):
        yield f"{ship_name(ship)} lies on a planet"


def of_shot(trail: Trail, sky: Sky) -> Iterator[str]:
    ship, angle, speed = trail.shot
    if trail.x[ship] < 0:
        yield "the ship that was flicked was not on the board"
    if not is_shot(angle, speed) or len(trail.mines) > len(sky.mines):
        yield "that is no shot"


def is_shot(angle: int, speed: int) -> bool:
    return 0 <= angle < ROUND and 0 < speed < flick.SPEEDS


# Steps.


def of_steps(sky: Sky) -> Iterator[str]:
    if not sky.steps:
        return
    bottom = sky.steps[0]
    if not isinstance(bottom, end.End):
        yield "'end' comes first, and is pending as long as the game lasts"
        return
    yield from of_secrets(sky, bottom)
    for below, step in zip(sky.steps, sky.steps[1:]):
        if below.name() not in UPON.get(step.name(), ()):
            yield f"{step.name()}: it does not come after {below.name()}"
        else:
            reason = unfit(sky, step)
            if reason:
                yield f"{step.name()}: {reason}"
    if sky.seat() == NOBODY:
        yield "nobody is asked anything"
    elif sky.step.listed(sky) and not sky.step.choices(sky):
        yield f"{sky.step.name()}: nothing can be answered"


def of_secrets(sky: Sky, bottom: end.End) -> Iterator[str]:
    known = bottom.known
    if len(known) % end.A_PLANET:
        yield "'end' has three numbers a planet"
    holes, kinds, seers = (known[at :: end.A_PLANET] for at in range(end.A_PLANET))
    if not all(0 <= hole < HOLES and sky.planet[hole] == NONE and holes.count(hole) == 1 for hole in holes):
        yield "'end' knows of face-down planets only, of each once"
    if not all(HIDDEN <= kind <= ASTEROID and kind != NONE for kind in kinds):
        yield "'end' knows of a kind of planet that there is not"
    if not all(0 < seen < 1 << sky.seats for seen in seers):
        yield "nobody has seen that planet"
    if any(min(end.planets_left(sky, bottom, quadrant)) < 0 for quadrant in range(4)):
        yield "there are more planets of a kind in a quadrant than there can be"


def unfit(sky: Sky, step: Step[Any]) -> str:
    """Why a step cannot be pending here; empty if it can."""
    seat = sky.active
    if isinstance(step, scan.Peek):
        known = not 0 <= step.hole < HOLES or scan.hole_refusal(sky, seat, step.hole)
        return "that planet cannot be scanned" if known else ""
    if isinstance(step, end.Reveal):
        arriving = sky.steps[sky.steps.index(step) - 1]
        fits = arriving.fields() == step.fields() and 0 <= step.hole < HOLES and sky.planet[step.hole] == NONE
        return "" if fits else "that planet does not lie face down"
    if isinstance(step, recruit.Arrive):
        ready = sky.player[TROOPS + seat] and sky.step.name() == "reveal"
        return "" if ready else "no troop is on its way"
    if isinstance(step, flick.Shoot | flick.Dice | flick.Physics):
        return flick_unfit(sky, step)
    if isinstance(step, move.Place):
        return "" if can_be_launched(sky, step) else "that ship cannot be launched"
    if isinstance(step, setup.Minefield):
        return "" if 0 <= step.layer < sky.seats else "there is no such player"
    if isinstance(step, recruit.Recruit | move.Move):
        return "" if 0 <= step.left <= 4 else "it is for four at most"
    if isinstance(step, Attack):
        return "" if 0 <= step.used < MASKS else "there are no such ships"
    if step.name() == "give-up" and pending(sky, "give-up") > sky.player[SHIPS_OWNED + seat]:
        return "there are too few starships"
    return ""


def can_be_launched(sky: Sky, step: move.Place) -> bool:
    seat, ship = sky.active, step.ship
    if ship // A_SEAT != seat or sky.x[ship] >= 0 or not 0 <= step.hole < HOLES:
        return False
    battleship = ship % A_SEAT == BATTLESHIP
    ready = sky.battleship_in_supply(seat) if battleship else sky.starships_in_supply(seat) > 0
    return ready and move.first_room(sky, step.hole, RADIUS[ship]) is not None


def flick_unfit(sky: Sky, step: flick.Shoot | flick.Dice | flick.Physics) -> str:
    if step.ship // A_SEAT != sky.active or sky.x[step.ship] < 0:
        return "that ship is not there"
    if isinstance(step, flick.Shoot):
        return ""
    fastest = sky.rules.top_speed if isinstance(step, flick.Dice) else flick.SPEEDS
    if not is_shot(step.angle, step.speed) or step.speed > fastest:
        return "that is no shot"
    return events_unfit(sky, step) if isinstance(step, flick.Physics) else ""


def events_unfit(sky: Sky, step: flick.Physics) -> str:
    """Each event must have been possible after those before it."""
    for number, event in enumerate(step.given):
        before = flick.Physics(step.ship, step.angle, step.speed, step.given[:number])
        reason = "all is still" if event == flick.ALL_STILL else before.refusal(sky, event)
        if reason:
            return reason
    return ""

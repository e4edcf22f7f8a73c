"""What several rules share."""

from typing import Any, Final

from milkomeda.play.spelling import Parts
from milkomeda.play.step import Step, Turn
from milkomeda.starflick.board import A_SEAT, BATTLESHIP, SIDE
from milkomeda.starflick.facts import Vessel
from milkomeda.starflick.state import MOST_ITEMS, Sky
from milkomeda.words.message import Problem, say

NO_CHOICE: Final = say("no-choice")
NOT_YOURS: Final = say("planet-is-not-yours")
BLOCKADED: Final = say("planet-is-blockaded")
FACE_UP: Final = say("planet-lies-face-up")
FULL: Final = say("three-items-already")
NO_TROOP: Final = say("no-troop-in-supply")
OFF_BOARD: Final = say("that-is-not-on-the-board")
ON_PLANET: Final = say("that-is-on-the-planet")
TOO_FEW: Final = [
    [say("that-takes-troops", troops=troops, there=there) for there in range(troops)]
    for troops in range(MOST_ITEMS + 1)
]
"""By the troops that something takes, and those that there are."""

ACTED: Final = ("finish", "scan", "action")
MOVED: Final = (*ACTED, "move")


class Active(Turn[Sky]):
    """The player whose turn it is chooses."""

    def seat(self, sky: Sky) -> int:
        return sky.active

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ACTED)


def lies_on(sky: Sky, step: Step[Any], names: tuple[str, ...]) -> bool:
    """Whether one of these is what comes after a step."""
    at = sky.steps.index(step)
    return at > 0 and sky.steps[at - 1].name() in names


def vessel(ship: int) -> Vessel:
    number = ship % A_SEAT
    return Vessel(ship // A_SEAT, 0 if number == BATTLESHIP else number + 1)


# Spots: x and y packed.


def spot(x: int, y: int) -> int:
    return x * (SIDE + 1) + y


def spot_parts(choice: int) -> Parts:
    x, y = divmod(choice, SIDE + 1)
    return {"x_mm": x, "y_mm": y}


def spot_of(parts: Parts) -> int:
    """Raises Problem."""
    if not (0 <= parts["x_mm"] <= SIDE and 0 <= parts["y_mm"] <= SIDE):
        raise Problem(OFF_BOARD)
    return spot(parts["x_mm"], parts["y_mm"])

"""Recruit troops, or return them."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Makers, Then
from milkomeda.starflick.board import BROWN, HOLE_NAMES, HOLES, HOMEWORLD, NONE
from milkomeda.starflick.facts import Recruited, TroopReturned
from milkomeda.starflick.rules.common import (
    ACTED,
    BLOCKADED,
    FACE_UP,
    FULL,
    NO_CHOICE,
    NO_TROOP,
    NOT_YOURS,
    Active,
    lies_on,
)
from milkomeda.starflick.rules.end import Reveal
from milkomeda.starflick.state import MOST_ITEMS, TROOPS, Sky
from milkomeda.words.message import Message, say

ENOUGH: Final = HOLES  # the choice after the holes
MOST_TROOPS: Final = 4

NOT_YOUR_HOMEWORLD: Final = say("not-your-homeworld")
NEEDS_BROWN: Final = say("occupying-needs-brown")
NONE_OUT: Final = say("no-troops-on-planets")
RECRUIT_ONE: Final = say("recruit-at-least-one")
RETURN_ONE: Final = say("return-at-least-one")
NO_PLANET: Final = say("homeworld-is-no-planet")
NO_TROOP_THERE: Final = say("there-is-no-troop")


def most_recruits(sky: Sky, seat: int) -> int:
    return MOST_TROOPS if sky.has(seat, BROWN, 3) else 3 if sky.has(seat, BROWN, 1) else 2


def hole_refusal(sky: Sky, seat: int, hole: int) -> Message | None:
    """Why no troop can be recruited there."""
    if sky.planet[hole] == HOMEWORLD:
        return None if sky.owner[hole] == seat else NOT_YOUR_HOMEWORLD
    if sky.blockaded(seat, hole):
        return BLOCKADED
    if sky.owner[hole] == NONE:
        if not sky.has(seat, BROWN, 4):
            return NEEDS_BROWN
        face_up = sky.planet[hole] != NONE
        return FACE_UP if face_up and sky.rules.brown4_face_down else None
    if sky.owner[hole] != seat:
        return NOT_YOURS
    return None if sky.items(hole) < MOST_ITEMS else FULL


def recruit_refusal(sky: Sky) -> Message | None:
    """The Homeworld has always room."""
    return None if sky.player[TROOPS + sky.active] else NO_TROOP


def return_refusal(sky: Sky) -> Message | None:
    for hole in sky.planets_of(sky.active):
        if sky.troops[hole]:
            return None
    return NONE_OUT


def arrive(sky: Sky, hole: int) -> None:
    """A troop of the active player comes to a planet; one that lies face down is turned up before."""
    if sky.planet[hole] == NONE:
        sky.push(Arrive(hole))
        sky.push(Reveal(hole))
    else:
        sky.add_troops(sky.active, hole, 1)


@final
class Arrive(Then[Sky]):
    """The planet is turned up: now the troop arrives."""

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def name(self) -> str:
        return "arrive"

    def born(self) -> Parts:
        return {"hole": self.hole}

    def fits(self, sky: Sky) -> bool:
        coming = sky.player[TROOPS + sky.active] > 0 and sky.step.name() == "reveal"
        return coming and lies_on(sky, self, ("recruit", "move"))

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.add_troops(sky.active, self.hole, 1)


@final
class Recruit(Active):
    """Troops go to the board one by one."""

    def __init__(self, left: int, begun: bool) -> None:
        self.left = left
        self.begun = begun

    def name(self) -> str:
        return "recruit"

    def born(self) -> Parts:
        return {"left": self.left, "begun": int(self.begun)}

    def fits(self, sky: Sky) -> bool:
        return 0 <= self.left <= MOST_TROOPS and lies_on(sky, self, ACTED)

    def seat(self, sky: Sky) -> int:
        return sky.active if self.left and sky.player[TROOPS + sky.active] else NOBODY

    def ask(self, sky: Sky) -> Message:
        return say("where-does-a-troop-go", left=self.left)

    def behind(self) -> list[str]:
        return ["F16", "F23"]

    def least(self, sky: Sky) -> list[int]:
        return [ENOUGH, sky.home(sky.active)]

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        found = [hole for hole in range(HOLES) if hole_refusal(sky, sky.active, hole) is None]
        return [*found, ENOUGH] if self.begun else found

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if choice == ENOUGH:
            return None if self.begun else RECRUIT_ONE
        if not 0 <= choice < HOLES:
            return NO_CHOICE
        return hole_refusal(sky, sky.active, choice)

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == ENOUGH or self.seat(sky) == NOBODY:
            return
        sky.push(Recruit(self.left - 1, True))
        arrive(sky, choice)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [] if choice == ENOUGH else [Recruited(seat, HOLE_NAMES[choice])]

    def form(self, sky: Sky) -> str:
        return "enough | troop to {hole}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {} if choice == ENOUGH else {"hole": choice}


@final
class Return(Active):
    """Any number of troops return to the supply, even from blockaded planets."""

    def __init__(self, begun: bool) -> None:
        self.begun = begun

    def name(self) -> str:
        return "return"

    def born(self) -> Parts:
        return {"begun": int(self.begun)}

    def seat(self, sky: Sky) -> int:
        return sky.active if return_refusal(sky) is None else NOBODY

    def ask(self, sky: Sky) -> Message:
        return say("where-does-a-troop-return-from")

    def least(self, sky: Sky) -> list[int]:
        return [ENOUGH]

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if self.refusal(sky, choice) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if choice == ENOUGH:
            return None if self.begun else RETURN_ONE
        if not 0 <= choice < HOLES:
            return NO_CHOICE
        if sky.planet[choice] == HOMEWORLD:
            return NO_PLANET
        if sky.owner[choice] != sky.active:
            return NOT_YOURS
        return None if sky.troops[choice] else NO_TROOP_THERE

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == ENOUGH or return_refusal(sky) is not None:
            return
        sky.add_troops(sky.active, choice, -1)
        sky.push(Return(True))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [] if choice == ENOUGH else [TroopReturned(seat, HOLE_NAMES[choice])]

    def form(self, sky: Sky) -> str:
        return "enough | troop from {hole}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {} if choice == ENOUGH else {"hole": choice}


STEPS: Final[Makers] = {
    "arrive": lambda parts: Arrive(parts["hole"]),
    "recruit": lambda parts: Recruit(parts.get("left", 0), parts.get("begun", 0) > 0),
    "return": lambda parts: Return(parts.get("begun", 0) > 0),
}

"""Recruit troops, or return them."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.step import NOBODY, Then
from milkomeda.starflick.board import BROWN, HOLES, HOMEWORLD, NONE
from milkomeda.starflick.facts import Recruited, TroopReturned
from milkomeda.starflick.rules.common import Active, hole_said
from milkomeda.starflick.rules.end import Reveal
from milkomeda.starflick.state import MOST_ITEMS, TROOPS, Sky

ENOUGH: Final = HOLES  # the choice after the holes


def most_recruits(sky: Sky, seat: int) -> int:
    return 4 if sky.has(seat, BROWN, 3) else 3 if sky.has(seat, BROWN, 1) else 2


def hole_refusal(sky: Sky, seat: int, hole: int) -> str:
    """Why no troop can be recruited there."""
    if sky.planet[hole] == HOMEWORLD:
        return "" if sky.owner[hole] == seat else "that is not your Homeworld"
    if sky.blockaded(seat, hole):
        return "it is blockaded"
    if sky.owner[hole] == NONE:
        if not sky.has(seat, BROWN, 4):
            return "you do not occupy it: that needs brown 4"
        face_up = sky.planet[hole] != NONE
        return "it lies face up" if face_up and sky.rules.brown4_face_down else ""
    if sky.owner[hole] != seat:
        return "it is not yours"
    return "" if sky.items(hole) < MOST_ITEMS else "there are three items already"


def recruit_refusal(sky: Sky) -> str:
    """The Homeworld has always room."""
    return "" if sky.player[TROOPS + sky.active] else "there is no troop in your supply"


def return_refusal(sky: Sky) -> str:
    for hole in sky.planets_of(sky.active):
        if sky.troops[hole]:
            return ""
    return "you have no troops on planets"


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

    def fields(self) -> list[int]:
        return [self.hole]

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

    def fields(self) -> list[int]:
        return [self.left, int(self.begun)]

    def seat(self, sky: Sky) -> int:
        return sky.active if self.left and sky.player[TROOPS + sky.active] else NOBODY

    def ask(self, sky: Sky) -> str:
        return f"Where does a troop go? {self.left} left."

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        found = [hole for hole in range(HOLES) if not hole_refusal(sky, sky.active, hole)]
        return [*found, ENOUGH] if self.begun else found

    def refusal(self, sky: Sky, choice: i64) -> str:
        if choice == ENOUGH:
            return "" if self.begun else "recruit at least one troop"
        if not 0 <= choice < HOLES:
            return "that is not one of the choices"
        return hole_refusal(sky, sky.active, choice)

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == ENOUGH or self.seat(sky) == NOBODY:
            return
        sky.push(Recruit(self.left - 1, True))
        arrive(sky, choice)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [] if choice == ENOUGH else [Recruited(seat, hole_said(choice))]

    def spell(self, sky: Sky, choice: i64) -> str:
        return "enough" if choice == ENOUGH else f"troop to {hole_said(choice)}"


@final
class Return(Active):
    """Any number of troops return to the supply, even from blockaded planets."""

    def __init__(self, begun: bool) -> None:
        self.begun = begun

    def name(self) -> str:
        return "return"

    def fields(self) -> list[int]:
        return [int(self.begun)]

    def seat(self, sky: Sky) -> int:
        return NOBODY if return_refusal(sky) else sky.active

    def ask(self, sky: Sky) -> str:
        return "From which planet does a troop return?"

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if not self.refusal(sky, choice)]

    def refusal(self, sky: Sky, choice: i64) -> str:
        if choice == ENOUGH:
            return "" if self.begun else "return at least one troop"
        if not 0 <= choice < HOLES:
            return "that is not one of the choices"
        if sky.planet[choice] == HOMEWORLD:
            return "a Homeworld is not a planet"
        if sky.owner[choice] != sky.active:
            return "it is not yours"
        return "" if sky.troops[choice] else "there is no troop"

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == ENOUGH or return_refusal(sky):
            return
        sky.add_troops(sky.active, choice, -1)
        sky.push(Return(True))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [] if choice == ENOUGH else [TroopReturned(seat, hole_said(choice))]

    def spell(self, sky: Sky, choice: i64) -> str:
        return "enough" if choice == ENOUGH else f"troop from {hole_said(choice)}"

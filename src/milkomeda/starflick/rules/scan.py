"""Scan: after the action, look under face-down planets that one orbits."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.step import NOBODY
from milkomeda.starflick.board import A_SEAT, HOLES, KINDS, NONE
from milkomeda.starflick.facts import PlanetSeen, Scanned
from milkomeda.starflick.rules.common import Active, hole_said
from milkomeda.starflick.rules.end import Turning, secrets
from milkomeda.starflick.state import Sky

ENOUGH: Final = HOLES


def unseen(sky: Sky, seat: int) -> list[int]:
    """The face-down planets that a seat orbits and does not know."""
    first = seat * A_SEAT
    orbits = {hole for hole in sky.orbit[first : first + A_SEAT] if hole >= 0 and sky.planet[hole] == NONE}
    return sorted(hole for hole in orbits if not hole_refusal(sky, seat, hole)) if orbits else []


def hole_refusal(sky: Sky, seat: int, hole: int) -> str:
    if not sky.ring[hole * 4 + seat]:
        return "you do not orbit it"
    if sky.planet[hole] != NONE:
        return "it lies face up"
    return "you know it" if secrets(sky).seers(hole) >> seat & 1 else ""


@final
class Scan(Active):
    """A hole, or enough."""

    def name(self) -> str:
        return "scan"

    def seat(self, sky: Sky) -> int:
        return sky.active if unseen(sky, sky.active) else NOBODY

    def ask(self, sky: Sky) -> str:
        return "Which planet do you scan?"

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        return [*unseen(sky, sky.active), ENOUGH]

    def refusal(self, sky: Sky, choice: i64) -> str:
        if choice == ENOUGH:
            return ""
        if not 0 <= choice < HOLES:
            return "that is not one of the choices"
        return hole_refusal(sky, sky.active, choice)

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice != ENOUGH and not hole_refusal(sky, sky.active, choice):
            sky.push(Scan())
            sky.push(Peek(choice))

    def spell(self, sky: Sky, choice: i64) -> str:
        return "enough" if choice == ENOUGH else f"scan {hole_said(choice)}"


@final
class Peek(Turning):
    """What a scanned planet is: only the one who scans it sees that."""

    def name(self) -> str:
        return "peek"

    def sees(self, sky: Sky, seat: i64) -> bool:
        return seat == sky.active

    def veiled(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [Scanned(sky.active, hole_said(self.hole))]

    def answer(self, sky: Sky, choice: i64) -> None:
        end = secrets(sky)
        sky.steps[0] = end.with_planet(self.hole, choice, end.seers(self.hole) | 1 << sky.active)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [PlanetSeen(sky.active, hole_said(self.hole), KINDS[choice])]

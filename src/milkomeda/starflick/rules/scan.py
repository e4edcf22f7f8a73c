"""Scan: after the action, look under face-down planets that one orbits."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Makers
from milkomeda.starflick.board import A_SEAT, HOLE_NAMES, HOLES, KINDS, NONE
from milkomeda.starflick.facts import PlanetSeen, Scanned
from milkomeda.starflick.rules.common import FACE_UP, NO_CHOICE, Active, lies_on
from milkomeda.starflick.rules.end import Turning, secrets
from milkomeda.starflick.state import Sky
from milkomeda.words.message import Message, say

ENOUGH: Final = HOLES
NOT_ORBITED: Final = say("you-do-not-orbit-it")
KNOWN: Final = say("you-know-it")


def unseen(sky: Sky, seat: int) -> list[int]:
    """The face-down planets that a seat orbits and does not know."""
    first = seat * A_SEAT
    orbits = {hole for hole in sky.orbit[first : first + A_SEAT] if hole >= 0 and sky.planet[hole] == NONE}
    return sorted(hole for hole in orbits if hole_refusal(sky, seat, hole) is None) if orbits else []


def hole_refusal(sky: Sky, seat: int, hole: int) -> Message | None:
    if not sky.ring[hole * 4 + seat]:
        return NOT_ORBITED
    if sky.planet[hole] != NONE:
        return FACE_UP
    return KNOWN if secrets(sky).seers(hole) >> seat & 1 else None


@final
class Scan(Active):
    """A hole, or enough."""

    def name(self) -> str:
        return "scan"

    def seat(self, sky: Sky) -> int:
        return sky.active if unseen(sky, sky.active) else NOBODY

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ("finish", "action"))

    def ask(self, sky: Sky) -> Message:
        return say("which-planet-to-scan")

    def behind(self) -> list[str]:
        return ["F2", "F25"]

    def least(self, sky: Sky) -> list[int]:
        return [ENOUGH]

    def candidates(self, sky: Sky) -> list[int]:
        return [*range(HOLES), ENOUGH]

    def choices(self, sky: Sky) -> list[int]:
        return [*unseen(sky, sky.active), ENOUGH]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if choice == ENOUGH:
            return None
        if not 0 <= choice < HOLES:
            return NO_CHOICE
        return hole_refusal(sky, sky.active, choice)

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice != ENOUGH and hole_refusal(sky, sky.active, choice) is None:
            sky.push(Scan())
            sky.push(Peek(choice))

    def form(self, sky: Sky) -> str:
        return "enough | scan {hole}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {} if choice == ENOUGH else {"hole": choice}


@final
class Peek(Turning):
    """What a scanned planet is: only the one who scans it sees that."""

    def name(self) -> str:
        return "peek"

    def fits(self, sky: Sky) -> bool:
        known = not 0 <= self.hole < HOLES or hole_refusal(sky, sky.active, self.hole) is not None
        return not known and lies_on(sky, self, ("scan",))

    def sees(self, sky: Sky, seat: i64) -> bool:
        return seat == sky.active

    def veiled(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [Scanned(sky.active, HOLE_NAMES[self.hole])]

    def answer(self, sky: Sky, choice: i64) -> None:
        end = secrets(sky)
        sky.steps[0] = end.with_planet(self.hole, choice, end.seers(self.hole) | 1 << sky.active)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [PlanetSeen(sky.active, HOLE_NAMES[self.hole], KINDS[choice])]


STEPS: Final[Makers] = {
    "scan": lambda parts: Scan(),
    "peek": lambda parts: Peek(parts["hole"]),
}

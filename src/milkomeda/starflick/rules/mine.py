"""Mine: troops of one planet for VP."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers
from milkomeda.starflick.board import ASTEROID, HOLE_NAMES, HOLES, HOMEWORLD
from milkomeda.starflick.facts import PlanetMined
from milkomeda.starflick.rules.common import BLOCKADED, NO_CHOICE, NOT_YOURS, TOO_FEW, Active
from milkomeda.starflick.state import MINING, Sky
from milkomeda.words.message import Message, say

LEAST: Final = 2
MOST: Final = 3

NO_HOMEWORLD: Final = say("homeworld-cannot-be-mined")
NO_ASTEROID: Final = say("asteroid-cannot-be-mined")
NOWHERE: Final = say("no-planet-to-mine")


def hole_refusal(sky: Sky, hole: int, troops: int) -> Message | None:
    if sky.planet[hole] == HOMEWORLD:
        return NO_HOMEWORLD
    if sky.owner[hole] != sky.active:
        return NOT_YOURS
    if sky.blockaded(sky.active, hole):
        return BLOCKADED
    if sky.planet[hole] == ASTEROID and not sky.rules.asteroid_mining:
        return NO_ASTEROID
    return None if sky.troops[hole] >= troops else TOO_FEW[troops][sky.troops[hole]]


def mine_refusal(sky: Sky) -> Message | None:
    for hole in range(HOLES):
        if hole_refusal(sky, hole, LEAST) is None:
            return None
    return NOWHERE


@final
class Mine(Active):
    """A hole and a number of troops, packed."""

    def name(self) -> str:
        return "mine"

    def ask(self, sky: Sky) -> Message:
        return say("which-planet-to-mine")

    def behind(self) -> list[str]:
        return ["F24"]

    def candidates(self, sky: Sky) -> list[int]:
        return [hole * 4 + troops for hole in range(HOLES) for troops in (LEAST, MOST)]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if self.refusal(sky, choice) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        hole, troops = divmod(choice, 4)
        if not (0 <= hole < HOLES and LEAST <= troops <= MOST):
            return NO_CHOICE
        return hole_refusal(sky, hole, troops)

    def answer(self, sky: Sky, choice: i64) -> None:
        hole, troops = divmod(choice, 4)
        sky.add_troops(sky.active, hole, -troops)
        sky.score(sky.active, MINING, troops - 1)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [PlanetMined(seat, HOLE_NAMES[choice // 4], choice % 4)]

    def form(self, sky: Sky) -> str:
        return "mine {hole} with {troops}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"hole": choice // 4, "troops": choice % 4}


STEPS: Final[Makers] = {"mine": lambda parts: Mine()}

"""Mine: troops of one planet for VP."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.starflick.board import ASTEROID, HOLES, HOMEWORLD
from milkomeda.starflick.facts import PlanetMined
from milkomeda.starflick.rules.common import Active, hole_said
from milkomeda.starflick.state import MINING, Sky

LEAST: Final = 2
MOST: Final = 3


def hole_refusal(sky: Sky, hole: int, troops: int) -> str:
    if sky.planet[hole] == HOMEWORLD:
        return "a Homeworld cannot be mined"
    if sky.owner[hole] != sky.active:
        return "it is not yours"
    if sky.blockaded(sky.active, hole):
        return "it is blockaded"
    if sky.planet[hole] == ASTEROID and not sky.rules.asteroid_mining:
        return "an asteroid cannot be mined"
    return "" if sky.troops[hole] >= troops else f"that takes {troops} troops, there are {sky.troops[hole]}"


def mine_refusal(sky: Sky) -> str:
    for hole in range(HOLES):
        if not hole_refusal(sky, hole, LEAST):
            return ""
    return "no planet of yours has two troops and no blockade"


@final
class Mine(Active):
    """A hole and a number of troops, packed."""

    def name(self) -> str:
        return "mine"

    def ask(self, sky: Sky) -> str:
        return "Which planet do you mine, with how many troops?"

    def candidates(self, sky: Sky) -> list[int]:
        return [hole * 4 + troops for hole in range(HOLES) for troops in (LEAST, MOST)]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if not self.refusal(sky, choice)]

    def refusal(self, sky: Sky, choice: i64) -> str:
        hole, troops = divmod(choice, 4)
        if not (0 <= hole < HOLES and LEAST <= troops <= MOST):
            return "that is not one of the choices"
        return hole_refusal(sky, hole, troops)

    def answer(self, sky: Sky, choice: i64) -> None:
        hole, troops = divmod(choice, 4)
        sky.add_troops(sky.active, hole, -troops)
        sky.score(sky.active, MINING, troops - 1)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [PlanetMined(seat, hole_said(choice // 4), choice % 4)]

    def spell(self, sky: Sky, choice: i64) -> str:
        return f"mine {hole_said(choice // 4)} with {choice % 4}"

"""Build a structure: a research lab, a colony, a city."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.starflick.board import ASTEROID, BROWN, HOLES, HOMEWORLD
from milkomeda.starflick.facts import CityRewarded, ItemBuilt
from milkomeda.starflick.rules.common import Active, hole_said
from milkomeda.starflick.state import CITIES, COLONIES, LABS, MORE_SHIPS, MORE_TROOPS, Sky

LAB: Final = 0
COLONY: Final = 1
CITY: Final = 2
STRUCTURES: Final = ["lab", "colony", "city"]
SUPPLY: Final = [LABS, COLONIES, CITIES]
TROOP_PRICE: Final = [2, 1, 1]


def hole_refusal(sky: Sky, hole: int, structure: int) -> str:
    seat = sky.active
    if sky.planet[hole] == HOMEWORLD:
        return "nothing is built on a Homeworld"
    if sky.owner[hole] != seat:
        return "it is not yours"
    if not sky.held >> hole & 1:
        return "you did not hold it when your turn began"
    if sky.blockaded(seat, hole):
        return "it is blockaded"
    if sky.troops[hole] < TROOP_PRICE[structure]:
        return f"that takes {TROOP_PRICE[structure]} troops, there are {sky.troops[hole]}"
    if structure == CITY and not sky.colonies[hole]:
        return "a city takes the place of a colony"
    if sky.planet[hole] == ASTEROID:
        if structure == LAB and not sky.rules.asteroid_labs:
            return "no lab can stand on an asteroid"
        if structure != LAB and not sky.rules.asteroid_colonies:
            return "neither colony nor city can stand on an asteroid"
    if structure == LAB and sky.labs[hole] and (sky.labs[hole] > 1 or two_labs(sky, seat)):
        return f"only one {'of your planets' if sky.rules.two_labs_each else 'planet'} may have two labs"
    return "" if sky.player[SUPPLY[structure] + seat] else f"you have no {STRUCTURES[structure]} left"


def two_labs(sky: Sky, seat: int) -> bool:
    """Whether a planet of that seat, or any at all, has two labs already."""
    for hole in range(HOLES):
        if sky.labs[hole] > 1 and (sky.owner[hole] == seat or not sky.rules.two_labs_each):
            return True
    return False


def build_refusal(sky: Sky) -> str:
    for hole in range(HOLES):
        if sky.owner[hole] == sky.active and sky.troops[hole]:
            for structure in (LAB, COLONY, CITY):
                if not hole_refusal(sky, hole, structure):
                    return ""
    return "there is no planet where you could build"


@final
class Build(Active):
    """A hole and a structure, packed."""

    def name(self) -> str:
        return "build"

    def ask(self, sky: Sky) -> str:
        return "What do you build, and where?"

    def candidates(self, sky: Sky) -> list[int]:
        return [hole * 4 + structure for hole in range(HOLES) for structure in (LAB, COLONY, CITY)]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if not self.refusal(sky, choice)]

    def refusal(self, sky: Sky, choice: i64) -> str:
        hole, structure = divmod(choice, 4)
        if not (0 <= hole < HOLES and structure <= CITY):
            return "that is not one of the choices"
        return hole_refusal(sky, hole, structure)

    def answer(self, sky: Sky, choice: i64) -> None:
        hole, structure = divmod(choice, 4)
        seat = sky.active
        sky.player[SUPPLY[structure] + seat] -= 1
        if structure == LAB:
            sky.labs[hole] += 1
        elif structure == COLONY:
            sky.colonies[hole] += 1
        else:
            sky.cities[hole] += 1
            sky.colonies[hole] -= 1
            sky.player[COLONIES + seat] += 1
            sky.push(Reward())
        sky.add_troops(seat, hole, -TROOP_PRICE[structure])

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [ItemBuilt(seat, STRUCTURES[choice % 4], hole_said(choice // 4))]

    def spell(self, sky: Sky, choice: i64) -> str:
        return f"{STRUCTURES[choice % 4]} on {hole_said(choice // 4)}"


TROOP: Final = 0
STARSHIP: Final = 1


@final
class Reward(Active):
    """A city gives troops or a starship to the supply."""

    def name(self) -> str:
        return "reward"

    def troops(self, sky: Sky) -> int:
        return 2 if sky.has(sky.active, BROWN, 2) else 1

    def ask(self, sky: Sky) -> str:
        return "Troops or a starship for the city?"

    def candidates(self, sky: Sky) -> list[int]:
        return [TROOP, STARSHIP]

    def choices(self, sky: Sky) -> list[int]:
        found = [choice for choice in (TROOP, STARSHIP) if not self.refusal(sky, choice)]
        return found

    def refusal(self, sky: Sky, choice: i64) -> str:
        if choice not in (TROOP, STARSHIP):
            return "that is not one of the choices"
        more = sky.player[MORE_TROOPS + sky.active], sky.player[MORE_SHIPS + sky.active]
        if more[choice] or (choice == TROOP and not any(more)):
            return ""
        return "there are none left to be gained"

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == TROOP:
            sky.gain_troops(sky.active, self.troops(sky))
        else:
            sky.gain_ship(sky.active)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        if choice == STARSHIP:
            return [CityRewarded(seat, "starship")]
        return [CityRewarded(seat, "troops" if self.troops(sky) == 2 else "troop")]

    def spell(self, sky: Sky, choice: i64) -> str:
        if choice == STARSHIP:
            return "gain a starship"
        return "gain 2 troops" if self.troops(sky) == 2 else "gain a troop"

"""Build a structure: a research lab, a colony, a city."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers
from milkomeda.starflick.board import ASTEROID, BROWN, HOLE_NAMES, HOLES, HOMEWORLD, REWARDS, STRUCTURES
from milkomeda.starflick.facts import CityRewarded, ItemBuilt
from milkomeda.starflick.rules.common import BLOCKADED, NO_CHOICE, NOT_YOURS, TOO_FEW, Active
from milkomeda.starflick.state import CITIES, COLONIES, LABS, MORE_SHIPS, MORE_TROOPS, Sky
from milkomeda.words.message import Message, say

LAB: Final = 0
COLONY: Final = 1
CITY: Final = 2
SUPPLY: Final = [LABS, COLONIES, CITIES]
TROOP_PRICE: Final = [2, 1, 1]

ON_HOMEWORLD: Final = say("nothing-is-built-on-a-homeworld")
NOT_HELD: Final = say("not-held-when-the-turn-began")
NO_COLONY: Final = say("city-takes-the-place-of-a-colony")
NO_ASTEROID_LAB: Final = say("no-lab-on-an-asteroid")
NO_ASTEROID_COLONY: Final = say("no-colony-on-an-asteroid")
ONE_OF_YOURS: Final = say("one-of-your-planets-has-two-labs")
ONE_OF_ALL: Final = say("one-planet-has-two-labs")
NONE_LEFT: Final = [say("no-such-item-left", item=structure) for structure in STRUCTURES]
NOWHERE: Final = say("nowhere-to-build")
NO_REWARD: Final = say("none-left-to-be-gained")


def hole_refusal(sky: Sky, hole: int, structure: int) -> Message | None:
    seat = sky.active
    if sky.planet[hole] == HOMEWORLD:
        return ON_HOMEWORLD
    if sky.owner[hole] != seat:
        return NOT_YOURS
    if not sky.held >> hole & 1:
        return NOT_HELD
    if sky.blockaded(seat, hole):
        return BLOCKADED
    if sky.troops[hole] < TROOP_PRICE[structure]:
        return TOO_FEW[TROOP_PRICE[structure]][sky.troops[hole]]
    if structure == CITY and not sky.colonies[hole]:
        return NO_COLONY
    if sky.planet[hole] == ASTEROID:
        if structure == LAB and not sky.rules.asteroid_labs:
            return NO_ASTEROID_LAB
        if structure != LAB and not sky.rules.asteroid_colonies:
            return NO_ASTEROID_COLONY
    if structure == LAB and sky.labs[hole] and (sky.labs[hole] > 1 or two_labs(sky, seat)):
        return ONE_OF_YOURS if sky.rules.two_labs_each else ONE_OF_ALL
    return None if sky.player[SUPPLY[structure] + seat] else NONE_LEFT[structure]


def two_labs(sky: Sky, seat: int) -> bool:
    """Whether a planet of that seat, or any at all, has two labs already."""
    for hole in range(HOLES):
        if sky.labs[hole] > 1 and (sky.owner[hole] == seat or not sky.rules.two_labs_each):
            return True
    return False


def build_refusal(sky: Sky) -> Message | None:
    for hole in range(HOLES):
        if sky.owner[hole] == sky.active and sky.troops[hole]:
            for structure in (LAB, COLONY, CITY):
                if hole_refusal(sky, hole, structure) is None:
                    return None
    return NOWHERE


@final
class Build(Active):
    """A hole and a structure, packed."""

    def name(self) -> str:
        return "build"

    def ask(self, sky: Sky) -> Message:
        return say("build-what-and-where")

    def behind(self) -> list[str]:
        return ["F3", "F15", "F20"]

    def candidates(self, sky: Sky) -> list[int]:
        return [hole * 4 + structure for hole in range(HOLES) for structure in (LAB, COLONY, CITY)]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in self.candidates(sky) if self.refusal(sky, choice) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        hole, structure = divmod(choice, 4)
        if not (0 <= hole < HOLES and structure <= CITY):
            return NO_CHOICE
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
        return [ItemBuilt(seat, STRUCTURES[choice % 4], HOLE_NAMES[choice // 4])]

    def form(self, sky: Sky) -> str:
        return "{item} on {hole}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"item": choice % 4, "hole": choice // 4}


TROOP: Final = 0
STARSHIP: Final = 1
TWO_TROOPS: Final = REWARDS.index("2 troops")


@final
class Reward(Active):
    """A city gives troops or a starship to the supply."""

    def name(self) -> str:
        return "reward"

    def troops(self, sky: Sky) -> int:
        return 2 if sky.has(sky.active, BROWN, 2) else 1

    def ask(self, sky: Sky) -> Message:
        return say("troops-or-a-starship")

    def behind(self) -> list[str]:
        return ["F1"]

    def candidates(self, sky: Sky) -> list[int]:
        return [TROOP, STARSHIP]

    def choices(self, sky: Sky) -> list[int]:
        return [choice for choice in (TROOP, STARSHIP) if self.refusal(sky, choice) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        if choice not in (TROOP, STARSHIP):
            return NO_CHOICE
        more = sky.player[MORE_TROOPS + sky.active], sky.player[MORE_SHIPS + sky.active]
        if more[choice] or (choice == TROOP and not any(more)):
            return None
        return NO_REWARD

    def answer(self, sky: Sky, choice: i64) -> None:
        if choice == TROOP:
            sky.gain_troops(sky.active, self.troops(sky))
        else:
            sky.gain_ship(sky.active)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        if choice == STARSHIP:
            return [CityRewarded(seat, "starship")]
        return [CityRewarded(seat, "troops" if self.troops(sky) == 2 else "troop")]

    def form(self, sky: Sky) -> str:
        return "gain {reward}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"reward": TWO_TROOPS if choice == TROOP and self.troops(sky) == 2 else choice}


STEPS: Final[Makers] = {
    "build": lambda parts: Build(),
    "reward": lambda parts: Reward(),
}

"""Set-up: planets face down, Homeworlds, troops and starships, minefields, and who begins."""

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Luck, Makers, Turn
from milkomeda.starflick.board import (
    A_QUADRANT,
    A_SEAT,
    ASTEROID,
    COLOURS,
    CORNERS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    HOMEWORLD,
    QUADRANTS,
    SIDE,
    distance,
)
from milkomeda.starflick.facts import Extra, MinefieldLaid, PlanetsSpread, StarterDrawn
from milkomeda.starflick.options import Rules, read_rules
from milkomeda.starflick.rules.common import OFF_BOARD, lies_on, spot, spot_of, spot_parts
from milkomeda.starflick.rules.end import End
from milkomeda.starflick.rules.turn import Begin
from milkomeda.starflick.state import (
    CITIES,
    COLONIES,
    LABS,
    MORE_SHIPS,
    MORE_TROOPS,
    SHIPS_OWNED,
    TROOPS,
    Sky,
    bare,
)
from milkomeda.words.message import Message, say

FIRST_TROOPS: Final = 6
FIRST_SHIPS: Final = 2
BESIDE: Final = (
    320  # where the first starships stand: from the Homeworld towards the middle, one on each axis
)
MINES_EACH: Final = 2
FROM_PLANETS: Final = 600
FROM_MINES: Final = 400
ORDERS: Final = list(permutations(range(4)))
NEAR_PLANET: Final = say("minefield-near-planet")
NEAR_MINE: Final = say("minefields-lie-apart")
NEAR_SHIP: Final = say("there-is-a-ship")
LAID: Final = ("begin", "starter", "minefield")


def new_game(options: str, seats: int) -> Sky:
    sky = begin(options, seats)
    sky.settle()
    return sky


def begin(options: str, seats: int) -> Sky:
    sky = laid_out(read_rules(options), seats)
    sky.steps = [End([]), Begin()]
    if sky.rules.chance_starts:
        sky.push(Starter())
    if sky.rules.minefields:
        for number in range(MINES_EACH * seats - 1, -1, -1):
            sky.push(Minefield(number % seats))
    if seats > 2:
        sky.push(Spread())
    return sky


def laid_out(rules: Rules, seats: int) -> Sky:
    """The table before anything was decided."""
    sky = bare(rules, seats)
    sky.pool = rules.pool_for(seats)
    for quadrant in range(4):
        taken = quadrant in CORNERS[seats]
        sky.planet[quadrant * A_QUADRANT] = HOMEWORLD if taken else ASTEROID
    sky.bag = bag_of(seats, ORDERS[0])
    for seat in range(seats):
        lay_out(sky, seat)
    return sky


def lay_out(sky: Sky, seat: int) -> None:
    home = sky.home(seat)
    sky.owner[home] = seat
    fill = sky.player
    fill[TROOPS + seat] = FIRST_TROOPS
    fill[MORE_TROOPS + seat] = sky.rules.troops - FIRST_TROOPS
    fill[SHIPS_OWNED + seat] = FIRST_SHIPS
    fill[MORE_SHIPS + seat] = sky.rules.starships - FIRST_SHIPS
    fill[COLONIES + seat], fill[CITIES + seat], fill[LABS + seat] = 4, 4, 8
    x, y = HOLE_X[home], HOLE_Y[home]
    inward_x, inward_y = (1 if x < SIDE // 2 else -1), (1 if y < SIDE // 2 else -1)
    sky.put_ship(seat * A_SEAT, x + inward_x * BESIDE, y)
    sky.put_ship(seat * A_SEAT + 1, x, y + inward_y * BESIDE)


def bag_of(seats: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """How many planets of each kind every quadrant has: one of each colour, extras, asteroids."""
    bag: list[int] = []
    for quadrant in range(4):
        kinds = [1, 1, 1, 1, (0, 0, 2, 1, 0)[seats]]
        for extra in range((0, 0, 0, 1, 2)[seats]):
            kinds[order[(quadrant + extra) % 4]] += 1
        bag += kinds
    return tuple(bag)


@final
class Spread(Luck[Sky]):
    """Which colours a quadrant has more of."""

    def name(self) -> str:
        return "spread"

    def choices(self, sky: Sky) -> list[int]:
        return list(range(len(ORDERS)))

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.bag = bag_of(int(sky.seats), ORDERS[choice])

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        order = ORDERS[choice]
        return [PlanetsSpread([Extra(QUADRANTS[at], COLOURS[order[at]]) for at in range(4)])]

    def form(self, sky: Sky) -> str:
        return "extras " + " ".join(f"{quadrant} {{{quadrant}_planet}}" for quadrant in QUADRANTS)

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {f"{quadrant}_planet": colour for quadrant, colour in zip(QUADRANTS, ORDERS[choice])}

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, LAID)


@final
class Starter(Luck[Sky]):
    """Who begins."""

    def name(self) -> str:
        return "starter"

    def choices(self, sky: Sky) -> list[int]:
        return list(range(sky.seats))

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.active = choice

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [StarterDrawn(choice)]

    def form(self, sky: Sky) -> str:
        return "{seat} begins"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"seat": choice}

    def fits(self, sky: Sky) -> bool:
        return lies_on(sky, self, ("begin",))


@final
class Minefield(Turn[Sky]):
    """A player lays a minefield: a spot."""

    def __init__(self, layer: int) -> None:
        self.layer = layer

    def name(self) -> str:
        return "minefield"

    def born(self) -> Parts:
        return {"seat": self.layer}

    def fits(self, sky: Sky) -> bool:
        return 0 <= self.layer < sky.seats and lies_on(sky, self, LAID)

    def seat(self, sky: Sky) -> int:
        return self.layer

    def ask(self, sky: Sky) -> Message:
        return say("lay-a-minefield")

    def input(self) -> Input:
        return "spot"

    def behind(self) -> list[str]:
        return ["F13"]

    def listed(self, sky: Sky) -> bool:
        return False

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        x, y = divmod(choice, SIDE + 1)
        if not (0 <= x <= SIDE and choice >= 0):
            return OFF_BOARD
        for hole in range(HOLES):
            if distance(x, y, HOLE_X[hole], HOLE_Y[hole]) < FROM_PLANETS:
                return NEAR_PLANET
        for index in range(0, len(sky.mines), 2):
            if distance(x, y, sky.mines[index], sky.mines[index + 1]) < FROM_MINES:
                return NEAR_MINE
        return None if sky.free(x, y, 100) else NEAR_SHIP

    def sample(self, sky: Sky, luck: Random) -> int:
        while True:
            choice = spot(int(luck.below(SIDE + 1)), int(luck.below(SIDE + 1)))
            if self.refusal(sky, choice) is None:
                return choice

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.mines = (*sky.mines, *divmod(choice, SIDE + 1))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [MinefieldLaid(seat)]

    def form(self, sky: Sky) -> str:
        return "mine {x_mm} {y_mm}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return spot_parts(choice)

    def choice(self, sky: Sky, parts: Parts) -> int:
        return spot_of(parts)


STEPS: Final[Makers] = {
    "spread": lambda parts: Spread(),
    "starter": lambda parts: Starter(),
    "minefield": lambda parts: Minefield(parts["seat"]),
}

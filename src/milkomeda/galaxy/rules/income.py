"""Income: what the Homeworld and the controlled sectors yield, and the M-Brain's bonus."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import COLOURS, KEYWORDS, MBRAIN, ORANGE, flat
from milkomeda.galaxy.facts import ByStructure, Yielded
from milkomeda.galaxy.rules.common import GAIN_INCOME, ActiveTurn, by_colour, gain_by_technology
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.research import bearing
from milkomeda.galaxy.rules.technologies import EFFECTS, KEYWORD_COLOUR, WIDTH
from milkomeda.galaxy.state import AFLOAT, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Input
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers, Then
from milkomeda.words.message import Message, say

NEIGHBOURS: Final = 4
YIELD: Final = EFFECTS.index("yield biosphere")
YIELD_COLOUR: Final = flat([COLOURS.index(KEYWORD_COLOUR[keyword]) for keyword in KEYWORDS])


@final
class Income(Then[Galaxy]):
    def name(self) -> str:
        return "income"

    def answer(self, g: Galaxy, choice: i64) -> None:
        seat = g.active
        catch_up(g, seat)
        earn(g, seat)
        if g.rules.upkeep:
            g.pay(seat, ORANGE, min(g.player[AFLOAT + seat] // g.rules.upkeep, g.storage[seat * 4 + ORANGE]))
        extra = mbrain_bonus(g, seat)
        if extra > 0:
            g.push(Bonus(extra))


def catch_up(g: Galaxy, seat: i64) -> None:
    """Whoever alone has the fewest VP gains more."""
    if g.rules.catch_up == 0:
        return
    own = points(g, seat)
    for other in range(g.seats):
        if other != seat and points(g, other) <= own:
            return
    for colour in range(4):
        g.gain(seat, colour, g.rules.catch_up)


def earn(g: Galaxy, seat: i64) -> None:
    for colour, amount in enumerate(income_of(g, seat)):
        g.gain(seat, colour, amount)
    gain_by_technology(g, seat, GAIN_INCOME)
    for keyword in range(8):
        more: i64 = g.bonus[seat * WIDTH + YIELD + keyword]
        if more:
            g.gain(seat, YIELD_COLOUR[keyword], more * (bearing(g, seat, keyword) // 2))


def income_of(g: Galaxy, seat: i64) -> list[int]:
    """What Homeworlds and sectors yield of each colour."""
    each: i64 = 0
    blue: i64 = 0
    orange: i64 = 0
    red: i64 = 0
    green: i64 = 0
    occupant: i64 = g.control[g.home(seat)]
    if occupant < 0 or occupant == seat or not g.rules.homeworld_blocked:
        each = g.rules.homeworld_income
    for cell in g.held(seat):
        card: i64 = g.sector[cell]
        if card < g.box.homeworld:
            blue += g.box.sector_values[card * 4]
            orange += g.box.sector_values[card * 4 + 1]
            red += g.box.sector_values[card * 4 + 2]
            green += g.box.sector_values[card * 4 + 3]
        elif card != g.box.homeworld + seat and g.rules.homeworld_captured:
            each += g.rules.homeworld_income
    return [each + blue, each + orange, each + red, each + green]


def mbrain_bonus(g: Galaxy, seat: i64) -> i64:
    """How many resources of their choice a seat gains by its M-Brain."""
    if not g.rules.mbrain_income:
        return 0
    brain = g.site(seat, MBRAIN)
    extra: i64 = 0
    if brain >= 0:
        for near in g.grid.near[brain]:
            if g.control[near] == seat:
                extra += 1
    return extra


@final
class Bonus(ActiveTurn):
    """Resources of the owner's choice, a number of each colour packed three bits each."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def name(self) -> str:
        return "bonus"

    def born(self) -> Parts:
        return {"amount": self.amount}

    def fits(self, g: Galaxy) -> bool:
        return 0 < self.amount <= NEIGHBOURS

    def ask(self, g: Galaxy) -> Message:
        return say("your-brain-yields", amount=self.amount)

    def input(self) -> Input:
        return "amounts"

    def amounts(self, g: Galaxy) -> Amounts:
        return Amounts("resources", COLOURS, [int(self.amount)] * 4, int(self.amount))

    def behind(self) -> list[str]:
        return ["mbrain_income"]

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = []
        for blue in range(self.amount + 1):
            for orange in range(self.amount - blue + 1):
                for red in range(self.amount - blue - orange + 1):
                    green: i64 = self.amount - blue - orange - red
                    found.append(blue | orange << 3 | red << 6 | green << 9)
        return found

    def answer(self, g: Galaxy, choice: i64) -> None:
        for colour in range(4):
            g.gain(g.active, colour, choice >> (colour * 3) & 7)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Yielded(seat, ByStructure("m-brain"), taken(choice))]

    def form(self, g: Galaxy) -> str:
        return "take {resources}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"resources": taken(choice)}


def taken(choice: i64) -> dict[str, int]:
    return by_colour([choice >> (colour * 3) & 7 for colour in range(4)])


# As they are written.

STEPS: Final[Makers] = {
    "income": lambda parts: Income(),
    "bonus": lambda parts: Bonus(parts["amount"]),
}

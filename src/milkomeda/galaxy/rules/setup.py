"""Set-up: area, Homeworlds, storages, objectives, display, and the first two sectors of each player."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ARCHITECTS,
    CIVILIZATIONS,
    COLOURS,
    CORNERS,
    GREEN,
    HELIX,
    NAVIGATORS,
    SENTINELS,
    flat,
)
from milkomeda.galaxy.editions import edition
from milkomeda.galaxy.facts import CivilizationTaken, Drew, HomeworldTurned, ObjectiveLaid
from milkomeda.galaxy.grid import Grid, cells_in
from milkomeda.galaxy.options import ability
from milkomeda.galaxy.rules import directives, explore
from milkomeda.galaxy.rules.common import DONE, is_seat, short_of
from milkomeda.galaxy.rules.order import NO_WISH, WISHES, DealOrder, NextRound
from milkomeda.galaxy.rules.technologies import WIDTH
from milkomeda.galaxy.rules.turn import EndTurn, turn_order
from milkomeda.galaxy.state import (
    CIVILIZATION,
    IN_DECK,
    LAST,
    LAST_MAIN,
    NONE,
    PLAYER,
    POSITIONS,
    UNSEEN,
    Galaxy,
    filled,
)
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import LUCK, Luck, Makers, Then, Turn
from milkomeda.words.message import Message, say

FIRST_SECTORS: Final = 2  # that each player draws
MOST_OBJECTIVES: Final = 5


def bare(options: str, seats: int) -> Galaxy:
    """The table with nothing on it yet but the area: no Homeworlds, no cards, nothing pending."""
    rules = edition(options, seats)
    g = Galaxy(rules, Grid(rules.columns, rules.rows, seats), seats)
    cells = g.grid.cells
    g.turn_order = turn_order(rules, NextRound())
    g.sector = filled(cells, NONE)
    g.turned = filled(cells, 0)
    g.corner = filled(len(g.grid.meets), NONE)
    g.bearing = filled(8, 0)
    g.control = filled(cells, NONE)
    g.fleets = filled(cells * 4, 0)
    g.structures = filled(cells * 4, 0)
    g.storage = filled(16, 0)
    g.player = filled(PLAYER, 0)
    g.order = flat(list(range(seats)))
    g.bag = filled(len(g.box.sectors), UNSEEN)
    g.left = rules.sectors
    g.shown = filled(POSITIONS * 2, NONE)
    g.cards = filled(len(g.box.directives) + len(g.box.protocols), IN_DECK)
    g.slots = filled(20, NONE)
    g.tech = filled(len(g.box.technologies), IN_DECK)
    g.bonus = filled(4 * WIDTH, 0)
    g.promises = filled(WISHES, NO_WISH)
    for seat in range(seats):
        g.player[CIVILIZATION + seat] = NONE
        g.player[LAST_MAIN + seat] = NONE
        g.player[LAST + seat] = NONE
    return g


_begun: dict[tuple[str, int], Galaxy] = {}
KEPT: Final = 64  # beginnings


def new_game(options: str, seats: int) -> Galaxy:
    """A game about to begin. Raises ValueError for options that make no sense."""
    key = (options, seats)
    if key not in _begun:
        if len(_begun) >= KEPT:
            _begun.clear()
        _begun[key] = begin(options, seats)
    return _begun[key].copy()


def begin(options: str, seats: int) -> Galaxy:
    g = bare(options, seats)
    rules = g.rules
    for seat in range(seats):
        home = g.home(seat)
        explore.put_sector(g, g.box.homeworld + seat, home, 0)
        g.add_fleets(seat, home, rules.start_fleets)
        g.settle_control(home)
        for colour, amount in enumerate(
            (rules.start_blue, rules.start_orange, rules.start_red, rules.start_green)
        ):
            g.gain(seat, colour, amount)
    g.push(NextRound())
    for place in reversed(range(seats)):
        g.push(FirstSectors(place))
    if rules.first_order == "turns":
        g.push(DealOrder([]))
    if rules.homeworld_turned and rules.display != "none":
        for seat in reversed(range(seats)):
            g.push(TurnHomeworld(seat))
    for seat in reversed(range(seats)):
        g.push(Civilization(seat, rules.civilizations == "choose"))
    for position in reversed(range(directives.positions(g))):
        g.push(directives.Show(1, position))
        g.push(directives.Show(0, position))
    for _ in range(rules.objectives):
        g.push(Objective())
    g.settle()
    return g


@final
class Objective(Luck[Galaxy]):
    """One public objective is drawn."""

    def name(self) -> str:
        return "objective"

    def after(self) -> list[str]:
        return ["objective"]

    def ask(self, g: Galaxy) -> Message:
        return say("which-objective", left=g.rules.objectives - len(g.objectives))

    def choices(self, g: Galaxy) -> list[int]:
        left_out = [] if g.rules.technology_objectives else g.box.needs_technologies
        return [
            card for card in range(len(g.box.objectives)) if card not in g.objectives and card not in left_out
        ]

    def sample(self, g: Galaxy, luck: Random) -> i64:
        card = luck.below(len(g.box.objectives))
        while card in g.objectives or (
            card in g.box.needs_technologies and not g.rules.technology_objectives
        ):
            card = luck.below(len(g.box.objectives))
        return card

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.objectives = [*g.objectives, choice]

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [ObjectiveLaid(g.box.objectives[choice])]

    def form(self, g: Galaxy) -> str:
        return "objective {objective}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"objective": choice}

    def fits(self, g: Galaxy) -> bool:
        to_come = len([step for step in g.steps if isinstance(step, Objective)])
        return len(g.objectives) + to_come <= MOST_OBJECTIVES


ABILITIES: Final = {
    ARCHITECTS: ["architects_discount", "architects_points"],
    SENTINELS: ["sentinels_red", "sentinels_combat", "sentinels_round"],
    NAVIGATORS: ["navigators_range", "navigators_pindown", "navigators_points"],
    HELIX: ["helix_claim", "helix_spending", "helix_hoard"],
}


def abilities(g: Galaxy, civilization: i64) -> Message:
    """What a civilization can do in this game."""
    values = g.rules.values
    able = [ability(values, name) for name in ABILITIES[civilization] if values[name] not in (0, "none")]
    return say("abilities", abilities=able)


@final
class Civilization(Luck[Galaxy]):
    """A civilization for a seat, dealt or chosen."""

    def __init__(self, owner: i64, chosen: bool) -> None:
        self.owner: i64 = owner
        self.chosen = chosen

    def seat(self, g: Galaxy) -> i64:
        return self.owner if self.chosen else LUCK

    def name(self) -> str:
        return "civilization"

    def after(self) -> list[str]:
        return ["objective", "show", "civilization"]

    def born(self) -> Parts:
        return {"seat": self.owner, "chosen": int(self.chosen)}

    def fits(self, g: Galaxy) -> bool:
        if not is_seat(g, self.owner) or g.player[CIVILIZATION + self.owner] >= 0:
            return False
        return [step.owner for step in g.steps if isinstance(step, Civilization)].count(self.owner) == 1

    def ask(self, g: Galaxy) -> Message:
        return say("choose-your-civilization") if self.chosen else say("which-civilization", seat=self.owner)

    def behind(self) -> list[str]:
        return ["civilizations"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return abilities(g, choice)

    def choices(self, g: Galaxy) -> list[int]:
        return [civ for civ in range(4) if not self.taken(g, civ)]

    def taken(self, g: Galaxy, civilization: i64) -> bool:
        for seat in range(g.seats):
            if g.player[CIVILIZATION + seat] == civilization:
                return True
        return False

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(4))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice > 3:
            return say("no-such-civilization")
        return say("somebody-else-has-it") if self.taken(g, choice) else None

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.player[CIVILIZATION + self.owner] = choice

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [CivilizationTaken(self.owner, CIVILIZATIONS[choice])]

    def form(self, g: Galaxy) -> str:
        return "civilization {civilization}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"civilization": choice}


@final
class TurnHomeworld(Turn[Galaxy]):
    """A player turns the Homeworld."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def seat(self, g: Galaxy) -> i64:
        return self.owner

    def name(self) -> str:
        return "turn-homeworld"

    def after(self) -> list[str]:
        return ["civilization", "turn-homeworld"]

    def born(self) -> Parts:
        return {"seat": self.owner}

    def fits(self, g: Galaxy) -> bool:
        return is_seat(g, self.owner)

    def ask(self, g: Galaxy) -> Message:
        return say("turn-your-homeworld")

    def behind(self) -> list[str]:
        return ["homeworld_turned"]

    def choices(self, g: Galaxy) -> list[int]:
        return [0, 1, 2, 3]

    def answer(self, g: Galaxy, choice: i64) -> None:
        explore.put_sector(g, g.box.homeworld + self.owner, g.home(self.owner), choice)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [HomeworldTurned(seat, COLOURS[facing(g, self.owner, choice)])]

    def form(self, g: Galaxy) -> str:
        return "face {colour}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"colour": facing(g, self.owner, choice)}


def facing(g: Galaxy, owner: i64, turned: i64) -> i64:
    """The colour that a Homeworld turned so shows at the one point of the area that it touches."""
    point: i64 = g.grid.points_of[g.home(owner)][0]
    place = g.grid.meets[point].index(g.home(owner))
    return CORNERS[turned][3 - place]


# The first two sectors.


@final
class FirstSectors(Then[Galaxy]):
    """Whoever has that place in the order draws two sectors to place next to the Homeworld."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def name(self) -> str:
        return "first-sectors"

    def born(self) -> Parts:
        return {"place": self.place + 1}

    def fits(self, g: Galaxy) -> bool:
        return is_seat(g, self.place)

    def answer(self, g: Galaxy, choice: i64) -> None:
        draw_on(g, g.order[self.place], FIRST_SECTORS, [])


def draw_on(g: Galaxy, owner: i64, todo: i64, cards: list[int]) -> None:
    """Draw on, then place; who cannot afford any draws replacements where the rules say so."""
    while todo > 0 and g.top:
        cards = [*cards, explore.take_top(g)]
        todo -= 1
    if todo > 0 and g.left > 0:
        g.push(FirstDraw(owner, todo, cards))
    elif not spots(g, owner):
        put_back(g, cards)
    elif payable(g, owner, cards):
        g.push(FirstPlace(owner, cards, 0))
    elif g.rules.first_stuck == "replace" and g.left > 0:
        draw_on(g, owner, 1, cards)
    else:
        put_back(g, cards)


def price(g: Galaxy, card: i64) -> i64:
    return g.box.sector_cost[card] if g.rules.first_paid else 0


def spots(g: Galaxy, owner: i64) -> list[int]:
    """The free places next to a Homeworld."""
    return cells_in(g.grid.around[g.home(owner)] & ~g.mapped)


def payable(g: Galaxy, owner: i64, cards: list[int]) -> list[int]:
    """The cards that can be placed next: paid, and where the sum counts, with enough left for another."""
    return [card for card in cards if not payment_refusal(g, owner, cards, card)]


def payment_refusal(g: Galaxy, owner: i64, cards: list[int], card: i64) -> Message | None:
    cost = price(g, card)
    others = [price(g, other) for other in cards if other != card]
    if g.rules.first_cost == "sum" and len(spots(g, owner)) > 1 and others:
        return short_of(g, owner, GREEN, cost + min(others))
    return short_of(g, owner, GREEN, cost)


def put_back(g: Galaxy, cards: list[int]) -> None:
    if g.rules.first_unplaced == "shuffled":
        explore.shuffle_back(g, cards)
    else:
        for card in cards:
            explore.lay_on_top(g, card)


@final
class FirstDraw(explore.DrawStep):
    def __init__(self, owner: i64, todo: i64, cards: list[int]) -> None:
        super().__init__(todo)
        self.owner: i64 = owner
        self.cards = cards

    def name(self) -> str:
        return "first-draw"

    def born(self) -> Parts:
        return {"seat": self.owner, "todo": self.todo, "sectors": self.cards}

    def fits(self, g: Galaxy) -> bool:
        if not is_seat(g, self.owner) or not explore.hand(g, self.cards):
            return False
        return 0 < self.todo <= FIRST_SECTORS and g.left > 0

    def answer(self, g: Galaxy, choice: i64) -> None:
        explore.take(g, choice)
        draw_on(g, self.owner, self.todo - 1, [*self.cards, choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Drew(self.owner, g.box.sectors[choice])]


@final
class FirstPlace(explore.PlaceStep):
    """One of the first sectors is placed next to the Homeworld."""

    def __init__(self, owner: i64, cards: list[int], placed: i64) -> None:
        self.owner: i64 = owner
        self.cards = cards
        self.placed: i64 = placed

    def seat(self, g: Galaxy) -> i64:
        return self.owner

    def name(self) -> str:
        return "first-place"

    def born(self) -> Parts:
        return {"seat": self.owner, "placed": self.placed, "sectors": self.cards}

    def fits(self, g: Galaxy) -> bool:
        return is_seat(g, self.owner) and explore.hand(g, self.cards)

    def ask(self, g: Galaxy) -> Message:
        drawn = {g.box.sectors[card]: int(price(g, card)) for card in self.cards}
        return say("place-beside-homeworld", drawn=drawn)

    def behind(self) -> list[str]:
        return ["first_paid", "first_fewer"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return None if choice == DONE else explore.costs(price(g, choice >> 8))

    def may_stop(self, g: Galaxy) -> bool:
        return self.placed > 0 and g.rules.first_fewer

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [DONE] if self.may_stop(g) else []
        for card in payable(g, self.owner, self.cards):
            for cell in spots(g, self.owner):
                for turned in range(4):
                    found.append(explore.pack(card, cell, turned))
        return found

    def candidates(self, g: Galaxy) -> list[int]:
        placings = [
            explore.pack(card, cell, turned)
            for card in self.cards
            for cell in spots(g, self.owner)
            for turned in range(4)
        ]
        return [DONE, *placings]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None if self.may_stop(g) else say("must-place-a-sector")
        if choice < 0 or choice >> 8 not in self.cards:
            return say("sector-not-drawn")
        if (choice >> 2 & 63) not in spots(g, self.owner):
            return say("no-place-for-a-sector")
        return payment_refusal(g, self.owner, self.cards, choice >> 8)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        choices = self.choices(g)
        return choices[luck.below(len(choices))]

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == DONE:
            put_back(g, self.cards)
            return
        card: i64 = choice >> 8
        g.pay(self.owner, GREEN, price(g, card))
        explore.put_sector(g, card, choice >> 2 & 63, choice & 3)
        rest = [other for other in self.cards if other != card]
        if spots(g, self.owner) and payable(g, self.owner, rest):
            g.push(FirstPlace(self.owner, rest, 1))
        else:
            put_back(g, rest)


# As they are written.

STEPS: Final[Makers] = {
    "objective": lambda parts: Objective(),
    "civilization": lambda parts: Civilization(parts["seat"], bool(parts.get("chosen", 0))),
    "turn-homeworld": lambda parts: TurnHomeworld(parts["seat"]),
    "first-sectors": lambda parts: FirstSectors(parts["place"] - 1),
    "first-draw": lambda parts: FirstDraw(parts["seat"], parts["todo"], parts.get("sectors", [])),
    "first-place": lambda parts: FirstPlace(parts["seat"], parts.get("sectors", []), parts.get("placed", 0)),
    "end-turn": lambda parts: EndTurn(NextRound()),
}

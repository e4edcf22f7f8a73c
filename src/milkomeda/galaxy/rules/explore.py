"""Explore: draw sectors, place them, pay for them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import CORNERS, GREEN, HYPERGATE, KEYWORDS
from milkomeda.galaxy.facts import DrawBoosted, Drew, Placed, PlacedNoMore, ProbesSent, SectorPutBack
from milkomeda.galaxy.grid import BIT, cells_in, count_in, mask_of, nth_in
from milkomeda.galaxy.rules.common import (
    DONE,
    GAIN_EXPLORE,
    ActiveTurn,
    bonus,
    by_colour,
    different,
    explored,
    gain_by_technology,
    short_of,
)
from milkomeda.galaxy.rules.end import ended_by, ending, finish_at_once
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import HELD, KNOWN, NONE, OUT, PRESENT, UNSEEN, Galaxy, changed
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Ends, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Luck, Makers, Turn
from milkomeda.words.message import Message, Problem, say

CHEAPER: Final = EFFECTS.index("cheaper explore")
MORE_DRAW: Final = EFFECTS.index("more draw")
QUARTERS: Final = ["", "r1", "r2", "r3"]


# The deck: a bag of all sectors not yet seen, of which only `left` are in the game, and those shuffled back.


def draw_weights(g: Galaxy) -> list[int]:
    """How likely each of the sectors is to be drawn next."""
    unseen: i64 = 0
    for card in range(g.box.homeworld):
        if g.bag[card] == UNSEEN:
            unseen += 1
    hidden: i64 = g.left - len(g.top) - g.known
    weights: list[int] = []
    for card in range(g.box.homeworld):
        status: i64 = g.bag[card]
        weights.append(hidden if status == UNSEEN else max(unseen, 1) if status == KNOWN else 0)
    return weights


def draw_any(g: Galaxy, luck: Random) -> i64:
    """One sector drawn by those weights."""
    wanted: i64 = UNSEEN if luck.below(g.left - len(g.top)) >= g.known else KNOWN
    card = luck.below(g.box.homeworld)
    while g.bag[card] != wanted:
        card = luck.below(g.box.homeworld)
    return card


def take(g: Galaxy, card: i64) -> None:
    if g.bag[card] == KNOWN:
        g.known -= 1
    g.bag = changed(g.bag, card, OUT)
    g.left -= 1


def take_top(g: Galaxy) -> i64:
    card: i64 = g.top[-1]
    g.top = g.top[:-1]
    g.left -= 1
    return card


def shuffle_back(g: Galaxy, cards: list[int]) -> None:
    for card in cards:
        g.bag = changed(g.bag, card, KNOWN)
        g.known += 1
        g.left += 1


def lay_on_top(g: Galaxy, card: i64) -> None:
    g.top = [*g.top, card]
    g.left += 1


def hand(g: Galaxy, cards: list[int]) -> bool:
    """Whether these were drawn and lie nowhere else."""
    for card in cards:
        if not 0 <= card < g.box.homeworld or g.bag[card] != OUT or card in g.sector or card in g.top:
            return False
    return different(cards)


class DrawStep(Luck[Galaxy]):
    """One sector is drawn."""

    def __init__(self, todo: i64) -> None:
        self.todo: i64 = todo

    def ask(self, g: Galaxy) -> Message:
        return say("which-sector", left=min(self.todo, g.left))

    def choices(self, g: Galaxy) -> list[int]:
        return [card for card, weight in enumerate(draw_weights(g)) if weight]

    def weights(self, g: Galaxy) -> list[int]:
        return [weight for weight in draw_weights(g) if weight]

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return draw_any(g, luck)

    def form(self, g: Galaxy) -> str:
        return "draw {sector}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"sector": choice}


# Placing.


def put_sector(g: Galaxy, card: i64, cell: i64, turned: i64) -> None:
    g.sector = changed(g.sector, cell, card)
    g.mapped |= BIT[cell]
    bearing: vec[i64] = g.bearing[:]
    for keyword in range(8):
        if g.box.sector_keywords[card] & BIT[keyword]:
            bearing[keyword] |= BIT[cell]
    g.bearing = bearing
    g.turned = changed(g.turned, cell, turned)
    corner: vec[i64] = g.corner[:]
    for point in g.grid.points_of[cell]:
        corner[point] = colours_at(g, point)
    g.corner = corner


def colours_at(g: Galaxy, point: i64) -> i64:
    """The four colours that meet at a point, top left first, two bits each; NONE if a sector is missing."""
    packed: i64 = 0
    four = g.grid.meets[point]
    for place in range(4):
        cell: i64 = four[place]
        if g.sector[cell] < 0:
            return NONE
        facing: i64 = CORNERS[g.turned[cell]][3 - place]
        packed = packed * 4 + facing
    return packed


def price(g: Galaxy, seat: i64, card: i64) -> i64:
    if not g.rules.explore_paid:
        return 0
    cost: i64 = g.box.sector_cost[card] - bonus(g, seat, CHEAPER)
    return cost if cost > 0 else 0


def pack(card: i64, cell: i64, turned: i64) -> i64:
    """A card, a cell and a turn; never 0 (DONE), for cell 0 is a Homeworld."""
    return card * 256 + cell * 4 + turned


class PlaceStep(Turn[Galaxy]):
    """One of the drawn sectors is placed, in one of four rotations."""

    def input(self) -> Input:
        return "place"

    def least(self, g: Galaxy) -> list[int]:
        return [DONE]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == DONE else ""

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [PlacedNoMore(seat)] if choice == DONE else [placing(g, choice, seat)]

    def form(self, g: Galaxy) -> str:
        return "done | place {sector} {cell}[ r{turned}]"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == DONE:
            return {}
        return {"sector": choice >> 8, "cell": choice >> 2 & 63, "turned": choice & 3}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        if not parts:
            return DONE
        turned = parts.get("turned", 0)
        if not 0 <= turned < len(QUARTERS):
            raise Problem(say("no-such-turn"))
        return pack(parts["sector"], parts["cell"], turned)


def placing(g: Galaxy, choice: i64, seat: i64) -> Placed:
    return Placed(seat, g.box.sector_names[choice >> 8], g.grid.name(choice >> 2 & 63), choice & 3)


def yields(g: Galaxy, card: i64) -> Message:
    """What a sector brings: its income, and its keywords."""
    keywords = [keyword for bit, keyword in enumerate(KEYWORDS) if g.box.sector_keywords[card] & BIT[bit]]
    income = by_colour([g.box.sector_values[card * 4 + colour] for colour in range(4)])
    return say("sector-yields", resources=income, keywords=keywords)


def costs(green: i64) -> Message:
    """Of a placing, here and now. What the sector yields is not said again for each cell and turn."""
    return say("placing-costs", green=green)


# The action.


DECK_IS_EMPTY: Final = say("sector-deck-is-empty")
NOWHERE_BESIDE: Final = say("nothing-unexplored-beside")
NO_FLEET_BESIDE: Final = say("no-fleet-beside-unexplored")


def refusal(g: Galaxy) -> Message | None:
    seat = g.active
    if g.left == 0:
        return DECK_IS_EMPTY
    if g.rules.explore_paid and bonus(g, seat, CHEAPER) == 0 and g.storage[seat * 4 + GREEN] < 1:
        return short_of(g, seat, GREEN, 1)
    if g.rules.explore_from == "control":
        return None if g.grid.beside(g.player[HELD + seat]) & ~g.mapped else NOWHERE_BESIDE
    return None if origins(g) else NO_FLEET_BESIDE


def start(g: Galaxy) -> None:
    g.push(Probes() if g.rules.explore_from == "probes" else Boost(NONE, NONE))


def origins(g: Galaxy) -> i64:
    """Where a probe may start: controlled, with a fleet, and something can be placed from there; as bits."""
    seat = g.active
    gate = g.site(seat, HYPERGATE) if g.rules.explore_gate else NONE
    ready: i64 = g.player[HELD + seat] & g.player[PRESENT + seat]
    edge: i64 = g.grid.beside(g.grid.all & ~g.mapped)
    found: i64 = ready & edge
    if gate >= 0 and ready & BIT[gate] and g.grid.around[gate] & g.mapped & edge:
        found |= BIT[gate]
    return found


def spots(g: Galaxy, one: i64, other: i64, placed: i64) -> i64:
    """The unexplored cells where this action may place a sector, as bits."""
    seat = g.active
    where = g.rules.explore_from
    bases: i64 = g.player[HELD + seat]
    if where == "probes":
        bases = BIT[one] | BIT[other]
    elif where == "fleets":
        bases &= g.player[PRESENT + seat]
    gate: i64 = g.site(seat, HYPERGATE) if g.rules.explore_gate and where != "control" else NONE
    far: bool = placed == 0 or g.rules.gate_cards == "every"
    if far and gate >= 0 and bases & BIT[gate]:
        bases |= g.grid.around[gate] & g.mapped
    if g.rules.explore_chain:
        bases |= placed
    return g.grid.beside(bases) & ~g.mapped


@final
class Probes(ActiveTurn):
    """Up to two probes are sent out."""

    def name(self) -> str:
        return "probes"

    def fits(self, g: Galaxy) -> bool:
        return g.rules.explore_from != "control"

    def ask(self, g: Galaxy) -> Message:
        return say("send-probes")

    def input(self) -> Input:
        return "cells"

    def behind(self) -> list[str]:
        return ["explore_from", "explore_chain", "gate_cards"]

    def choices(self, g: Galaxy) -> list[int]:
        cells = cells_in(origins(g))
        return [one * 64 + other for i, one in enumerate(cells) for other in cells[i:]]

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.push(Boost(choice >> 6, choice & 63))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [ProbesSent(seat, [g.grid.name(cell) for cell in dict.fromkeys([choice >> 6, choice & 63])])]

    def form(self, g: Galaxy) -> str:
        return "probe {cells}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"cells": sent(choice >> 6, choice & 63)}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return super().choice(g, {"cells": sorted(set(parts["cells"]))})


def sent(one: i64, other: i64) -> list[int]:
    """Where probes were sent from."""
    if one < 0:
        return []
    return [one] if one == other else [one, other]


def probe(parts: Parts, which: i64) -> i64:
    """The first (0) or the last (-1) of the probes."""
    cells: list[int] = parts.get("probe_cells", [NONE])
    return cells[which]


def probes_fit(g: Galaxy, one: i64, other: i64) -> bool:
    """Where none is sent, some may still be remembered: rules 1 sent them in the draft too."""
    where = g.rules.explore_from
    if one == NONE and other == NONE:
        return where != "probes"
    return where != "control" and explored(g, sent(one, other))


@final
class Boost(ActiveTurn):
    """Green spent beforehand, one more sector drawn for each."""

    def __init__(self, one: i64, other: i64) -> None:
        self.one: i64 = one
        self.other: i64 = other

    def name(self) -> str:
        return "boost-explore"

    def born(self) -> Parts:
        return {"probe_cells": sent(self.one, self.other)}

    def fits(self, g: Galaxy) -> bool:
        return probes_fit(g, self.one, self.other)

    def ask(self, g: Galaxy) -> Message:
        return say("boost-your-draw", sectors=base_draw(g))

    def input(self) -> Input:
        return "amounts"

    def amounts(self, g: Galaxy) -> Amounts:
        return Amounts("green", ["green"], [int(self.most(g))])

    def behind(self) -> list[str]:
        return ["explore_draw"]

    def least(self, g: Galaxy) -> list[int]:
        return [0]

    def most(self, g: Galaxy) -> i64:
        return max(min(g.left - base_draw(g), g.storage[g.active * 4 + GREEN]), 0)

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(self.most(g) + 1))

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return luck.below(self.most(g) + 1)

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or (choice > 0 and base_draw(g) + choice > g.left):
            return say("only-so-many-in-the-deck", sectors=g.left)
        return short_of(g, g.active, GREEN, choice)

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.pay(g.active, GREEN, choice)
        g.green_spent += choice
        todo = min(base_draw(g) + choice, g.left)
        draw_on(g, todo, [], self.one, self.other)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [DrawBoosted(seat, choice, min(base_draw(g) + choice, g.left))]

    def form(self, g: Galaxy) -> str:
        return "spend {green} green"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"green": choice}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return int(parts["green"])


def base_draw(g: Galaxy) -> i64:
    return g.rules.explore_draw + bonus(g, g.active, MORE_DRAW)


def draw_on(g: Galaxy, todo: i64, cards: list[int], one: i64, other: i64) -> None:
    """Draw what is still to be drawn: known cards from the top, then by luck; then place."""
    while todo > 0 and g.top:
        cards = [*cards, take_top(g)]
        todo -= 1
    if todo > 0:
        g.push(Draw(todo, cards, one, other))
    else:
        go_on(g, cards, one, other, 0)


@final
class Draw(DrawStep):
    def __init__(self, todo: i64, cards: list[int], one: i64, other: i64) -> None:
        super().__init__(todo)
        self.cards = cards
        self.one: i64 = one
        self.other: i64 = other

    def name(self) -> str:
        return "draw"

    def born(self) -> Parts:
        return {"todo": self.todo, "probe_cells": sent(self.one, self.other), "sectors": self.cards}

    def fits(self, g: Galaxy) -> bool:
        return 0 < self.todo <= g.left and probes_fit(g, self.one, self.other) and hand(g, self.cards)

    def answer(self, g: Galaxy, choice: i64) -> None:
        take(g, choice)
        draw_on(g, self.todo - 1, [*self.cards, choice], self.one, self.other)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Drew(g.active, g.box.sectors[choice])]


def go_on(g: Galaxy, cards: list[int], one: i64, other: i64, placed: i64) -> None:
    """Ask for the next sector to place, if one fits and can be paid; else put the rest back."""
    green = g.storage[g.active * 4 + GREEN]
    for card in cards:
        if price(g, g.active, card) <= green:
            if spots(g, one, other, placed):
                g.push(Place(cards, one, other, placed))
                return
            break
    finish(g, cards)


def finish(g: Galaxy, cards: list[int]) -> None:
    """Nothing more is placed: the end may be reached, and the cards left go back."""
    if g.left == 0 and g.last_placer < 0 and (not cards or g.rules.end_deck == "drawn"):
        g.last_placer = g.active
    if finish_at_once(g):
        shuffle_back(g, cards)
    else:
        put_back(g, cards)


def put_back(g: Galaxy, cards: list[int]) -> None:
    if g.rules.explore_left == "shuffled":
        shuffle_back(g, cards)
    elif len(cards) == 1:
        lay_on_top(g, cards[0])
    elif cards:
        g.push(PutBack(cards))


@final
class Place(PlaceStep):
    """A drawn sector is placed and paid."""

    def __init__(self, cards: list[int], one: i64, other: i64, placed: i64) -> None:
        self.cards = cards
        self.one: i64 = one
        self.other: i64 = other
        self.placed: i64 = placed  # the cells this action has placed sectors in

    def name(self) -> str:
        return "place"

    def seat(self, g: Galaxy) -> i64:
        return g.active

    def born(self) -> Parts:
        return {
            "probe_cells": sent(self.one, self.other),
            "placed_cells": cells_in(self.placed),
            "sectors": self.cards,
        }

    def fits(self, g: Galaxy) -> bool:
        return (
            probes_fit(g, self.one, self.other)
            and self.placed & ~g.mapped == 0
            and self.placed >= 0
            and hand(g, self.cards)
        )

    def ask(self, g: Galaxy) -> Message:
        drawn = {g.box.sectors[card]: int(price(g, g.active, card)) for card in self.cards}
        return say("place-a-sector", drawn=drawn)

    def behind(self) -> list[str]:
        return ["explore_from", "explore_paid", "explore_must", "explore_left"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None
        note = costs(price(g, g.active, choice >> 8))
        return ending(g, note) if self.ends(g, choice) == "game" else note

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        if choice != DONE and self.is_last(g) and ended_by(g, g.slots) < 0:
            return "game"
        return super().ends(g, choice)

    def spots(self, g: Galaxy) -> i64:
        return spots(g, self.one, self.other, self.placed)

    def affordable(self, g: Galaxy) -> list[int]:
        green = g.storage[g.active * 4 + GREEN]
        return [card for card in self.cards if price(g, g.active, card) <= green]

    def is_last(self, g: Galaxy) -> bool:
        """Whether no other sector is left to be placed."""
        return len(self.cards) == 1 and g.left == 0

    def may_stop(self, g: Galaxy) -> bool:
        must = g.rules.explore_must
        return must == "none" or (must == "one" and self.placed != 0)

    def choices(self, g: Galaxy) -> list[int]:
        cells = cells_in(self.spots(g))
        found: list[int] = [DONE] if self.may_stop(g) else []
        for card in self.affordable(g):
            for cell in cells:
                code: i64 = pack(card, cell, 0)
                found += [code, code + 1, code + 2, code + 3]
        return found

    def candidates(self, g: Galaxy) -> list[int]:
        cells = cells_in(self.spots(g))
        return [DONE] + [pack(card, cell, turn) for card in self.cards for cell in cells for turn in range(4)]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None if self.may_stop(g) else say("must-place-what-fits")
        if choice < 0 or choice >> 8 not in self.cards:
            return say("sector-not-drawn")
        cell = choice >> 2 & 63
        if cell >= g.grid.cells or not self.spots(g) & BIT[cell]:
            return say("no-place-for-a-sector")
        return short_of(g, g.active, GREEN, price(g, g.active, choice >> 8))

    def sample(self, g: Galaxy, luck: Random) -> i64:
        cards = self.affordable(g)
        cells = self.spots(g)
        each = count_in(cells) * 4
        pick = luck.below(len(cards) * each + int(self.may_stop(g)))
        if pick == len(cards) * each:
            return DONE
        return pack(cards[pick // each], nth_in(cells, pick % each >> 2), pick & 3)

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == DONE:
            finish(g, self.cards)
            return
        card: i64 = choice >> 8
        cell: i64 = choice >> 2 & 63
        cost = price(g, g.active, card)
        g.pay(g.active, GREEN, cost)
        g.green_spent += cost
        put_sector(g, card, cell, choice & 3)
        g.explored += 1
        gain_by_technology(g, g.active, GAIN_EXPLORE)
        rest = [other for other in self.cards if other != card]
        go_on(g, rest, self.one, self.other, self.placed | BIT[cell])


@final
class PutBack(ActiveTurn):
    """Sectors go back on top of the deck, in the player's order: the first one deepest."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def name(self) -> str:
        return "put-back"

    def born(self) -> Parts:
        return {"sectors": self.cards}

    def fits(self, g: Galaxy) -> bool:
        return len(self.cards) > 0 and hand(g, self.cards)

    def ask(self, g: Galaxy) -> Message:
        return say("put-a-sector-back")

    def behind(self) -> list[str]:
        return ["explore_left"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return yields(g, choice)

    def choices(self, g: Galaxy) -> list[int]:
        return self.cards

    def answer(self, g: Galaxy, choice: i64) -> None:
        lay_on_top(g, choice)
        put_back(g, [card for card in self.cards if card != choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [SectorPutBack(seat, g.box.sectors[choice])]

    def form(self, g: Galaxy) -> str:
        return "return {sector}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"sector": choice}


# As they are written.

STEPS: Final[Makers] = {
    "probes": lambda parts: Probes(),
    "boost-explore": lambda parts: Boost(probe(parts, 0), probe(parts, -1)),
    "draw": lambda parts: Draw(parts["todo"], parts.get("sectors", []), probe(parts, 0), probe(parts, -1)),
    "place": lambda parts: Place(
        parts.get("sectors", []), probe(parts, 0), probe(parts, -1), mask_of(parts.get("placed_cells", []))
    ),
    "put-back": lambda parts: PutBack(parts.get("sectors", [])),
}

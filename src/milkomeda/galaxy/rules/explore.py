"""Explore: draw sectors, place them, pay for them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    CORNERS,
    GREEN,
    HYPERGATE,
    SECTOR_COST,
    SECTOR_KEYWORDS,
    SECTOR_NAMES,
    SECTORS,
)
from milkomeda.galaxy.facts import DrawBoosted, Drew, Placed, PlacedNoMore, ProbesSent, SectorPutBack
from milkomeda.galaxy.grid import BIT, cells_in, count_in, nth_in
from milkomeda.galaxy.rules.common import (
    DONE,
    GAIN_EXPLORE,
    ActiveTurn,
    bonus,
    gain_by_technology,
    read_like,
    short_of,
)
from milkomeda.galaxy.rules.end import finish_at_once
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import HELD, KNOWN, NONE, OUT, PRESENT, UNSEEN, Galaxy, changed
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import Luck

CHEAPER: Final = EFFECTS.index("cheaper explore")
MORE_DRAW: Final = EFFECTS.index("more draw")
DECK: Final = len(SECTORS)
QUARTERS: Final = ["", "r1", "r2", "r3"]


# The deck: a bag of all sectors not yet seen, of which only `left` are in the game, and those shuffled back.


def draw_weights(g: Galaxy) -> list[int]:
    """How likely each of the 72 sectors is to be drawn next."""
    unseen: i64 = 0
    for card in range(DECK):
        if g.bag[card] == UNSEEN:
            unseen += 1
    hidden: i64 = g.left - len(g.top) - g.known
    weights: list[int] = []
    for card in range(DECK):
        status: i64 = g.bag[card]
        weights.append(hidden if status == UNSEEN else max(unseen, 1) if status == KNOWN else 0)
    return weights


def draw_any(g: Galaxy, luck: Random) -> i64:
    """One sector drawn by those weights."""
    wanted: i64 = UNSEEN if luck.below(g.left - len(g.top)) >= g.known else KNOWN
    card = luck.below(DECK)
    while g.bag[card] != wanted:
        card = luck.below(DECK)
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


class DrawStep(Luck[Galaxy]):
    """One sector is drawn."""

    def choices(self, g: Galaxy) -> list[int]:
        return [card for card, weight in enumerate(draw_weights(g)) if weight]

    def weights(self, g: Galaxy) -> list[int]:
        return [weight for weight in draw_weights(g) if weight]

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return draw_any(g, luck)

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"draw {SECTORS[choice]}"


# Placing.


def put_sector(g: Galaxy, card: i64, cell: i64, turned: i64) -> None:
    g.sector = changed(g.sector, cell, card)
    g.mapped |= BIT[cell]
    bearing: vec[i64] = g.bearing[:]
    for keyword in range(8):
        if SECTOR_KEYWORDS[card] & BIT[keyword]:
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
    cost: i64 = SECTOR_COST[card] - bonus(g, seat, CHEAPER)
    return cost if cost > 0 else 0


def pack(card: i64, cell: i64, turned: i64) -> i64:
    """A card, a cell and a turn; never 0 (DONE), for cell 0 is a Homeworld."""
    return card * 256 + cell * 4 + turned


def spell_place(g: Galaxy, choice: i64) -> str:
    card, cell, turned = choice >> 8, choice >> 2 & 63, choice & 3
    return f"place {SECTOR_NAMES[card]} {g.grid.name(cell)} {QUARTERS[turned]}".rstrip()


def placing(g: Galaxy, choice: i64, seat: i64) -> Placed:
    return Placed(seat, SECTOR_NAMES[choice >> 8], g.grid.name(choice >> 2 & 63), choice & 3)


# The action.


def refusal(g: Galaxy) -> str:
    seat = g.active
    if g.left == 0:
        return "the sector deck is empty"
    if g.rules.explore_paid and bonus(g, seat, CHEAPER) == 0 and g.storage[seat * 4 + GREEN] < 1:
        return short_of(g, seat, GREEN, 1)
    if g.rules.explore_from == "control":
        if g.grid.beside(g.player[HELD + seat]) & ~g.mapped:
            return ""
        return "there is no unexplored space next to a sector you control"
    if not origins(g):
        return "no fleet of yours stands in a controlled sector next to unexplored space"
    return ""


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

    def ask(self, g: Galaxy) -> str:
        return "Send out one or two probes: from which sectors?"

    def choices(self, g: Galaxy) -> list[int]:
        cells = cells_in(origins(g))
        return [one * 64 + other for i, one in enumerate(cells) for other in cells[i:]]

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.push(Boost(choice >> 6, choice & 63))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [ProbesSent(seat, [g.grid.name(cell) for cell in dict.fromkeys([choice >> 6, choice & 63])])]

    def spell(self, g: Galaxy, choice: i64) -> str:
        one, other = g.grid.name(choice >> 6), g.grid.name(choice & 63)
        return f"probe {one}" if one == other else f"probe {one} {other}"


@final
class Boost(ActiveTurn):
    """Green spent beforehand, one more sector drawn for each."""

    def __init__(self, one: i64, other: i64) -> None:
        self.one: i64 = one
        self.other: i64 = other

    def name(self) -> str:
        return "boost-explore"

    def fields(self) -> list[int]:
        return [self.one, self.other]

    def ask(self, g: Galaxy) -> str:
        return f"Draw {base_draw(g)} sectors, and one more for each green you spend now. How much green?"

    def most(self, g: Galaxy) -> i64:
        return max(min(g.left - base_draw(g), g.storage[g.active * 4 + GREEN]), 0)

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(self.most(g) + 1))

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return luck.below(self.most(g) + 1)

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or (choice > 0 and base_draw(g) + choice > g.left):
            return f"there are only {g.left} sectors in the deck"
        return short_of(g, g.active, GREEN, choice)

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.pay(g.active, GREEN, choice)
        g.green_spent += choice
        todo = min(base_draw(g) + choice, g.left)
        draw_on(g, todo, [], self.one, self.other)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [DrawBoosted(seat, choice, min(base_draw(g) + choice, g.left))]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"spend {choice} green"

    def read(self, g: Galaxy, text: str) -> i64:
        return int(read_like(text, "spend N green")[0])


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
        self.todo: i64 = todo
        self.cards = cards
        self.one: i64 = one
        self.other: i64 = other

    def name(self) -> str:
        return "draw"

    def fields(self) -> list[int]:
        return [self.todo, self.one, self.other, *self.cards]

    def answer(self, g: Galaxy, choice: i64) -> None:
        take(g, choice)
        draw_on(g, self.todo - 1, [*self.cards, choice], self.one, self.other)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Drew(g.active, SECTORS[choice])]


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
class Place(ActiveTurn):
    """A drawn sector is placed, in one of four rotations, and paid."""

    def __init__(self, cards: list[int], one: i64, other: i64, placed: i64) -> None:
        self.cards = cards
        self.one: i64 = one
        self.other: i64 = other
        self.placed: i64 = placed  # the cells this action has placed sectors in

    def name(self) -> str:
        return "place"

    def fields(self) -> list[int]:
        return [self.one, self.other, self.placed, *self.cards]

    def ask(self, g: Galaxy) -> str:
        drawn = ", ".join(f"{SECTORS[card]} ({price(g, g.active, card)} green)" for card in self.cards)
        return f"Place a sector: {drawn}."

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

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice == DONE:
            return "" if self.may_stop(g) else "you must place a sector that fits and that you can pay"
        if choice < 0 or choice >> 8 not in self.cards:
            return "you have not drawn that sector"
        cell = choice >> 2 & 63
        if cell >= g.grid.cells or not self.spots(g) & BIT[cell]:
            return "you cannot place a sector there"
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

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [PlacedNoMore(seat)] if choice == DONE else [placing(g, choice, seat)]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return "done" if choice == DONE else spell_place(g, choice)


@final
class PutBack(ActiveTurn):
    """Sectors go back on top of the deck, in the player's order: the first one deepest."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def name(self) -> str:
        return "put-back"

    def fields(self) -> list[int]:
        return self.cards

    def ask(self, g: Galaxy) -> str:
        return "Put a sector back on top of the deck (the last one is drawn first)."

    def choices(self, g: Galaxy) -> list[int]:
        return self.cards

    def answer(self, g: Galaxy, choice: i64) -> None:
        lay_on_top(g, choice)
        put_back(g, [card for card in self.cards if card != choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [SectorPutBack(seat, SECTORS[choice])]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"return {SECTORS[choice]}"

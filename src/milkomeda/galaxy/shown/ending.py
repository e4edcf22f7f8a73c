"""How a game comes to its end, and how it ended: what is missing, who could bring it, what decided."""

from typing import Final, Literal

from milkomeda.galaxy.cards import EXPLORE, GREEN
from milkomeda.galaxy.facts import Unfinished, VictoryShared, Won, WonTie
from milkomeda.galaxy.grid import count_in
from milkomeda.galaxy.rules import explore, turn
from milkomeda.galaxy.rules.end import (
    BY_CARDS,
    BY_ROUNDS,
    BY_SECTORS,
    BY_SLOTS,
    WAYS,
    cards_needed,
    claimed_slots,
    ended_by,
    ended_by_claim,
    full_cards,
    rounds_played,
    slots_needed,
    standing,
)
from milkomeda.galaxy.rules.income import Income
from milkomeda.galaxy.rules.objectives import open_slots
from milkomeda.galaxy.shown.news import under_way
from milkomeda.galaxy.shown.picture import Ender, Way
from milkomeda.galaxy.state import HELD, NONE, OUT, Galaxy
from milkomeda.play.facts import Fact

TIE_BREAKS: Final[list[Literal["resources", "fleets", "order"]]] = ["resources", "fleets", "order"]
"""After VP."""


# What ends the game, and who could.


def ways(g: Galaxy) -> list[Way]:
    """The ways to the end that these rules have, and how much is missing."""
    found = [
        (BY_SECTORS, int(g.left) if drawing_ends(g) else unplaced(g), int(g.rules.sectors)),
        (BY_CARDS, int(cards_needed(g) - full_cards(g, g.slots)), int(cards_needed(g))),
        (BY_SLOTS, int(slots_needed(g) - claimed_slots(g.slots)), int(slots_needed(g))),
        (BY_ROUNDS, int(g.rules.end_round - rounds_played(g)), int(g.rules.end_round)),
    ]
    return [Way(WAYS[way], max(left, 0), of) for way, left, of in found if of]


def unplaced(g: Galaxy) -> int:
    """Sectors of the deck and in a hand."""
    drawn = sum(status == OUT for status in g.bag) - len(g.top)
    return int(g.left) + drawn - (int(count_in(g.mapped)) - int(g.seats))


def enders(g: Galaxy, last: dict[int, str]) -> list[Ender]:
    """Who could bring the end in a turn, with what lies open and with the income of that turn."""
    if g.over or g.round == 0 or ended_by(g, g.slots) >= 0:
        return []
    return [ender for seat in range(g.seats) for ender in (*by_claim(g, seat, last), *by_exploring(g, seat))]


def closing(g: Galaxy) -> dict[int, str]:
    """The slots whose claim would bring the end now, and in which way."""
    found = {at: int(ended_by_claim(g, at)) for at in range(len(g.slots)) if g.slots[at] < 0}
    return {at: WAYS[way] for at, way in found.items() if way >= 0}


def by_claim(g: Galaxy, seat: int, last: dict[int, str]) -> list[Ender]:
    if not last:
        return []
    then = g if on_turn(g, seat) and not g.claimed else with_income(g, seat)
    slots = [int(choice) - 1 for choice in open_slots(then, seat)]
    found = [(last[at], g.box.objectives[g.objectives[at // 4]]) for at in slots if at in last]
    return [Ender(seat, way, card) for way, card in dict.fromkeys(found)]


def by_exploring(g: Galaxy, seat: int) -> list[Ender]:
    """Whether one Explore could bring the end: all sectors that are left placed, cheap as they may be, or
    drawn if that is enough.
    """
    step = g.step
    if on_turn(g, seat) and isinstance(step, explore.Place):
        costs = sum(int(explore.price(g, seat, card)) for card in step.cards)
        could = g.left == 0 and (drawing_ends(g) or costs <= g.storage[seat * 4 + GREEN])
    elif on_turn(g, seat) and isinstance(step, explore.Draw):
        could = bool(g.left <= step.todo)
    else:
        could = can_explore_all(g if on_turn(g, seat) and g.main < 0 else with_income(g, seat))
    return [Ender(seat, WAYS[BY_SECTORS], "")] if could else []


def can_explore_all(g: Galaxy) -> bool:
    if turn.barred(g) == EXPLORE or explore.refusal(g):
        return False
    left = int(g.left)
    beside = count_in(g.grid.beside(g.player[HELD + g.active]) & ~g.mapped)
    hidden = [card for card in range(g.box.homeworld) if g.bag[card] != OUT]
    prices = sorted(int(explore.price(g, g.active, card)) for card in [*hidden, *g.top])
    drawing = max(left - int(explore.base_draw(g)), 0)
    green = int(g.storage[g.active * 4 + GREEN])
    if drawing_ends(g):
        return drawing <= green
    return (g.rules.explore_chain or left <= beside) and drawing + sum(prices[:left]) <= green


def drawing_ends(g: Galaxy) -> bool:
    return g.rules.end_deck == "drawn"


def on_turn(g: Galaxy, seat: int) -> bool:
    return g.active == seat and under_way(g)


def on_next_turn(g: Galaxy, seat: int) -> Galaxy:
    """As it would be when that seat's next turn begins if nobody did anything before."""
    then = g.copy()
    then.steps = []
    then.field = NONE
    turn.begin_turn(then, list(then.order).index(seat))
    return then


def with_income(g: Galaxy, seat: int) -> Galaxy:
    """The same after the income of that turn."""
    then = on_next_turn(g, seat)
    Income().answer(then, 0)
    return then


# How it ended.


def ranked(g: Galaxy) -> list[int]:
    """The seats, the best first."""
    return sorted(range(int(g.seats)), key=lambda seat: standing(g, seat), reverse=True)


def verdict(g: Galaxy) -> Fact:
    """Who wins, and by what if VP alone did not decide."""
    winners = g.winners()
    if not g.over:
        return Unfinished(winners)
    if len(winners) > 1:
        return VictoryShared(winners)
    best = standing(g, winners[0])
    closest = max(standing(g, seat) for seat in range(g.seats) if seat != winners[0])
    depth = next(depth for depth in range(4) if best[depth] != closest[depth])
    if depth == 0:
        return Won(winners[0], best[0])
    return WonTie(winners[0], best[0], TIE_BREAKS[depth - 1], abs(best[depth]), abs(closest[depth]))

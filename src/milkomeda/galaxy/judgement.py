"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    HOMEWORLD,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    ORANGE,
    SECTOR_VALUES,
)
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.income import income_of
from milkomeda.galaxy.rules.objectives import (
    ARGUMENTS,
    BATTLE_WON,
    BATTLE_WON_IN,
    EXPLORED,
    JUMPED,
    KINDS,
    RESOURCE,
    STRUCTURE_DESTROYED,
    TYPES_HELD,
    measure,
    owned,
)
from milkomeda.galaxy.rules.order import Decide, worth
from milkomeda.galaxy.state import AFLOAT, BUILT, COUNT, Galaxy

USE: Final = 0.28  # what a resource is worth that is not orange
ENOUGH: Final = 14.0  # of which more is of little use
VICTORY: Final = 100.0
LONG: Final = 6  # rounds ahead that are worth a thought
KEPT: Final = 0.5  # of an income
LATER: Final = 0.85  # what a point is worth a round later
DEEDS: Final = {BATTLE_WON, STRUCTURE_DESTROYED, JUMPED, BATTLE_WON_IN, EXPLORED}  # count in their turn only


def judge(g: Galaxy, seat: i64) -> float:
    """The own prospects, less the best of the others'; up to twice that, the nearer the end; then victory."""
    if g.over:
        scores = g.scores()
        own = scores.pop(seat)
        return 2.0 * float(own - max(scores)) + (VICTORY if seat in g.winners() else -VICTORY)
    outlook = Outlook(g)
    best = -1e9
    for other in range(g.seats):
        if other != seat:
            best = max(best, prospects(g, other, outlook))
    lead = prospects(g, seat, outlook) - best
    return lead * (1.0 + 1.0 / (1.0 + float(outlook.rounds)))


@final
class Outlook:
    """What becomes of the objectives if all just collect their income and claim the most they can,
    until that ends the game or for some rounds.
    """

    def __init__(self, g: Galaxy) -> None:
        self.slots = g.slots[:]
        self.gains = [0.0] * g.seats  # points by claims, later ones counted less
        self.turns = [0] * g.seats  # how often each gets its income
        self.rounds: i64 = 0
        incomes = [income_of(g, seat) for seat in range(g.seats)]
        value = 1.0
        while self.rounds < LONG:
            for place in range(g.place if self.rounds == 0 else 0, g.seats):
                seat: i64 = g.order[place] if len(g.order) else place
                if self.rounds > 0 or place > g.place:
                    self.turns[seat] += 1
                elif g.claimed:
                    continue
                claim = self.best_claim(g, seat, incomes[seat])
                if claim >= 0:
                    self.slots[claim] = seat
                    self.gains[seat] += value * float(OBJECTIVE_POINTS[g.objectives[claim // 4]][claim % 4])
                    if g.rules.end_claims == "any" and self.complete(g, claim // 4):
                        return
            value *= LATER
            self.rounds += 1

    def best_claim(self, g: Galaxy, seat: i64, income: list[int]) -> i64:
        """The slot with the most points that a seat can claim next, or none: -1."""
        best: i64 = -1
        most: i64 = 0
        for index in range(len(g.objectives)):
            card: i64 = g.objectives[index]
            have = -1.0
            for slot in range(len(OBJECTIVE_THRESHOLDS[card])):
                if self.slots[index * 4 + slot] < 0 and OBJECTIVE_POINTS[card][slot] > most:
                    if have < 0.0:
                        have = self.expected(g, seat, card, income)
                    if have >= float(OBJECTIVE_THRESHOLDS[card][slot]):
                        best = index * 4 + slot
                        most = OBJECTIVE_POINTS[card][slot]
        return best

    def expected(self, g: Galaxy, seat: i64, card: i64, income: list[int]) -> float:
        kind: i64 = KINDS[card]
        turns = float(self.turns[seat])
        if kind == RESOURCE:
            return float(measure(g, seat, card)) + KEPT * turns * float(income[ARGUMENTS[card]])
        if turns > 0.0 and kind in DEEDS:
            return 0.0
        return float(measure(g, seat, card))

    def complete(self, g: Galaxy, index: i64) -> bool:
        for slot in range(len(OBJECTIVE_THRESHOLDS[g.objectives[index]])):
            if self.slots[index * 4 + slot] < 0:
                return False
        return True


def prospects(g: Galaxy, seat: i64, outlook: Outlook) -> float:
    rounds = 0.5 + float(outlook.turns[seat])
    use = means(g, seat) * min(0.2 + 0.3 * rounds, 1.0)
    value = float(points(g, seat)) + outlook.gains[seat] + use
    value += rounds * 0.12 * float(COUNT[g.player[BUILT + seat]]) + rounds * 0.3 * float(owned(g, seat))
    return value + lands(g, seat, rounds) + claims(g, seat, outlook) - pledged(g, seat)


def means(g: Galaxy, seat: i64) -> float:
    """What can still be made use of, given time: resources and fleets."""
    value = 0.0
    for colour in (0, 2, 3):
        held = float(g.storage[seat * 4 + colour])
        value += USE * min(held, ENOUGH) + 0.07 * held
    fleets = float(g.player[AFLOAT + seat])
    return value + 0.63 * min(fleets, 8.0) + 0.49 * min(fleets, 15.0)


def pledged(g: Galaxy, seat: i64) -> float:
    """An offer that the Master has not answered yet counts as given."""
    step = g.step
    if isinstance(step, Decide) and step.giver == seat:
        return 1.0 + float(worth(step.offer))
    return 0.0


def lands(g: Galaxy, seat: i64, rounds: float) -> float:
    """What the sectors of a seat will yield; a little for those next to them that nobody has."""
    value = 0.0
    for cell in range(g.grid.cells):
        if g.control[cell] == seat:
            value += 0.5 + rounds * 0.7 * yields(g.sector[cell])
        elif g.control[cell] < 0 and g.sector[cell] >= 0:
            for near in g.grid.near[cell]:
                if g.control[near] == seat:
                    value += 0.3 + 0.17 * rounds * yields(g.sector[cell])
                    break
    return value


def yields(card: i64) -> float:
    if card >= HOMEWORLD:
        return 3.0
    total = 0.0
    for colour in range(4):
        total += float(SECTOR_VALUES[card * 4 + colour]) * (1.0 if colour == ORANGE else USE)
    return total


def claims(g: Galaxy, seat: i64, outlook: Outlook) -> float:
    """Other open slots, by how near they are; those count less that somebody else is expected to take."""
    value = 0.0
    for index in range(len(g.objectives)):
        card: i64 = g.objectives[index]
        kind: i64 = KINDS[card]
        have = -1.0
        for slot in range(len(OBJECTIVE_THRESHOLDS[card])):
            taker: i64 = outlook.slots[index * 4 + slot]
            if g.slots[index * 4 + slot] < 0 and taker != seat:
                if have < 0.0:
                    have = float(measure(g, seat, card))
                near = min(have / float(OBJECTIVE_THRESHOLDS[card][slot]), 1.0)
                weight = 0.8 if kind <= RESOURCE or kind >= TYPES_HELD else 0.2
                if taker >= 0:
                    weight *= 0.4
                value += weight * near * near * float(OBJECTIVE_POINTS[card][slot])
    return value

"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from typing import Final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    HOMEWORLD,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    ORANGE,
    SECTOR_VALUES,
)
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.objectives import KINDS, RESOURCE, TYPES_HELD, measure, owned
from milkomeda.galaxy.rules.order import Decide, worth
from milkomeda.galaxy.state import AFLOAT, BUILT, COUNT, Galaxy

USE: Final = 0.28  # what a resource is worth that is not orange
ENOUGH: Final = 14.0  # of which more is of little use
VICTORY: Final = 100.0
LONG: Final = 6.0  # rounds ahead that are worth a thought


def judge(g: Galaxy, seat: i64) -> float:
    """The own prospects, less the best of the others'; at the end only victory counts."""
    rounds = rounds_left(g)
    best = -1e9
    for other in range(g.seats):
        if other != seat:
            best = max(best, prospects(g, other, rounds))
    lead = prospects(g, seat, rounds) - best
    if g.over:
        return lead + (VICTORY if seat in g.winners() else -VICTORY)
    return lead


def rounds_left(g: Galaxy) -> float:
    """A guess: fewer, the fewer slots of some objective are open where that ends the game."""
    if g.over:
        return 0.0
    rounds = LONG
    if g.rules.end_claims == "any":
        for index in range(len(g.objectives)):
            free = 0.0
            for slot in range(len(OBJECTIVE_THRESHOLDS[g.objectives[index]])):
                if g.slots[index * 4 + slot] < 0:
                    free += 1.0
            rounds = min(rounds, 1.0 + 1.4 * free)
    return rounds


def prospects(g: Galaxy, seat: i64, rounds: float) -> float:
    value = float(points(g, seat))
    if rounds == 0.0:
        return value
    for colour in (0, 2, 3):
        held = float(g.storage[seat * 4 + colour])
        value += USE * min(held, ENOUGH) + 0.07 * held
    fleets = float(g.player[AFLOAT + seat])
    value += 0.63 * min(fleets, 8.0) + 0.49 * min(fleets, 15.0)
    value += rounds * 0.12 * float(COUNT[g.player[BUILT + seat]]) + rounds * 0.3 * float(owned(g, seat))
    return value + lands(g, seat, rounds) + claims(g, seat) - pledged(g, seat)


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


def claims(g: Galaxy, seat: i64) -> float:
    """Open objective slots, by how near they are."""
    value = 0.0
    for index in range(len(g.objectives)):
        card: i64 = g.objectives[index]
        kind: i64 = KINDS[card]
        have = -1.0
        for slot in range(len(OBJECTIVE_THRESHOLDS[card])):
            if g.slots[index * 4 + slot] < 0:
                if have < 0.0:
                    have = float(measure(g, seat, card))
                near = min(have / float(OBJECTIVE_THRESHOLDS[card][slot]), 1.0)
                weight = 0.8 if kind <= RESOURCE or kind >= TYPES_HELD else 0.2
                value += weight * near * near * float(OBJECTIVE_POINTS[card][slot])
    return value

"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from mypy_extensions import i64

from milkomeda.galaxy.cards import HOMEWORLD, OBJECTIVE_POINTS, OBJECTIVE_THRESHOLDS, SECTOR_VALUES
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.objectives import held_count, measure, owned
from milkomeda.galaxy.state import AFLOAT, BUILT, COUNT, Galaxy


def judge(g: Galaxy, seat: i64) -> float:
    own = worth(g, seat)
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, float(points(g, other)))
    return own - 0.3 * best


def worth(g: Galaxy, seat: i64) -> float:
    value = float(points(g, seat))
    if g.over:
        return value
    for colour in (0, 2, 3):
        held = float(g.storage[seat * 4 + colour])
        value += 0.35 * min(held, 8.0)
    value += 0.5 * income(g, seat) + 0.7 * float(held_count(g, seat))
    value += 0.25 * min(float(g.player[AFLOAT + seat]), 16.0)
    value += 1.5 * float(COUNT[g.player[BUILT + seat]]) + 2.0 * float(owned(g, seat))
    return value + promise(g, seat)


def income(g: Galaxy, seat: i64) -> float:
    total: i64 = 0
    for cell in range(g.grid.cells):
        card: i64 = g.sector[cell]
        if g.control[cell] == seat and card < HOMEWORLD:
            for colour in range(4):
                total += SECTOR_VALUES[card * 4 + colour]
    return float(total)


def promise(g: Galaxy, seat: i64) -> float:
    """Open objective slots, by how near they are."""
    value = 0.0
    for index in range(len(g.objectives)):
        card: i64 = g.objectives[index]
        have = float(measure(g, seat, card))
        for slot in range(len(OBJECTIVE_THRESHOLDS[card])):
            if g.slots[index * 4 + slot] < 0:
                near = min(have / float(OBJECTIVE_THRESHOLDS[card][slot]), 1.0)
                value += 0.4 * near * near * float(OBJECTIVE_POINTS[card][slot])
    return value

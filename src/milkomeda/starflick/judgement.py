"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from typing import Final

from milkomeda.starflick.rules.end import points
from milkomeda.starflick.state import Sky

VICTORY: Final = 100.0


def judge(sky: Sky, seat: int) -> float:
    """The own prospects, less the best of the others'; at the end only victory counts."""
    best = -1e9
    for other in range(sky.seats):
        if other != seat:
            best = max(best, prospects(sky, other))
    lead = prospects(sky, seat) - best
    if sky.over:
        return lead + (VICTORY if seat in sky.winners() else -VICTORY)
    return lead


def prospects(sky: Sky, seat: int) -> float:
    return float(points(sky, seat))

"""How a game ended: the ranking, and what decided it."""

from typing import Final

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.news import listing
from milkomeda.galaxy.rules.end import standing
from milkomeda.galaxy.state import Galaxy

TIE_BREAKS: Final = ["VP", "blue, red and green left", "fleets on the map", "place in the order"]


def ranked(g: Galaxy) -> list[int]:
    """The seats, the best first."""
    return sorted(range(int(g.seats)), key=lambda seat: standing(g, seat), reverse=True)


def verdict(g: Galaxy) -> str:
    """Who wins, and by what if VP alone did not decide."""
    winners = g.winners()
    names = listing([SEATS[seat] for seat in winners])
    if not g.over:
        return f"The game was not finished; {names} would win."
    if len(winners) > 1:
        return f"{names} share the victory: equal in {listing(TIE_BREAKS[:3])}."
    best = standing(g, winners[0])
    rivals = [standing(g, seat) for seat in range(g.seats) if seat != winners[0]]
    closest = max(rivals)
    depth = next(depth for depth in range(4) if best[depth] != closest[depth])
    if depth == 0:
        return f"{names} wins with {best[0]} VP."
    by = f"{TIE_BREAKS[depth]}: {abs(best[depth])} against {abs(closest[depth])}"
    return f"{names} wins the tie at {best[0]} VP by {by}."

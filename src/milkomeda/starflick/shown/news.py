"""What came of an answer: found by comparing two states."""

from milkomeda.play.facts import Fact, TurnBegan
from milkomeda.starflick.facts import (
    EndedByPool,
    GainedPoints,
    PoolEmptied,
    SkyEnded,
    SkyShared,
    SkyTieWon,
    SkyWon,
)
from milkomeda.starflick.state import Sky


def news(before: Sky, after: Sky) -> list[Fact]:
    gained = [after.total(seat) - before.total(seat) for seat in range(before.seats)]
    found: list[Fact] = [GainedPoints(seat, points) for seat, points in enumerate(gained) if points]
    if after.final >= 0 > before.final:
        found.append(PoolEmptied())
    if after.turn > before.turn:
        found.append(TurnBegan(after.active))
    if after.over and not before.over:
        found += [SkyEnded(), *why(after), verdict(after)]
    return found


def why(sky: Sky) -> list[Fact]:
    """What ended the game; nothing while it is not over."""
    return [EndedByPool(sky.final)] if sky.over and sky.final >= 0 else []


def verdict(sky: Sky) -> Fact:
    """Why the winner is one."""
    points, winners = sky.scores(), sky.winners()
    best = [seat for seat in range(sky.seats) if points[seat] == max(points)]
    if len(winners) > 1:
        return SkyShared(winners, max(points))
    if len(best) == 1:
        return SkyWon(winners[0], max(points))
    alone = sum(sky.total(seat) == sky.total(winners[0]) for seat in best) == 1
    return SkyTieWon(winners[0], max(points), "taken" if alone else "levels")

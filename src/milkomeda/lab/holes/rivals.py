"""Strategies that win nearly always: each is tried against the first of the field, the best of them again."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from milkomeda.bots import PLAIN
from milkomeda.lab.contest import Outcome, Seating, rotated, share_of
from milkomeda.lab.holes.field import Field
from milkomeda.lab.measure import Value, value_of
from milkomeda.lab.measures import MEASURES

FRESH: Final = 1 << 40  # seeds from here on have not been learned by
FIRST: Final = 8  # of the games of a hunt each strategy is tried in one of so many
AGAIN: Final = 2  # and the best of them in one of so many


class Champion(NamedTuple):
    """Who won most often when all were tried, and what it wins with fresh luck."""

    name: str
    won: Value
    brief: Seating | None
    """The shortest game that it won alone."""

    def dominates(self, seats: int) -> bool:
        """Whether it surely wins a third of what is not its due: of games of four, half of them in all."""
        even = 1 / seats
        return self.won.least > even + (1 - even) / 3


def contenders(field: Field) -> list[str]:
    return [bot for bot in field.bots[1:] if bot != PLAIN]


def tables(field: Field, name: str, games: int, seed: int) -> Iterator[Seating]:
    """It alone among the first of the field, at each seat with the same luck."""
    names = (name, *[field.bots[0]] * (field.seats - 1))
    for block in range(max(games // field.seats, 1)):
        yield from rotated(field.game, field.options, names, seed + block)


def first_tries(field: Field, names: list[str], games: int) -> list[Seating]:
    tried = games // FIRST
    return [one for name in names for one in tables(field, name, tried, FRESH + field.seed)]


def more_tries(field: Field, names: list[str], games: int, outcomes: list[Outcome]) -> list[Seating]:
    """Of who won most, with other luck: so whoever was only lucky is found out."""
    best = max(names, key=lambda name: share_of(name, outcomes).won)
    return list(tables(field, best, games // AGAIN, FRESH + field.seed + games))


def champion(outcomes: list[Outcome], rival: str) -> Champion:
    name = next(name for name in outcomes[0].seating.names if name != rival)
    won = [one for one in outcomes if one.winners == [one.seating.names.index(name)]]
    brief = min(won, key=lambda one: sum(one.decisions), default=None)
    return Champion(name, value_won(name, outcomes), brief.seating if brief else None)


def value_won(name: str, outcomes: list[Outcome]) -> Value:
    """With bounds that hold for a few games, too, all of which it may have won."""
    blocks: dict[int, list[float]] = {}
    for one in outcomes:
        blocks.setdefault(one.seating.block, []).append(one.share(one.seating.names.index(name)))
    totals = [float(len(shares)) for shares in blocks.values()]
    return value_of(MEASURES["wins-by-bot"], name, list(map(sum, blocks.values())), totals)

"""Is it epic, fast, fun? What a run says to that, the worst first."""

from typing import Final, NamedTuple

import polars as pl

from milkomeda.lab.measure import Measure, Value, per_block, values
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import Tables

MOST: Final = 10
BAD: Final = 0.6
FAIR: Final = 0.2


class Wish(NamedTuple):
    """From where on a measure is as one would wish, and from where on it is bad."""

    measure: str
    topic: str
    good: float
    bad: float
    even: bool = False
    """Of the key that is farthest from an even share: how far that is, as a part of it."""


WISHES: Final = [
    Wish("minutes", "fast", 120, 240),
    Wish("downtime", "fast", 3, 10),
    Wish("completion", "fast", 1.0, 0.9),
    Wish("forced", "fast", 0.1, 0.5),
    Wish("dead-time", "epic", 0.05, 0.3),
    Wish("lead-changes", "epic", 4, 1),
    Wish("comebacks", "epic", 0.15, 0.02),
    Wish("peaceful", "epic", 0.1, 0.8),
    Wish("source-share", "epic", 0.4, 0.8),
    Wish("stakes", "fun", 0.4, 0.1),
    Wish("hopeless", "fun", 0.05, 0.3),
    Wish("wins-by-seat", "fun", 0.1, 0.5, even=True),
    Wish("wins-by-character", "fun", 0.1, 0.5, even=True),
]
"""What this project wishes of its games. docs/lab.md says so; others may wish otherwise."""


class Headline(NamedTuple):
    wish: Wish
    value: Value
    badness: float
    """From 0, as one would wish, to 1."""
    block: int
    """One that shows it."""

    @property
    def measure(self) -> Measure:
        return MEASURES[self.wish.measure]

    @property
    def look(self) -> str:
        return "bad" if self.badness >= BAD else "fair" if self.badness >= FAIR else "good"


def headlines(tables: Tables) -> list[Headline]:
    """The worst first."""
    found = [headline for wish in WISHES for headline in judged(wish, tables)]
    return sorted(found, key=lambda one: -one.badness)[:MOST]


def judged(wish: Wish, tables: Tables, key: str | None = None) -> list[Headline]:
    """One, of the worst key or of this one; or none where nothing is known of it."""
    blocks = per_block(MEASURES[wish.measure], tables)
    found = values(MEASURES[wish.measure], blocks)
    if not found or key not in (None, *(one.key for one in found)):
        return []
    even = sum(one.value for one in found) / len(found)
    far = {one: unevenness(one, even) if wish.even else one.value for one in found}
    some = [one for one in found if key in (None, one.key)]
    worst = max(some, key=lambda one: (badness(wish, far[one]), far[one]))
    ratio = (pl.col("part") / pl.col("total")).alias("ratio")
    order = blocks.filter(key=worst.key).with_columns(ratio).sort("ratio", "block")
    high = worst.value > even if wish.even else wish.bad > wish.good
    return [Headline(wish, worst, badness(wish, far[worst]), int(order["block"][-1 if high else 0]))]


def unevenness(one: Value, even: float) -> float:
    """How far it surely is from an even share, as a part of that."""
    return max(one.least - even, even - one.most, 0.0) / even


def badness(wish: Wish, value: float) -> float:
    return min(max((value - wish.good) / (wish.bad - wish.good), 0.0), 1.0)

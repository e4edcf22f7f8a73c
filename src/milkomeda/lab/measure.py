"""What a measure is: a pure function of the tables, and how sure one can be of what it finds."""

import re
from collections.abc import Callable
from math import inf, pi, sqrt, tan
from statistics import NormalDist
from typing import Final, Literal, NamedTuple

import polars as pl

from milkomeda.lab.record import Tables
from milkomeda.words.message import Message, say

DOUBT: Final = 0.05

Unit = Literal["share", "rounds", "turns", "decisions", "minutes", "points", "number", "chance"]
Better = Literal["more", "less", "even", ""]
"""What a designer would wish; even: all keys alike."""


class Measure(NamedTuple):
    """What it is called and what it is about is the message `measure-<name>`."""

    name: str
    unit: Unit
    better: Better
    source: str
    """Who measures it so."""
    rows: Callable[[Tables], pl.LazyFrame]
    """`key`, `block`, `part`, `total`: the measure of a key is the sum of parts by the sum of totals."""
    keys: str = ""
    """What the keys are, where there are several; else there is one, and it is empty."""
    signed: bool = False
    """Whether it may be less than nothing, even where it never was."""

    def title(self) -> Message:
        return say(f"measure-{self.name}")

    def about(self) -> Message:
        return say(f"measure-{self.name}.about")


Pair = tuple[float, float]
"""A part and its total."""


class Value(NamedTuple):
    """Most likely between two bounds."""

    key: str
    value: float
    least: float
    most: float
    blocks: int
    total: float


def per_block(measure: Measure, tables: Tables) -> pl.DataFrame:
    """`key`, `block`, `part`, `total`, a row a key and block, in this order: all that a measure needs to
    know of games. What blocks of several runs say can be put together, or compared block by block.
    """
    numbers = pl.col("part", "total").cast(pl.Float64)
    rows = measure.rows(tables).select(pl.col("key").cast(pl.String), "block", numbers)
    sums = rows.group_by("key", "block").agg(pl.sum("part"), pl.sum("total")).filter(pl.col("total") > 0)
    return sums.sort("key", "block").collect()


def put_together(text: str, found: list[str]) -> list[str]:
    """The keys whose sum is one figure: '8..14' those between, 'a+b' both; else the one so called."""
    if ends := re.fullmatch(r"(\d+)\.\.(\d+)", text):
        low, high = map(int, ends.groups())
        return [key for key in found if key.isdecimal() and low <= int(key) <= high]
    return [key.strip() for key in text.split("+")]


def together(pairs: dict[str, Pair], keys: list[str], whole: bool) -> Pair | None:
    """These keys of a block as one, if anything is known of them. Parts of a whole have its total."""
    known = [pairs[key] for key in keys if key in pairs]
    totals = list(pairs.values())[:1] if whole else known
    return (sum(part for part, _ in known), sum(total for _, total in totals)) if totals else None


def values(measure: Measure, blocks: pl.DataFrame) -> list[Value]:
    """Of each key, by its blocks."""
    return [
        value_of(measure, str(key), rows["part"].to_list(), rows["total"].to_list())
        for (key,), rows in blocks.group_by("key", maintain_order=True)
    ]


def value_of(
    measure: Measure, key: str, parts: list[float], totals: list[float], doubt: float = DOUBT
) -> Value:
    """A mean of blocks, or a ratio of means: what differs from block to block says how sure that is. A single
    block says nothing of that.
    """
    count, total = len(parts), sum(totals)
    mean = sum(parts) / total
    floor = -inf if measure.signed or min(parts) < 0 else 0.0
    if count == 1:
        ends = (0.0, 1.0) if measure.unit == "share" else (floor, inf)
        return Value(key, mean, *ends, count, total)
    squares = sum((part - mean * of) ** 2 for part, of in zip(parts, totals, strict=True))
    error = sqrt(squares * count / (count - 1)) / total
    certain = errors(count, doubt) if error else NormalDist().inv_cdf(1 - doubt / 2)
    if measure.unit == "share":
        return Value(key, mean, *wilson(mean, error, count, certain), count, total)
    return Value(key, mean, max(mean - certain * error, floor), mean + certain * error, count, total)


def errors(blocks: int, doubt: float = DOUBT) -> float:
    """How many standard errors an interval of some blocks reaches to each side: the fewer, the more
    (Student 1908; the series of Fisher and Cornish 1960).
    """
    free = blocks - 1
    if free == 1:
        return 1 / tan(doubt * pi / 2)
    if free == 2:
        return sqrt(2 / (doubt * (2 - doubt)) - 2)
    z = NormalDist().inv_cdf(1 - doubt / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(free) ** power for power, term in enumerate(terms))


def wilson(share: float, error: float, blocks: int, certain: float) -> tuple[float, float]:
    """The bounds of a share (Wilson 1927), as of so many independent trials as have this error; where all
    blocks were alike, each is one.
    """
    trials = share * (1 - share) / error**2 if error else blocks
    square = certain**2 / trials
    middle, width = share + square / 2, sqrt(square * (share * (1 - share) + square / 4))
    return max((middle - width) / (1 + square), 0.0), min((middle + width) / (1 + square), 1.0)

"""What games of one set of rules gave, block by block: played in chunks, by whomever, put together here."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from milkomeda.lab.measure import Pair, per_block, together
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import frames
from milkomeda.lab.runs import Setup, recorded
from milkomeda.lab.samples import whole

AT_ONCE: Final = 12  # games of a chunk
GROUPS: Final = 10  # of blocks, each of which is left out once to see how sure a figure is

Row = tuple[str, str, int, float, float]
"""Measure, key, block, part, total."""


class Chunk(NamedTuple):
    """Some blocks of a setup, and what is measured in them: for one worker."""

    setup: Setup
    measures: tuple[str, ...]
    first: int
    blocks: int

    @property
    def games(self) -> int:
        return self.blocks * self.setup.rotations


def chunks(setup: Setup, measures: tuple[str, ...], first: int, end: int) -> Iterator[Chunk]:
    some = max(AT_ONCE // setup.rotations, 1)
    return (Chunk(setup, measures, at, min(some, end - at)) for at in range(first, end, some))


def play_chunk(chunk: Chunk) -> list[Row]:
    """The same wherever and whenever it is played."""
    blocks = range(chunk.first, chunk.first + chunk.blocks)
    records = [recorded(game) for block in blocks for game in chunk.setup.block(block)]
    tables = {name: frame.lazy() for name, frame in frames(records).items()}
    return [(name, *row) for name in chunk.measures for row in per_block(MEASURES[name], tables).iter_rows()]


class Evidence:
    """By measure, block and key."""

    def __init__(self) -> None:
        self.found: dict[str, dict[int, dict[str, Pair]]] = {}
        self.blocks = 0

    def add(self, chunk: Chunk, rows: list[Row]) -> None:
        self.blocks += chunk.blocks
        for measure, key, block, part, total in rows:
            self.found.setdefault(measure, {}).setdefault(block, {})[key] = part, total

    def keys(self, measure: str) -> list[str]:
        found = self.found.get(measure, {}).values()
        return list(dict.fromkeys(key for keys in found for key in keys))

    def pairs(self, measure: str, keys: list[str]) -> dict[int, Pair]:
        """Of these keys together in each block; of parts of the same, one that does not occur is none."""
        blocks = self.found.get(measure, {}).items()
        found = {block: together(every, keys, whole(measure)) for block, every in blocks}
        return {block: pair for block, pair in found.items() if pair}


def left_out(pairs: dict[int, Pair], end: int) -> np.ndarray:
    """The ratio by blocks before this one: of all, then without each of the groups."""
    sums = np.zeros((GROUPS, 2))
    for block, pair in pairs.items():
        if block < end:
            sums[block % GROUPS] += pair
    parts, totals = np.vstack([sums.sum(0), sums.sum(0) - sums]).T
    found: np.ndarray = np.divide(parts, totals, out=np.full(GROUPS + 1, np.nan), where=totals > 0)
    return found


def error(estimates: np.ndarray) -> float:
    """The standard error of the first one, by the others (the jackknife, Quenouille 1956, Tukey 1958)."""
    others = estimates[1:]
    return float(np.sqrt((GROUPS - 1) / GROUPS * ((others - others.mean()) ** 2).sum()))

"""What games of several setups measure, block by block: with the same luck in the same block."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import cache
from math import inf
from typing import Final, NamedTuple

import polars as pl

from milkomeda.lab.comparison import Asked, Values
from milkomeda.lab.measure import Measure, Pair, per_block, put_together, together
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import SCHEMA, frames
from milkomeda.lab.runs import Setup, recorded
from milkomeda.lab.workers import mapped
from milkomeda.words.message import Problem, say

TOLD: Final = {"facts", "cards"}  # tables of what happens
LOOKED: Final = "taken"  # a column of what came of looking at choices
CROSSED: Final = "CROSS JOIN"  # in a plan: each key in each block
AT_ONCE: Final = 64  # games of quick bots that are one task

Row = list[Values]
"""What each setup gave in a block."""


class Task(NamedTuple):
    """Some blocks, each with its setups, and what is asked of them: for one worker."""

    blocks: dict[int, list[Setup]]
    asked: list[Asked]


class Study(NamedTuple):
    """What is played, and what is asked of it."""

    setups: Callable[[int], list[Setup]]
    """Of each block."""
    asked: list[Asked]
    blocks: int

    def tasks(self, first: int) -> Iterator[Task]:
        """From this block on."""
        setups = self.setups(first)
        games = sum(setup.rotations for setup in setups)
        some = max(AT_ONCE // games, 1) if all(setup.at_once > 1 for setup in setups) else 1
        for start in range(first, self.blocks, some):
            blocks = range(start, min(start + some, self.blocks))
            yield Task({block: self.setups(block) for block in blocks}, self.asked)

    def rows(self, pool: Executor, first: int = 0) -> Iterator[list[Row]]:
        """Of the blocks from this one on, some at a time."""
        return mapped(pool, sample, self.tasks(first))


def sample(task: Task) -> list[Row]:
    """The same wherever and whenever it is played."""
    blocks: dict[Setup, list[int]] = {}
    for block, setups in task.blocks.items():
        for setup in setups:
            blocks.setdefault(setup, []).append(block)
    found = {setup: measured(setup, some, task.asked) for setup, some in blocks.items()}
    return [[found[setup][block] for setup in setups] for block, setups in task.blocks.items()]


def measured(setup: Setup, blocks: list[int], asked: list[Asked]) -> dict[int, Values]:
    """By block."""
    records = [recorded(game) for block in blocks for game in setup.block(block)]
    tables = {name: frame.lazy() for name, frame in frames(records).items()}
    found: dict[int, Values] = {block: {} for block in blocks}
    for name in dict.fromkeys(one.measure for one in asked):
        pairs: dict[int, dict[str, Pair]] = {}
        for key, block, part, total in per_block(MEASURES[name], tables).iter_rows():
            pairs.setdefault(block, {})[key] = part, total
        for one in asked:
            if one.measure == name:
                for block, every in pairs.items():
                    if pair := together(every, put_together(one.key, list(every)), whole(name)):
                        found[block][one] = pair[0] / pair[1]
    return found


# What is asked.


class Asking(dict[str, pl.LazyFrame]):
    """Empty tables that remember which of them were asked for."""

    def __init__(self) -> None:
        super().__init__({name: pl.LazyFrame(schema=columns) for name, columns in SCHEMA.items()})
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> pl.LazyFrame:
        self.names.add(name)
        return super().__getitem__(name)


@cache
def whole(measure: str) -> bool:
    """Whether keys are parts of the same: one that does not occur has none of it, and is not unknown."""
    return CROSSED in MEASURES[measure].rows(Asking()).explain(optimized=False)


def looking(setup: Setup, asked: list[Asked]) -> Setup:
    """As closely as these measures need: to tell what happens, or to look at choices, takes time."""
    tables = Asking()
    plans = [known(one.measure).rows(tables).explain(optimized=False) for one in asked]
    facts, looks = not TOLD.isdisjoint(tables.names), any(LOOKED in plan for plan in plans)
    return setup._replace(facts=int(facts), looks=int(looks))


def asked_for(text: str, margins: str) -> list[Asked]:
    """Measures as 'rounds,wins-by-character:helix', margins as 'rounds=0.5'. Raises Problem."""
    words = list(dict.fromkeys(word.strip() for word in text.split(",")))
    equal = margins_in(margins)
    if not equal.keys() <= set(words):
        raise Problem(say("no-such-margin"))
    return [one_asked(word, equal.get(word)) for word in words]


def margins_in(text: str) -> dict[str, float]:
    pairs = [word.partition("=") for word in text.split(",") if word.strip()]
    try:
        found = {name.strip(): float(number) for name, _, number in pairs}
    except ValueError:
        raise Problem(say("no-such-margin")) from None
    if not all(0 < margin < inf for margin in found.values()):
        raise Problem(say("no-such-margin"))
    return found


def one_asked(word: str, margin: float | None) -> Asked:
    name, _, key = word.partition(":")
    measure = known(name)
    if bool(measure.keys) != bool(key) or "*" in key:
        raise Problem(say("measure-needs-a-key" if measure.keys else "measure-has-no-keys", name=name))
    return Asked(name, key, measure.unit == "share", margin)


def known(name: str) -> Measure:
    if name not in MEASURES:
        raise Problem(say("no-such-measure", name=name, names=", ".join(MEASURES)))
    return MEASURES[name]

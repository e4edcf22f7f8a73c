"""One set of rules that is tried: what it cost to come there, and how far it is from what is wanted."""

from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from milkomeda.bots import named
from milkomeda.lab.comparison import Asked
from milkomeda.lab.runs import QUICK, Setup
from milkomeda.lab.samples import looking
from milkomeda.lab.tuning.evidence import GROUPS, Chunk, Evidence, Row, chunks, error
from milkomeda.lab.tuning.targets import Target, distance
from milkomeda.lab.tuning.wanted import Wanted
from milkomeda.play.options import Value

HARD: Final = 10.0  # a limit that is missed weighs as much as so many targets
SLOW: Final = 12  # bots that think: one game in so many, and only of rules that were played to the last rung
SURE: Final = 2.0  # standard errors
FRESH: Final = 1 << 40  # blocks from here on are for testing
ENDLESS: Final = 1 << 60

Changes = dict[str, Value]
Games = Callable[[Setup], int]
"""How many games of a setup are looked at."""


class Gap(NamedTuple):
    """By how much something costs more than something else, by the same luck."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        return self.mean > SURE * self.error


class Table(NamedTuple):
    """Who plays, what is measured of that, and whether it counts in the search."""

    setup: Setup
    measures: tuple[str, ...]
    weighed: bool


Tables = list[Table]


def tables_of(wanted: Wanted, seed: int) -> Tables:
    found = []
    for seats, measures in wanted.tables.items():
        setup = Setup(wanted.rules.game, wanted.base, seats, seed)
        looked = looking(setup, [Asked(name, "", share=False) for name in measures])
        weighed = any(target.weight for target in wanted.targets if target.seats == seats)
        found.append(Table(looked, measures, weighed))
    return found


class Trial:
    def __init__(self, tables: Tables, changes: Changes, options: str, price: float) -> None:
        self.changes = changes
        self.options = options
        self.price = price
        self.games = 0
        """The rung it came to."""
        self.setups = {one.setup.names: one.setup._replace(options=options) for one in tables}
        self.measures = {one.setup.names: one.measures for one in tables}
        self.weighed = {one.setup.names for one in tables if one.weighed}
        self.evidence = {seats: Evidence() for seats in self.setups}
        self.fresh = {seats: Evidence() for seats in self.setups}

    # What is played.

    def missing(self, games: int, last: bool) -> list[Chunk]:
        """To come to a rung. What weighs nothing is only tested in the end."""
        return [
            chunk
            for seats, setup in self.setups.items()
            if seats in self.weighed
            for chunk in chunks(
                setup, self.measures[seats], self.evidence[seats].blocks, blocks_of(setup, games, last)
            )
        ]

    def untested(self, games: int) -> list[Chunk]:
        return [
            chunk
            for seats, setup in self.setups.items()
            for chunk in chunks(
                setup, self.measures[seats], FRESH, FRESH + blocks_of(setup, games, last=True)
            )
        ]

    def add(self, chunk: Chunk, rows: list[Row]) -> None:
        found = self.fresh if chunk.first >= FRESH else self.evidence
        found[chunk.setup.names].add(chunk, rows)


def quick(setup: Setup) -> bool:
    return all(named(name).level in QUICK for name in setup.names)


def blocks_of(setup: Setup, games: int, last: bool) -> int:
    if not quick(setup):
        games = ceil(games / SLOW) if last else 0
    return ceil(games / setup.rotations)


class Costs(NamedTuple):
    """What is missed, of all and without each group of blocks."""

    targets: np.ndarray
    limits: np.ndarray

    def total(self, price: float) -> np.ndarray:
        return self.targets + HARD * self.limits + price


class Scale:
    """Weighs trials. What a trial was not asked yet is taken to be as with the rules that there were."""

    def __init__(self, targets: list[Target], base: Trial) -> None:
        self.targets = targets
        self.base = base

    def costs(self, trial: Trial, games: int = ENDLESS, fresh: bool = False) -> Costs:
        """By so many games at most."""
        sums = {False: np.zeros(GROUPS + 1), True: np.zeros(GROUPS + 1)}
        weights = {False: 0.0, True: 0.0}
        for target in filter(lambda target: target.weight, self.targets):
            sums[target.limit] += target.weight * self.missed(target, trial, games, fresh)
            weights[target.limit] += target.weight
        return Costs(*(sums[limit] / (weights[limit] or 1.0) for limit in (False, True)))

    def missed(self, target: Target, trial: Trial, games: int, fresh: bool) -> np.ndarray:
        if fresh:
            return distance(target, trial.fresh[target.seats], ENDLESS)
        setup = trial.setups[target.seats]
        if not trial.evidence[target.seats].blocks:
            return distance(target, self.base.evidence[target.seats], ENDLESS)
        end = ceil(games / setup.rotations) if quick(setup) else ENDLESS
        return distance(target, trial.evidence[target.seats], end)

    def total(self, trial: Trial, games: int = ENDLESS, fresh: bool = False) -> np.ndarray:
        return self.costs(trial, games, fresh).total(trial.price)

    def cost(self, trial: Trial, games: int = ENDLESS) -> float:
        return float(self.total(trial, games)[0])

    def gap(self, one: Trial, other: Trial, fresh: bool = False) -> Gap:
        """By how much the one costs more, by as many games as both have played."""
        games = min(one.games, other.games)
        apart = self.total(one, games, fresh) - self.total(other, games, fresh)
        return Gap(float(apart[0]), error(apart))

"""Intervals that hold at every look: to watch a run, and to stop it when one likes, does no harm.

What has bounds is bet on (Waudby-Smith and Ramdas, 2024): whoever stakes parts of their wealth on blocks to
be above a mean does not become rich as long as that is the mean. What has none is compared with its own
spread, by the t-test that may be looked at always (Wang and Ramdas, 2025): right for normal values, and
nearly so for means of some dozens of others.
"""

from collections import defaultdict
from math import exp, inf, log, log1p, sqrt
from typing import Final, NamedTuple

import numpy as np

STAKES: Final = 0.95 * 0.5 ** np.arange(8)  # parts of the wealth: a gambler each
PRIOR: Final = 1 / 32  # variance of the differences that are likely, in squared spreads of a block
DIGITS: Final = 6  # of a value
HALVINGS: Final = 30
LARGEST: Final = 700.0  # whose exponential is a number


class Interval(NamedTuple):
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def within(self, other: "Interval") -> "Interval":
        """What both hold; the other one where they have nothing in common."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else other


EVERYTHING: Final = Interval(-inf, inf)


class Tally:
    """How often blocks had which value; in which order does not matter.

    Who is wary reckons with two more blocks, that far above and below the mean: where all were alike so far,
    the next one may differ.
    """

    def __init__(self, wary: float = 0.0) -> None:
        self.wary = wary
        self.counts: dict[float, float] = defaultdict(float)
        self.blocks = 0

    def add(self, value: float) -> None:
        self.counts[round(value, DIGITS)] += 1
        self.blocks += 1

    def grown(self, blocks: int) -> "Tally":
        """As it would be after so many, if things went on as they are."""
        later = Tally(self.wary)
        later.counts = {value: times * blocks / self.blocks for value, times in self.counts.items()}
        later.blocks = blocks
        return later

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.counts.items()) / max(self.blocks, 1)

    @property
    def spread(self) -> float:
        """The standard deviation of a block."""
        mean = self.mean
        squares = sum(times * (value - mean) ** 2 for value, times in self.counts.items())
        return sqrt((squares + 2 * self.wary**2) / max(self.blocks - 1, 1))


def interval(tally: Tally, bounds: Interval | None, doubt: float) -> Interval:
    """Where the mean is, at this look and all others together, but for a probability of `doubt`."""
    if bounds is None:
        width = half_width(tally.blocks, tally.spread, doubt)
        return Interval(tally.mean - width, tally.mean + width)
    if not tally.blocks:
        return bounds
    parts, times = parts_of(tally, bounds)
    low, high = least_mean(parts, times, doubt / 2), 1 - least_mean(1 - parts, times, doubt / 2)
    size = bounds.high - bounds.low
    return Interval(bounds.low + size * low, bounds.low + size * high)


def evidence(tally: Tally, bounds: Interval | None, mean: float) -> float:
    """Against this mean: what is expected to be 1 at most as long as it is the mean (an e-value)."""
    if tally.blocks < 2:
        return 1.0
    if bounds is None:
        return exp(min(log_odds(tally, mean), LARGEST))
    parts, times = parts_of(tally, bounds)
    part = (mean - bounds.low) / (bounds.high - bounds.low)
    logs = log_wealth(parts, times, part), log_wealth(1 - parts, times, 1 - part)
    return sum(exp(min(one, LARGEST)) for one in logs) / 2


# Bets, on values from 0 to 1.


def parts_of(tally: Tally, bounds: Interval) -> tuple[np.ndarray, np.ndarray]:
    """Values as parts of what is possible, and how often each."""
    values, times = np.array(list(tally.counts)), np.array(list(tally.counts.values()))
    return np.clip((values - bounds.low) / (bounds.high - bounds.low), 0.0, 1.0), times


def log_wealth(parts: np.ndarray, times: np.ndarray, mean: float) -> float:
    """Of gamblers who began with 1 in all and bet on more than this mean, at odds that are fair if it is."""
    each = np.log1p(STAKES[:, None] * (parts / mean - 1)) @ times
    return float(np.logaddexp.reduce(each) - log(len(STAKES)))


def least_mean(parts: np.ndarray, times: np.ndarray, doubt: float) -> float:
    """The least one at which they would not be rich. The lower it is, the richer they are."""
    low, high = 0.0, float(parts @ times / times.sum())
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if middle > 0 and log_wealth(parts, times, middle) > -log(doubt):
            low = middle
        else:
            high = middle
    return low


# The t-test.


def log_odds(tally: Tally, mean: float) -> float:
    """Of means as PRIOR expects them against this one, whatever the spread."""
    grown = 1 + tally.blocks * PRIOR
    if not tally.spread:
        return 0.0 if tally.mean == mean else inf
    apart = tally.blocks * ((tally.mean - mean) / tally.spread) ** 2 / (tally.blocks - 1)
    return tally.blocks / 2 * (log1p(apart) - log1p(apart / grown)) - log(grown) / 2


def half_width(blocks: int, spread: float, doubt: float) -> float:
    """From the mean to where these odds are 1 / doubt."""
    if blocks < 2:
        return inf
    grown = 1 + blocks * PRIOR
    ratio = (sqrt(grown) / doubt) ** (2 / blocks)
    if ratio >= grown:
        return inf
    return spread * sqrt((ratio - 1) / (1 - ratio / grown) * (blocks - 1) / blocks)

"""Verdicts: whether something is more, less, or as good as equal, and how many blocks that takes.

All intervals of a comparison, at all looks, hold together: its doubt is shared among its measures
(Bonferroni). So no verdict is at odds with the interval beside it, and of all comparisons of equals at most
that share raises an alarm, about whichever measure. Where hundreds of things are asked and a list of those
that matter is wanted, `matter` bounds the share of false ones in it (e-BH, Wang and Ramdas, 2022): that
holds however they depend on each other, as all do that are compared with the same games.
"""

from enum import StrEnum
from math import sqrt
from typing import Final, TypeVar

from milkomeda.lab.sequence import EVERYTHING, Interval, Tally, interval

DOUBT: Final = 0.05
LEAST: Final = 30  # blocks before anything is said
SURE: Final = 1.645  # standard errors: nine times out of ten it is no further off
MOST: Final = 10**9  # blocks
WARY: Final = 5  # margins


class Verdict(StrEnum):
    MORE = "more"
    LESS = "less"
    EQUAL = "equal"
    """Within the margin."""
    OPEN = "open"


class Watch:
    """A difference that is watched block by block."""

    def __init__(self, margin: float, bounds: Interval | None = None, doubt: float = DOUBT) -> None:
        self.margin = margin  # 0 as long as nothing is known of what has no bounds
        self.bounds = bounds
        self.doubt = doubt
        self.tally = Tally()
        self.interval = bounds or EVERYTHING

    def look(self) -> Verdict:
        """At what is known by now. The interval never widens: all that were ever seen hold together."""
        if self.margin and self.tally.blocks >= LEAST:
            self.tally.wary = 0.0 if self.bounds else WARY * self.margin
            self.interval = interval(self.tally, self.bounds, self.doubt).within(self.interval)
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        low, high = self.interval
        if -self.margin <= low and high <= self.margin:
            return Verdict.EQUAL
        return Verdict.MORE if low > 0 else Verdict.LESS if high < 0 else Verdict.OPEN

    def announced(self) -> int:
        """Blocks that tell a difference as large as the margin from none, nine times out of ten."""
        return self.needed(self.margin, SURE)

    def more(self) -> int:
        """About so many blocks more bring a verdict, if things go on as they are."""
        if self.verdict != Verdict.OPEN:
            return 0
        gap = abs(self.tally.mean)
        return max(self.needed(max(gap, self.margin - gap), 0.0) - self.tally.blocks, 1)

    def needed(self, gap: float, sure: float) -> int:
        """Blocks after which the interval, and so many standard errors, reach no further than the gap."""
        low, high = LEAST, LEAST
        while not self.reaches(high, gap, sure):
            low, high = high, 2 * high
            if high > MOST:
                return MOST
        while high - low > 1 + low // 100:
            middle = (low + high) // 2
            low, high = (low, middle) if self.reaches(middle, gap, sure) else (middle, high)
        return high

    def reaches(self, blocks: int, gap: float, sure: float) -> bool:
        later = self.tally.grown(blocks)
        low, high = interval(later, self.bounds, self.doubt)
        return (high - low) / 2 + sure * later.spread / sqrt(blocks) <= gap


Thing = TypeVar("Thing")


def matter(evidence: dict[Thing, float], doubt: float = DOUBT) -> list[Thing]:
    """Those that matter, the most evident first; of many such lists at most that share is false."""
    ranked = sorted(evidence, key=lambda thing: -evidence[thing])
    enough = [
        place for place, thing in enumerate(ranked, 1) if evidence[thing] * place * doubt >= len(ranked)
    ]
    return ranked[: max(enough, default=0)]

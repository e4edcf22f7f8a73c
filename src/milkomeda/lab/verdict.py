"""Verdicts: whether something is more, less, or as good as equal, and how many blocks that takes.

All intervals of a comparison, at all looks, hold together: its doubt is shared among its measures
(Bonferroni). So no verdict is at odds with the interval beside it, and of all comparisons of equals at most
that share raises an alarm, about whichever measure. Where hundreds of things are asked and a list of those
that matter is wanted, `matter` bounds the share of false ones in it (e-BH, Wang and Ramdas, 2022): that
holds however they depend on each other, as all do that are compared with the same games.
"""

from enum import StrEnum
from typing import Final

from milkomeda.lab.sequence import EVERYTHING, Interval, Tally, half_width, interval

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
        self.margin = margin
        self.bounds = bounds
        self.doubt = doubt
        self.tally = Tally()
        self.interval = bounds or EVERYTHING

    def look(self) -> Verdict:
        """At what is known by now. The interval never widens: all that were ever seen hold together."""
        if self.tally.blocks >= LEAST:
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
        """Blocks that tell a difference as large as the margin from none."""
        return needed(self.tally.spread, self.margin, self.doubt)

    def more(self) -> int:
        """About so many blocks more bring a verdict, if things go on as they are."""
        if self.verdict != Verdict.OPEN:
            return 0
        gap = abs(self.tally.mean)
        wanted = needed(self.tally.spread, max(gap, self.margin - gap), self.doubt, 0.0)
        return max(wanted - self.tally.blocks, 1)


def needed(spread: float, gap: float, doubt: float, sure: float = SURE) -> int:
    """Blocks that tell a difference of such a gap from none, and none from it, nine times out of ten."""
    low, high = LEAST, MOST
    while low < high:
        middle = (low + high) // 2
        if half_width(middle, spread, doubt) + sure * spread / middle**0.5 <= gap:
            high = middle
        else:
            low = middle + 1
    return low


def matter(evidence: dict[str, float], doubt: float = DOUBT) -> list[str]:
    """Those that matter, the most evident first; of many such lists at most that share is false."""
    ranked = sorted(evidence, key=lambda name: -evidence[name])
    enough = [place for place, name in enumerate(ranked, 1) if evidence[name] * place * doubt >= len(ranked)]
    return ranked[: max(enough, default=0)]

"""Two sides compared block by block, with the same luck, until the verdict on every measure stands."""

from typing import Final, NamedTuple

from milkomeda.lab.sequence import Interval, Tally
from milkomeda.lab.verdict import DOUBT, LEAST, Verdict, Watch

POINTS: Final = 0.03  # the margin of a share
SLIGHT: Final = 0.2  # the margin of anything else, in spreads of a block: a small effect (Cohen 1988)
DIFFERENCE: Final = Interval(-1.0, 1.0)  # of two shares


class Asked(NamedTuple):
    """A measure, or one key of it; and what counts as equal, if that was said."""

    measure: str
    key: str
    share: bool
    margin: float | None = None


Values = dict[Asked, float]
"""What a block gave."""


class Line:
    """A measure of both sides."""

    def __init__(self, asked: Asked, doubt: float) -> None:
        self.asked = asked
        self.one, self.other = Tally(), Tally()
        usual = POINTS if asked.share else 0.0
        self.watch = Watch(asked.margin or usual, DIFFERENCE if asked.share else None, doubt)
        self.announced = 0

    def add(self, one: float, other: float) -> None:
        self.one.add(one)
        self.other.add(other)
        self.watch.tally.add(other - one)

    def look(self) -> Verdict:
        if self.one.blocks >= LEAST and not self.announced:
            self.watch.margin = self.watch.margin or SLIGHT * self.scale()
            self.announced = self.watch.announced() if self.watch.margin else 0
        return Verdict.EQUAL if self.alike() else self.watch.look()

    def scale(self) -> float:
        """By how much blocks differ, or at least both sides."""
        return max(self.one.spread, self.other.spread, abs(self.watch.tally.mean))

    def alike(self) -> bool:
        """Whether every block of both sides gave the same."""
        return self.one.blocks >= LEAST and not self.watch.margin


class Comparison:
    """All that is asked of two sides: how much more the other has than the one."""

    def __init__(self, asked: list[Asked], doubt: float = DOUBT) -> None:
        self.lines = {one: Line(one, doubt / len(asked)) for one in asked}
        self.blocks = 0

    def add(self, one: Values, other: Values) -> None:
        """A block. What one side has nothing of is not compared."""
        self.blocks += 1
        for asked in one.keys() & other.keys():
            self.lines[asked].add(one[asked], other[asked])

    def look(self) -> bool:
        """Whether there is a verdict on all."""
        return Verdict.OPEN not in [line.look() for line in self.lines.values()]

    def announced(self) -> int:
        """Blocks that tell differences as large as the margins from none; 0 as long as that is unknown."""
        return max(line.announced for line in self.lines.values())

    def more(self) -> int:
        """About so many blocks more, as things are."""
        return max(line.watch.more() for line in self.lines.values())

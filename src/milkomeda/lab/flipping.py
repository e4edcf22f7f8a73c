"""What each open ruling does: it is answered otherwise, and all else stays as it is.

How much it matters is the largest difference it makes to any measure, in spreads of a block, so that measures
can be weighed against each other. Ruled out as chance is what `matter` leaves out.
"""

from typing import NamedTuple

from milkomeda.lab.comparison import DIFFERENCE, Asked, Comparison, Line
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Row, Study, looking
from milkomeda.lab.sequence import evidence
from milkomeda.lab.variants import Flip, Rules, flips
from milkomeda.lab.verdict import matter


class Weighed(NamedTuple):
    """A flip, the measure that it changes most, and whether that is more than chance."""

    flip: Flip
    line: Line
    size: float
    """In spreads of a block."""
    matters: bool


class Flipping:
    """All rulings of a game, flipped one by one."""

    def __init__(self, setup: Setup, asked: list[Asked], games: int) -> None:
        """So many games of each flip, and of the rules as they are."""
        rules = Rules(setup.game, len(setup.names))
        self.base = looking(setup, asked)._replace(options=rules.written(setup.options))
        self.flips = list(flips(rules, setup.options))
        self.comparisons = {flip: Comparison(asked) for flip in self.flips}
        setups = [self.base, *(self.base._replace(options=flip.options) for flip in self.flips)]
        self.study = Study(lambda block: setups, asked, -(-games // setup.rotations))
        self.blocks = 0

    def about(self) -> str:
        return str(self.study.setups(0))

    def add(self, row: Row) -> None:
        base, *others = row
        self.blocks += 1
        for flip, other in zip(self.flips, others, strict=True):
            self.comparisons[flip].add(base, other)

    def look(self) -> bool:
        for comparison in self.comparisons.values():
            comparison.look()
        return False

    def weighed(self) -> list[Weighed]:
        """What matters first, then by size."""
        lines = {flip: list(made.lines.values()) for flip, made in self.comparisons.items()}
        tests = {(flip, line): against(line) for flip, every in lines.items() for line in every}
        sure = {flip for flip, line in matter(tests)}
        most = {flip: max(every, key=size) for flip, every in lines.items()}
        found = [Weighed(flip, line, size(line), flip in sure) for flip, line in most.items()]
        return sorted(found, key=lambda one: (not one.matters, -one.size))


def against(line: Line) -> float:
    """Evidence that the measure does differ."""
    return evidence(line.watch.tally, DIFFERENCE if line.asked.share else None, 0.0)


def size(line: Line) -> float:
    scale = max(line.one.spread, line.other.spread)
    return abs(line.watch.tally.mean) / scale if scale else float(line.watch.tally.mean != 0)

"""Measures along the values of one option, or of two."""

from itertools import product

from milkomeda.lab.comparison import Asked
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Row, Study, looking
from milkomeda.lab.sequence import Interval, Tally, interval
from milkomeda.lab.variants import Point, Rules, Span, points, span
from milkomeda.lab.verdict import DOUBT
from milkomeda.words.message import Problem, say

SHARE = Interval(0.0, 1.0)


class Sweep:
    """All points have the same luck in the same block. Their intervals hold together, a measure's each."""

    def __init__(self, setup: Setup, texts: list[str], asked: list[Asked], games: int) -> None:
        """So many games at each point. Raises Problem."""
        if len(texts) > 2:
            raise Problem(say("sweep-of-two"))
        rules = Rules(setup.game, len(setup.names))
        self.spans: list[Span] = [span(rules, text) for text in texts]
        self.points: list[Point] = points(rules, setup.options, self.spans)
        self.asked = asked
        self.tallies = {(one, point): Tally() for one, point in product(asked, self.points)}
        setups = [looking(setup, asked)._replace(options=point.options) for point in self.points]
        self.study = Study(lambda block: setups, asked, -(-games // setup.rotations))
        self.games = setup.rotations  # of a point in a block

    def about(self) -> str:
        return str(self.study.setups(0))

    def add(self, row: Row) -> None:
        for point, values in zip(self.points, row, strict=True):
            for asked, value in values.items():
                self.tallies[asked, point].add(value)

    def look(self) -> bool:
        return False

    def band(self, asked: Asked, point: Point) -> Interval:
        return interval(self.tallies[asked, point], SHARE if asked.share else None, DOUBT / len(self.points))

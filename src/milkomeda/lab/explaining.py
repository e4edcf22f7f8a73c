"""Which of the options that differ make the effect: each has its share of it (Shapley 1953).

One by one the options of the other side are put in place of the one's; what each brings depends on those that
were there before, so all orders count alike. Where options are few every block is played through all of them,
else each block has an order of its own, drawn by its number. What both sides make of a block is shared out to
the last bit.
"""

from functools import cached_property
from itertools import permutations
from typing import Final

from milkomeda.lab.comparison import Asked, Line, Values
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Row, Study, looking
from milkomeda.lab.sides import joined
from milkomeda.lab.variants import Rules, differing, mixed
from milkomeda.lab.verdict import DOUBT, Verdict
from milkomeda.play.luck import Seeded
from milkomeda.words.message import Problem, say

FEW: Final = 4  # options, of which all orders are played
TRIES: Final = 100
WHOLE: Final = ""  # in place of an option: all of them together

Order = tuple[str, ...]
Stage = frozenset[str]
"""The options that the other side has already given."""


class Explanation:
    """The shares of each option in each measure."""

    def __init__(self, setup: Setup, one: str, other: str, asked: list[Asked], games: int) -> None:
        """Raises Problem where sides make no sense, or are the same."""
        self.setup = looking(setup, asked)
        self.rules = Rules(setup.game, len(setup.names))
        self.sides = [joined(self.rules, setup.options, text) for text in (one, other)]
        self.one, self.other = map(self.rules.values, self.sides)
        self.names = differing(self.one, self.other)
        if not self.names:
            raise Problem(say("compared-with-itself"))
        self.texts: dict[Stage, str | None] = {}
        doubt = DOUBT / len(asked) / (len(self.names) + 1)
        self.lines = {(each, name): Line(each, doubt) for each in asked for name in [WHOLE, *self.names]}
        self.asked = asked
        self.blocks = 0
        self.games = len(self.stages(0)) * setup.rotations  # of a block
        self.study = Study(self.setups, asked, -(-games // self.games))

    def about(self) -> str:
        return str((self.setup, self.sides))

    # What is played.

    def text(self, stage: Stage) -> str | None:
        """The rules of a stage; None where they make no sense."""
        if stage not in self.texts:
            values = mixed(self.one, self.other, stage)
            self.texts[stage] = self.rules.text(values) if self.rules.possible(values) else None
        return self.texts[stage]

    @cached_property
    def every(self) -> list[Order]:
        """All orders, where options are few, but for those that lead over nonsense."""
        if len(self.names) > FEW:
            return []
        return [
            order for order in permutations(self.names) if all(self.text(stage) for stage in along(order))
        ]

    def orders(self, block: int) -> list[Order]:
        return self.every or [self.drawn(Seeded(self.setup.seed + block))]

    def drawn(self, luck: Seeded) -> Order:
        """Raises Problem where no way leads from the one to the other."""
        for _ in range(TRIES):
            order: Order = ()
            while ways := [
                name for name in self.names if name not in order and self.text(frozenset((*order, name)))
            ]:
                order = (*order, ways[luck.below(len(ways))])
            if len(order) == len(self.names):
                return order
        raise Problem(say("no-way-between"))

    def stages(self, block: int) -> list[Stage]:
        return list(dict.fromkeys(stage for order in self.orders(block) for stage in along(order)))

    def setups(self, block: int) -> list[Setup]:
        texts = [self.text(stage) for stage in self.stages(block)]
        return [self.setup._replace(options=text) for text in texts if text is not None]

    # What comes of it.

    def add(self, row: Row) -> None:
        found = dict(zip(self.stages(self.blocks), row, strict=True))
        for asked in self.asked:
            if all(asked in values for values in row):
                self.share_out(asked, found)
        self.blocks += 1

    def share_out(self, asked: Asked, found: dict[Stage, Values]) -> None:
        begin, end = found[frozenset()][asked], found[frozenset(self.names)][asked]
        shares = dict.fromkeys(self.names, 0.0)
        orders = self.orders(self.blocks)
        for order in orders:
            stages = along(order)
            for name, before, after in zip(order, stages, stages[1:]):
                shares[name] += (found[after][asked] - found[before][asked]) / len(orders)
        for name, share in {WHOLE: end - begin, **shares}.items():
            self.lines[asked, name].add(begin, begin + share)

    def look(self) -> bool:
        return Verdict.OPEN not in [line.look() for line in self.lines.values()]


def along(order: Order) -> list[Stage]:
    """The stages from none to all."""
    return [frozenset(order[:count]) for count in range(len(order) + 1)]

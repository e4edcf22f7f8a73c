"""What is compared: two sets of rules played by the same bots, or two bots that play against each other."""

from collections.abc import Callable
from typing import Final

from milkomeda.bots import BOTS
from milkomeda.lab.comparison import Asked, Comparison, Values
from milkomeda.lab.players import known
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Row, Study, looking
from milkomeda.lab.variants import Rules
from milkomeda.play.options import words_of
from milkomeda.words.message import Problem, say

WON: Final = Asked("wins-by-bot", "", share=True)

Pair = tuple[Values, Values]


class Match:
    """Two sides that are compared by a study."""

    def __init__(
        self,
        names: tuple[str, str],
        study: Study,
        asked: list[Asked],
        pair: Callable[[Row], Pair],
    ) -> None:
        self.names = names
        self.study = study
        self.pair = pair  # how a row tells them apart
        self.comparison = Comparison(asked)
        self.games = sum(setup.rotations for setup in study.setups(0))  # of a block

    def about(self) -> str:
        return str(self.study.setups(0))

    def add(self, row: Row) -> None:
        self.comparison.add(*self.pair(row))

    def look(self) -> bool:
        return self.comparison.look()


def between_rules(one: Setup, other: Setup, asked: list[Asked], games: int) -> Match:
    blocks = -(-games // (one.rotations + other.rotations))
    study = Study(lambda block: [one, other], asked, blocks)
    return Match((one.options, other.options), study, asked, lambda row: (row[0], row[1]))


def between_bots(setup: Setup, one: str, other: str, games: int) -> Match:
    """At the same tables; each has half of the seats, the one the smaller half."""
    seats = len(setup.names)
    table = setup._replace(names=(one,) * (seats // 2) + (other,) * (seats - seats // 2))
    won = [WON._replace(key=name) for name in (one, other)]
    study = Study(lambda block: [table], won, -(-games // table.rotations))

    def pair(row: Row) -> Pair:
        first, second = ({WON: row[0][asked]} for asked in won)
        return first, second

    return Match((one, other), study, [WON], pair)


def match_of(setup: Setup, one: str, other: str, asked: list[Asked], games: int) -> Match:
    """Bots, or rules beside those of the setup. Raises Problem where they make no sense."""
    setup = looking(setup, asked)
    if is_bot(one) and is_bot(other):
        first, second = known(setup.game, [one, other])
    else:
        rules = Rules(setup.game, len(setup.names))
        first, second = (joined(rules, setup.options, text) for text in (one, other))
    if first == second:
        raise Problem(say("compared-with-itself"))
    if is_bot(first):
        return between_bots(setup._replace(facts=0, looks=0), first, second, games)
    return between_rules(setup._replace(options=first), setup._replace(options=second), asked, games)


def is_bot(text: str) -> bool:
    return text.partition(":")[0] in BOTS or text.endswith(".json")


def joined(rules: Rules, base: str, text: str) -> str:
    """What a side says beside what all have in common; an edition that it names begins anew."""
    own = words_of(text)
    merged = own if "edition" in own else words_of(base) | own
    return rules.written(" ".join(f"{name}={value}" for name, value in merged.items()))

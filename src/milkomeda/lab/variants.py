"""Rules that differ in some options: between two sets, along a range, or by another answer to a ruling."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final, NamedTuple

from milkomeda.games import SHOWS, game
from milkomeda.play.options import Option, Value, nearest
from milkomeda.words.message import Problem, say

MOST: Final = 200  # points of a sweep

Values = dict[str, Value]
"""Of all options, and of cards that are not as they are printed."""


class Rules(NamedTuple):
    """Of a game for so many players. Whatever reads options raises Problem where they make no sense."""

    game: str
    seats: int

    @property
    def table(self) -> dict[str, Option]:
        return SHOWS[self.game].table

    @property
    def lister(self) -> str:
        return f"milkomeda rulings --game {self.game}"

    def written(self, text: str) -> str:
        """These options, as short as they can be written."""
        rules = game(self.game)
        return rules.options(rules.new(text, self.seats))

    def values(self, text: str) -> Values:
        return game(self.game).values(self.written(text))

    def text(self, values: Values) -> str:
        return self.written(game(self.game).text(values))

    def possible(self, values: Values) -> bool:
        try:
            self.text(values)
        except Problem:
            return False
        return True

    def option(self, name: str) -> Option:
        if name not in self.table:
            near = nearest(name, self.table)
            raise Problem(say("no-such-option", name=name, near=near, command=self.lister))
        return self.table[name]


def differing(one: Values, other: Values) -> list[str]:
    return [name for name in one | other if one.get(name) != other.get(name)]


def mixed(one: Values, other: Values, names: frozenset[str]) -> Values:
    """The one with these options of the other."""
    kept = {name: value for name, value in one.items() if name not in names}
    return kept | {name: value for name, value in other.items() if name in names}


# Ranges.


class Span(NamedTuple):
    """An option along some values."""

    option: str
    values: list[Value]


def span(rules: Rules, text: str) -> Span:
    """Written as 'end_cards=1..4', 'deck=20,28,36', 'bribes=free,none', or 'bribes' for all of its words."""
    name, _, wanted = text.partition("=")
    if "." in name:
        return Span(name, of_card(wanted))
    option = rules.option(name)
    if not wanted and (option.values or option.yes_no()):
        return Span(name, option.possible())
    low, dots, high = wanted.partition("..")
    if dots:
        every = option.possible()
        return Span(name, every[every.index(option.read(low)) : every.index(option.read(high)) + 1])
    return Span(name, [option.read(word) for word in wanted.split(",")])


def of_card(wanted: str) -> list[Value]:
    """Values of a card's figure: what it can be, the game knows."""
    low, dots, high = wanted.partition("..")
    if dots and low.isdecimal() and high.isdecimal() and int(high) - int(low) <= MOST:
        return [str(n) for n in range(int(low), int(high) + 1)]
    return list(wanted.split(","))


class Point(NamedTuple):
    """Of a sweep."""

    at: tuple[Value, ...]
    options: str


def points(rules: Rules, options: str, spans: list[Span]) -> list[Point]:
    """All that make sense together. Raises Problem where there are none, or too many."""
    base, count = rules.values(options), prod(len(one.values) for one in spans)
    ways = product(*(one.values for one in spans)) if count <= MOST else ()
    every = [(at, base | dict(zip((one.option for one in spans), at, strict=True))) for at in ways]
    found = [Point(at, rules.text(values)) for at, values in every if rules.possible(values)]
    if not found:
        raise Problem(say("sweep-of-so-many", points=count if count > MOST else 0, most=MOST))
    return found


# Rulings.


class Flip(NamedTuple):
    """Another answer to what the rulebook leaves open."""

    rulings: str
    option: str
    value: Value
    options: str


def flips(rules: Rules, options: str) -> Iterator[Flip]:
    """All of them that make sense, but for options that say nothing by these rules."""
    base = rules.values(options)
    named: dict[str, list[str]] = {}
    for ruling in SHOWS[rules.game].open:
        for option in ruling.options:
            named.setdefault(option.name, []).append(ruling.name)
    for name, rulings in named.items():
        yield from answers(rules, base, name, " ".join(rulings))


def every_flip(rules: Rules, options: str) -> Iterator[Flip]:
    """The same of all options, whether a ruling is open about them or not."""
    base = rules.values(options)
    for name in rules.table:
        yield from answers(rules, base, name)


def answers(rules: Rules, base: Values, name: str, rulings: str = "") -> Iterator[Flip]:
    """Other values of an option; none where it says nothing by these rules."""
    option = rules.table[name]
    if option.moot and base[option.moot[0]] == option.moot[1]:
        return
    for value in others(option, base[name]):
        values = base | {name: value}
        if rules.possible(values):
            yield Flip(rulings, name, value, rules.text(values))


def others(option: Option, now: Value) -> list[Value]:
    """All other words; of numbers those of other editions and the next ones, but 0 often means none."""
    if option.values or option.yes_no():
        return [value for value in option.possible() if value != now]
    elsewhere = [int(value) for value in option.editions]
    near = [int(now) - 1, int(now) + 1] if now else []
    return [
        value
        for value in dict.fromkeys(elsewhere + near)
        if option.low <= value <= option.high and value != now
    ]

"""What the table and the lab say to each other: an order, how far it is, and what was found by then.

An order is worked off slice by slice, and what is known after each is a value: whoever goes on with it, in
whichever process, needs nothing else.
"""

from typing import Literal

from msgspec import Struct

Verdict = Literal["", "more", "less", "equal", "open"]


class Order(Struct, frozen=True):
    """Games by one set of rules; or by two, with the same luck, which are compared."""

    game: str
    options: list[str]
    bots: list[str]
    """Who sits where."""
    games: int
    """Of each set of rules."""
    seed: int = 1


class Sums(Struct, array_like=True):
    """Of what blocks gave: how many, their sum, the sum of their squares."""

    blocks: int = 0
    sum: float = 0.0
    squares: float = 0.0


class Shown(Struct, array_like=True):
    """A block that shows a figure, and what it gave."""

    value: float
    block: int


class Side(Struct, array_like=True):
    """A figure by one set of rules."""

    sums: Sums
    shown: list[Shown]
    """The least, a usual one, and the most."""


class Line(Struct, array_like=True):
    """A figure: all that is known of it."""

    sides: list[Side]
    apart: Sums
    """By how much the second set of rules had more."""


class Known(Struct):
    """After so many blocks; figures by measure and key."""

    blocks: int = 0
    lines: dict[str, dict[str, Line]] = {}


class Bar(Struct, frozen=True):
    """A value, most likely between two bounds, whenever one looks; few blocks say nothing of bounds."""

    value: float
    low: float | None
    high: float | None


class Figure(Struct, frozen=True):
    """What was found of a measure, or of one of its keys."""

    measure: str
    key: str
    keys: str
    """What the key is, where there are several."""
    room: str
    """What it is about: fast, epic, fun, fair, full (of cards)."""
    unit: str
    better: str
    sides: list[Bar]
    apart: Bar | None
    """By how much the second one has more."""
    verdict: Verdict
    more: int
    """Games after which there may be a verdict, where it is open."""
    shown: list[list[int]]
    """Of each side, the blocks that show it."""


class Slice(Struct, frozen=True, tag="slice"):
    """Go on for about so many seconds."""

    order: Order
    known: Known
    seconds: float


class Found(Struct, frozen=True):
    known: Known
    figures: list[Figure]
    games: int
    """That were played, by each set of rules."""
    done: bool


class Replay(Struct, frozen=True, tag="replay"):
    """A game once more: its log."""

    order: Order
    side: int
    block: int


class Answer(Struct, frozen=True):
    """What came of something that was asked; or why nothing did. An empty one says that the lab is there."""

    found: Found | None = None
    log: str = ""
    problem: str = ""

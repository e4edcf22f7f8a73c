"""What the table and the lab say to each other: an order, how far it is, and what was found by then.

An order is worked off slice by slice, and what is known after each is a value: whoever goes on with it, in
whichever process, needs nothing else.
"""

from typing import Literal

from msgspec import Struct

from milkomeda.words.message import Message

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
    table: str = ""
    """Whose game is played again: with its luck, each seat in the manner of whoever sat there."""


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
    gaps: list[Shown] = []
    """Blocks by that: the least, a usual one, and the most."""


class Manner(Struct, frozen=True):
    """The bot that is most like somebody: of so many actions it would have chosen so many alike."""

    bot: str
    alike: int
    actions: int
    guessed: float
    """How many would be alike by chance."""


class Parting(Struct, frozen=True):
    """Where a game cannot go on as it did by other rules, though all answers before are the same."""

    kind: Literal["refused", "asked", "over", "on", "won", "same"]
    """What was answered is not allowed; something else is asked; all is over already. Or it never parts, but
    is not over then, or somebody else has won; or nothing is different.
    """
    at: int
    """After so many answers."""
    round: int
    seat: int
    why: Message | None = None


class Again(Struct, frozen=True):
    """What is told of a game before it is played again."""

    manners: list[Manner]
    parting: Parting


class Known(Struct):
    """After so many blocks; figures by measure and key."""

    blocks: int = 0
    lines: dict[str, dict[str, Line]] = {}
    past: str = ""
    """The log of the game that is played again."""
    again: Again | None = None


class Bar(Struct, frozen=True):
    """A value, most likely between two bounds, whenever one looks; few blocks say nothing of bounds."""

    value: float
    low: float | None
    high: float | None


class Gap(Struct, frozen=True):
    """By how much the second set of rules had more in a block."""

    value: float
    block: int


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
    """Of each side, the blocks that show it: least, as usual, most."""
    gaps: list[Gap] = []
    """What shows the difference: a block where it is as usual, and the one where it is largest."""


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
    past: str = ""


class Answer(Struct, frozen=True):
    """What came of something that was asked; or why nothing did. An empty one says that the lab is there."""

    found: Found | None = None
    log: str = ""
    problem: str = ""

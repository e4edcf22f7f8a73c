"""Facts: what happened, as typed records. Nothing here is in any language."""

import re
from typing import Any, ClassVar, Literal, Union

from msgspec import Struct


def kebab(name: str) -> str:
    """FightBegan is told as 'fight-began'."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(Struct, tag=kebab):
    """Something that happened.

    The last part of a field's name says what it holds: `seat` and `other_seat` are seats, `from_cell` is a
    cell. Seats and amounts are numbers, all else are the notation's words.
    """

    landmark: ClassVar[Literal["", "fight", "milestone"]] = ""
    """What whoever leafs through a game would look for in it."""
    weighs: ClassVar[bool] = False
    """Whether chances to win may have jumped by it."""
    had: ClassVar[str] = ""
    """The field that names the card which the seat has from then on."""
    owed: ClassVar[tuple[str, str] | None] = None
    """The card, by kind and name, that alone makes it possible."""

    def causes(self) -> list[tuple[str, str]]:
        """The cards, by kind and name, to which it is owed."""
        source = getattr(self, "source", None)
        told = [(kind, getattr(source, kind)) for kind in source.__struct_fields__] if source else []
        return [*told, self.owed] if self.owed else told


class AnsweredInSecret(Fact):
    """What was answered is revealed with the last such answer."""

    seat: int


class PutRight(Fact):
    """Somebody has put the position right by hand."""

    lines: str
    """What is otherwise, in notation."""


class TurnBegan(Fact):
    seat: int


class LeadTaken(Fact):
    """At the end of a round, from somebody else."""

    landmark = "milestone"
    seat: int
    points: int


class WouldGain(Fact):
    """What would come of an answer."""

    seat: int
    points: int


class WouldLose(Fact):
    seat: int
    points: int


class WouldDecideChance(Fact):
    """Chance would be asked next."""


def score_change(seat: int, points: int) -> Fact:
    return WouldGain(seat, points) if points > 0 else WouldLose(seat, -points)


def vocabulary(module: str) -> list[type[Fact]]:
    """All that can happen in a game whose facts that module names."""
    return [fact for fact in Fact.__subclasses__() if fact.__module__ in (__name__, module)]


def union(facts: list[type[Fact]]) -> Any:
    """The type of any of these."""
    return Union[tuple(facts)]  # noqa: UP007

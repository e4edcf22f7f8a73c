"""Messages: what is to be said, until somebody reads or hears it."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

SEATS: Final = ("teal", "gold", "violet", "rose")


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence in no language: which message, and its values.

    The last part of a value's name says what it holds, as in facts: `seat` and `other_seat` are seats,
    `from_cell` is a cell. Seats and amounts are numbers, all else are the notation's words.
    """

    name: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        """In English, with seats by their colours: for tracebacks, logs and whoever plays with the engine."""
        from milkomeda.words.language import language

        return language("en").say(self, SEATS.__getitem__)


def say(name: str, /, **values: Any) -> Message:
    return Message(name, values)


class Remark(Struct, frozen=True, omit_defaults=True):
    """A message that is about something."""

    text: Message
    about: list[str]
    """Options and cards, as an edition's options name them; what is most to blame comes first."""
    impossible: bool = False
    """Whether that cannot be played; else it is hardly meant."""


class Problem(ValueError):
    """Something that cannot be; its message says why."""

    def __init__(self, message: Message, about: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.about = list(about)  # options and cards, where it is about some

    def __str__(self) -> str:
        return str(self.message)


def message_of(problem: Exception) -> Message:
    """What an exception has to say."""
    return problem.message if isinstance(problem, Problem) else say("plain", text=str(problem))

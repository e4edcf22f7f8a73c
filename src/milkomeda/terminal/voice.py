"""A voice: a language as it is spoken at a table, where seats have names."""

from collections.abc import Sequence
from typing import Any

from milkomeda.play.facts import Fact
from milkomeda.words.language import Language
from milkomeda.words.message import Message, message_of


class Voice:
    def __init__(self, words: Language, seats: Sequence[str] = ()) -> None:
        self.words = words
        self.seats = tuple(self.word("seat", name) for name in seats)

    def say(self, name: str, /, **values: Any) -> str:
        """The message of that name, with these values."""
        return self.said(Message(name, values))

    def said(self, message: Message | None) -> str:
        """Empty where there is nothing to say."""
        return self.words.say(message, self.seats.__getitem__) if message else ""

    def tell(self, fact: Fact) -> str:
        return self.words.tell(fact, self.seats.__getitem__)

    def why(self, problem: Exception) -> str:
        """What an exception has to say."""
        return self.said(message_of(problem))

    def word(self, kind: str, word: str) -> str:
        """A word of the notation as this language has it, 'outpost' under structure."""
        return self.words.word(kind, word)

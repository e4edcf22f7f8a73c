"""Rulings: what a game's texts leave open or contradict, and how it is played here."""

from typing import NamedTuple

from milkomeda.play.options import Option, cited
from milkomeda.words.message import Message, say


class Ruling(NamedTuple):
    name: str
    question: Message
    """Its topic and its answer are attributes of that message."""
    passage: str
    options: list[Option]
    """The options it bears on."""
    fixed: bool
    """Whether it is the same with every value of theirs."""

    def topic(self) -> Message:
        return Message(f"{self.question.name}.topic")

    def answer(self) -> Message:
        return Message(f"{self.question.name}.answer")

    def cited(self) -> Message:
        return cited(self.passage)

    def open(self) -> bool:
        """Whether it can be played otherwise."""
        return not self.fixed and any(len(option.possible()) > 1 for option in self.options)

    def said(self) -> Message:
        """What was open, and how it is played."""
        return say("ruling-said", question=self.question, answer=self.answer())

    def stands(self) -> Message:
        """How it is played, as a sentence."""
        return say("ruling-stands", name=self.name, answer=self.answer())


def by_name(
    words: str, passages: dict[str, str], options: dict[str, Option], fixed: tuple[str, ...] = ()
) -> dict[str, Ruling]:
    """Rulings by their names; an option names those that it holds."""
    return {
        name: Ruling(
            name,
            say(f"{words}-ruling-{name}"),
            passage,
            [option for option in options.values() if name in option.ruling.split()],
            name in fixed,
        )
        for name, passage in passages.items()
    }

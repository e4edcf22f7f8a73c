"""A lesson: a short position that teaches something of a game to whoever plays it.

What counts is what happened, never how it is said. Its words are the message `<game>-lesson-<name>`: the
title, and as attributes the goal, what is said when it is `done` or `missed`, and a tip for each step.
"""

from typing import Any, Final

from msgspec import Struct

from milkomeda.play.facts import Fact, TurnBegan

PUPIL: Final = 0
"""The seat of whoever learns."""


class Lesson(Struct, frozen=True):
    name: str
    position: str
    goal: type[Fact]
    """It is done when that has happened …"""
    such: dict[str, Any]
    """… and it was so."""
    tips: list[str]
    """The steps on the way; each has a tip."""
    solution: list[str]
    """Answers that lead there."""
    others: dict[str, str] = {}
    """What others answer, by step; to all else they give the answer that does least."""
    luck: int = 0
    """Chance is always the same in a lesson; this says which one."""

    def reached(self, fact: Fact) -> bool:
        return type(fact) is self.goal and all(
            getattr(fact, name) == value for name, value in self.such.items()
        )


def passed_on(fact: Fact) -> bool:
    """Whether my turn is over."""
    return isinstance(fact, TurnBegan) and fact.seat != PUPIL

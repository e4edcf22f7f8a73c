"""The log of a match in words."""

from typing import cast

from milkomeda.galaxy import story
from milkomeda.galaxy.state import Galaxy
from milkomeda.galaxy.story import EVERYTHING
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK

__all__ = ["EVERYTHING", "after_answer", "told"]


def after_answer(match: Match, index: int) -> Galaxy:
    last = index + 1 == len(match.answers)
    return cast(Galaxy, match.state if last else match.answers[index + 1].before)


def told(match: Match, index: int, listener: int) -> list[str]:
    """One answer and what came of it."""
    answer = match.answers[index]
    before = cast(Galaxy, answer.before.copy())
    if answer.seat != LUCK:
        before.face(answer.seat)
    return story.told(before, answer.seat, answer.choice, after_answer(match, index), listener)

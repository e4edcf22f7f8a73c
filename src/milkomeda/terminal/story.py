"""The log in words, as a seat may hear it."""

from typing import Final, cast

from milkomeda.galaxy.state import Galaxy
from milkomeda.galaxy.wording import news, revealed, sentence, veiled
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK

EVERYTHING: Final = -2
"""Listens to a finished game: hears all secrets."""


def after_answer(match: Match, index: int) -> Galaxy:
    last = index + 1 == len(match.answers)
    return cast(Galaxy, match.state if last else match.answers[index + 1].before)


def told(match: Match, index: int, listener: int) -> list[str]:
    """One answer and what came of it."""
    answer = match.answers[index]
    before = cast(Galaxy, answer.before.copy())
    if answer.seat != LUCK:
        before.face(answer.seat)
    step = before.step
    open_to = listener in (EVERYTHING, answer.seat) or step.sees(before, listener)
    lines = revealed(before, step, answer.choice)
    if not lines:
        lines = [
            sentence(before, step, answer.choice, answer.seat)
            if open_to
            else veiled(before, step, answer.seat)
        ]
    return [line for line in lines + news(before, after_answer(match, index)) if line]

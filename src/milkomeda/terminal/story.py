"""The log of a match in words."""

from typing import Final

from milkomeda.games import SHOWS
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

EVERYTHING: Final = -2
"""Listens to a finished game: hears all secrets."""


def after_answer(match: Match, index: int) -> State:
    return match.state if index + 1 == len(match.answers) else match.answers[index + 1].before


def told(match: Match, index: int, listener: int) -> list[str]:
    """One answer and what came of it."""
    answer = match.answers[index]
    before = answer.before.copy()
    if answer.seat != LUCK:
        before.face(answer.seat)
    after = after_answer(match, index)
    return SHOWS[match.game.name].told(before, answer.seat, answer.choice, after, listener)

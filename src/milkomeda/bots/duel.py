"""Bots against each other: who wins how often."""

from mypy_extensions import i64

from milkomeda.bots.bot import Bot
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK


def play_match(state: State, bots: list[Bot], luck: Random, most: i64) -> bool:
    """Play a game to its end, at most so many answers; returns whether it ended."""
    answers: i64 = 0
    while state.steps and answers < most:
        answers += 1
        step = state.steps[-1]
        seat = step.seat(state)
        if seat == LUCK:
            state.play(step.sample(state, luck))
        else:
            state.play(bots[seat].choose(state.view(seat), seat, luck))
    return not state.steps

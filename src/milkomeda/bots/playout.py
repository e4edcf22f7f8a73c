"""Games played out at random inside the engine: for measuring, for checks, for searching bots."""

from mypy_extensions import i64

from milkomeda.play.luck import Seeded
from milkomeda.play.state import State


def play_on(state: State, luck: Seeded, most: i64) -> i64:
    """Answer at random until the game is over, or so many answers were given; returns their number."""
    count: i64 = 0
    while count < most and state.steps:
        state.play(state.steps[-1].sample(state, luck))
        count += 1
    return count


def playout(state: State, seed: i64, copy_each: bool) -> tuple[int, int]:
    """One random game to its end: how often a player answered, and how often luck did."""
    luck = Seeded(seed)
    decisions: i64 = 0
    chances: i64 = 0
    while state.steps:
        step = state.steps[-1]
        if step.seat(state) < 0:
            chances += 1
        else:
            decisions += 1
            if copy_each:
                state.copy()
        state.play(step.sample(state, luck))
    return decisions, chances


def forced(state: State, seed: i64) -> tuple[int, int]:
    """The same game: how often a player answered, and how often with a single choice."""
    luck = Seeded(seed)
    decisions: i64 = 0
    single: i64 = 0
    while state.steps:
        step = state.steps[-1]
        if step.seat(state) >= 0:
            decisions += 1
            if step.listed(state) and len(step.choices(state)) == 1:
                single += 1
        state.play(step.sample(state, luck))
    return decisions, single

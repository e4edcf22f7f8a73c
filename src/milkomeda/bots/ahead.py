"""In a bot's head: how a turn may go on."""

from typing import Final

from mypy_extensions import i64

from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

AHEAD: Final = 24  # answers
WAYS: Final = 3  # in which it may become quiet again


def few_choices(view: State, most: i64, luck: Random) -> list[int]:
    """All choices, or a sample where they are many; those that come to mind where the game has ideas."""
    step = view.step
    found: list[int] = step.ideas(view)
    if found:
        return found[:most]
    if step.listed(view):
        choices = step.choices(view)
        if len(choices) <= most:
            return choices
        found.append(choices[0])
        for _ in range(most - 1):
            choice = choices[luck.below(len(choices))]
            if choice not in found:
                found.append(choice)
        return found
    for _ in range(most):
        choice = step.sample(view, luck)
        if choice not in found:
            found.append(choice)
    return found


def look_ahead(state: State, seat: i64, luck: Random, character: str = "") -> float:
    """Play on at random while the seat itself, or luck, is asked, and judge."""
    for _ in range(AHEAD):
        if not state.steps or not state.quiet():
            break
        step = state.steps[-1]
        asked = step.seat(state)
        if asked != seat and asked != LUCK:
            break
        state.play(step.sample(state, luck))
    return judge_quiet(state, seat, luck, character)


def judge_quiet(state: State, seat: i64, luck: Random, character: str = "") -> float:
    """What it is worth to a character once all is quiet again: the mean of a few ways that may go."""
    if state.quiet():
        return state.judge(seat) + state.leaning(character, seat)
    total = 0.0
    for _ in range(WAYS):
        after = state.copy()
        while after.steps and not after.quiet():
            after.play(after.steps[-1].sample(after, luck))
        total += after.judge(seat) + after.leaning(character, seat)
    return total / float(WAYS)

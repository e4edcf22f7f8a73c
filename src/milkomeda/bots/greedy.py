"""Greedy: tries each choice on an imagined game, plays the turn on at random a few times, takes the best.

One ply over the game's own judgement. A choice alone says little where an action takes several steps,
so it is judged by the best of a few ways to go on until it is somebody else's turn.
"""

from typing import Final

from mypy_extensions import i64

from milkomeda.bots.bot import Bot
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

MOST_CHOICES: Final = 24
AHEAD: Final = 24  # answers


class Greedy(Bot):
    def __init__(self, tries: i64 = 40) -> None:
        self.tries: i64 = tries

    def choose(self, view: State, seat: i64, luck: Random) -> i64:
        choices = few_choices(view, luck)
        if len(choices) == 1:
            return choices[0]
        each: i64 = max(self.tries // len(choices), 2)
        best: i64 = choices[0]
        best_value = -1e9
        for choice in choices:
            value = self.promise(view, seat, choice, each, luck)
            if value > best_value:
                best_value = value
                best = choice
        return best

    def promise(self, view: State, seat: i64, choice: i64, tries: i64, luck: Random) -> float:
        """How it looks at once, and after some ways to go on: mostly the best, a little their mean."""
        best = -1e9
        total = 0.0
        at_once = view.imagine(seat, luck)
        at_once.play(choice)
        for _ in range(tries):
            state = view.imagine(seat, luck)
            state.play(choice)
            value = look_ahead(state, seat, luck)
            total += value
            best = max(best, value)
        return 0.5 * at_once.judge(seat) + 0.7 * best + 0.3 * total / float(tries)


def few_choices(view: State, luck: Random) -> list[int]:
    """All choices, or a sample where they are many."""
    step = view.step
    choices: list[int] = []
    if step.listed(view):
        choices = step.choices(view)
        if len(choices) <= MOST_CHOICES:
            return choices
        return [choices[0]] + [choices[luck.below(len(choices))] for _ in range(MOST_CHOICES - 1)]
    for _ in range(MOST_CHOICES):
        choices.append(step.sample(view, luck))
    return choices


def look_ahead(state: State, seat: i64, luck: Random) -> float:
    """Play on at random while the seat itself, or luck, is asked; then judge."""
    for _ in range(AHEAD):
        if not state.steps:
            break
        step = state.steps[-1]
        asked = step.seat(state)
        if asked != seat and asked != LUCK:
            break
        state.play(step.sample(state, luck))
    return state.judge(seat)

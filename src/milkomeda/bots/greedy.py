"""Greedy: tries each choice on an imagined game, plays the turn on at random a few times, takes the best.

One ply over the game's own judgement. A choice alone says little where an action takes several steps,
so it is judged by the best of a few ways to go on until it is somebody else's turn.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.bot import Bot
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

MOST_CHOICES: Final = 24
AHEAD: Final = 24  # answers
AVERAGE: Final = 1  # of HANDS


class Greedy(Bot):
    """So many tries of all choices together, and a hand that errs where a game needs one."""

    def __init__(self, tries: i64 = 160, hand: i64 = AVERAGE) -> None:
        self.tries: i64 = tries
        self.hand: i64 = hand

    def choose(self, view: State, seat: i64, luck: Random) -> i64:
        """Try all a little, the better half of them more, and so on until one is left."""
        options = [Option(view, seat, choice, luck) for choice in few_choices(view, luck)]
        while len(options) > 1:
            each: i64 = max(self.tries // (4 * len(options)), 2)
            for option in options:
                option.look(view, seat, each, self.hand, luck)
            options.sort(key=value_of, reverse=True)
            options = options[: len(options) // 2]
        return view.step.slip(view, options[0].choice, self.hand, luck)


@final
class Option:
    """A choice, and how it looked so far."""

    def __init__(self, view: State, seat: i64, choice: i64, luck: Random) -> None:
        self.choice: i64 = choice
        after = view.imagine(seat, luck)
        after.play(choice)
        self.at_once = after.judge(seat)
        self.best = -1e9
        self.total = 0.0
        self.looks = 0.0

    def look(self, view: State, seat: i64, times: i64, hand: i64, luck: Random) -> None:
        for _ in range(times):
            state = view.imagine(seat, luck)
            state.play(state.step.slip(state, self.choice, hand, luck))
            value = look_ahead(state, seat, luck)
            self.total += value
            self.best = max(self.best, value)
        self.looks += float(times)


def value_of(option: Option) -> float:
    """How it looks at once, and after some ways to go on: mostly the best of them, a little their mean."""
    return 0.5 * option.at_once + 0.7 * option.best + 0.3 * option.total / option.looks


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

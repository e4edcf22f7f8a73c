"""Greedy: tries each choice on an imagined game, plays the turn on at random a few times, takes the best.

One ply over the game's own judgement. A choice alone says little where an action takes several steps,
so it is judged by the best of a few ways to go on until it is somebody else's turn.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices, judge_quiet, look_ahead
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.play.luck import Random
from milkomeda.play.state import State

MOST_CHOICES: Final = 24
AVERAGE: Final = 1  # of HANDS


class Greedy(Bot):
    """So many tries of all choices together, a hand, and how many choices come to its mind."""

    def __init__(self, tries: i64 = 160, hand: i64 = AVERAGE, most: i64 = MOST_CHOICES) -> None:
        self.tries: i64 = tries
        self.hand: i64 = hand
        self.most: i64 = most

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        return view.step.slip(view, self.think(view, seat, luck, budget), self.hand, luck)

    def think(self, view: State, seat: i64, luck: Random, budget: Budget) -> i64:
        """Try all a little, the better half of them more, and so on until few are left."""
        choices = few_choices(view, self.most, luck)
        if len(choices) == 1:
            return choices[0]
        options = first_looks(view, seat, choices, luck, budget, self.character)
        if view.step.stands(view):
            first = luck.below(len(options))  # of equals
            return max(options[first:] + options[:first], key=looks_of).choice
        while len(options) > 1 and not budget.over():
            each: i64 = max(self.tries // (4 * len(options)), 2)
            for option in options:
                option.look(view, seat, each, self.hand, luck, budget)
            options.sort(key=looks_of, reverse=True)
            options = options[: len(options) // 2]
        return max(options, key=looks_of).choice


@final
class Option:
    """A choice, and how it looked so far."""

    def __init__(self, view: State, seat: i64, choice: i64, luck: Random, character: str = "") -> None:
        self.choice: i64 = choice
        after = view.imagine(seat, luck)
        after.play(choice)
        self.character = character
        self.at_once = judge_quiet(after, seat, luck, character)
        self.best = -1e9
        self.total = 0.0
        self.looks = 0.0

    def look(self, view: State, seat: i64, times: i64, hand: i64, luck: Random, budget: Budget) -> None:
        for _ in range(times):
            if budget.over():
                break
            state = view.imagine(seat, luck)
            state.play(state.step.slip(state, self.choice, hand, luck))
            value = look_ahead(state, seat, luck, self.character)
            self.total += value
            self.best = max(self.best, value)
            self.looks += 1.0


def first_looks(
    view: State, seat: i64, choices: list[int], luck: Random, budget: Budget, character: str
) -> list[Option]:
    """Of as many choices as there is time for."""
    options: list[Option] = []
    for choice in choices:
        options.append(Option(view, seat, choice, luck, character))
        if budget.over():
            break
    return options


def looks_of(option: Option) -> float:
    """How it looks at once, and after some ways to go on: mostly the best of them, a little their mean."""
    if not option.looks:
        return 1.5 * option.at_once
    return 0.5 * option.at_once + 0.7 * option.best + 0.3 * option.total / option.looks

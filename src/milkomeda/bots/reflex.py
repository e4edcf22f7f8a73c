"""Reflex: takes the choice after which a learned judgement likes the position best. No search to speak of."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.judgement import Judgement
from milkomeda.bots.learned import learned
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import UNANSWERED, Luck, Sealed

GRAIN: Final = 1 << 30
MOST: Final = 24
AVERAGE: Final = 1  # of HANDS


def afters(base: State, choices: list[int], seed: i64) -> list[State]:
    """The positions after each choice. What others answer in secret is drawn, for all alike, and so is what
    chance makes of it where that cannot be listed.
    """
    found: list[State] = []
    sealed = isinstance(base.steps[-1], Sealed)
    for choice in choices:
        after = base.copy()
        after.play(choice)
        luck = Seeded(seed)
        if sealed:
            unseal(after, luck)
        while after.steps and isinstance(after.steps[-1], Luck) and not after.steps[-1].listed(after):
            after.play(after.steps[-1].sample(after, luck))
        found.append(after)
    return found


def unseal(state: State, luck: Random) -> None:
    """Let all others answer who are asked in secret, too."""
    while state.steps:
        step = state.steps[-1]
        if not isinstance(step, Sealed) or len(step.given) == step.given.count(UNANSWERED):
            break
        state.play(step.sample(state, luck))


@final
class Reflex(Bot):
    """So many choices come to its mind; it has a hand. Its taste is what was learned of the game."""

    def __init__(self, taste: Judgement | None = None, most: i64 = MOST, hand: i64 = AVERAGE) -> None:
        self.taste = taste
        self.most: i64 = most
        self.hand: i64 = hand

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        choices = few_choices(view, self.most, luck)
        if len(choices) == 1:
            return choices[0]
        taste = self.taste
        if taste is None:
            taste = learned(view).taste
        choice = favourite(taste, view.imagine(seat, luck), seat, choices, luck.below(GRAIN))
        return view.step.slip(view, choice, self.hand, luck)


def favourite(taste: Judgement, base: State, seat: i64, choices: list[int], seed: i64) -> i64:
    """The choice after which a taste likes the position best."""
    best: i64 = choices[0]
    most = -1e9
    for choice, after in zip(choices, afters(base, choices, seed)):
        value = taste.value(after, seat)
        if value > most:
            most = value
            best = choice
    return best

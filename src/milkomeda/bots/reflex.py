"""Reflex: takes the choice after which a learned judgement likes the position best. No search to speak of.

What it answers in secret it draws, the better liked the likelier, so that nobody can foresee it. It deals by
the game's own judgement, as all bots do: what was learned says nothing of offers and promises.
"""

from math import exp, log
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
MOST: Final = 48
FAR: Final = -60.0  # behind the best: hardly ever chosen
AVERAGE: Final = 1  # of HANDS
ZEAL: Final = 1.2  # what a point of what a character likes is worth to a taste


def afters(base: State, choices: list[int], hand: i64, seed: i64) -> list[State]:
    """The positions after each choice, carried out by such a hand. What others answer in secret is drawn, for
    all alike, and so is what chance makes of it where that cannot be listed.
    """
    found: list[State] = []
    step = base.steps[-1]
    sealed = isinstance(step, Sealed)
    for choice in choices:
        after = base.copy()
        luck = Seeded(seed)
        after.play(step.slip(base, choice, hand, luck))
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
        base = view.imagine(seat, luck)
        seed = luck.below(GRAIN)
        if isinstance(view.steps[-1], Sealed):
            values = likings(taste, base, seat, choices, self.hand, seed, self.character)
            return choices[drawn(values, luck)[0]]
        choice = favourite(taste, base, seat, choices, self.hand, seed, self.character)
        return view.step.slip(view, choice, self.hand, luck)


def favourite(
    taste: Judgement,
    base: State,
    seat: i64,
    choices: list[int],
    hand: i64,
    seed: i64,
    character: str = "",
) -> i64:
    """The choice that a taste likes best; where an answer stands, among those that the game thinks best."""
    if base.steps[-1].stands(base):
        choices = judged_best(base, seat, choices, character)
    if len(choices) == 1:
        return choices[0]
    return choices[best_of(likings(taste, base, seat, choices, hand, seed, character))]


def judged_best(base: State, seat: i64, choices: list[int], character: str) -> list[int]:
    """What the game itself thinks best as it stands: one choice, or several that are alike to it."""
    values: list[float] = []
    for choice in choices:
        after = base.copy()
        after.play(choice)
        values.append(after.judge(seat) + after.leaning(character, seat))
    best = max(values)
    return [choice for choice, value in zip(choices, values) if value == best]


def likings(
    taste: Judgement,
    base: State,
    seat: i64,
    choices: list[int],
    hand: i64,
    seed: i64,
    character: str = "",
) -> list[float]:
    """How well a taste likes the position after each choice."""
    return [liking(taste, after, seat, character) for after in afters(base, choices, hand, seed)]


def liking(taste: Judgement, state: State, seat: i64, character: str) -> float:
    return taste.value(state, seat) + (ZEAL * state.leaning(character, seat) if character else 0.0)


def best_of(values: list[float]) -> i64:
    best: i64 = 0
    for index in range(1, len(values)):
        if values[index] > values[best]:
            best = index
    return best


def drawn(values: list[float], luck: Random) -> tuple[int, float]:
    """One of the choices, the better liked the likelier; and the logarithm of how likely it was."""
    best = max(values)
    total = 0.0
    for value in values:
        total += exp(max(value - best, FAR))
    left = total * (float(luck.below(GRAIN)) + 0.5) / float(GRAIN)
    index: i64 = 0
    while index < len(values) - 1:
        left -= exp(max(values[index] - best, FAR))
        if left < 0.0:
            break
        index += 1
    return index, max(values[index] - best, FAR) - log(total)

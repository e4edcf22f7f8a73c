"""Search: tries the choices that reflex likes best in imagined games, in which everybody answers as it does.

All choices have the same luck, and the worse half of them is dropped again and again. What is answered in
secret is a small game of its own: the answer is drawn from its equilibrium, so that nobody can foresee it.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.learned import Learned, learned
from milkomeda.bots.matrix import draw, equilibrium
from milkomeda.bots.reflex import AVERAGE, GRAIN, afters, favourite, unseal
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Sealed

MOST: Final = 40  # choices that are looked at
LONG: Final = 120  # answers of an imagined game
AT_A_GLANCE: Final = 12  # choices, in imagined games
ANSWERS: Final = 8  # of each side, where all answer in secret
PRIOR: Final = 4.0  # games that reflex's opinion counts for
LIKING: Final = 0.1  # what a point of it is worth, in chances


def chance_of(logit: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(logit, 30.0), -30.0)))


@final
class Try:
    """A choice, and how games went that began with it."""

    def __init__(self, choice: i64, liking: float) -> None:
        self.choice: i64 = choice
        self.liking = liking
        self.total = 0.0
        self.games = 0.0


def liking_of(one: Try) -> float:
    return one.liking


@final
class Search(Bot):
    """So many imagined games of so many finalists, all together; and how far they go: how often another seat
    is asked.
    """

    def __init__(
        self,
        games: i64 = 240,
        finalists: i64 = 8,
        ahead: i64 = 5,
        hand: i64 = AVERAGE,
        knows: Learned | None = None,
    ) -> None:
        self.games: i64 = games
        self.finalists: i64 = finalists
        self.ahead: i64 = ahead
        self.hand: i64 = hand
        self.knows = knows

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        choices = few_choices(view, MOST, luck)
        if len(choices) == 1:
            return choices[0]
        knows = self.knows
        if knows is None:
            knows = learned(view)
        thought = Thought(knows, view, seat, self.ahead, luck.below(GRAIN), budget)
        if isinstance(view.steps[-1], Sealed):
            return thought.answer_in_secret(choices, luck)
        choice = thought.compare(thought.first_looks(choices, self.finalists), self.games)
        return view.step.slip(view, choice, self.hand, luck)


@final
class Thought:
    """What a seat thinks about one question."""

    def __init__(self, knows: Learned, view: State, seat: i64, ahead: i64, seed: i64, budget: Budget) -> None:
        self.taste = knows.taste
        self.chance = knows.chance
        self.view = view
        self.seat: i64 = seat
        self.ahead: i64 = ahead
        self.seed: i64 = seed
        self.budget = budget

    def first_looks(self, choices: list[int], finalists: i64) -> list[Try]:
        """The choices that reflex likes best, best first."""
        tries: list[Try] = []
        base = self.view.imagine(self.seat, Seeded(self.seed))
        for choice, after in zip(choices, afters(base, choices, self.seed)):
            tries.append(Try(choice, self.taste.value(after, self.seat)))
        tries.sort(key=liking_of, reverse=True)
        return tries[:finalists]

    def compare(self, tries: list[Try], games: i64) -> i64:
        """Some games of each, then the better half, and so on until one is left."""
        rounds: i64 = 1
        while (1 << rounds) < len(tries):
            rounds += 1
        most = tries[0].liking
        seed = self.seed
        while len(tries) > 1:
            for _ in range(max(games // (rounds * len(tries)), 1)):
                for one in tries:
                    one.total += self.play(one.choice, seed)
                    one.games += 1.0
                    if self.budget.over():
                        return best_first(tries, most)[0].choice
                seed += 1
            tries = best_first(tries, most)[: (len(tries) + 1) // 2]
        return tries[0].choice

    def play(self, choice: i64, seed: i64) -> float:
        """An imagined game that begins so: the chances some turns later."""
        state = self.view.imagine(self.seat, Seeded(seed))
        state.play(choice)
        self.go_on(state, seed)
        return chance_of(self.chance.value(state, self.seat))

    def go_on(self, state: State, seed: i64) -> None:
        """Each time another seat is asked luck is fresh: games that begin otherwise have the same as long as
        they can.
        """
        luck = Seeded(seed)
        changes: i64 = 0
        before: i64 = self.seat
        for _ in range(LONG):
            if not state.steps:
                break
            step = state.steps[-1]
            asked: i64 = step.seat(state)
            if asked == LUCK:
                state.play(step.sample(state, luck))
                continue
            if asked != before:
                if state.quiet():
                    changes += 1
                    if changes >= self.ahead:
                        break
                before = asked
                luck = Seeded((changes << 32) + seed)
            choices = few_choices(state, AT_A_GLANCE, luck)
            if len(choices) == 1:
                state.play(choices[0])
            else:
                state.play(favourite(self.taste, state, asked, choices, luck.below(GRAIN)))

    def answer_in_secret(self, choices: list[int], luck: Random) -> i64:
        """Some own answers against some of the others', each pair tried: a matrix game."""
        own = some(choices, ANSWERS, luck)
        mine: list[list[float]] = []
        theirs: list[list[float]] = []
        for choice in own:
            gains: list[float] = []
            losses: list[float] = []
            for other in range(ANSWERS):
                gain, loss = self.play_in_secret(choice, self.seed + other)
                gains.append(gain)
                losses.append(loss)
            mine.append(gains)
            theirs.append(losses)
            if self.budget.over():
                break
        return own[draw(equilibrium(mine, theirs), luck)]

    def play_in_secret(self, choice: i64, seed: i64) -> tuple[float, float]:
        """The own chances, and those of the others who answer, after an imagined fight."""
        luck = Seeded(seed)
        state = self.view.imagine(self.seat, luck)
        rivals = [other for other in state.waiting() if other != self.seat]
        state.play(choice)
        unseal(state, luck)
        self.go_on(state, seed)
        gain = chance_of(self.chance.value(state, self.seat))
        loss = 0.0
        for other in rivals:
            loss += chance_of(self.chance.value(state, other))
        return gain, loss if rivals else -gain


def best_first(tries: list[Try], most: float) -> list[Try]:
    """By their games, and a little by reflex's opinion."""
    order: list[tuple[float, int]] = []
    for index, one in enumerate(tries):
        liked = PRIOR * LIKING * max(one.liking - most, -3.0)
        value = (one.total + liked) / one.games if one.games > 0.0 else -1.0
        order.append((-value, index))
    order.sort()
    return [tries[index] for _, index in order]


def some(choices: list[int], most: i64, luck: Random) -> list[int]:
    """So many of them, each once."""
    left = choices[:]
    found: list[int] = []
    while left and len(found) < most:
        found.append(left.pop(luck.below(len(left))))
    return found

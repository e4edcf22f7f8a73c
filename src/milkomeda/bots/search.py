"""Search: plans its turn. The choices that reflex likes best are tried in imagined games, in which everybody
answers as it does, and which end with the chances learned.

All choices have the same luck, and those clearly behind are dropped again and again.
"""

from math import inf, sqrt
from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.learned import Learned, learned
from milkomeda.bots.reflex import AVERAGE, GRAIN, afters, favourite, liking
from milkomeda.bots.secret import Secret
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Sealed

MOST: Final = 64  # choices that are looked at
LONG: Final = 400  # answers of an imagined game
AT_A_GLANCE: Final = 12  # choices of others in it
OWN: Final = 32  # and the own ones
ANY_NUMBER: Final = 10**12
FIGHTS: Final = 3  # imagined for each game, where all answer in secret
AT_ONCE: Final = 6  # games of each, before those are dropped that are behind
PRIOR: Final = 4.0  # games that reflex's opinion counts for
LIKING: Final = 0.02  # what a point of it is worth, in chances
CLEAR: Final = 2.0  # by so many times the error of a gap it must be greater
FAR: Final = -5.0  # points of reflex's opinion beyond which more does not count
LEAST: Final = 0.01  # chances that a game differs from another at least


@final
class Try:
    """A choice, and how games went that began with it."""

    def __init__(self, choice: i64, liking: float) -> None:
        self.choice: i64 = choice
        self.liking = liking
        self.ends: list[float] = []

    def promise(self) -> float:
        """By its games, and a little by reflex's opinion."""
        total = PRIOR * LIKING * self.liking
        for end in self.ends:
            total += end
        return total / max(float(len(self.ends)), 1.0)

    def is_behind(self, leader: "Try") -> bool:
        """Whether the gap is clear, given how much it differs from game to game."""
        count = float(len(self.ends))
        total = 0.0
        squares = 0.0
        for own, best in zip(self.ends, leader.ends):
            total += best - own
            squares += (best - own) ** 2
        spread = max(squares / count - (total / count) ** 2, LEAST * LEAST)
        return leader.promise() - self.promise() > CLEAR * sqrt(spread / count)


def liking_of(one: Try) -> float:
    return one.liking


def promise_of(one: Try) -> float:
    return one.promise()


@final
class Search(Bot):
    """So many imagined games of so many finalists, all together; and how far they go: how often another seat
    is asked. Who is `patient` imagines as many as there is time for, where time has an end.
    """

    def __init__(
        self,
        games: i64 = 48,
        finalists: i64 = 8,
        ahead: i64 = 1,
        hand: i64 = AVERAGE,
        knows: Learned | None = None,
        patient: bool = False,
    ) -> None:
        self.patient = patient
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
        seed = luck.below(GRAIN)
        if isinstance(view.steps[-1], Sealed):
            secret = Secret(knows, view, seat, seed, budget, self.character)
            return secret.answer(FIGHTS * self.games, luck)
        if view.step.stands(view):
            base = view.imagine(seat, Seeded(seed))
            return favourite(knows.taste, base, seat, choices, self.hand, seed, self.character)
        thought = Thought(knows, view, seat, self.ahead, self.hand, seed, budget, self.character)
        choice = thought.compare(thought.first_looks(choices, self.finalists), self.most(budget))
        return view.step.slip(view, choice, self.hand, luck)

    def most(self, budget: Budget) -> i64:
        """Imagined games."""
        return ANY_NUMBER if self.patient and budget.left() < inf else self.games


@final
class Thought:
    """What a seat thinks about one question."""

    def __init__(
        self,
        knows: Learned,
        view: State,
        seat: i64,
        ahead: i64,
        hand: i64,
        seed: i64,
        budget: Budget,
        character: str = "",
    ) -> None:
        self.knows = knows
        self.hand: i64 = hand
        self.taste = knows.taste
        self.view = view
        self.seat: i64 = seat
        self.ahead: i64 = ahead
        self.seed: i64 = seed
        self.budget = budget
        self.character = character

    def character_of(self, seat: i64) -> str:
        """Only the own one is known."""
        return self.character if seat == self.seat else ""

    def first_looks(self, choices: list[int], finalists: i64) -> list[Try]:
        """The choices that reflex likes best, best first."""
        tries: list[Try] = []
        base = self.view.imagine(self.seat, Seeded(self.seed))
        for choice, after in zip(choices, afters(base, choices, self.hand, self.seed)):
            tries.append(Try(choice, liking(self.taste, after, self.seat, self.character)))
        tries.sort(key=liking_of, reverse=True)
        return tries[:finalists]

    def compare(self, tries: list[Try], games: i64) -> i64:
        """Some games of each, then of those that are not clearly behind, and so on."""
        most = tries[0].liking
        for one in tries:
            one.liking = max(one.liking - most, FAR)
        seed = self.seed
        while len(tries) > 1 and games > 0:
            for _ in range(AT_ONCE):
                for one in tries:
                    one.ends.append(self.play(one.choice, seed))
                    if self.budget.over():
                        return max(tries[: tries.index(one) + 1], key=promise_of).choice
                seed += 1
            games -= AT_ONCE * len(tries)
            tries.sort(key=promise_of, reverse=True)
            leader = tries[0]
            tries = [one for one in tries if not one.is_behind(leader)]
        return tries[0].choice

    def play(self, choice: i64, seed: i64) -> float:
        """An imagined game that begins so: what it is worth when the turn is over, or some turns later."""
        state = self.view.imagine(self.seat, Seeded(seed))
        state.play(state.step.slip(state, choice, self.hand, Seeded(seed)))
        self.go_on(state, seed)
        return self.knows.worth(state, self.seat, self.character)

    def go_on(self, state: State, seed: i64) -> None:
        """Each time another seat is asked luck is fresh: games that begin otherwise have the same as long as
        they can. Fights are fought at random, until all is quiet again.
        """
        luck = Seeded(seed)
        changes: i64 = 0
        turns: i64 = 0
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
                turns += 1
                luck = Seeded((turns << 32) + seed)
            if not state.quiet():
                state.play(step.sample(state, luck))
                continue
            choices = few_choices(state, OWN if asked == self.seat else AT_A_GLANCE, luck)
            if len(choices) == 1:
                state.play(choices[0])
            else:
                character, glance = self.character_of(asked), luck.below(GRAIN)
                choice = favourite(self.taste, state, asked, choices, self.hand, glance, character)
                state.play(step.slip(state, choice, self.hand, luck))

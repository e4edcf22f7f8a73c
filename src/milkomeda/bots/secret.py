"""What all answer in secret is a small game of its own: which answers are good, and how often to give each.

First the better half of everybody's answers is kept, again and again, as they do against each other. Those
left are tried pair by pair, many times over, and the own one is drawn from the equilibrium, so that nobody
can foresee it.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.budget import Budget
from milkomeda.bots.learned import Learned
from milkomeda.bots.matrix import draw, equilibrium
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import UNANSWERED, Sealed

MOST: Final = 64  # answers of each that are looked at
FINALISTS: Final = 8
LEAST: Final = 4  # times that each pair of them is tried
OFTEN: Final = 128


@final
class Answer:
    """Of one seat, and how it did."""

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.total = 0.0
        self.times = 0.0


def mean_of(answer: Answer) -> float:
    return answer.total / max(answer.times, 1.0)


@final
class Secret:
    """What a seat is asked, as if nobody had answered yet; the own seat comes first."""

    def __init__(
        self, knows: Learned, view: State, seat: i64, seed: i64, budget: Budget, character: str
    ) -> None:
        self.knows = knows
        self.seed: i64 = seed
        self.budget = budget
        self.character = character
        step = view.steps[-1]
        assert isinstance(step, Sealed)
        self.seats = [int(seat)]
        for other in range(len(step.given)):
            if other != seat and (other in step.waiting or step.given[other] != UNANSWERED):
                self.seats.append(other)
        self.view = view
        self.step = step.again(self.seats, [UNANSWERED] * len(step.given))

    def answer(self, fights: i64, luck: Random) -> i64:
        """So many fights each time that answers are dropped, and twice as many at last."""
        start = self.imagined(luck)
        pools: list[list[Answer]] = []
        for seat in self.seats:
            pools.append([Answer(choice) for choice in few_choices(start.facing(seat), MOST, luck)])
        while max(map(len, pools)) > FINALISTS:
            self.compare(pools, fights, luck)
            if self.budget.over():
                return max(pools[0], key=mean_of).choice
            pools = [better_half(pool) for pool in pools]
        return pools[0][draw(self.mix(pools, 2 * fights), luck)].choice

    def imagined(self, luck: Random) -> State:
        state = self.view.imagine(self.seats[0], luck)
        state.steps[-1] = self.step
        return state

    def compare(self, pools: list[list[Answer]], fights: i64, luck: Random) -> None:
        """Each of an answer against any of the others', as often as that makes so many fights."""
        most: i64 = max(map(len, pools))
        for _ in range(max(fights // most, 1)):
            shifts = [luck.below(len(pool)) for pool in pools]
            for at in range(most):
                tried = [pool[(at + shift) % len(pool)] for pool, shift in zip(pools, shifts)]
                for answer, worth in zip(tried, self.fight(tried)):
                    answer.total += worth
                    answer.times += 1.0
            self.seed += 1

    def mix(self, pools: list[list[Answer]], fights: i64) -> list[float]:
        """How often to give each of the own answers, by all pairs with those of the others."""
        own = pools[0]
        columns: i64 = max([1, *map(len, pools[1:])])
        mine = [[0.0] * columns for _ in own]
        theirs = [[0.0] * columns for _ in own]
        for _ in range(min(max(fights // (len(own) * columns), LEAST), OFTEN)):
            for row in range(len(own)):
                for column in range(columns):
                    found = self.fight([own[row], *[pool[column % len(pool)] for pool in pools[1:]]])
                    mine[row][column] += found[0]
                    theirs[row][column] += sum(found[1:])
            self.seed += 1
            if self.budget.over():
                break
        return equilibrium(mine, theirs)

    def fight(self, answers: list[Answer]) -> list[float]:
        """What it is worth to each of them; after these answers it goes on at random until all is quiet."""
        luck = Seeded(self.seed)
        state = self.imagined(luck)
        for answer in answers:
            state.play(answer.choice)
        while state.steps and not state.quiet():
            state.play(state.steps[-1].sample(state, luck))
        found = [self.knows.worth(state, self.seats[0], self.character)]
        for seat in self.seats[1:]:
            found.append(self.knows.worth(state, seat, ""))
        return found


def better_half(pool: list[Answer]) -> list[Answer]:
    """They begin anew, for the others are better now, too."""
    best = sorted(pool, key=mean_of, reverse=True)
    return [Answer(one.choice) for one in best[: max(len(pool) // 2, FINALISTS)]]

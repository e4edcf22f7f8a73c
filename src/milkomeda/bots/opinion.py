"""What to think of a choice: the chances after it, beside those after the best that come to mind."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.budget import Budget
from milkomeda.bots.learned import learned
from milkomeda.bots.reflex import AVERAGE, GRAIN, afters
from milkomeda.bots.search import Thought
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State

MOST: Final = 40  # choices that are looked at
RIVALS: Final = 5  # that are tried in imagined games
AHEAD: Final = 5
LEAST: Final = 2  # games of each, however little time there is
SHARP: Final = 1.3  # what is learned is too cautious by this power: see the chances told in docs/bots.md


@final
class Opinion:
    """On one choice: the mean of games that began with it, which all had the same luck."""

    def __init__(self, choice: i64, chance: float) -> None:
        self.choice: i64 = choice
        self.chance = chance


def chance_in(one: Opinion) -> float:
    return one.chance


def opinions(
    view: State, seat: i64, taken: list[int], luck: Random, games: i64, budget: Budget
) -> list[Opinion]:
    """On the choices that look best and on those that were taken, the best first."""
    seed = luck.below(GRAIN)
    thought = Thought(learned(view), view, seat, AHEAD, AVERAGE, seed, budget)
    wanted = [one.choice for one in thought.first_looks(few_choices(view, MOST, luck), RIVALS)]
    wanted += [choice for choice in taken if choice not in wanted]
    totals = [0.0] * len(wanted)
    played: i64 = 0
    while played < games and (played < LEAST or not budget.over()):
        for index in range(len(wanted)):
            totals[index] += hope(thought, wanted[index], seed + played)
        played += 1
    found = [Opinion(choice, total / float(played)) for choice, total in zip(wanted, totals)]
    found.sort(key=chance_in, reverse=True)
    return found


def hope(thought: Thought, choice: i64, seed: i64) -> float:
    """The chances some turns later, in an imagined game that begins so."""
    state = thought.view.imagine(thought.seat, Seeded(seed))
    state.play(choice)
    thought.go_on(state, seed)
    return chances(state)[thought.seat]


def chances(state: State) -> list[float]:
    """Of each seat to win, as it stands; all together one."""
    knows = learned(state)
    found = [knows.chance_of(state, seat) ** SHARP for seat in range(state.seats)]
    total = sum(found)
    return [one / total for one in found]


def outlook(view: State, seat: i64, taken: i64, most: i64, luck: Random) -> list[float]:
    """The chances after the choice that a seat took, and after others that come to mind: at a glance."""
    choices = [int(taken)]
    choices += [choice for choice in few_choices(view, most, luck) if choice != taken]
    knows = learned(view)
    found = afters(view.imagine(seat, luck), choices, AVERAGE, luck.below(GRAIN))
    return [knows.chance_of(after, seat) for after in found]

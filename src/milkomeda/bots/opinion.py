"""What to think of a choice: the chances after it, beside those after the best that come to mind."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.budget import Budget
from milkomeda.bots.learned import learned
from milkomeda.bots.reflex import AVERAGE, GRAIN, Reflex, afters
from milkomeda.bots.search import Thought
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import Sealed

MOST: Final = 40  # choices that are looked at
RIVALS: Final = 5  # that are tried in imagined games
AHEAD: Final = 5
LEAST: Final = 4  # games of each, however little time there is
SHARP: Final = 1.3  # what is learned is too cautious by this power: see the chances told in docs/bots.md
SURE: Final = 2.0  # standard errors
ALIKE: Final = 0.01  # chances that games differ by at least: some that ended alike prove little
FARTHEST: Final = 8  # answers by which a choice is carried on
AT_A_GLANCE: Final = 16  # choices for each of them, and for whoever else answers in secret


@final
class Opinion:
    """On one choice: how games ended that began with it. Those of all choices had the same luck."""

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.ends: list[float] = []

    def chance(self) -> float:
        return sum(self.ends) / float(len(self.ends))

    def margin(self, best: "Opinion") -> float:
        """By so much its distance from the best may be otherwise: two standard errors."""
        count = float(len(self.ends))
        mean = best.chance() - self.chance()
        squares = 0.0
        for own, other in zip(self.ends, best.ends):
            squares += (other - own - mean) ** 2
        return SURE * sqrt(max(squares / max(count - 1.0, 1.0), ALIKE * ALIKE) / count)


def chance_in(one: Opinion) -> float:
    return one.chance()


def opinions(
    view: State, seat: i64, taken: list[int], luck: Random, games: i64, budget: Budget
) -> list[Opinion]:
    """On the choices that look best and on those that were taken, the best first."""
    seed = luck.below(GRAIN)
    thought = Thought(learned(view), view, seat, AHEAD, AVERAGE, seed, budget)
    wanted = [one.choice for one in thought.first_looks(few_choices(view, MOST, luck), RIVALS)]
    wanted += [choice for choice in taken if choice not in wanted]
    found = [Opinion(choice) for choice in wanted]
    played: i64 = 0
    while played < games and (played < LEAST or not budget.over()):
        for one in found:
            one.ends.append(hope(thought, one.choice, seed + played))
        played += 1
    found.sort(key=chance_in, reverse=True)
    return found


def hope(thought: Thought, choice: i64, seed: i64) -> float:
    """The chances some turns later, in an imagined game that begins so."""
    luck = Seeded(seed)
    state = thought.view.imagine(thought.seat, luck)
    state.play(choice)
    if isinstance(thought.view.steps[-1], Sealed):
        let_answer(state, luck)
    thought.go_on(state, seed)
    return chances(state)[thought.seat]


def let_answer(state: State, luck: Random) -> None:
    """All others who are asked in secret answer as reflex does, whatever was answered before."""
    others = state.waiting() if isinstance(state.steps[-1], Sealed) else []
    for seat in others:
        state.face(seat)
        state.play(Reflex(most=AT_A_GLANCE).choose(state.view(seat), seat, luck))


@final
class Plan:
    """The answers of a seat, one after the other, in notation."""

    def __init__(self, first: str) -> None:
        self.answers = [first]
        self.together: i64 = 1  # so many of them are one answer to whoever gives them


def carried_on(view: State, seat: i64, choice: i64, luck: Random) -> Plan:
    """That answer, and how the seat would go on at a glance, until something else happens or the same is
    asked again.
    """
    plan = Plan(view.step.spell(view, choice))
    voyage = view.step.voyage(view)
    glance = Reflex(most=AT_A_GLANCE)
    state = view.imagine(seat, luck)
    state.play(choice)
    while len(plan.answers) < FARTHEST and state.steps and state.quiet():
        step = state.steps[-1]
        if step.seat(state) != seat or step.name() == view.step.name():
            break
        under_way = voyage is not None and step.form(state) in (voyage.leaving, voyage.going)
        if under_way and plan.together == len(plan.answers):
            plan.together += 1
        answer = glance.choose(state, seat, luck)
        plan.answers.append(step.spell(state, answer))
        state.play(answer)
    return plan


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

"""Games in a bot's head: how a turn may go on, and how a game may end."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

AHEAD: Final = 24  # answers
GLANCES: Final = 8
WAYS: Final = 3  # in which it may become quiet again
LONG: Final = 800  # answers


def few_choices(view: State, most: i64, luck: Random) -> list[int]:
    """All choices, or a sample where they are many."""
    step = view.step
    found: list[int] = []
    if step.listed(view):
        choices = step.choices(view)
        if len(choices) <= most:
            return choices
        found.append(choices[0])
        for _ in range(most - 1):
            choice = choices[luck.below(len(choices))]
            if choice not in found:
                found.append(choice)
        return found
    for _ in range(most):
        choice = step.sample(view, luck)
        if choice not in found:
            found.append(choice)
    return found


def look_ahead(state: State, seat: i64, luck: Random, answers: list[int]) -> float:
    """Play on at random while the seat itself, or luck, is asked; note the answers, and judge."""
    for _ in range(AHEAD):
        if not state.steps or not state.quiet():
            break
        step = state.steps[-1]
        asked = step.seat(state)
        if asked != seat and asked != LUCK:
            break
        choice = step.sample(state, luck)
        answers.append(choice)
        state.play(choice)
    return judge_quiet(state, seat, luck)


def judge_quiet(state: State, seat: i64, luck: Random) -> float:
    """What it is worth once all is quiet again: the mean of a few ways that may go."""
    if state.quiet():
        return state.judge(seat)
    total = 0.0
    for _ in range(WAYS):
        after = state.copy()
        while after.steps and not after.quiet():
            after.play(after.steps[-1].sample(after, luck))
        total += after.judge(seat)
    return total / float(WAYS)


@final
class Plan:
    """The best way a seat has found so far to go on with its turn."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.value = -1e9

    def next(self, state: State, seat: i64, luck: Seeded) -> i64:
        """Its next answer: of the plan, unless one of a few glances finds a better one."""
        choices = few_choices(state, GLANCES, luck)
        if len(choices) == 1:
            self.note(choices[0])
            return choices[0]
        if not self.answers:
            self.value = -1e9
        for choice in choices:
            after = state.copy()
            after.play(choice)
            answers = [choice]
            value = look_ahead(after, seat, luck, answers)
            if value > self.value:
                self.value = value
                self.answers = answers
        return self.answers.pop(0)

    def note(self, choice: i64) -> None:
        """Something was answered: if not as planned, the plan is void."""
        if self.answers and self.answers[0] == choice:
            self.answers.pop(0)
        else:
            self.answers = []


def play_out(state: State, seat: i64, seed: i64) -> None:
    """Play to the end, unless that takes long: one seat plans its turns, the others answer at random.

    Each time it is a seat's turn its luck is fresh, and thinking takes none of it: games that begin with
    another choice have the same luck as long as they can, and differ by that choice.
    """
    thoughts = Seeded(seed)
    luck = thoughts
    plan = Plan()
    turns = [0] * state.seats
    before: i64 = LUCK
    for _ in range(LONG):
        if not state.steps:
            break
        step = state.steps[-1]
        asked: i64 = step.seat(state)
        if asked != LUCK and asked != before:
            before = asked
            turns[asked] += 1
            luck = Seeded(((turns[asked] * state.seats + asked) << 32) + seed)
        choice: i64 = 0
        if asked == seat:
            choice = plan.next(state, seat, thoughts)
        else:
            choice = step.sample(state, luck)
            plan.note(choice)
        state.play(choice)

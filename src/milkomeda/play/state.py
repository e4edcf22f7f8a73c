"""A game in progress: what lies on the table, and the stack of steps that are still to come."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from milkomeda.play.luck import Random
from milkomeda.play.step import LUCK, NOBODY, Sealed, Step
from milkomeda.words.message import Problem, say


class Refused(Problem):
    """A choice that the rules do not allow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.steps: list[Step[Any]] = []

    def copy(self) -> "State":
        raise NotImplementedError

    def names(self, kind: str) -> list[str]:
        """What things of a kind are called, by their numbers; nothing where a kind is a plain number."""
        return []

    def decimals(self, kind: str) -> i64:
        """How many of its last digits stand behind the point, where a kind is a plain number."""
        return 0

    def counted(self, kind: str) -> list[str]:
        """What a kind has amounts of, by name; nothing where it is no such kind."""
        return []

    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who would win if the game ended now: several if it is shared."""
        raise NotImplementedError

    def judge(self, seat: i64) -> float:
        """How good this looks for a seat, in points: what a bot without foresight goes by."""
        return float(self.scores()[seat])

    def features(self, seat: i64) -> vec[float]:
        """What a learned judgement looks at, from that seat's point of view: at least its points, and those
        of the best of the others.
        """
        scores = self.scores()
        own = scores.pop(seat)
        return vec[float]([float(own), float(max(scores))])

    def leaning(self, character: str, seat: i64) -> float:
        """How much of what a character likes this holds for a seat, in points; nothing without one."""
        return 0.0

    def lore(self) -> str:
        """By which name the weights of a learned judgement are kept; empty where there are none."""
        return ""

    def quiet(self) -> bool:
        """Whether it can be judged: not in the middle of something that first must come to its end."""
        return True

    def push(self, step: Step[Any]) -> None:
        self.steps.append(step)

    @property
    def over(self) -> bool:
        return not self.steps

    @property
    def step(self) -> Step[Any]:
        """What must be answered now."""
        return self.steps[-1]

    def seat(self) -> i64:
        """Who must answer now: a seat or LUCK (NOBODY when the game is over)."""
        return self.steps[-1].seat(self) if self.steps else NOBODY

    def waiting(self) -> list[int]:
        """All seats that may answer now: several at a sealed step, none when luck answers."""
        if not self.steps:
            return []
        step = self.steps[-1]
        if isinstance(step, Sealed):
            return list(step.waiting)
        seat = step.seat(self)
        return [seat] if seat >= 0 else []

    def face(self, seat: i64) -> None:
        """Let that seat answer next, if it is one of several that may."""
        if self.steps:
            step = self.steps[-1]
            if isinstance(step, Sealed) and step.waiting[0] != seat and seat in step.waiting:
                self.steps[-1] = step.facing(seat)

    def facing(self, seat: i64) -> "State":
        """The same, as that seat is asked."""
        turned = self.copy()
        turned.face(seat)
        return turned

    def play(self, choice: i64) -> None:
        """Answer the step on top. Trusts the choice: `answer` is the one that checks."""
        self.steps.pop().answer(self, choice)
        self.settle()

    def settle(self) -> None:
        """Let everything happen that needs no answer."""
        while self.steps:
            step = self.steps.pop()
            if step.seat(self) != NOBODY:
                self.steps.append(step)
                break
            step.answer(self, 0)

    def answer(self, seat: i64, choice: i64) -> None:
        """Answer for that seat, if the rules allow it."""
        if not self.steps:
            raise Refused(say("game-is-over"))
        if seat == LUCK:
            if self.seat() != LUCK:
                raise Refused(say("no-matter-of-luck"))
        elif seat not in self.waiting():
            raise Refused(say("not-your-turn"))
        self.face(seat)
        reason = self.step.refusal(self, choice)
        if reason:
            raise Refused(reason)
        self.play(choice)

    def view(self, seat: i64) -> "State":
        """All that a seat, or a WATCHER, may know, as that seat is asked."""
        seen = self.copy()
        seen.steps = [step.seen(self, seat) for step in self.steps]
        seen.face(seat)
        return seen

    def imagine(self, seat: i64, luck: Random) -> "State":
        """A full state drawn at random among those that agree with `view(seat)`."""
        full = self.view(seat)
        full.steps = [step.imagined(full, seat, luck) for step in full.steps]
        return full

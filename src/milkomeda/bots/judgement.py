"""A learned judgement: figures of a position in, one number out. It knows no game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.play.state import State
from milkomeda.play.step import LUCK

OWN: Final = "own "
OTHER: Final = "other "
CHANCE: Final = "luck "
LOST: Final = "lost"
SURE: Final = 1000.0  # of a victory or a defeat: beyond all that is only likely


@final
class Judgement:
    """A small network. What it makes of its figures depends on the phase: who is asked, and what."""

    def __init__(
        self,
        phases: dict[str, int],
        inputs: i64,
        first: list[float],
        linear: list[float],
        second: list[float],
    ) -> None:
        self.phases = phases  # 0 is for those it does not know
        self.inputs: i64 = inputs
        self.hidden: i64 = len(first) // int(inputs)
        self.first: vec[float] = vec[float](first)  # input * hidden + unit
        self.linear: vec[float] = vec[float](linear)  # phase * inputs + input
        self.second: vec[float] = vec[float](second)  # phase * hidden + unit
        self.still: vec[float] = vec[float]([0.0] * self.hidden)

    def phase(self, state: State, seat: i64) -> i64:
        return self.phases.get(phase_of(state, seat), 0)

    def value(self, state: State, seat: i64) -> float:
        if not state.steps and (seat in state.winners() or LOST not in self.phases):
            return SURE if seat in state.winners() else -SURE
        return self.weigh(state.features(seat), self.phase(state, seat))

    def weigh(self, found: vec[float], phase: i64) -> float:
        """What it makes of these figures."""
        first = self.first
        linear = self.linear
        hidden: i64 = self.hidden
        at: i64 = phase * self.inputs
        row: i64 = 0
        total = 0.0
        acts = self.still[:]
        for i in range(self.inputs):
            x = found[i]
            if x != 0.0:
                total += linear[at + i] * x
                for h in range(hidden):
                    acts[h] += first[row + h] * x
            row += hidden
        at = phase * hidden
        second = self.second
        for h in range(hidden):
            act = acts[h]
            if act > 0.0:
                total += second[at + h] * act
        return total


def phase_of(state: State, seat: i64) -> str:
    """Who is asked, and what; or that all is over and lost, which may be better than to go on for ever."""
    if not state.steps:
        return LOST
    step = state.steps[-1]
    asked = step.seat(state)
    if asked == seat:
        return OWN + step.name()
    return (CHANCE if asked == LUCK else OTHER) + step.name()

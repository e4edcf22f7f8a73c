"""Games that a learner learns from: what was asked, how each choice looked, what was chosen, who won."""

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le, write_i16_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from milkomeda.bots.ahead import few_choices, look_ahead
from milkomeda.bots.judgement import SURE, Judgement, phase_of
from milkomeda.bots.learned import SOLACE
from milkomeda.bots.playout import play_on
from milkomeda.bots.reflex import GRAIN, MOST, afters, drawn
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

WON: Final = -1  # in place of a phase
POINTS: Final = 0.5  # of the game's own judgement, that make a choice e times as likely
WAYS: Final = 4  # in which a turn may go on, where that judgement leads
DRAWN: Final = 16  # choices that come to mind where they cannot be listed


@final
class Table:
    """Rows of figures, and of which phase each is."""

    def __init__(self) -> None:
        self.figures = BytesWriter()
        self.phases = BytesWriter()
        self.count: i64 = 0

    def add(self, figures: vec[float], phase: i64) -> None:
        for figure in figures:
            write_f32_le(self.figures, figure)
        write_i16_le(self.phases, i16(phase))
        self.count += 1

    def bytes(self) -> tuple[bytes, bytes]:
        return self.figures.getvalue(), self.phases.getvalue()


@final
class Lesson:
    """What a learner is told of some games.

    `choices` has a row for each choice of the decisions that are told in full, `asked` one for each decision
    as its seat saw it, `after` one for each other seat when the next one is asked. `decisions` are three
    numbers each: whose (game * 8 + seat), how many rows of choices, which of them was taken. `likely` is the
    logarithm of how likely that was, `opinions` how good each row of choices looked. `passed` says whose the
    rows of `after` are, and how many decisions there were before; `ends` says what a game was worth to each
    of 8 seats.
    """

    def __init__(self, inputs: i64, led: bool) -> None:
        self.led = led  # by the game's own judgement
        self.choices = Table()
        self.asked = Table()
        self.after = Table()
        self.decisions = BytesWriter()
        self.likely = BytesWriter()
        self.opinions = BytesWriter()
        self.passed = BytesWriter()
        self.ends = BytesWriter()
        self.games: i64 = 0
        self.answers: i64 = 0
        self.finished: i64 = 0
        self.unknown: dict[str, int] = {}  # phases that the judgement has no weights of its own for
        self.nothing: vec[float] = vec[float]([0.0] * inputs)

    def play(
        self,
        state: State,
        tastes: list[Judgement],
        pupils: list[bool],
        hand: i64,
        seed: i64,
        most: i64,
        share: float,
    ) -> None:
        """A game by these tastes and such hands, at most so many answers long. All decisions of pupils are
        noted, a share of them in full.
        """
        luck = Seeded(seed)
        before: i64 = -1
        answers: i64 = 0
        full: i64 = int(share * float(GRAIN))
        while state.steps and answers < most:
            answers += 1
            step = state.steps[-1]
            seat: i64 = step.seat(state)
            if seat == LUCK:
                state.play(step.sample(state, luck))
                continue
            if seat != before:
                if before >= 0 and state.quiet():
                    self.pass_on(state, seat, tastes, pupils)
                before = seat
            choice = self.answer(state, seat, tastes[seat], pupils[seat], hand, luck, full)
            state.play(step.slip(state, choice, hand, luck))
        self.end(state)
        self.answers += answers

    def stray(self, state: State, seed: i64, most: i64) -> None:
        """To any moment of a game at random: so ends are seen that those who learn would not come to yet."""
        length: i64 = play_on(state.copy(), Seeded(seed), most)
        luck = Seeded(seed)
        play_on(state, luck, luck.below(length))

    def pass_on(self, state: State, seat: i64, tastes: list[Judgement], pupils: list[bool]) -> None:
        """Somebody else is asked: how the others see that."""
        for other in range(state.seats):
            if other != seat and pupils[other]:
                self.after.add(state.features(other), self.phase(tastes[other], state, other))
                write_i32_le(self.passed, i32(self.games * 8 + other))
                write_i32_le(self.passed, i32(self.asked.count))

    def answer(
        self, state: State, seat: i64, taste: Judgement, pupil: bool, hand: i64, luck: Seeded, full: i64
    ) -> i64:
        view = state.view(seat)
        choices = few_choices(view, MOST if view.step.listed(view) else DRAWN, luck)
        if len(choices) == 1:
            return choices[0]
        base = view.imagine(seat, luck)
        whole = luck.below(GRAIN) < full
        count: i64 = 0
        values: list[float] = []
        seed: i64 = luck.below(GRAIN)
        for after in afters(base, choices, hand, seed):
            figures = self.nothing
            phase: i64 = WON
            value = SURE
            if after.steps or seat not in after.winners():
                figures = after.features(seat)
                phase = self.phase(taste, after, seat)
                value = foreseen(after, seat, seed) / POINTS if self.led else taste.weigh(figures, phase)
            values.append(value)
            if pupil and whole:
                self.choices.add(figures, phase)
                write_f32_le(self.opinions, value)
        index, likely = drawn(values, luck)
        if pupil:
            if whole:
                count = len(choices)
            self.asked.add(base.features(seat), self.phase(taste, base, seat))
            write_i32_le(self.decisions, i32(self.games * 8 + seat))
            write_i32_le(self.decisions, i32(count))
            write_i32_le(self.decisions, i32(index))
            write_f32_le(self.likely, likely)
        return choices[index]

    def phase(self, taste: Judgement, state: State, seat: i64) -> i64:
        phase = taste.phase(state, seat)
        if phase == 0:
            self.unknown[phase_of(state, seat)] = 1
        return phase

    def end(self, state: State) -> None:
        """Whoever shares a victory has a part of it; a game that does not end is worth nothing to anybody."""
        winners: list[int] = []
        if not state.steps:
            winners = state.winners()
            self.finished += 1
        for seat in range(8):
            share = 1.0 / float(len(winners)) if seat in winners else 0.0
            write_f32_le(self.ends, SOLACE + (1.0 - SOLACE) * share if winners else 0.0)
        self.games += 1


def foreseen(state: State, seat: i64, seed: i64) -> float:
    """What the game's own judgement makes of a choice once the turn is over: halfway between the best and the
    mean of some ways to go on. At once it would say nothing of an action that takes several answers.
    """
    best = -1e9
    total = 0.0
    for way in range(WAYS):
        value = look_ahead(state.copy(), seat, Seeded(seed + way))
        best = max(best, value)
        total += value
    return (best + total / float(WAYS)) / 2.0

"""Games to learn from, as arrays: played in processes of their own."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from milkomeda.bots.learned import judgement
from milkomeda.bots.lesson import Lesson
from milkomeda.games import game
from milkomeda.lab.network import Floats, Ints

LONGEST: Final = 5_000  # answers of a game at random


class Setting(NamedTuple):
    """A game to be played: who learns by it, the others play as in the past."""

    options: str
    seats: int
    seed: int
    pupils: tuple[bool, ...]
    hand: int
    astray: bool
    """Whether it begins at some moment of a game at random."""


class Homework(NamedTuple):
    game: str
    settings: list[Setting]
    now: dict[str, Any]
    past: dict[str, Any]
    most: int
    share: float
    led: bool


class Report(NamedTuple):
    """A lesson: see there. Whatever numbers decisions or games, numbers those of this report."""

    choices: Floats
    choice_phases: Ints
    asked: Floats
    asked_phases: Ints
    after: Floats
    after_phases: Ints
    decisions: Ints
    likely: Floats
    opinions: Floats
    passed: Ints
    ends: Floats
    answers: int
    finished: int
    unknown: list[str]
    led: bool

    @property
    def games(self) -> int:
        return len(self.ends)


def study(work: Homework) -> Report:
    """Play these games."""
    rules = game(work.game)
    inputs = int(work.now["inputs"])
    now, past = judgement(work.now, "taste"), judgement(work.past, "taste")
    lesson = Lesson(inputs, work.led)
    for setting in work.settings:
        state = rules.new(setting.options, setting.seats)
        if setting.astray:
            lesson.stray(state, setting.seed, LONGEST)
        tastes = [now if pupil else past for pupil in setting.pupils]
        lesson.play(state, tastes, list(setting.pupils), setting.hand, setting.seed, work.most, work.share)
    return Report(
        *table(lesson.choices.bytes(), inputs),
        *table(lesson.asked.bytes(), inputs),
        *table(lesson.after.bytes(), inputs),
        whole(lesson.decisions.getvalue()).reshape(-1, 3),
        np.frombuffer(lesson.likely.getvalue(), np.float32),
        np.frombuffer(lesson.opinions.getvalue(), np.float32),
        whole(lesson.passed.getvalue()).reshape(-1, 2),
        np.frombuffer(lesson.ends.getvalue(), np.float32).reshape(-1, 8),
        int(lesson.answers),
        int(lesson.finished),
        sorted(lesson.unknown),
        work.led,
    )


def table(parts: tuple[bytes, bytes], inputs: int) -> tuple[Floats, Ints]:
    figures, phases = parts
    rows = np.frombuffer(figures, np.float32).reshape(-1, inputs)
    return rows, np.frombuffer(phases, np.int16).astype(np.int64)


def whole(numbers: bytes) -> NDArray[np.int64]:
    return np.frombuffer(numbers, np.int32).astype(np.int64)


def joined(reports: list[Report]) -> Report:
    """As if it were one: decisions and games are numbered through."""
    decisions, passed = [], []
    games = asked = 0
    for one in reports:
        decisions.append(one.decisions + np.array([games * 8, 0, 0]))
        passed.append(one.passed + np.array([games * 8, asked]))
        games += one.games
        asked += len(one.asked)
    columns = dict(zip(Report._fields, zip(*reports, strict=True), strict=True))
    columns |= {"decisions": decisions, "passed": passed}  # type: ignore[dict-item]
    arrays = {name: np.concatenate(columns[name]) for name in Report._fields[:11]}
    unknown = sorted({name for one in reports for name in one.unknown})
    answers, finished = sum(columns["answers"]), sum(columns["finished"])
    return Report(**arrays, answers=answers, finished=finished, unknown=unknown, led=reports[0].led)

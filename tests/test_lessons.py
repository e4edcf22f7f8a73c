"""Lessons can be learned: positions fit the rules, goals can be reached, and nobody gets stuck."""

import random
from typing import Any

import msgspec
import pytest

from milkomeda.games import GAMES, SHOWS
from milkomeda.play.lesson import PUPIL, Lesson
from milkomeda.play.show import Show
from milkomeda.table.exercise import MOST, Exercise
from milkomeda.words.language import folders, language
from tests.table.client import some_answer

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}")
    for name, show in SHOWS.items()
    for lesson in show.lessons.values()
]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def step(exercise: Exercise) -> str:
    return exercise.room.playing_match().state.facing(PUPIL).step.name()


@pytest.mark.parametrize("show", SHOWS.values(), ids=SHOWS)
def test_each_game_has_five_or_six(show: Show) -> None:
    assert len(show.lessons) in (5, 6)


@every_lesson
def test_the_position_fits_the_rules(game: str, lesson: Lesson) -> None:
    rules = GAMES[game]
    text = rules.write(rules.read(lesson.position))
    assert rules.write(rules.read(text)) == text
    assert Exercise(game, lesson).room.asked[PUPIL] >= 0


@every_lesson
def test_the_solution_reaches_the_goal_and_each_step_has_a_tip(game: str, lesson: Lesson) -> None:
    exercise = Exercise(game, lesson)
    steps = set()
    for text in lesson.solution:
        assert exercise.outcome == ""
        steps.add(step(exercise))
        exercise.answer(exercise.room.asked[PUPIL], text)
    assert exercise.outcome == "done"
    assert steps == set(lesson.tips)


@every_lesson
def test_all_languages_have_its_words(game: str, lesson: Lesson) -> None:
    for code in folders():
        for what in ("", "goal", "done", "missed", *lesson.tips):
            assert language(code).say(SHOWS[game].taught(lesson, what), str), f"{code}: {lesson.name}.{what}"


@every_lesson
def test_whatever_one_does_it_comes_to_an_end(game: str, lesson: Lesson) -> None:
    for seed in range(3):
        exercise, luck = Exercise(game, lesson), random.Random(seed)
        for _ in range(MOST):
            if exercise.outcome:
                break
            scene: Any = as_sent(exercise)
            exercise.answer(scene["question"], some_answer(scene, luck))
        assert exercise.outcome


def as_sent(exercise: Exercise) -> Any:
    return msgspec.to_builtins(exercise.scene(0))

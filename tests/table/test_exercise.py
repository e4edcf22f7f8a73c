"""Lessons as they are played: alone, over the socket, and again."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
import sqlalchemy as sa

from milkomeda.games import SHOWS
from milkomeda.play.lesson import PUPIL
from milkomeda.table.exercise import MOST, Exercise
from milkomeda.table.refusal import Refusal
from milkomeda.table.schema import EVENTS, PEOPLE, TABLES
from tests.table.client import Seat, english, joined
from tests.table.house import Server, serving

FIGHT = SHOWS["milkomeda"].lessons["fight"]
CLAIM = SHOWS["milkomeda"].lessons["claim"]


def played(answers: list[str], exercise: Exercise | None = None) -> Exercise:
    exercise = exercise or Exercise("milkomeda", FIGHT)
    for text in answers:
        exercise.answer(exercise.room.asked[PUPIL], text)
    return exercise


def position(exercise: Exercise) -> str:
    return exercise.room.game.write(exercise.room.playing_match().state)


@pytest.mark.parametrize("answers", range(len(FIGHT.solution)))
def test_the_same_answers_make_it_again(answers: int) -> None:
    exercise = played(FIGHT.solution[:answers])
    again = Exercise("milkomeda", FIGHT).anew(exercise.answers)
    assert position(again) == position(exercise)
    assert again.answers == exercise.answers


def test_answers_that_do_not_fit_any_more_are_left_out() -> None:
    again = Exercise("milkomeda", FIGHT).anew(["attack", "attack F5", "bring 3 B1"])
    assert again.answers == ["attack"]


def test_what_was_taken_back_is_not_remembered() -> None:
    exercise = played(["move"])
    exercise.undo(exercise.scene(0).undo)
    assert exercise.answers == []
    assert position(exercise) == position(Exercise("milkomeda", FIGHT))


def test_an_answer_that_is_sent_twice_counts_once() -> None:
    exercise = played(["attack"])
    exercise.answer(0, "attack")
    assert exercise.answers == ["attack"]


def test_whoever_goes_astray_is_told_so() -> None:
    exercise = played(["move"])
    tip = exercise.taught().tip
    assert tip
    assert tip.name == "lesson-astray"


def test_a_turn_that_ends_without_the_goal_is_missed_and_over() -> None:
    exercise = played([*CLAIM.solution[:-1], "no claim"], Exercise("milkomeda", CLAIM))
    assert exercise.taught().outcome == "missed"
    assert exercise.scene(0).asked is None
    with pytest.raises(Refusal):
        exercise.answer(exercise.room.asked[PUPIL], "move")


def test_a_lesson_is_done_but_once() -> None:
    exercise = played(FIGHT.solution)
    assert exercise.taught().outcome == "done"
    with pytest.raises(Refusal, match="over"):
        played(["no claim"], exercise)


def test_nobody_goes_back_and_forth_for_ever() -> None:
    exercise = Exercise("milkomeda", FIGHT)
    for _ in range(MOST // 2):
        played(["move"], exercise)
        exercise.undo(exercise.scene(0).undo)
    with pytest.raises(Refusal, match="start over"):
        played(["move"], exercise)


# Over the socket.


def at(server: Server, lesson: str) -> AbstractAsyncContextManager[Seat]:
    return joined(f"{server.address.replace('http', 'ws')}/api/games/{lesson}/socket", {})


async def begun(seat: Seat, answers: list[str]) -> None:
    await seat.send(type="begin", answers=answers)
    await seat.until(lambda message: message["type"] == "scene")


def test_a_stranger_learns_and_nothing_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story(server: Server) -> None:
        async with at(server, "milkomeda/lessons/fight") as seat:
            await begun(seat, [])
            for text in FIGHT.solution[:2]:
                assert (await seat.answer(text))["type"] == "accepted"
            await seat.send(type="preview", text=FIGHT.solution[2])
            assert (await seat.until(lambda message: message["type"] == "previewed"))["preview"]["facts"]
        async with at(
            server, "milkomeda/lessons/fight"
        ) as seat:  # the line was lost, or the page loaded anew
            await begun(seat, FIGHT.solution[:-1])
            assert seat.scene["asked"]["step"] == "allocate"
            await seat.send(type="answer", question=seat.scene["question"], text=FIGHT.solution[-1])
            taught = await seat.until(lambda message: message["type"] == "taught")
            assert taught["outcome"] == "done"

    with serving(f"sqlite:///{file}") as server:
        asyncio.run(story(server))
    with sa.create_engine(f"sqlite:///{file}").connect() as connection:
        for table in (TABLES, EVENTS, PEOPLE):
            assert connection.scalar(sa.select(sa.func.count()).select_from(table)) == 0


def test_two_who_learn_the_same_do_not_meet(server: Server) -> None:
    async def story() -> None:
        async with at(server, "starflick/lessons/mine") as one, at(server, "starflick/lessons/mine") as other:
            await begun(one, ["mine"])
            await begun(other, [])
            assert one.scene["asked"]["step"] == "mine"
            assert other.scene["asked"]["step"] == "action"

    asyncio.run(story())


def test_there_is_no_lesson_where_none_is(server: Server) -> None:
    async def story() -> None:
        for name in ("milkomeda/lessons/dance", "dance/lessons/fight"):
            async with at(server, name) as seat:
                said = await seat.receive()
                assert english(said["problem"]).startswith("there is no such")
                await seat.let_go()
                assert seat.socket.close_code == 1008

    asyncio.run(story())


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"begin"}',
        '{"type":"begin","answers":[1]}',
        '{"type":"say","text":"hello"}',
        '{"type":"leave","bot":"reflex"}',
        '{"type":"answer","question":7,"text":"move"}',
        '{"type":"answer","question":0,"text":"\\u0000"}',
        '{"type":"undo","question":0}',
        "[" * 5000,
    ],
)
def test_nonsense_is_answered_and_the_lesson_goes_on(server: Server, message: str) -> None:
    async def story() -> None:
        async with at(server, "milkomeda/lessons/fight") as seat:
            await begun(seat, [])
            await seat.socket.send(message)
            assert (await seat.receive())["type"] in ("trouble", "refused")
            assert (await seat.answer("attack"))["type"] == "accepted"

    asyncio.run(story())

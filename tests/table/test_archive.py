"""Finished games."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from milkomeda.galaxy.shown.picture import Picture
from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.facts import LeadTaken
from milkomeda.table.archive import Archive, chapters, points_by_round
from milkomeda.table.refusal import Unavailable
from milkomeda.table.store import Store
from milkomeda.table.tasks import Tasks
from milkomeda.table.work import Work
from tests.table.desk import Desk


def finished() -> Desk:
    desk = Desk().begin()
    return desk.play(lambda: desk.room.phase == "over")


def test_a_game_is_played_again_once_however_many_want_to_see_it(tmp_path: Path) -> None:
    desk = finished()
    room = desk.room

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        try:
            await store.create(room.row, room.standing(0.0), desk.events)
            archive = Archive(store, Tasks(), Work(1))
            impatient = asyncio.create_task(archive.match(room))
            await asyncio.sleep(0)
            asking = [asyncio.create_task(archive.match(room)) for _ in range(20)]
            impatient.cancel()
            matches = await asyncio.gather(*asking)
            assert all(match is matches[0] for match in matches)
            assert len(matches[0].answers) == room.answers
            assert await archive.aftermath(room) is await archive.aftermath(room)
        finally:
            await store.close()

    asyncio.run(story())


def test_a_game_that_could_not_be_read_is_read_again(tmp_path: Path) -> None:
    desk = finished()
    room = desk.room

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        archive = Archive(store, Tasks(), Work(1))
        with pytest.raises(Unavailable):  # there is nothing in the database yet
            await archive.match(room)
        await store.open()
        try:
            await store.create(room.row, room.standing(0.0), desk.events)
            assert len((await archive.match(room)).answers) == room.answers
        finally:
            await store.close()

    asyncio.run(story())


def test_chapters_are_the_rounds_the_fights_and_what_may_have_decided_the_game() -> None:
    text = Path("tests/golden_files/milkomeda/protocols-4.txt").read_text(encoding="utf-8")
    show, match = SHOWS["milkomeda"], log.replay(log.read(text), game("milkomeda"))
    found = chapters(show, match)
    assert [one.at for one in found] == sorted(one.at for one in found)
    rounds = [one for one in found if one.kind == "round"]
    assert [one.round for one in rounds] == list(range(1, show.round(match.state) + 1))
    assert all(show.round(match.answers[one.at].before) == one.round for one in rounds)
    assert all(show.round(match.answers[one.at - 1].before) < one.round for one in rounds)
    fights = [one for one in found if one.kind == "fight"]
    assert {type(one.fact).__name__ for one in fights} == {"FightBegan"}
    assert all(cast(Picture, show.picture(match.answers[one.at].before)).battle for one in fights)
    turns = [one for one in found if one.kind == "milestone"]
    assert {type(one.fact).__name__ for one in turns} >= {"Claimed", "LeadTaken"}
    points = {one.round: one.points for one in points_by_round(show, match)}
    for one in turns:
        if isinstance(one.fact, LeadTaken):
            leader = points[one.round]
            assert leader[one.fact.seat] == one.fact.points == max(leader)
            assert leader.count(one.fact.points) == 1

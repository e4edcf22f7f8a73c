"""Finished games."""

import asyncio
from pathlib import Path

import pytest

from milkomeda.table.archive import Archive
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

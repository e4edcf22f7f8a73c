"""What bots think of a finished game."""

import asyncio
from pathlib import Path

import sqlalchemy as sa

from milkomeda.table import reviews, wire
from milkomeda.table.archive import Archive
from milkomeda.table.forgetting import delete_tables
from milkomeda.table.reviews import Reviews
from milkomeda.table.schema import REVIEWS
from milkomeda.table.store import Store
from milkomeda.table.tasks import Tasks
from milkomeda.table.work import Work
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from tests.browser.positions import LAST_SLOT
from tests.table.desk import Desk


async def made(store: Store, desk: Desk, until: int) -> wire.Review:
    """By a server that is stopped as soon as so many decisions are judged."""
    tasks, work, thinking = Tasks(), Work(1), Thinking(1, Engine(""))
    try:
        found = Reviews(store, tasks, work, Archive(store, tasks, work), thinking)
        while (review := await found.of(desk.room)).done < min(until, review.of):
            await asyncio.sleep(0.05)
        return review
    finally:
        await tasks.cancel()
        await thinking.close()
        work.close()


def test_a_review_goes_on_where_a_server_left_it_and_goes_with_its_table(tmp_path: Path) -> None:
    desk = Desk(start=LAST_SLOT).begin()
    desk.play(lambda: desk.room.phase == "over")
    table = desk.room.row.id

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        try:
            await store.create(desk.room.row, desk.room.standing(0.0), desk.events)
            begun = await made(store, desk, 1)
            kept = {row.at: row for row in await store.rows(sa.select(REVIEWS))}
            assert kept
            whole = await made(store, desk, 1000)
            assert whole.done == whole.of > begun.done
            after = {row.at: row for row in await store.rows(sa.select(REVIEWS))}
            assert kept.items() <= after.items()
            assert begun.chances == whole.chances
            assert whole.chances[-1].seats in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
            for one in whole.costly:
                assert one.best - one.chance >= reviews.NOTABLE
                assert one.taken
            async with store.transaction() as connection:
                await delete_tables(connection, [table])
            assert not await store.rows(sa.select(REVIEWS))
        finally:
            await store.close()

    asyncio.run(story())

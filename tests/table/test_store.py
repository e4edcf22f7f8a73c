"""What is kept, in both databases; and what happens when they do not answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from milkomeda.play.step import WATCHER
from milkomeda.table.events import Event, Said, SatDown
from milkomeda.table.forgetting import delete_tables
from milkomeda.table.people import People
from milkomeda.table.refusal import Unavailable, Unreadable
from milkomeda.table.run import try_database
from milkomeda.table.schema import EVENTS, Key, Standing
from milkomeda.table.store import Batch, Listed, Store
from tests.table.database import Cable, new_row, through, until
from tests.table.house import free_port

OPEN = Standing("open", 0.0)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def event(number: int, text: str = "") -> Event:
    return Event(number, 1.5, Said(WATCHER, "", "Ada", text))


# Keeping.


def test_what_was_put_in_comes_out(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            row = new_row(start="a position\nof lines", private=True)
            first = Event(0, 1.25, SatDown(1, "p", "Zoé 🚀", ""))
            await store.create(row, OPEN, [first])
            assert await store.table(row.id) == row
            assert await store.table("no such table") is None
            assert await store.append(row.id, [event(1), event(2)], Standing("playing", 9.0))
            assert await store.events(row.id) == [first, event(1), event(2)]
            assert await store.events(row.id, 2) == [event(2)]
            assert (row.id, 9.0) in await store.due_tables(10.0, 50)
            assert not await store.postpone(row.id, 8.0, 100.0)
            assert (row.id, 9.0) in await store.due_tables(10.0, 50)
            assert await store.postpone(row.id, 9.0, 100.0)
            assert row.id not in dict(await store.due_tables(10.0, 50))

    asyncio.run(story())


def test_a_database_from_before_there_were_summaries_goes_on(address: str) -> None:
    async def story() -> None:
        row = new_row()
        async with opened(address) as store:
            await store.create(row, OPEN, [event(0)])
            await store.execute(sa.text("alter table tables drop column summary"), {})
        async with opened(address) as store, opened(address) as another:
            assert await store.append(row.id, [event(1)], OPEN)
            assert Listed(row, "") in await another.tables_of(row.host, 1000)
            await store.summarize(row.id, "", "first")
            await another.summarize(row.id, "", "second")
            assert Listed(row, "first") in await another.tables_of(row.host, 1000)

    asyncio.run(story())


def test_events_that_make_no_sense_are_refused(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            row = new_row()
            await store.create(row, OPEN, [event(0)])
            nonsense = sa.update(EVENTS).where(EVENTS.c.table_id == row.id)
            await store.execute(nonsense, {"text": "["})
            with pytest.raises(Unreadable, match="this table cannot be opened any more"):
                await store.events(row.id)

    asyncio.run(story())


def test_a_number_that_is_taken_stays_with_the_first(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            row = new_row()
            await store.create(row, OPEN, [])
            assert await store.append(row.id, [event(0, "first")], OPEN)
            assert not await store.append(row.id, [event(0, "second"), event(1, "more")], OPEN)
            assert await store.events(row.id) == [event(0, "first")]

    asyncio.run(story())


def test_what_comes_together_is_written_together_and_in_order(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        written: list[int] = []
        write = Store.write

        async def counted(self: Store, batches: list[Batch]) -> list[bool]:
            written.append(len(batches))
            return await write(self, batches)

        monkeypatch.setattr(Store, "write", counted)
        async with opened(address) as store:
            rows = [new_row() for _ in range(10)]
            for row in rows:
                await store.create(row, OPEN, [])
            work = [store.append(row.id, [event(n, str(n))], OPEN) for n in range(20) for row in rows]
            assert all(await asyncio.gather(*work))
            for row in rows:
                assert await store.events(row.id) == [event(n, str(n)) for n in range(20)]
        assert sum(written) == 200
        assert len(written) < 10

    asyncio.run(story())


def test_a_conflict_leaves_the_others_of_its_transaction_alone(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            one, other = new_row(), new_row()
            await store.create(one, OPEN, [event(0)])
            await store.create(other, OPEN, [])
            work = [store.append(one.id, [event(0)], OPEN), store.append(other.id, [event(0)], OPEN)]
            assert await asyncio.gather(*work) == [False, True]

    asyncio.run(story())


def test_nothing_is_kept_of_a_table_that_is_gone(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            row = new_row()
            await store.create(row, OPEN, [event(0)])
            async with store.transaction() as connection:
                await delete_tables(connection, [row.id])
            assert not await store.append(row.id, [event(1)], OPEN)
            assert await store.events(row.id) == []

    asyncio.run(story())


def test_two_processes_never_both_get_a_number(database: str) -> None:
    async def story() -> None:
        async with opened(database) as one, opened(database) as other:
            rows = [new_row() for _ in range(5)]
            for row in rows:
                await one.create(row, OPEN, [])
            for number in range(20):
                work = [
                    store.append(row.id, [event(number, name)], OPEN)
                    for row in rows
                    for store, name in ((one, "one"), (other, "other"))
                ]
                kept = await asyncio.gather(*work)
                for index, row in enumerate(rows):
                    first, second = kept[2 * index : 2 * index + 2]
                    assert first != second
                    won = await one.events(row.id, number)
                    assert won == [event(number, "one" if first else "other")]

    asyncio.run(story())


def test_secrets_are_kept_as_hashes(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            people, key = People(store), Key("seat", "p", "t", 1)
            secret = await people.new_key(key)
            found = await people.key(secret)
            assert found
            assert (found.kind, found.person, found.table_id, found.seat) == ("seat", "p", "t", 1)
            assert await people.key("another") is None
            assert await people.new_key(key, alone=True) != secret
            assert await people.key(secret) is None

    asyncio.run(story())


# Hearing.


def test_a_process_hears_what_another_one_adds(database: str) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []

        async def hear(table_id: str, number: int) -> None:
            heard.append((table_id, number))

        async with opened(database) as one, opened(database) as other:
            await one.listen(hear)
            await until(lambda: ("", 0) in heard)
            row = new_row()
            await other.create(row, OPEN, [event(0), event(1)])
            await until(lambda: (row.id, 1) in heard)

    asyncio.run(story())


def test_a_store_closes_in_the_middle_of_news(database: str) -> None:
    async def story() -> None:
        closing: list[asyncio.Task[None]] = []
        store = Store(database)

        async def heard(table_id: str, _number: int) -> None:
            if table_id and not closing:
                closing.append(asyncio.create_task(store.close()))

        await store.open()
        await store.listen(heard)
        while not closing:
            async with store.transaction() as connection:
                for number in range(3):
                    await store.notify(connection, "a table", number)
            await asyncio.sleep(0.05)
        await closing[0]

    asyncio.run(story())


def test_after_the_database_was_gone_all_goes_on(
    database: str, cable: Cable, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        missed: list[tuple[str, int]] = []
        broken = False

        async def hear(table_id: str, number: int) -> None:
            (missed if broken else heard).append((table_id, number))
            if broken:
                raise Unavailable

        async with opened(database) as other, opened(through(cable, database)) as store:
            row = new_row()
            await store.create(row, OPEN, [event(0)])
            await store.listen(hear)
            await until(lambda: ("", 0) in heard)
            broken = True
            cable.cut()
            assert not await store.works()
            for _ in range(2):
                with pytest.raises(Unavailable, match="cannot keep anything right now"):
                    await store.append(row.id, [event(1)], OPEN)
            with pytest.raises(Unavailable):
                await store.events(row.id)
            heard.clear()
            missed.clear()
            cable.mend()
            assert await store.append(row.id, [event(1)], OPEN)
            # The listener is back, but those who hear still fail; the first may be of the line that was cut.
            await until(lambda: len(missed) > 1)
            broken = False
            await until(lambda: ("", 0) in heard)
            assert await other.append(row.id, [event(2)], OPEN)
            await until(lambda: (row.id, 2) in heard)

    with caplog.at_level(logging.WARNING, "milkomeda.table"):
        asyncio.run(story())
    said = [record.getMessage().partition(":")[0] for record in caplog.records]
    assert said == ["the database does not answer", "the database answers again"]
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("problem", [RuntimeError("odd"), OSError("odd"), ValueError("odd")])
def test_the_writer_goes_on_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            row = new_row()
            await store.create(row, OPEN, [])

            async def fails(*_: object) -> bool:
                raise problem

            with monkeypatch.context() as patched:
                patched.setattr(store, "write_one", fails)
                with pytest.raises((Unavailable, type(problem))):
                    await store.append(row.id, [event(0)], OPEN)
            assert await store.append(row.id, [event(0)], OPEN)

    asyncio.run(story())


# Addresses.


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ada:password@host/db",
        "tables.db",
        "",
        "postgresql://ada:password@host:port/db",
        "sqlite:tables",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_address_that_makes_no_sense_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(ValueError, match="a database is sqlite:///FILE or postgresql://") as problem:
        Store(address)
    assert "password" not in str(problem.value)


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    for address in (
        f"sqlite:///{tmp_path}/nowhere/tables.db",
        f"postgresql://ada:password@127.0.0.1:{free_port()}/db",
    ):
        with pytest.raises(ValueError, match="the database cannot be opened: ") as problem:
            try_database(address)
        assert "\n" not in str(problem.value)
        assert "password" not in str(problem.value)

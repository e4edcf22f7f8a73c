"""What is kept, in both databases; and what happens when they do not answer."""

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from milkomeda.table import wire
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import People
from milkomeda.table.people import Person as Somebody
from milkomeda.table.refusal import Missing, Refusal, Unavailable
from milkomeda.table.run import try_database
from milkomeda.table.schema import Event, Key, Row, Standing
from milkomeda.table.settings import Settings
from milkomeda.table.store import Batch, Store
from milkomeda.table.tables import Table
from tests.table.client import Person
from tests.table.house import free_port, serving

OPEN = Standing("open", 0.0)
PATIENCE = 20.0


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


numbers = iter(range(10**6))


def new_row(**more: Any) -> Row:
    fields: dict[str, Any] = {"private": False, "clock": 0, "when_late": "bot", "secret": "s", "start": ""}
    return Row(f"table-{next(numbers)}", 1.0, "milkomeda", "1", "", 2, "p0", **(fields | more))


def event(number: int, text: str = "") -> Event:
    return Event(number, 1.5, "say", -1, "", text)


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


# Keeping.


def test_what_was_put_in_comes_out(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            row = new_row(start="a position\nof lines", private=True)
            first = Event(0, 1.25, "sit", 1, "p", '{"name":"Zoé 🚀"}')
            await store.create(row, OPEN, [first])
            assert await store.table(row.id) == row
            assert await store.table("no such table") is None
            assert await store.append(row.id, [event(1), event(2)], Standing("playing", 9.0))
            assert await store.events(row.id) == [first, event(1), event(2)]
            assert await store.events(row.id, 2) == [event(2)]
            assert row.id in await store.due_tables(10.0, 50)
            await store.postpone(row.id, 100.0)
            assert row.id not in await store.due_tables(10.0, 50)

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
                    won = (await one.events(row.id, number))[0].text
                    assert won == ("one" if first else "other")

    asyncio.run(story())


def test_secrets_are_kept_as_hashes(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            people, key = People(store), Key("seat", "p", "t", 1)
            secret = await people.new_key(key)
            assert await people.key(secret) == key
            assert await people.key("another") is None
            await people.drop_keys(key)
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


class Cable:
    """The line to a database, which can be cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = free_port()
        self.listener: socket.socket | None = None
        self.ends: list[socket.socket] = []

    def mend(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self.serve, args=[self.listener], daemon=True).start()

    def cut(self) -> None:
        ends = [end for end in [self.listener, *self.ends] if end]
        self.listener, self.ends = None, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def serve(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def cable(database: str) -> Iterator[Cable]:
    cable = Cable(int(database.rpartition(":")[2].partition("/")[0]))
    cable.mend()
    yield cable
    cable.cut()


def through(cable: Cable, database: str) -> str:
    return database.replace(f":{cable.target}/", f":{cable.port}/")


def test_after_the_database_was_gone_all_goes_on(
    database: str, cable: Cable, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        broken = threading.Event()

        async def hear(table_id: str, number: int) -> None:
            if broken.is_set():
                raise Unavailable
            heard.append((table_id, number))

        async with opened(database) as other, opened(through(cable, database)) as store:
            row = new_row()
            await store.create(row, OPEN, [event(0)])
            await store.listen(hear)
            await until(lambda: ("", 0) in heard)
            broken.set()
            cable.cut()
            assert not await store.works()
            for _ in range(2):
                with pytest.raises(Unavailable, match="cannot keep anything right now"):
                    await store.append(row.id, [event(1)], OPEN)
            with pytest.raises(Unavailable):
                await store.events(row.id)
            cable.mend()
            heard.clear()
            assert await store.append(row.id, [event(1)], OPEN)
            await asyncio.sleep(1.2)  # the listener is back, but those who hear still fail
            broken.clear()
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


# Tables that go on.


@asynccontextmanager
async def hall_of(address: str) -> AsyncIterator[Hall]:
    hall = Hall(Store(address), Settings(pace=0, workers=1), Metrics())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def two_at_a_table(hall: Hall) -> Table:
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    table = await hall.create("p0", "Ada", wire.NewTable("milkomeda", "edition=protocols", seats))
    await hall.join(table.room.row.id, "p1", "Bob", wire.Join())
    await until(lambda: bool(table.room.waiting()))
    return table


def next_answer(table: Table) -> tuple[int, int, str]:
    """Seat, question and text of an answer that fits."""
    seat = table.room.waiting()[0]
    asked = table.room.scene(f"p{seat}", seat, set(), 0, 0.0).asked
    assert asked
    return seat, table.room.asked[seat], next(c.text for c in asked.choices if not c.refusal)


def test_an_answer_that_cannot_be_kept_is_refused_and_can_be_given_again(database: str, cable: Cable) -> None:
    async def story() -> None:
        async with hall_of(through(cable, database)) as hall:
            table = await two_at_a_table(hall)
            listener = await hall.tables.enter(table, Somebody("p0"))
            shown = listener.outbox.qsize()
            number, answers = table.room.number, table.room.answers
            cable.cut()
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await hall.answer(table, *next_answer(table))
            assert (table.room.number, table.room.answers) == (number, answers)
            assert listener.outbox.qsize() == shown
            cable.mend()
            await hall.answer(table, *next_answer(table))
            assert table.room.answers > answers
            assert len(await hall.store.events(table.room.row.id)) == table.room.number

    asyncio.run(story())


def test_an_answer_that_was_kept_although_nobody_heard_so_counts_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the database had it."""

    async def story() -> None:
        async with hall_of(address) as hall:
            table = await two_at_a_table(hall)
            given, answers = next_answer(table), table.room.answers
            write = hall.store.write

            async def silent(batches: list[Batch]) -> list[bool]:
                await write(batches)
                raise OSError("the line is dead")

            with monkeypatch.context() as patched:
                patched.setattr(hall.store, "write", silent)
                with pytest.raises(Unavailable):
                    await hall.answer(table, *given)
            assert table.room.answers == answers
            await hall.answer(table, *given)
            events = await hall.store.events(table.room.row.id)
            assert len(events) == table.room.number
            assert sum(one.seat == given[0] and one.kind == "answer" for one in events) == 1

    asyncio.run(story())


def test_what_has_begun_happens_even_if_who_asked_is_gone(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            table = await two_at_a_table(hall)
            answers = table.room.answers
            asking = asyncio.create_task(hall.answer(table, *next_answer(table)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await until(lambda: table.room.answers > answers)
            assert len(await hall.store.events(table.room.row.id)) == table.room.number

    asyncio.run(story())


def test_who_did_not_hear_of_an_answer_looks_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf(_self: Store, _heard: Callable[[str, int], Awaitable[None]]) -> None:
        return

    async def story() -> None:
        monkeypatch.setattr(Store, "listen", deaf)
        async with hall_of(database) as one, hall_of(database) as other:
            here = await two_at_a_table(one)
            there = await other.table(here.room.row.id)
            given = next_answer(here)
            await one.answer(here, *given)
            assert there.room.answers < here.room.answers
            await other.answer(there, *given)
            assert there.room.answers == here.room.answers
            await one.say(here, 0, "Ada", "hello")
            await other.say(there, 1, "Bob", "hi")
            assert [line.text for line in there.room.chat] == ["hello", "hi"]
            await one.tables.heard("", 0)
            assert here.room.chat == there.room.chat

    asyncio.run(story())


def test_a_table_that_cannot_be_opened_is_no_trouble_for_the_others(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            good = (await two_at_a_table(hall)).room.row
            bad = new_row()
            nonsense = Event(0, 1.0, "answer", 0, "", "nonsense")
            await hall.store.create(bad, Standing("playing", 1.0), [nonsense])
            with pytest.raises(Refusal, match="this table cannot be opened any more"):
                await hall.table(bad.id)
            with pytest.raises(Missing):
                await hall.table("no such table")
            with pytest.raises(Missing):
                await hall.table("\0")
            listed = await hall.tables.infos([bad.id, good.id], "p0")
            assert [info.id for info in listed] == [good.id]
            await hall.caretaker.try_to_look_after(bad.id)
            assert bad.id not in await hall.store.due_tables(1e9, 1000)
            assert not hall.tables.loading

    asyncio.run(story())


def test_a_table_is_loaded_once_however_many_ask(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            table_id = (await two_at_a_table(hall)).room.row.id
        async with hall_of(address) as hall:
            impatient = asyncio.create_task(hall.table(table_id))
            await asyncio.sleep(0)
            asking = [asyncio.create_task(hall.table(table_id)) for _ in range(20)]
            impatient.cancel()
            tables = await asyncio.gather(*asking)
            assert all(table is tables[0] for table in tables)
            assert not hall.tables.loading

    asyncio.run(story())


def test_people_are_told_when_the_database_is_gone(database: str, cable: Cable) -> None:
    """Over the socket and over HTTP: one sentence, and later all is well again."""
    sorry = "the server cannot keep anything right now: try again"
    with serving(through(cable, database)) as server:
        ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
        table = ada.create(["me", "open"])
        bob.join(table)

        async def story() -> None:
            async with ada.at(table) as one, bob.at(table) as other:
                seats = [one, other]
                for seat in seats:
                    await seat.scene_where(lambda scene: bool(scene["waiting"]))
                seat = seats[one.scene["waiting"][0]]
                await seat.scene_where(lambda scene: scene["question"] >= 0)
                text = next(c["text"] for c in seat.scene["asked"]["choices"] if not c.get("refusal"))
                cable.cut()
                refused = await seat.answer(text)
                assert (refused["type"], refused["problem"]) == ("refused", sorry)
                await seat.send(type="say", text="hello?")
                assert (await seat.until(lambda said: said["type"] == "trouble"))["problem"] == sorry
                http = await asyncio.to_thread(ada.call, "GET", "/tables")
                assert (http.status_code, http.json()) == (503, {"problem": sorry})
                cable.mend()
                assert (await seat.answer(text))["type"] == "accepted"

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

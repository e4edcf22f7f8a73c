"""Tables go on, whatever the database and the other processes do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import cast

import pytest
import websockets

from milkomeda.table import caretaker, presence, tables, wire, wishes
from milkomeda.table.events import Answered, Event
from milkomeda.table.guard import Bucket
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import Person as Somebody
from milkomeda.table.refusal import Missing, Refusal, Unavailable
from milkomeda.table.room import Room
from milkomeda.table.schema import Standing
from milkomeda.table.settings import Settings
from milkomeda.table.socket import Socket, serve
from milkomeda.table.store import Batch, Store
from milkomeda.table.tables import Table, Tables
from tests.table.client import Person, connected, english
from tests.table.database import Cable, new_row, through, until
from tests.table.house import PATIENCE, serving


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


News = list[tuple[Tables, str, int]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> News:
    """Who has heard of which event of which table."""
    heard: News = []
    hear = Tables.heard

    async def noted(self: Tables, table_id: str, number: int) -> None:
        await hear(self, table_id, number)
        heard.append((self, table_id, number))

    monkeypatch.setattr(Tables, "heard", noted)
    return heard


async def say_to_all(hall: Hall, table: Table, other: Hall, heard: News) -> None:
    """Something is said, and the other process has heard so."""
    await hall.say(table, 0, Somebody("p0", "Ada"), "hello", "")
    news = (other.tables, table.room.row.id, table.room.number - 1)
    await until(lambda: news in heard)


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
            assert sum(isinstance(one.what, Answered) and one.what.seat == given[0] for one in events) == 1

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
            await one.say(here, 0, Somebody("p0", "Ada"), "hello", "")
            await other.say(there, 1, Somebody("p1", "Bob"), "hi", "")
            assert [line.text for line in there.room.chat] == ["hello", "hi"]
            await one.tables.heard("", 0)
            assert here.room.chat == there.room.chat

    asyncio.run(story())


def test_a_table_that_cannot_be_opened_is_no_trouble_for_the_others(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            good = (await two_at_a_table(hall)).room.row
            bad = new_row()
            nonsense = Event(0, 1.0, Answered(0, "", "nonsense"))
            await hall.store.create(bad, Standing("playing", 1.0), [nonsense])
            with pytest.raises(Refusal, match="this table cannot be opened any more"):
                await hall.table(bad.id)
            with pytest.raises(Missing):
                await hall.table("no such table")
            with pytest.raises(Missing):
                await hall.table("\0")
            listed = await hall.store.tables_of("p0", 1000)
            assert {bad.id, good.id} <= {one.row.id for one in listed}
            shown = {info.id for info in await hall.tables.infos(listed, "p0")}
            assert good.id in shown
            assert bad.id not in shown
            await hall.caretaker.try_to_look_after(bad.id, 1.0)
            assert bad.id not in dict(await hall.store.due_tables(1e9, 1000))
            await until(lambda: not hall.tables.loading.running)

    asyncio.run(story())


def test_tables_with_nothing_to_do_keep_no_other_waiting(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than are swept at once, each with a time that is over and nobody to look after."""

    async def story() -> None:
        async with hall_of(address) as hall:
            stale = [await store_two(hall, Standing("playing", float(1 + n))) for n in range(60)]
            seats = [wire.SeatWish("me"), wire.SeatWish("bot", "random")]
            wish = wire.NewTable("milkomeda", "edition=protocols", seats)
            row, happenings = wishes.found("p0", "Ada", wish, "")
            events = Room(row).add(happenings, row.created)
            await hall.store.create(row, Standing("playing", 100.0), events)
        monkeypatch.setattr(caretaker, "SWEEP", 0.01)
        async with hall_of(address) as hall:
            await until(lambda: row.id in hall.tables.loaded)
            async with asyncio.timeout(PATIENCE):
                while set(stale) & set(dict(await hall.store.due_tables(1e9, 1000))):
                    await asyncio.sleep(0.02)

    asyncio.run(story())


async def store_two(hall: Hall, standing: Standing) -> str:
    """A table of two people that nobody has loaded, and what its row says."""
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    row, happenings = wishes.found("p0", "Ada", wire.NewTable("milkomeda", "edition=protocols", seats), "")
    room = Room(row)
    events = room.add([*happenings, wishes.sitting(1, "p1", "Bob", "")], row.created)
    events += room.add(wishes.first_luck(room), row.created)
    await hall.store.create(row, standing, events)
    return row.id


def test_a_list_of_tables_loads_none_and_tells_the_same(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            table = await two_at_a_table(hall)
            await hall.answer(table, *next_answer(table))
            told = {person: table.info(person) for person in ("p0", "p1", "")}
        async with hall_of(address) as hall:
            listed = [one for one in await hall.store.open_tables(1000) if one.row == table.room.row]
            for person, info in told.items():
                assert await hall.tables.infos(listed, person) == [info]
            assert not hall.tables.loaded
            await hall.tables.enter(await hall.table(table.room.row.id), Somebody("p1"))
            (info,) = await hall.tables.infos(listed, "p0")
            assert [seat.here for seat in info.seats] == [False, True]

    asyncio.run(story())


def test_a_connection_that_fails_leaves_nobody_behind(address: str, caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        async def receive_data(self, mode: str) -> str:
            raise KeyError(mode)

        async def send_text(self, message: str) -> None:
            await asyncio.sleep(PATIENCE)

    async def story() -> None:
        async with hall_of(address) as hall:
            table = await two_at_a_table(hall)
            async with asyncio.timeout(PATIENCE):
                await serve(cast(Socket, Broken()), hall, table, Somebody("p0"), Bucket(1, 1))
            assert not table.audience.listeners

    asyncio.run(story())
    assert [record.getMessage().partition(" at ")[0] for record in caplog.records] == ["a connection failed"]


def test_a_list_says_who_is_connected_to_other_processes(database: str) -> None:
    async def story() -> None:
        async with hall_of(database) as one, hall_of(database) as other:
            here = await two_at_a_table(one)
            await one.tables.enter(here, Somebody("p1"))
            await until(lambda: here.announced[0] == {1})
            listed = [row for row in await other.store.tables_of("p0", 1000) if row.row == here.room.row]
            (info,) = await other.tables.infos(listed, "p0")
            assert [seat.here for seat in info.seats] == [False, True]

    asyncio.run(story())


def test_who_sat_down_although_nobody_heard_so_finds_the_table_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            seats = [wire.SeatWish("me"), wire.SeatWish("open")]
            table = await hall.create("p0", "Ada", wire.NewTable("milkomeda", "edition=protocols", seats))
            write, row = hall.store.write, table.room.row

            async def silent(batches: list[Batch]) -> list[bool]:
                await write(batches)
                raise OSError("the line is dead")

            with monkeypatch.context() as patched:
                patched.setattr(hall.store, "write", silent)
                with pytest.raises(Unavailable):
                    await hall.join(row.id, "late comer", "Bob", wire.Join())
            assert [one.row for one in await hall.store.tables_of("late comer", 10)] == [row]

    asyncio.run(story())


def test_a_table_that_was_loaded_by_half_is_loaded_anew(
    database: str, monkeypatch: pytest.MonkeyPatch, heard: News
) -> None:
    """What happened while it was loaded could not be read."""

    async def story() -> None:
        async with hall_of(database) as one, hall_of(database) as other:
            here = await two_at_a_table(one)
            read = other.store.events

            async def once(table_id: str, after: int = 0) -> list[Event]:
                if after:
                    raise Unavailable
                events = await read(table_id)
                await say_to_all(one, here, other, heard)
                return events

            with monkeypatch.context() as patched:
                patched.setattr(other.store, "events", once)
                with pytest.raises(Unavailable):
                    await other.table(here.room.row.id)
            there = await other.table(here.room.row.id)
            assert [line.text for line in there.room.chat] == ["hello"]

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
            assert not hall.tables.loading.running

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
                assert (refused["type"], english(refused["problem"])) == ("refused", sorry)
                await seat.send(type="say", text="hello?")
                trouble = await seat.until(lambda said: said["type"] == "trouble")
                assert english(trouble["problem"]) == sorry
                http = await asyncio.to_thread(ada.call, "GET", "/tables")
                assert (http.status_code, http.json()["detail"]) == (503, sorry)
                cable.mend()
                assert (await seat.answer(text))["type"] == "accepted"

        asyncio.run(story())


# Who is there.


def test_who_is_there_and_whose_token_is_valid_is_known_everywhere(database: str) -> None:
    """One table, two servers: each has one of the players."""
    with serving(database) as first, serving(database) as second:
        ada, bob = Person(first.address, "Ada"), Person(second.address, "Bob")
        table = ada.create(["me", "open"])
        bob.join(table)
        bearer = {"authorization": f"Bearer {bob.done('POST', f'/tables/{table}/token')['token']}"}

        async def story() -> None:
            async with ada.at(table) as teal:
                await teal.scene_where(lambda scene: not scene["table"]["seats"][1]["here"])
                async with connected(second.address, table, bearer) as gold:
                    await gold.scene_where(lambda scene: scene["table"]["seats"][0]["here"])
                    await teal.scene_where(lambda scene: scene["table"]["seats"][1]["here"])
                    elsewhere = {"authorization": bearer["authorization"]}
                    async with connected(first.address, table, elsewhere) as again:
                        await again.scene_where(lambda scene: True)
                        bob.done("POST", f"/tables/{table}/token")
                        for program in (gold, again):
                            with pytest.raises(websockets.ConnectionClosed):
                                await program.until(lambda message: False)
                await teal.scene_where(lambda scene: not scene["table"]["seats"][1]["here"])

        asyncio.run(story())


@pytest.mark.parametrize("killed", [False, True])
def test_a_process_that_ends_takes_its_people_along(
    database: str, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    async def story() -> None:
        monkeypatch.setattr(presence, "GONE", -1.0)  # nobody is waited for
        monkeypatch.setattr(tables, "STAY", PATIENCE)
        async with hall_of(database) as one:
            here = await two_at_a_table(one)
            async with hall_of(database) as other:
                there = await other.table(here.room.row.id)
                await other.tables.enter(there, Somebody("p1"))
                await until(lambda: here.audience.here() == {1})
                if killed:
                    monkeypatch.setattr(other.tables.presence, "leave", nothing)
            if killed:
                assert here.audience.here() == {1}
                await one.tables.presence.stay()
            await until(lambda: here.audience.here() == set())

    asyncio.run(story())


async def nothing() -> None:
    return


def test_who_was_forgotten_by_mistake_is_announced_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was gone for longer than a process is waited for."""

    async def story() -> None:
        monkeypatch.setattr(tables, "STAY", 0.05)
        async with hall_of(database) as one, hall_of(database) as other:
            here = await two_at_a_table(one)
            there = await other.table(here.room.row.id)
            await other.tables.enter(there, Somebody("p1"))
            await until(lambda: here.audience.here() == {1})
            await other.tables.presence.leave()
            async with asyncio.timeout(PATIENCE):
                while await one.tables.presence.elsewhere([here.room.row.id]) != {here.room.row.id: {1}}:
                    await asyncio.sleep(0.02)
            await until(lambda: here.audience.here() == {1})

    asyncio.run(story())


def test_what_happens_while_a_table_is_loaded_is_not_missed(
    database: str, monkeypatch: pytest.MonkeyPatch, heard: News
) -> None:
    async def story() -> None:
        async with hall_of(database) as one, hall_of(database) as other:
            here = await two_at_a_table(one)
            read = other.store.events

            async def slow(table_id: str, after: int = 0) -> list[Event]:
                events = await read(table_id, after)
                if not after:
                    await say_to_all(one, here, other, heard)
                return events

            monkeypatch.setattr(other.store, "events", slow)
            there = await other.table(here.room.row.id)
            assert [line.text for line in there.room.chat] == ["hello"]

    asyncio.run(story())


def test_who_plays_is_shown_what_is_new_before_those_who_watch(address: str) -> None:
    async def story() -> None:
        async with hall_of(address) as hall:
            table = await two_at_a_table(hall)
            watchers = [await hall.tables.enter(table, Somebody("")) for _ in range(50)]
            players = [await hall.tables.enter(table, Somebody(f"p{seat}")) for seat in (0, 1)]
            everybody = [*watchers, *players]
            await until(lambda: not table.audience.serving)
            for listener in everybody:
                while not listener.outbox.empty():
                    listener.outbox.get_nowait()
            table.show(table.room)
            assert [listener.outbox.qsize() for listener in players] == [1, 1]
            assert not any(listener.outbox.qsize() for listener in watchers)
            await until(lambda: not table.audience.serving)
            assert [listener.outbox.qsize() for listener in everybody] == [1] * 52
            assert len({id(listener.outbox.get_nowait()) for listener in watchers}) == 1

    asyncio.run(story())

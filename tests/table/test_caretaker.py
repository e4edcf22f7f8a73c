"""Bots at a table: nobody waits long, and nothing is thought that nobody waits for."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from milkomeda.bots import BOTS, LEVELS
from milkomeda.table import wire
from milkomeda.table.caretaker import PACES, PATIENCE, calm_after, sole_choice
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import Person
from milkomeda.table.settings import Settings
from milkomeda.table.store import Store
from milkomeda.table.tables import Table
from milkomeda.table.work import ASKING
from milkomeda.thinking.turns import Claim
from tests.galaxy.scene import scene
from tests.table.database import until
from tests.thinking.conftest import PROGRAM
from tests.thinking.ponderers import PONDERERS

HOUR = 3600.0
POSITION = """
    teal: storage 3 3 3 5
    gold: storage 3 3 3 5
    A1: 3 teal
    B1 Novatron
    F5: 3 gold
    """


@pytest.fixture(autouse=True)
def ponderers(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the table too there are bots that think as long as they may: here an hour."""
    monkeypatch.setattr("milkomeda.thinking.thinking.PROGRAM", (str(PROGRAM),))
    for name, bot in PONDERERS.items():
        monkeypatch.setitem(BOTS, name, bot)
        monkeypatch.setitem(LEVELS, name, "")


@asynccontextmanager
async def hall(tmp_path: Path, pace: float = 0) -> AsyncIterator[Hall]:
    settings = Settings(pace=pace, think=HOUR, workers=1)
    opened = Hall(Store(f"sqlite:///{tmp_path / 'tables.db'}"), settings, Metrics())
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


async def table_with(hall: Hall, *bots: str, pace: wire.Pace = "usual") -> Table:
    """Ada has the first turn of a round."""
    seats = [wire.SeatWish("me"), *(wire.SeatWish("bot", bot) for bot in bots)]
    wish = wire.NewTable("milkomeda", "edition=protocols", seats, pace=pace)
    table = await hall.create("p0", "Ada", wish, str(scene(POSITION)))
    assert table.room.waiting() == [0]
    return table


async def end_turn(hall: Hall, table: Table) -> None:
    """Ada does as little as possible, until it is a bot's turn."""
    while table.room.waiting() == [0]:
        view = table.room.playing_match().state.view(0)
        asked = table.room.show.question(view, 0)
        text = table.room.show.passing(view, 0) or next(c.text for c in asked.choices if not c.refusal)
        await hall.answer(table, 0, table.room.asked[0], text)
    await until(lambda: bool(table.thinking))


def test_what_is_taken_back_is_thought_about_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "ponderer")
            await end_turn(opened, table)
            [thinking] = table.thinking.values()
            await opened.undo(table, 0, table.room.revocable[-1])
            await until(thinking.cancelled)
            assert not table.thinking
            assert table.room.waiting() == [0]

    asyncio.run(story())


def test_who_takes_a_seat_back_is_not_answered_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "random")
            await opened.tables.enter(table, Person("p0", "Ada"))
            await opened.leave(table, 0, "ponderer")
            await until(lambda: bool(table.thinking))
            question = table.room.asked[0]
            await opened.come_back(table, 0)
            await until(lambda: not table.thinking)
            assert table.room.asked[0] == question

    asyncio.run(story())


def test_a_table_that_ponders_does_not_starve_another(tmp_path: Path) -> None:
    """One process for all: the first table's bot has it for an hour, unless nobody waits for it any more."""

    async def story() -> None:
        async with hall(tmp_path) as opened:
            slow, other = await table_with(opened, "ponderer"), await table_with(opened, "random")
            await end_turn(opened, slow)
            await end_turn(opened, other)
            await opened.undo(slow, 0, slow.room.revocable[-1])
            await until(lambda: 0 in other.room.waiting())

    asyncio.run(story())


def test_bots_alone_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "ponderer")
            await opened.leave(table, 0, "ponderer")
            store, table_id = opened.store, table.room.row.id
            ((_, due),) = await store.due_tables(time.time() + HOUR, 10)
            await opened.caretaker.try_to_look_after(table_id, due)
            assert not table.thinking
            assert await store.due_tables(time.time() + HOUR, 10) == []
            for _ in range(2):
                watcher = await opened.tables.enter(table, Person())
                await until(lambda: bool(table.thinking))
                [thinking] = table.thinking.values()
                await opened.tables.exit(table, watcher)
                await until(thinking.cancelled)
                assert not table.thinking

    asyncio.run(story())


def test_bots_play_on_for_people_who_are_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "random")
            await end_turn(opened, table)
            await until(lambda: 0 in table.room.waiting())

    asyncio.run(story())


def test_a_table_where_nobody_is_yields_to_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "ponderer")
            assert not table.claim().wanted
            ASKING.set("192.0.2.7")
            watcher = await opened.tables.enter(table, Person())
            assert table.claim() == Claim(False, "192.0.2.7", table.room.row.id)
            await opened.tables.enter(table, Person("p0", "Ada"))
            assert table.claim().wanted
            await opened.leave(table, 0, "ponderer")  # now she only watches
            assert not table.claim().wanted
            await opened.tables.exit(table, watcher)

    asyncio.run(story())


def test_what_cannot_be_decided_otherwise_needs_no_thought() -> None:
    forced = scene(POSITION).play("teal: move", "teal: spend 0 blue").state
    assert sole_choice(forced) == "from A1"
    free = scene(POSITION).state
    assert len(free.step.choices(free)) > 1
    assert sole_choice(free) == ""


def test_people_wait_from_their_answer_until_they_are_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as opened:
            table = await table_with(opened, "ponderer")
            assert table.waited() == 0
            await end_turn(opened, table)
            assert table.waited() > 0
            await opened.leave(table, 0, "random")  # only bots are left: nobody waits
            await until(lambda: table.waited() == 0)

    asyncio.run(story())


def test_brisk_bots_take_no_longer_than_they_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, pace=HOUR) as opened:
            brisk, usual = (
                await table_with(opened, "random", pace="brisk"),
                await table_with(opened, "random"),
            )
            for table in (usual, brisk):
                await opened.tables.enter(table, Person("p0", "Ada"))
                await end_turn(opened, table)
            await until(lambda: 0 in brisk.room.waiting())
            assert usual.thinking

    asyncio.run(story())


def test_the_longer_people_wait_the_less_time_bots_take() -> None:
    waits = [0.0, 1.0, 4.0, PATIENCE, 2 * PATIENCE]
    calm = [calm_after(waited) for waited in waits]
    assert calm[0] == 1
    assert calm[-2:] == [0, 0]
    assert calm == sorted(calm, reverse=True)
    assert calm_after(PATIENCE, PATIENCE * PACES["calm"]) > 0.5

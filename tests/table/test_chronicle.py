"""What stays of finished games, in both databases: once, and the same when it is worked out again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from milkomeda.table import chronicle, wire
from milkomeda.table.archive import Archive
from milkomeda.table.chronicle import Chronicle, rate_again
from milkomeda.table.events import Answered, BotCame, Event
from milkomeda.table.forgetting import data_of, delete_tables, expire, forget
from milkomeda.table.history import History, Wanted
from milkomeda.table.people import People
from milkomeda.table.refusal import Refusal, TooMany
from milkomeda.table.room import Room
from milkomeda.table.schema import FINISHED, RESULTS, TABLES, Row
from milkomeda.table.store import Store
from milkomeda.table.tasks import Tasks
from milkomeda.table.work import Work
from tests.table.desk import Desk
from tests.table.house import PATIENCE

T = TypeVar("T")

numbers = iter(range(10**6))


class House:
    """A process at a database."""

    def __init__(self, address: str) -> None:
        self.store = Store(address)
        self.work = Work(1)
        self.tasks = Tasks()
        self.chronicle = Chronicle(self.store, Archive(self.store, self.tasks, self.work), self.work)
        self.history = History(self.store)

    async def people(self, *names: str) -> list[str]:
        return [(await People(self.store).new(name)).id for name in names]

    async def played(self, *seats: str, at: float = 0.0, record: bool = True, **more: Any) -> Room:
        """A game that these have finished, the same one every time: a person, or a bot in brackets."""
        row, events = finished(len(seats))
        row = replace(row, id=f"t{next(numbers)}", **more)
        room = Room(row)
        kept = [replace(event, at=event.at + at) for event in taken_by(events, seats)]
        for event in kept:
            room.take(event)
        await self.store.create(row, room.standing(at), kept)
        if record:
            await self.chronicle.record(room)
        return room

    async def rows(self, *tables: str) -> tuple[Sequence[Any], Sequence[Any]]:
        """What was recorded."""
        finished = sa.select(FINISHED).where(FINISHED.c.table_id.in_(tables)).order_by(FINISHED.c.table_id)
        results = sa.select(RESULTS).where(RESULTS.c.table_id.in_(tables))
        results = results.order_by(RESULTS.c.table_id, RESULTS.c.seat)
        return await self.store.rows(finished), await self.store.rows(results)


class BusyAtFirst(Work):
    busy = True

    async def do(self, work: Callable[[], T]) -> T:
        if self.busy:
            self.busy = False
            raise TooMany
        return await super().do(work)


@asynccontextmanager
async def house(address: str) -> AsyncIterator[House]:
    one = House(address)
    await one.store.open()
    try:
        yield one
    finally:
        await one.tasks.cancel()
        one.work.close()
        await one.store.close()


@cache
def finished(players: int) -> tuple[Row, list[Event]]:
    desk = Desk("edition=protocols end_round=2 end_cards=1", players=players).begin()
    desk.play(lambda: desk.room.phase == "over")
    return desk.room.row, desk.events


def taken_by(events: list[Event], seats: tuple[str, ...]) -> list[Event]:
    """The same game with others in the seats."""
    kept = []
    for event in events:
        what = event.what
        seat = getattr(what, "seat", -1)
        who = seats[seat] if 0 <= seat < len(seats) else ""
        if who.startswith("("):
            what = BotCame(seat, who[1:-1]) if not isinstance(what, Answered) else replace(what, person="")
        elif hasattr(what, "person") and who:
            what = replace(what, person=who)
        kept.append(replace(event, what=what))
    return kept


def test_a_finished_game_is_recorded_once_however_many_processes_try(address: str) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(house(address)) for _ in range(3)]
            ada, bob = await houses[0].people("Ada", "Bob")
            room = await houses[0].played(ada, bob, rated=True, record=False)
            await asyncio.gather(*(one.chronicle.record(room) for one in houses * 3))
            games, results = await houses[0].rows(room.row.id)
            assert (len(games), [one.person for one in results]) == (1, [ada, bob])
            for one in houses:
                assert (await one.history.of(ada, Wanted())).total == 1
                rating = (await one.history.of(ada, Wanted())).ratings["milkomeda"]
                assert rating.games == 1

    asyncio.run(story())


def test_a_record_says_how_the_game_went(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            (ada,) = await one.people("Ada")
            room = await one.played(ada, "(quick)")
            found = await one.history.of(ada, Wanted())
            game = found.games[0]
            state = room.playing_match().state
            ending = room.show.ending(state)
            assert (game.table, game.open, game.edition) == (room.row.id, True, "protocols")
            assert (game.rounds, game.mine, game.rated, game.rating) == (2, 0, False, None)
            assert game.why == ending.why
            assert [player.seat for player in game.players] == ending.ranking
            assert {one.seat: one.points for one in game.players} == dict(enumerate(map(sum, ending.points)))
            assert {one.seat: (one.kind, one.name) for one in game.players} == {
                0: ("person", "P0"),
                1: ("bot", "quick"),
            }
            answers = [event for event in finished(2)[1] if isinstance(event.what, Answered)]
            assert game.decisions == sum(answer.what.seat >= 0 for answer in answers)  # type: ignore[union-attr]
            assert game.seconds == answers[-1].at - answers[0].at
            statistics = await one.history.statistics(ada, "milkomeda")
            assert (statistics.games, statistics.fair) == (1, 0.5)
            assert [one.of for one in statistics.characters] == [1]
            assert sum(one.count for one in statistics.actions) == statistics.actions[0].of == game.rounds
            assert sum(one.mean for one in statistics.sources) == sum(ending.points[0])

    asyncio.run(story())


def test_a_game_that_was_left_behind_or_is_older_than_records_is_recorded_later(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob, record=False)
            nonsense = await one.played(ada, bob, record=False)
            unreadable = sa.text(
                f"update events set text = '[' where table_id = '{nonsense.row.id}' and number = 0"
            )
            await one.store.execute(unreadable, {})
            later = 10.0**12
            left = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", ~TABLES.c.recorded)
            while await one.store.rows(left):
                await one.chronicle.record_one(later)
            assert [game.table for game in (await one.history.of(ada, Wanted())).games] == [room.row.id]

    asyncio.run(story())


def test_too_much_at_once_puts_an_end_to_no_record(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "SWEEP", 0.0)
    monkeypatch.setattr(chronicle, "LEFT", -60.0)

    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob, record=False)
            one.chronicle.work = BusyAtFirst(1)
            one.tasks.spawn(one.chronicle.catch_up())
            async with asyncio.timeout(PATIENCE):
                while not (await one.rows(room.row.id))[0]:
                    await asyncio.sleep(0)

    asyncio.run(story())


def test_a_database_from_before_there_were_records_goes_on(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob, record=False)
            for older in (
                "drop table results",
                "drop table finished",
                "drop index ix_tables_unrecorded",
                "alter table tables drop column recorded",
                "alter table tables drop column rated",
                "alter table people drop column keeps",
                "alter table people drop column shown",
            ):
                await one.store.execute(sa.text(older), {})
        async with house(address) as one:
            row = await one.store.table(room.row.id)
            assert row == room.row
            await one.chronicle.record(await one.chronicle.room(room.row))
            mine = await one.history.of(ada, Wanted())
            assert (mine.total, mine.kept) == (1, wire.Kept(history=True, shown=True))

    asyncio.run(story())


def test_history_is_narrowed_and_paged(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            rooms = [await one.played(ada, bob, at=float(number)) for number in range(21)]
            alone = await one.played(ada, "(quick)", at=100.0)
            first = await one.history.of(ada, Wanted())
            assert (first.total, len(first.games), first.games[0].table) == (22, 20, alone.row.id)
            second = await one.history.of(ada, Wanted(page=1))
            assert [game.table for game in second.games] == [rooms[1].row.id, rooms[0].row.id]
            assert first.companions == ["P1"]
            assert [(ground.edition, ground.games) for ground in first.grounds] == [("protocols", 22)]
            for wanted, total in [
                (Wanted(companion="P1"), 21),
                (Wanted(companion="Nobody"), 0),
                (Wanted(game="milkomeda", edition="protocols"), 22),
                (Wanted(edition="draft"), 0),
                (Wanted(game="starflick"), 0),
            ]:
                assert (await one.history.of(ada, wanted)).total == total
            assert (await one.history.of(bob, Wanted(companion="P0"))).total == 21

    asyncio.run(story())


def test_ratings_that_are_worked_out_again_are_the_same(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob, cid = await one.people("Ada", "Bob", "Cid")
            seats = [(ada, bob), (bob, cid), (ada, "(quick)"), (cid, ada), (ada, bob), (bob, ada), (ada, bob)]
            rooms = [await one.played(*two, at=n * 60.0, rated=True) for n, two in enumerate(seats)]
            await one.played(ada, bob, rated=False)
            tables = [room.row.id for room in rooms]
            before = await one.rows(*tables)
            assert [row.counted for row in before[0]] == [*[True] * 6, False]  # the fourth one of Ada and Bob
            await forget(one.store, one.work, cid)
            await one.history.keep(bob, wire.Kept(history=False, shown=True))
            after = await one.rows(*tables)
            async with one.store.transaction() as connection:
                games, others = await rate_again(connection)
            assert games >= len(tables)
            assert others == 0
            assert await one.rows(*tables) == after
            assert [(row.mu, row.sigma) for row in after[1]] == [(row.mu, row.sigma) for row in before[1]]
            await one.store.execute(sa.update(RESULTS).where(RESULTS.c.table_id.in_(tables)), {"mu": 1.0})
            await one.store.execute(
                sa.update(FINISHED).where(FINISHED.c.table_id.in_(tables)), {"counted": False}
            )
            async with one.store.transaction() as connection:
                assert (await rate_again(connection))[1] == len(tables)
            mended = await one.rows(*tables)
            assert [(row.mu, row.sigma) for row in mended[1] if row.person] == [
                (row.mu, row.sigma) for row in after[1] if row.person
            ]
            assert mended[0] == after[0]

    asyncio.run(story())


def test_who_wants_no_history_has_none_and_what_there_was_is_gone(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            rated = await one.played(ada, bob, rated=True)
            running = await one.played(ada, bob, record=False)
            await one.history.keep(ada, wire.Kept(history=False, shown=True))
            await one.chronicle.record(running)
            mine = await one.history.of(ada, Wanted())
            assert (mine.total, mine.ratings, mine.companions) == (0, {}, [])
            assert mine.kept == wire.Kept(history=False, shown=True)
            assert (await data_of(one.store, ada)).results == []
            _, results = await one.rows(rated.row.id, running.row.id)
            assert all(row.name == row.figures == "" for row in results if row.seat == 0)
            assert {row.person for row in results}.isdisjoint({ada})
            theirs = await one.history.of(bob, Wanted())
            assert [player.name for player in theirs.games[0].players if player.seat == 0] == [""]
            with pytest.raises(Refusal, match="switched off"):
                await one.chronicle.let_rate(ada)
            await one.history.keep(ada, wire.Kept(history=True, shown=True))
            await one.chronicle.let_rate(ada)
            assert (await one.history.of(ada, Wanted())).total == 0

    asyncio.run(story())


def test_who_is_forgotten_is_in_no_history(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob)
            later = await one.played(ada, bob, record=False)
            assert len((await data_of(one.store, ada)).results) == 1
            await forget(one.store, one.work, ada)
            await one.chronicle.record(later)
            _, results = await one.rows(room.row.id, later.row.id)
            assert ada not in {row.person for row in results}
            assert {(row.name, row.figures) for row in results if row.seat == 0} == {("", "")}

    asyncio.run(story())


def test_what_a_game_came_to_outlasts_its_table_and_goes_with_its_last_person(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob)
            rated = await one.played(ada, bob, rated=True)
            async with one.store.transaction() as connection:
                await delete_tables(connection, [room.row.id, rated.row.id])
            await expire(one.store, 0.0)
            assert [game.open for game in (await one.history.of(ada, Wanted())).games] == [False, False]
            for person in (ada, bob):
                await forget(one.store, one.work, person)
            await expire(one.store, 0.0)
            games, results = await one.rows(room.row.id, rated.row.id)
            assert ([row.table_id for row in games], len(results)) == ([rated.row.id], 2)

    asyncio.run(story())


def test_others_see_the_ratings_of_a_rated_table_but_not_of_who_hides_them(address: str) -> None:
    async def story() -> None:
        async with house(address) as one:
            ada, bob = await one.people("Ada", "Bob")
            room = await one.played(ada, bob, rated=True)
            both = await one.history.at(room, bob)
            assert both.counted
            assert all(rating and rating.games == 1 and rating.change for rating in both.seats)
            await one.history.keep(ada, wire.Kept(history=True, shown=False))
            assert [bool(rating) for rating in (await one.history.at(room, bob)).seats] == [False, True]
            assert [bool(rating) for rating in (await one.history.at(room, "")).seats] == [False, True]
            assert [bool(rating) for rating in (await one.history.at(room, ada)).seats] == [True, True]

    asyncio.run(story())

"""What is kept: tables and their events. Events are only ever added, never changed.

One database for one process (SQLite) or for many (PostgreSQL). Two processes may try to add the same event;
the primary key lets one of them through, the other one hears of it and looks again.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from msgspec import DecodeError, Struct
from msgspec.structs import asdict
from sqlalchemy import event as listening
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from milkomeda.table.calls import acting, follow
from milkomeda.table.events import Event, SatDown, StoodUp, read, written
from milkomeda.table.refusal import Refusal, Unavailable, Unreadable
from milkomeda.table.schema import (
    EVENTS,
    PROMISES,
    PULSE,
    SITTINGS,
    TABLES,
    EventRow,
    Row,
    Standing,
    bring_up_to_date,
)
from milkomeda.table.tasks import Tasks
from milkomeda.words.message import Problem, say

logger = logging.getLogger("milkomeda.table")

PATIENCE: Final = 10  # seconds for the database to answer
TRIED: Final = 1.0  # seconds between two looks whether it keeps anything
TROUBLE: Final = (
    sa.exc.SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)

CHANNEL: Final = "milkomeda"
WHO: Final = -1
"""In place of an event's number: who is there has changed, or which secrets open anything."""
ANEW: Final = -2
"""In place of an event's number: what is known of the table is not true any more."""
LISTED_OF_ONE: Final = 3  # tables of a host that a list shows: nobody fills it alone


class Batch(Struct):
    table_id: str
    events: list[Event]
    standing: Standing
    done: asyncio.Future[bool]


class Listed(Struct, frozen=True):
    """A table, and what a list shows of it."""

    row: Row
    summary: str


SELECT_EVENTS: Final = sa.select(*(EVENTS.c[name] for name in EventRow.__struct_fields__))
SELECT_LISTED: Final = sa.select(*(TABLES.c[name] for name in Row.__struct_fields__), TABLES.c.summary)


def asynchronous(address: str) -> str:
    """The address with the driver that we use. It may hold a password: no message repeats it."""
    for short, long in {
        "sqlite://": "sqlite+aiosqlite://",
        "postgresql://": "postgresql+asyncpg://",
        "postgres://": "postgresql+asyncpg://",
    }.items():
        if address.startswith(short):
            return long + address.removeprefix(short)
    if address.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return address
    raise Problem(say("database-address"))


class Store:
    def __init__(self, address: str) -> None:
        self.address = asynchronous(address)
        self.shared = self.address.startswith("postgresql")
        self.answering = True
        self.engine = self.new_engine()
        self.insert: Any = postgres_insert if self.shared else sqlite_insert
        self.queue: asyncio.Queue[Batch] = asyncio.Queue()
        self.tasks = Tasks()
        self.trial: asyncio.Task[bool] | None = None
        self.tried = 0.0

    def new_engine(self) -> AsyncEngine:
        try:
            if self.shared:
                patience = {"timeout": PATIENCE, "command_timeout": PATIENCE}
                return create_async_engine(
                    self.address,
                    pool_size=8,
                    pool_pre_ping=True,
                    pool_timeout=PATIENCE,
                    connect_args=patience,
                    hide_parameters=True,
                )
            engine = create_async_engine(self.address, hide_parameters=True)
            if engine.url.database in (None, "", ":memory:"):
                raise ValueError  # several connections at once need a file
        except (sa.exc.ArgumentError, ValueError):
            raise Problem(say("database-address")) from None
        listening.listen(engine.sync_engine, "connect", safe_sqlite)
        return engine

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Whatever is wrong with the database becomes one refusal; the operator reads the reason once."""
        try:
            yield
        except TROUBLE as problem:
            if self.answering:
                logger.error("the database does not answer: %s", reason(problem))
            self.answering = False
            raise Unavailable from problem
        if not self.answering:
            logger.warning("the database answers again")
        self.answering = True

    async def open(self) -> None:
        with self.reached():
            await self.create_schema()
        self.tasks.spawn(self.keep_writing())

    async def create_schema(self) -> None:
        async with self.engine.begin() as connection:
            if self.shared:
                # Two processes that start together must not both create the tables.
                await connection.execute(sa.text("select pg_advisory_xact_lock(8470)"))
            await connection.run_sync(bring_up_to_date)

    async def close(self) -> None:
        await self.tasks.cancel()
        await self.engine.dispose()

    async def works(self) -> bool:
        """Whether it keeps something; tried once a second at most, however many ask."""
        now = time.monotonic()
        if self.trial is None or now > self.tried + TRIED:
            self.trial, self.tried = self.tasks.begin(self.try_to_write()), now
        return await asyncio.shield(self.trial)

    async def try_to_write(self) -> bool:
        values = {"id": 1, "at": time.time()}
        beat = self.insert(PULSE).values(values).on_conflict_do_update(index_elements=["id"], set_=values)
        try:
            async with self.transaction() as connection:
                await connection.execute(beat)
        except Unavailable:
            return False
        return True

    async def size(self) -> int:
        """Bytes of everything."""
        pages = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
        size = "select pg_database_size(current_database())" if self.shared else pages
        return int((await self.rows(sa.text(size)))[0][0])

    # Events.

    async def append(self, table_id: str, events: list[Event], standing: Standing) -> bool:
        """Whether they are kept now; not if another event has the first one's number already.

        Raises Unavailable; they may have been kept even so.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Batch(table_id, events, standing, done))
        return await done

    async def keep_writing(self) -> None:
        """Whatever has come together meanwhile goes into one transaction: one sync of the disk for all."""
        while True:
            batches = [await self.queue.get()]
            while not self.queue.empty():
                batches.append(self.queue.get_nowait())
            try:
                with self.reached():
                    kept = await self.write(batches)
            except Exception as problem:  # whatever it is: those who wait must hear of it
                for batch in batches:
                    if not batch.done.done():
                        batch.done.set_exception(problem)
                continue
            for batch, fine in zip(batches, kept):
                if not batch.done.done():
                    batch.done.set_result(fine)

    async def write(self, batches: list[Batch]) -> list[bool]:
        # In one order everywhere, so that two processes never wait for each other.
        order = sorted(range(len(batches)), key=lambda index: batches[index].table_id)
        results = dict.fromkeys(order, False)
        async with self.engine.begin() as connection:
            for index in order:
                batch = batches[index]
                results[index] = await self.write_one(
                    connection, batch.table_id, batch.events, batch.standing
                )
        return [results[index] for index in range(len(batches))]

    async def write_one(
        self, connection: AsyncConnection, table_id: str, events: list[Event], standing: Standing
    ) -> bool:
        rows = [{"table_id": table_id} | asdict(written(event)) for event in events]
        first = await connection.execute(self.insert(EVENTS).on_conflict_do_nothing(), rows[0])
        if first.rowcount == 0:
            return False
        if len(rows) > 1:
            await connection.execute(sa.insert(EVENTS), rows[1:])
        for event in events:
            if isinstance(event.what, SatDown):
                await self.sit(connection, event.what.person, table_id)
            elif isinstance(event.what, StoodUp):
                await self.stand_up(connection, event.what.person, table_id)
        row = sa.update(TABLES).where(TABLES.c.id == table_id)
        if (await connection.execute(row, self.changes(standing))).rowcount == 0:  # it was deleted meanwhile
            await connection.execute(sa.delete(EVENTS).where(EVENTS.c.table_id == table_id))
            return False
        if standing.calls is not None:
            await follow(connection, table_id, standing.calls, acting(events))
        await self.notify(connection, table_id, events[-1].number)
        return True

    async def sit(self, connection: AsyncConnection, person: str, table_id: str) -> None:
        """Remember that this is one of a person's tables."""
        values = {"person": person, "table_id": table_id}
        await connection.execute(self.insert(SITTINGS).on_conflict_do_nothing(), values)

    async def stand_up(self, connection: AsyncConnection, person: str, table_id: str) -> None:
        """It is one of theirs no more, unless they are its host."""
        host = sa.select(TABLES.c.host).where(TABLES.c.id == table_id).scalar_subquery()
        mine = SITTINGS.c.person == person, SITTINGS.c.table_id == table_id
        await connection.execute(sa.delete(SITTINGS).where(*mine, SITTINGS.c.person != host))

    async def notify(self, connection: AsyncConnection, table_id: str, number: int) -> None:
        if self.shared:
            news = {"channel": CHANNEL, "news": f"{table_id} {number}"}
            await connection.execute(sa.text("select pg_notify(:channel, :news)"), news)

    def changes(self, standing: Standing) -> dict[str, Any]:
        row = asdict(standing)
        del row["calls"]
        return row | {"changed": time.time()}

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """All from that number on. Raises Refusal where they make no sense."""
        try:
            return [read(row) for row in await self.event_rows(table_id, after)]
        except DecodeError:
            logger.exception("the events of table %s cannot be read", table_id)
            raise Unreadable from None

    async def event_rows(self, table_id: str, after: int = 0) -> list[EventRow]:
        query = SELECT_EVENTS.where(EVENTS.c.table_id == table_id, EVENTS.c.number >= after)
        return [EventRow(*row) for row in await self.rows(query.order_by(EVENTS.c.number))]

    async def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """Hear what other processes add; a lost connection is made again."""
        if self.shared:
            self.tasks.spawn(self.keep_listening(heard))

    async def keep_listening(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        news: asyncio.Queue[str] = asyncio.Queue()
        while True:
            try:
                connection = await asyncpg.connect(self.address.replace("+asyncpg", ""), timeout=PATIENCE)
                try:
                    await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(said[-1]))
                    connection.add_termination_listener(lambda _: news.put_nowait(" "))
                    news.put_nowait(" ")  # whatever was missed
                    while not connection.is_closed():
                        with suppress(TimeoutError):
                            async with asyncio.timeout(5):
                                table_id, _, number = (await news.get()).rpartition(" ")
                            await heard(table_id, int(number or 0))
                finally:
                    await connection.close(timeout=1)
            except (*TROUBLE, ValueError):  # what is heard may be nonsense
                await asyncio.sleep(1)

    # Tables.

    async def create(
        self,
        row: Row,
        standing: Standing,
        events: list[Event],
        promised: bool = False,
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> None:
        """Raises Refusal where another table has kept the promise already."""
        async with self.transaction() as connection:
            if also:
                await also(connection)
            if promised:
                mine = (PROMISES.c.person == row.host) & (PROMISES.c.secret == row.secret)
                if not (await connection.execute(sa.delete(PROMISES).where(mine))).rowcount:
                    raise Refusal(say("another-hash"))
            known = {"recorded": not row.host}  # what is nobody's game is in nobody's history
            await connection.execute(sa.insert(TABLES), asdict(row) | self.changes(standing) | known)
            if row.host:
                await self.sit(connection, row.host, row.id)
            if events:
                await self.write_one(connection, row.id, events, standing)

    async def table(self, table_id: str) -> Row | None:
        found = await self.listed(SELECT_LISTED.where(TABLES.c.id == table_id, ~TABLES.c.closed))
        return found[0].row if found else None

    async def open_tables(self, limit: int) -> list[Listed]:
        # Tables with a free seat first, then those to watch.
        order = (TABLES.c.phase != "open", TABLES.c.changed.desc())
        nth = sa.func.row_number().over(partition_by=TABLES.c.host, order_by=order).label("nth")
        public = (TABLES.c.phase != "over", ~TABLES.c.private, ~TABLES.c.closed)
        ranked = sa.select(TABLES.c.id, nth).where(*public).subquery()
        query = SELECT_LISTED.join(ranked, ranked.c.id == TABLES.c.id).where(ranked.c.nth <= LISTED_OF_ONE)
        return await self.listed(query.order_by(*order).limit(limit))

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        query = SELECT_LISTED.join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        mine = query.where(SITTINGS.c.person == person, ~TABLES.c.closed)
        return await self.listed(mine.order_by(TABLES.c.changed.desc()).limit(limit))

    async def unfinished(self, person: str) -> list[str]:
        """The tables of a person where the game is not over."""
        query = sa.select(TABLES.c.id).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        mine = query.where(SITTINGS.c.person == person, TABLES.c.phase != "over")
        return [row[0] for row in await self.rows(mine)]

    async def waiting(self, person: str = "") -> int:
        """How many tables wait for players: those of a person, or all."""
        query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.phase == "open")
        if person:
            query = query.join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id).where(
                SITTINGS.c.person == person
            )
        return int((await self.rows(query))[0][0])

    async def listed(self, query: sa.Select[Any]) -> list[Listed]:
        return [Listed(Row(*fields), summary) for *fields, summary in await self.rows(query)]

    async def summarize(self, table_id: str, old: str, summary: str) -> None:
        """In place of what another version kept."""
        unchanged = sa.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.summary == old)
        await self.execute(unchanged, {"summary": summary})

    async def due_tables(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Those that somebody should have looked after, with the time when."""
        query = sa.select(TABLES.c.id, TABLES.c.due)
        query = query.where(TABLES.c.due > 0, TABLES.c.due < now, ~TABLES.c.closed)
        found = await self.rows(query.order_by(TABLES.c.due).limit(limit))
        return [(table_id, due) for table_id, due in found]

    async def postpone(self, table_id: str, due: float, later: float) -> bool:
        """Whether that table is due later now; not if something has happened there meanwhile."""
        unchanged = sa.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.due == due)
        async with self.transaction() as connection:
            found = await connection.execute(unchanged, {"due": later})
        return found.rowcount > 0

    # The database.

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        with self.reached():
            async with self.engine.connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
        return found

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        with self.reached():
            async with self.engine.begin() as connection:
                yield connection

    async def one_by_one(self, connection: AsyncConnection) -> None:
        """This transaction waits for others that begin so, in whichever process, until they are kept."""
        waits = "select pg_advisory_xact_lock(8471)" if self.shared else "update pulse set at = at"
        await connection.execute(sa.text(waits))

    async def execute(self, statement: Any, values: dict[str, Any]) -> None:
        async with self.transaction() as connection:
            await connection.execute(statement, values)


def reason(problem: BaseException) -> str:
    """In one line."""
    lines = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return lines[0] if lines else type(problem).__name__


def safe_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, what was acknowledged survives a power cut, and what was deleted is
    nowhere in the file."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()

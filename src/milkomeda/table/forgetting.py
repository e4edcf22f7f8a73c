"""What is kept of a person or a table, and how it goes: when they ask for it, or when nobody uses it."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table import wire, wishes
from milkomeda.table.chronicle import let_go
from milkomeda.table.events import Erased, Event, SatDown, read, written
from milkomeda.table.refusal import Missing, Refusal, Unavailable
from milkomeda.table.schema import (
    CALLS,
    EVENTS,
    FINISHED,
    KEYS,
    PEOPLE,
    PRESENCE,
    PROMISES,
    RESULTS,
    REVIEWS,
    RUNS,
    SAID,
    SANCTIONS,
    SITTINGS,
    TABLES,
    WAYS,
    EventRow,
)
from milkomeda.table.store import ANEW, SELECT_EVENTS, WHO, Store
from milkomeda.table.tables import opened
from milkomeda.table.ways import MAIL, drop, signed_out
from milkomeda.table.wordings import clear_away
from milkomeda.table.work import Work
from milkomeda.words.message import say

DAY: Final = 24 * 3600.0
UNUSED: Final = {"open": 7 * DAY, "playing": 90 * DAY, "over": 400 * DAY}
"""For how long a table stays where nothing happens any more, by its phase."""
UNSEEN: Final = 400 * DAY
"""For how long a secret opens something that nobody uses; a browser keeps its cookie for a year."""
HANDFUL: Final = 100  # tables that are deleted at a time


# A person's data.


async def data_of(store: Store, person: str) -> wire.PersonalData:
    """Raises Missing."""
    columns = PEOPLE.c.name, PEOPLE.c.created, PEOPLE.c.keeps, PEOPLE.c.shown
    found = await store.rows(sa.select(*columns).where(PEOPLE.c.id == person))
    if not found:
        raise Missing(say("no-such-person"))
    keys = await store.rows(
        sa.select(KEYS.c.kind, KEYS.c.table_id, KEYS.c.created, KEYS.c.used)
        .where(KEYS.c.person == person)
        .order_by(KEYS.c.created)
    )
    listed = ("id", "game", "options", "phase", "created", "title", "wording")
    tables = await store.rows(
        sa.select(*(TABLES.c[column] for column in listed))
        .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        .where(SITTINGS.c.person == person)
        .order_by(TABLES.c.created)
    )
    told = ("kind", "address", "table_id", "language", "created", "confirmed")
    ways = await store.rows(sa.select(*(WAYS.c[column] for column in told)).where(WAYS.c.person == person))
    asked = sa.select(RUNS.c.title, RUNS.c.created, RUNS.c.asked).where(RUNS.c.person == person)
    runs = await store.rows(asked.order_by(RUNS.c.created))
    name, created, keeps, shown = found[0]
    return wire.PersonalData(
        person,
        name,
        created,
        [wire.KeyData(*key) for key in keys],
        [wire.TableData(*table) for table in tables],
        [wire.EventData(*row) for row in await events_of(store, person)],
        wire.Kept(keeps, shown),
        [wire.ResultData(*row) for row in await results_of(store, person)],
        [wire.WayData(*way) for way in ways],
        [wire.RunData(*run) for run in runs],
    )


async def results_of(store: Store, person: str) -> Sequence[Any]:
    own = (RESULTS.c[name] for name in ("place", "points", "figures", "mu", "sigma"))
    query = sa.select(FINISHED.c.table_id, FINISHED.c.game, FINISHED.c.ended, *own)
    mine = query.join(RESULTS, RESULTS.c.table_id == FINISHED.c.table_id).where(RESULTS.c.person == person)
    return await store.rows(mine.order_by(FINISHED.c.ended))


async def events_of(store: Store, person: str) -> Sequence[Any]:
    """All that a person did at tables, and what they said there."""
    seated = sa.select(SITTINGS.c.table_id).where(SITTINGS.c.person == person)
    query = sa.select(*(EVENTS.c[name] for name in ("table_id", "number", "at", "kind", "seat", "text")))
    mine = query.where(EVENTS.c.person == person)
    return await store.rows(
        mine.where(EVENTS.c.table_id.in_(seated)).union(mine.where(SAID)).order_by("at", "table_id", "number")
    )


async def vacate(store: Store, work: Work, person: str) -> list[str]:
    """Their seats are nobody's any more: bots play on, or somebody else may sit down. The tables."""
    tables = await store.unfinished(person)
    for table_id in tables:
        while not await vacate_one(store, work, table_id, person):
            await asyncio.sleep(0)  # something happened there meanwhile
    return tables


async def vacate_one(store: Store, work: Work, table_id: str, person: str) -> bool:
    """Whether that is so now."""
    row, now = await store.table(table_id), time.time()
    if row is None:
        return True
    known = row
    try:
        past = await store.events(table_id)
        room = await work.do(lambda: opened(known, past))
    except Unavailable:
        raise
    except Refusal:  # nobody can play there
        return True
    events = room.add(wishes.vacate(room, person), now)
    return not events or await store.append(table_id, events, room.standing(now))


async def forget(store: Store, work: Work, person: str) -> list[str]:
    """Nothing that says who they were stays: no name, no word, no key. What they played stays, for it is the
    others' game too. The tables where they were."""
    await vacate(store, work, person)
    seated = sa.select(SITTINGS.c.table_id).where(SITTINGS.c.person == person)
    spoken = sa.select(EVENTS.c.table_id).where(EVENTS.c.person == person, SAID)
    async with store.transaction() as connection:
        await store.one_by_one(connection)  # no game of theirs is recorded meanwhile
        tables = [row[0] for row in await connection.execute(seated.union(spoken))]
        for table_id in tables:
            await erase_words(connection, table_id, person)
            await pass_on(connection, table_id, person)
            await store.notify(connection, table_id, ANEW)
        await drop(connection, WAYS.c.person == person)
        for kept in (KEYS, SITTINGS, PROMISES, CALLS, RUNS):
            await connection.execute(sa.delete(kept).where(kept.c.person == person))
        await let_go(connection, person)
        await connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
        await store.notify(connection, f"@{person}", WHO)
    return tables


async def erase_words(connection: AsyncConnection, table_id: str, person: str) -> None:
    at_table = EVENTS.c.table_id == table_id
    words = SELECT_EVENTS.where(at_table, EVENTS.c.kind.in_(("sit", "say"))).order_by(EVENTS.c.number)
    sitting: dict[int, str] = {}
    for row in (await connection.execute(words)).all():
        kept = EventRow(*row)
        if kept.kind == "sit":
            sitting[kept.seat] = kept.person
        # Who said something was not always noted, only in which seat.
        if person == (kept.person or sitting.get(kept.seat)):
            one = sa.update(EVENTS).where(at_table, EVENTS.c.number == kept.number)
            await connection.execute(one, asdict(written(without_words(read(kept)))))
    await connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id), {"summary": ""})


def without_words(event: Event) -> Event:
    """The salt stays: it is a part of everybody's luck."""
    sat = isinstance(event.what, SatDown)
    return replace(event, what=replace(event.what, name="") if sat else Erased())


async def pass_on(connection: AsyncConnection, table_id: str, host: str) -> None:
    """Another one at the table becomes its host; a table that waits with nobody there goes."""
    hosted = TABLES.c.id == table_id, TABLES.c.host == host
    others = sa.select(SITTINGS.c.person).where(SITTINGS.c.table_id == table_id, SITTINGS.c.person != host)
    found = (await connection.execute(others.limit(1))).first()
    await connection.execute(sa.update(TABLES).where(*hosted), {"host": found[0] if found else ""})
    alone = sa.select(TABLES.c.id).where(
        TABLES.c.id == table_id, TABLES.c.host == "", TABLES.c.phase == "open"
    )
    await delete_tables(connection, [row[0] for row in await connection.execute(alone)])


# What nobody uses.


async def delete_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """With all that belongs to them."""
    await drop(connection, WAYS.c.table_id.in_(tables))
    for kept in (EVENTS, SITTINGS, KEYS, PRESENCE, CALLS, REVIEWS):
        await connection.execute(sa.delete(kept).where(kept.c.table_id.in_(tables)))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables)))


async def expire(store: Store, now: float) -> Counter[str]:
    """Tables where nothing happens any more, secrets that nobody uses, people who have neither. How many."""
    gone: Counter[str] = Counter()
    while tables := await unused_tables(store, now):
        async with store.transaction() as connection:
            await delete_tables(connection, tables)
        gone["tables"] += len(tables)
    async with store.transaction() as connection:
        await store.one_by_one(connection)  # no table is founded meanwhile by what is cleared away
        await connection.execute(sa.update(KEYS).where(KEYS.c.used == 0), {"used": now})
        old = sa.delete(KEYS).where(KEYS.c.used < now - UNSEEN)
        gone["keys"] = (await connection.execute(old)).rowcount
        unwanted = (WAYS.c.kind == MAIL) & ~WAYS.c.confirmed & (WAYS.c.created < now - DAY)
        await drop(connection, signed_out() | unwanted)
        unreachable = PEOPLE.c.id.not_in(sa.select(KEYS.c.person)) & (PEOPLE.c.created < now - DAY)
        nobody = unreachable & PEOPLE.c.id.not_in(sa.select(SITTINGS.c.person))
        lost = sa.select(PEOPLE.c.id).where(nobody)
        await drop(connection, WAYS.c.person.in_(lost))
        await connection.execute(sa.delete(PROMISES).where(PROMISES.c.person.in_(lost)))
        for row in (await connection.execute(lost)).all():
            await let_go(connection, row[0])
        gone["people"] = (await connection.execute(sa.delete(PEOPLE).where(nobody))).rowcount
        await delete_records(connection)
        await connection.execute(sa.delete(RUNS).where(RUNS.c.created < now - UNSEEN))
        await clear_away(connection, now)
        await connection.execute(sa.delete(SANCTIONS).where(SANCTIONS.c.until.between(1, now)))
    return gone


async def delete_records(connection: AsyncConnection) -> None:
    """Of games without a table that are nobody's any more; ratings are worked out with those that count."""
    known = sa.select(RESULTS.c.table_id).join(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
    stays = sa.or_(
        FINISHED.c.table_id.in_(sa.select(TABLES.c.id)), FINISHED.c.table_id.in_(known), FINISHED.c.rated > 0
    )
    await connection.execute(sa.delete(FINISHED).where(~stays))
    orphans = RESULTS.c.table_id.not_in(sa.select(FINISHED.c.table_id))
    await connection.execute(sa.delete(RESULTS).where(orphans))


async def unused_tables(store: Store, now: float) -> list[str]:
    old = [(TABLES.c.phase == phase) & (TABLES.c.changed < now - kept) for phase, kept in UNUSED.items()]
    return [row[0] for row in await store.rows(sa.select(TABLES.c.id).where(sa.or_(*old)).limit(HANDFUL))]

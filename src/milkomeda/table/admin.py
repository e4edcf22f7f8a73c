"""What an operator does beside a running server: to the database, noted where every server reads it."""

import getpass
import ipaddress
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table.chronicle import rate_again
from milkomeda.table.events import Said
from milkomeda.table.forgetting import data_of, delete_tables, expire, forget, vacate
from milkomeda.table.schema import DEEDS, PEOPLE, SANCTIONS, TABLES, Deed, Sanction
from milkomeda.table.store import SELECT_LISTED, Listed, Store
from milkomeda.table.summary import Sitting, read
from milkomeda.table.work import Work
from milkomeda.words.message import Message, Problem, say

DAY: Final = 24 * 3600.0
LISTED: Final = 100
LONGEST: Final = 36_500

Lines = list[Message]


class Order(Struct, frozen=True):
    """What an operator wants."""

    deed: str
    target: str = ""
    days: float = 0.0
    """0 for good."""


async def carry_out(address: str, order: Order) -> Lines:
    """What there is to say about it. Raises ValueError where it makes no sense."""
    if order.deed not in ORDERS:
        raise Problem(say("no-deed", text=order.deed, names=list(ORDERS)))
    needs, run = ORDERS[order.deed]
    if needs and not order.target:
        raise Problem(say("deed-needs", deed=order.deed, need=needs))
    if not 0 <= order.days <= LONGEST:
        raise Problem(say("setting-from-to", setting="days", least="0", most=str(LONGEST)))
    store = Store(address)
    await store.open()
    try:
        return await run(store, order)
    finally:
        await store.close()


async def note(connection: AsyncConnection, order: Order, detail: str = "") -> None:
    """The next number, so that whoever reads on misses none."""
    last = (await connection.execute(sa.select(sa.func.max(DEEDS.c.number)))).scalar() or 0
    deed = Deed(last + 1, time.time(), operator(), order.deed, order.target, detail)
    await connection.execute(sa.insert(DEEDS), asdict(deed))


def operator() -> str:
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return str(os.getuid())


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


# Looking.


async def list_tables(store: Store, order: Order) -> Lines:
    query = SELECT_LISTED.add_columns(TABLES.c.phase, TABLES.c.closed, TABLES.c.changed)
    if order.target:
        query = query.where(TABLES.c.phase == order.target)
    found = await store.rows(query.order_by(TABLES.c.changed.desc()).limit(LISTED))
    return [
        say(
            "private-table-in-list" if row.private else "table-in-list",
            table=row.id,
            time=moment(row.changed),
            game=row.game,
            standing="closed" if row.closed else row.phase,
            names=[called(sitting) for sitting in sittings(row.summary)],
        )
        for row in found
    ] or [say("no-table-in-list")]


def sittings(summary: str) -> list[Sitting]:
    known = read(summary)
    return known.seats if known else []


def called(sitting: Sitting) -> Message:
    return plain(sitting.name) if sitting.name else say(f"sitting-{sitting.kind}")


async def show_table(store: Store, order: Order) -> Lines:
    """Who sits there, and what was said, with the person's mark before each."""
    found = await store.listed(SELECT_LISTED.where(TABLES.c.id == order.target))
    if not found:
        raise Problem(say("no-table-called", text=order.target))
    events = await store.events(order.target)
    return [*seats(found[0]), *(spoken(one.at, one.what) for one in events if isinstance(one.what, Said))]


def seats(table: Listed) -> Lines:
    row = table.row
    lines = [say("host-of", person=f"{row.host:16}", game=row.game, options=row.options)]
    for number, sitting in enumerate(sittings(table.summary), 1):
        lines.append(say("seat-of", person=f"{sitting.person:16}", number=number, holder=called(sitting)))
    return lines


def spoken(at: float, said: Said) -> Message:
    return plain(f"{said.person:16}  {moment(at)} {said.name}: {said.text}")


def plain(text: str) -> Message:
    """What is said in no language: names, marks, and what others wrote."""
    return say("plain", text=text)


async def show_deeds(store: Store, order: Order) -> Lines:
    columns = [DEEDS.c[name] for name in Deed.__struct_fields__]
    found = await store.rows(sa.select(*columns).order_by(DEEDS.c.number))
    deeds = [Deed(*row) for row in found]
    return [
        plain(f"{moment(deed.at)}  {deed.who}  {deed.deed} {deed.target} {deed.detail}".rstrip())
        for deed in deeds
    ] or [say("no-deeds-yet")]


async def export(store: Store, order: Order) -> Lines:
    """A table with all that happened there, or a person's data, as JSON."""
    found = await store.listed(SELECT_LISTED.where(TABLES.c.id == order.target))
    kept: Any = await data_of(store, order.target) if not found else None
    if found:
        kept = {"table": found[0].row, "events": await store.event_rows(order.target)}
    async with store.transaction() as connection:
        await note(connection, order)
    return [plain(msgspec.json.format(msgspec.json.encode(kept)).decode())]


# Tables.


async def close(store: Store, order: Order) -> Lines:
    await change_table(store, order, closed=True)
    return [say("table-is-closed", table=order.target)]


async def reopen(store: Store, order: Order) -> Lines:
    await change_table(store, order, closed=False)
    return [say("table-is-open-again", table=order.target)]


async def change_table(store: Store, order: Order, closed: bool) -> None:
    async with store.transaction() as connection:
        await one_table(connection, order.target)
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == order.target), {"closed": closed})
        await note(connection, order)


async def one_table(connection: AsyncConnection, table_id: str) -> None:
    found = await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table_id))
    if found.first() is None:
        raise Problem(say("no-table-called", text=table_id))


async def delete(store: Store, order: Order) -> Lines:
    async with store.transaction() as connection:
        await one_table(connection, order.target)
        await delete_tables(connection, [order.target])
        await note(connection, order)
    return [say("table-is-gone", table=order.target)]


# People.


async def mute(store: Store, order: Order) -> Lines:
    return [await sanction(store, order)]


async def ban(store: Store, order: Order) -> Lines:
    """Bots play on for whoever is kept out."""
    tables = await vacate(store, Work(1.0), order.target)
    return [await sanction(store, order, tables)]


async def sanction(store: Store, order: Order, tables: Sequence[str] = ()) -> Message:
    """Who may not do that any more, and until when."""
    target, until = normal(order.target), time.time() + order.days * DAY if order.days else 0.0
    known = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == target)
    if "/" not in target and not await store.rows(known):
        raise Problem(say("no-person-nor-address", text=target))
    async with store.transaction() as connection:
        wanted = store.insert(SANCTIONS).values(asdict(Sanction(order.deed, target, until)))
        given = wanted.on_conflict_do_update(index_elements=["kind", "target"], set_={"until": until})
        await connection.execute(given)
        await note(connection, order, " ".join(tables))
    done = {"deed": order.deed, "target": target}
    return say("sanction-until", **done, time=moment(until)) if until else say("sanction-for-good", **done)


async def pardon(store: Store, order: Order) -> Lines:
    kind = order.deed.removeprefix("un")
    held = SANCTIONS.c.kind == kind, SANCTIONS.c.target == normal(order.target)
    async with store.transaction() as connection:
        if (await connection.execute(sa.delete(SANCTIONS).where(*held))).rowcount == 0:
            raise Problem(say("no-sanction", sanction=kind, target=order.target))
        await note(connection, order)
    return [say("sanction-is-over", sanction=kind, target=order.target)]


def normal(target: str) -> str:
    """An address as a network; a person as they are."""
    try:
        return str(ipaddress.ip_network(target))
    except ValueError:
        return target


async def forget_person(store: Store, order: Order) -> Lines:
    await data_of(store, order.target)
    tables = await forget(store, Work(1.0), order.target)
    async with store.transaction() as connection:
        await note(connection, order, " ".join(tables))
    return [say("person-is-forgotten", person=order.target, count=len(tables))]


async def purge(store: Store, order: Order) -> Lines:
    gone = await expire(store, time.time())
    counts = {what: gone[what] for what in ("tables", "people", "keys")}
    async with store.transaction() as connection:
        await note(connection, order, ", ".join(f"{count} {what}" for what, count in counts.items()))
    return [say("cleared-away", **counts)]


async def ratings(store: Store, order: Order) -> Lines:
    """Worked out again, from the first rated game on: after a change of what bots are worth."""
    async with store.transaction() as connection:
        await store.one_by_one(connection)
        games, others = await rate_again(connection)
        await note(connection, order, f"{others} of {games}")
    return [say("ratings-again", games=games, others=others)]


ORDERS: Final[dict[str, tuple[str, Callable[[Store, Order], Awaitable[Lines]]]]] = {
    "list": ("", list_tables),
    "show": ("table", show_table),
    "log": ("", show_deeds),
    "export": ("table-or-person", export),
    "close": ("table", close),
    "reopen": ("table", reopen),
    "delete": ("table", delete),
    "mute": ("address-or-person", mute),
    "unmute": ("address-or-person", pardon),
    "ban": ("address-or-person", ban),
    "unban": ("address-or-person", pardon),
    "forget": ("person", forget_person),
    "purge": ("", purge),
    "ratings": ("", ratings),
}
"""What an operator can do, and to what."""

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

from milkomeda.table.events import Said
from milkomeda.table.forgetting import data_of, delete_tables, expire, forget, vacate
from milkomeda.table.schema import DEEDS, PEOPLE, SANCTIONS, TABLES, Deed, Sanction
from milkomeda.table.store import SELECT_LISTED, Listed, Store
from milkomeda.table.summary import read
from milkomeda.table.work import Work

DAY: Final = 24 * 3600.0
LISTED: Final = 100
LONGEST: Final = 36_500

Lines = list[str]


class Order(Struct, frozen=True):
    """What an operator wants."""

    deed: str
    target: str = ""
    days: float = 0.0
    """0 for good."""


async def carry_out(address: str, order: Order) -> Lines:
    """What there is to say about it. Raises ValueError where it makes no sense."""
    if order.deed not in ORDERS:
        raise ValueError(f"there is no deed '{order.deed}': the deeds are {', '.join(ORDERS)}")
    needs, run = ORDERS[order.deed]
    if needs and not order.target:
        raise ValueError(f"{order.deed} what? It needs {needs}")
    if not 0 <= order.days <= LONGEST:
        raise ValueError(f"--days is from 0 to {LONGEST}")
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
        f"{row.id}  {moment(row.changed)}  {row.game}, {'closed' if row.closed else row.phase}"
        f"{', private' if row.private else ''}: {', '.join(names(row.summary))}"
        for row in found
    ] or ["There is no such table."]


def names(summary: str) -> list[str]:
    known = read(summary)
    return [sitting.name or sitting.kind for sitting in known.seats] if known else []


async def show_table(store: Store, order: Order) -> Lines:
    """Who sits there, and what was said, with the person's mark before each."""
    found = await store.listed(SELECT_LISTED.where(TABLES.c.id == order.target))
    if not found:
        raise ValueError(f"there is no table {order.target}")
    events = await store.events(order.target)
    return [*seats(found[0]), *(spoken(one.at, one.what) for one in events if isinstance(one.what, Said))]


def seats(table: Listed) -> Lines:
    known = read(table.summary)
    lines = [f"{table.row.host:16}  host of {table.row.game}, {table.row.options}"]
    for seat, sitting in enumerate(known.seats if known else []):
        lines.append(f"{sitting.person:16}  seat {seat + 1}: {sitting.name or sitting.kind}")
    return lines


def spoken(at: float, said: Said) -> str:
    return f"{said.person:16}  {moment(at)} {said.name}: {said.text}"


async def show_deeds(store: Store, order: Order) -> Lines:
    columns = [DEEDS.c[name] for name in Deed.__struct_fields__]
    found = await store.rows(sa.select(*columns).order_by(DEEDS.c.number))
    deeds = [Deed(*row) for row in found]
    return [
        f"{moment(deed.at)}  {deed.who}  {deed.deed} {deed.target} {deed.detail}".rstrip() for deed in deeds
    ] or ["Nothing has been done yet."]


async def export(store: Store, order: Order) -> Lines:
    """A table with all that happened there, or a person's data, as JSON."""
    found = await store.listed(SELECT_LISTED.where(TABLES.c.id == order.target))
    kept: Any = await data_of(store, order.target) if not found else None
    if found:
        kept = {"table": found[0].row, "events": await store.event_rows(order.target)}
    async with store.transaction() as connection:
        await note(connection, order)
    return [msgspec.json.format(msgspec.json.encode(kept)).decode()]


# Tables.


async def close(store: Store, order: Order) -> Lines:
    await change_table(store, order, closed=True)
    return [f"Table {order.target} is closed. milkomeda admin reopen {order.target} opens it again."]


async def reopen(store: Store, order: Order) -> Lines:
    await change_table(store, order, closed=False)
    return [f"Table {order.target} is open again."]


async def change_table(store: Store, order: Order, closed: bool) -> None:
    async with store.transaction() as connection:
        await one_table(connection, order.target)
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == order.target), {"closed": closed})
        await note(connection, order)


async def one_table(connection: AsyncConnection, table_id: str) -> None:
    found = await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table_id))
    if found.first() is None:
        raise ValueError(f"there is no table {table_id}")


async def delete(store: Store, order: Order) -> Lines:
    async with store.transaction() as connection:
        await one_table(connection, order.target)
        await delete_tables(connection, [order.target])
        await note(connection, order)
    return [f"Table {order.target} is gone."]


# People.


async def mute(store: Store, order: Order) -> Lines:
    return [f"{await sanction(store, order)} cannot chat."]


async def ban(store: Store, order: Order) -> Lines:
    """Bots play on for whoever is kept out."""
    tables = await vacate(store, Work(1.0), order.target)
    return [f"{await sanction(store, order, tables)} is kept out."]


async def sanction(store: Store, order: Order, tables: Sequence[str] = ()) -> str:
    """Who may not do that any more, and until when."""
    target, until = normal(order.target), time.time() + order.days * DAY if order.days else 0.0
    known = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == target)
    if "/" not in target and not await store.rows(known):
        raise ValueError(f"there is no person {target}, nor is that an address")
    async with store.transaction() as connection:
        wanted = store.insert(SANCTIONS).values(asdict(Sanction(order.deed, target, until)))
        given = wanted.on_conflict_do_update(index_elements=["kind", "target"], set_={"until": until})
        await connection.execute(given)
        await note(connection, order, " ".join(tables))
    return f"Until {moment(until)} {target}" if until else target


async def pardon(store: Store, order: Order) -> Lines:
    kind = order.deed.removeprefix("un")
    held = SANCTIONS.c.kind == kind, SANCTIONS.c.target == normal(order.target)
    async with store.transaction() as connection:
        if (await connection.execute(sa.delete(SANCTIONS).where(*held))).rowcount == 0:
            raise ValueError(f"there is no {kind} of {order.target}")
        await note(connection, order)
    return [f"The {kind} of {order.target} is over."]


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
    return [f"{order.target} is forgotten; tables where they were: {len(tables)}."]


async def purge(store: Store, order: Order) -> Lines:
    gone = await expire(store, time.time())
    async with store.transaction() as connection:
        told = ", ".join(f"{gone[what]} {what}" for what in ("tables", "people", "keys"))
        await note(connection, order, told)
    return [f"Cleared away: {told}."]


PERSON: Final = "a person, as milkomeda admin show TABLE names them"
ORDERS: Final[dict[str, tuple[str, Callable[[Store, Order], Awaitable[Lines]]]]] = {
    "list": ("", list_tables),
    "show": ("a table", show_table),
    "log": ("", show_deeds),
    "export": ("a table or a person", export),
    "close": ("a table", close),
    "reopen": ("a table", reopen),
    "delete": ("a table", delete),
    "mute": (f"an address, or {PERSON}", mute),
    "unmute": (f"an address, or {PERSON}", pardon),
    "ban": (f"an address, or {PERSON}", ban),
    "unban": (f"an address, or {PERSON}", pardon),
    "forget": (PERSON, forget_person),
    "purge": ("", purge),
}
"""What an operator can do, and to what."""

"""Who is asked where an answer may take days, and when to tell them. Kept with the events that ask."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table.events import Answered, CameBack, Event, TookBack, Waived
from milkomeda.table.schema import CALLS, Call

LONG: Final = 24 * 3600  # seconds: at a table with such a clock people do not sit and wait
GRACE: Final = 60.0  # seconds in which an undo withdraws a call
SOON: Final = 6 * 3600.0  # before a clock runs out people are told again, at a quarter of it at the latest


def reminder(call: Call) -> float:
    """When to tell again that the clock runs out."""
    return call.until - min((call.until - call.since) / 4, SOON)


def acting(events: Sequence[Event]) -> set[int]:
    """The seats that did something themselves: whoever is there need not be called."""
    deeds = (event.what for event in events)
    return {deed.seat for deed in deeds if isinstance(deed, Answered | TookBack | CameBack | Waived)}


async def follow(connection: AsyncConnection, table_id: str, calls: Sequence[Call], there: set[int]) -> None:
    """These are asked at a table, and nobody else. Whoever goes on with a turn is not called again."""
    here = CALLS.c.table_id == table_id
    columns = [CALLS.c[name] for name in Call.__struct_fields__]
    kept = {Call(*row) for row in await connection.execute(sa.select(*columns).where(here))}
    for old in kept.difference(calls):
        await connection.execute(sa.delete(CALLS).where(here, CALLS.c.seat == old.seat))
    for new in calls:
        if new not in kept:
            told = new.seat in there
            due = reminder(new) if told else new.since + GRACE
            values = asdict(new) | {"table_id": table_id, "told": int(told), "due": due}
            await connection.execute(sa.insert(CALLS), values)

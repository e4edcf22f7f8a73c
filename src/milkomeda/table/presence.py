"""Which seats are connected to which process, where several share a database."""

import secrets
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table.schema import PRESENCE
from milkomeda.table.store import WHO, Store

GONE: Final = 30.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.mine = PRESENCE.c.process == self.process

    async def announce(self, table_id: str, seats: set[int], looking: set[int]) -> None:
        """These seats of a table, and no others, are connected here; at these somebody looks at it."""
        async with self.store.transaction() as connection:
            await connection.execute(sa.delete(PRESENCE).where(self.mine, PRESENCE.c.table_id == table_id))
            if seats:
                values = {"seats": written(seats), "looking": written(looking), "until": time.time() + GONE}
                key = {"table_id": table_id, "process": self.process}
                await connection.execute(sa.insert(PRESENCE), key | values)
            await self.store.notify(connection, table_id, WHO)

    async def elsewhere(self, table_ids: list[str]) -> dict[str, set[int]]:
        """The seats of these tables that are connected to other processes."""
        query = sa.select(PRESENCE.c.table_id, PRESENCE.c.seats)
        found: dict[str, set[int]] = {table_id: set() for table_id in table_ids}
        for table_id, seats in await self.store.rows(
            query.where(~self.mine, PRESENCE.c.table_id.in_(table_ids))
        ):
            found[table_id].update(map(int, seats.split()))
        return found

    async def looking(self, table_id: str) -> set[int]:
        """The seats at which somebody looks at a table, as far as processes have said."""
        query = sa.select(PRESENCE.c.looking).where(PRESENCE.c.table_id == table_id)
        return {int(seat) for row in await self.store.rows(query) for seat in row[0].split()}

    async def leave(self) -> None:
        """This process ends."""
        async with self.store.transaction() as connection:
            await self.forget(connection, self.mine)

    async def forget(self, connection: AsyncConnection, which: sa.ColumnElement[bool]) -> None:
        gone = await connection.execute(sa.delete(PRESENCE).where(which).returning(PRESENCE.c.table_id))
        for row in gone.all():
            await self.store.notify(connection, row[0], WHO)

    async def stay(self) -> set[str]:
        """We are still here; whoever is not is forgotten. The tables where we are known to be."""
        now = time.time()
        async with self.store.transaction() as connection:
            here = sa.update(PRESENCE).where(self.mine).values(until=now + GONE)
            known = {row[0] for row in await connection.execute(here.returning(PRESENCE.c.table_id))}
            await self.forget(connection, PRESENCE.c.until < now)
        return known


def written(seats: set[int]) -> str:
    return " ".join(map(str, seats))

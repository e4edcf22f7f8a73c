"""Which seats are connected to which process. A single process knows it without asking the database."""

import secrets
import time
from typing import Final

import sqlalchemy as sa

from milkomeda.table.schema import PRESENCE
from milkomeda.table.store import WHO, Store

GONE: Final = 30.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.mine = PRESENCE.c.process == self.process

    async def announce(self, table_id: str, seats: set[int]) -> None:
        """These seats of a table, and no others, are connected here."""
        if not self.store.shared:
            return
        async with self.store.transaction() as connection:
            await connection.execute(sa.delete(PRESENCE).where(self.mine, PRESENCE.c.table_id == table_id))
            if seats:
                values = {"seats": " ".join(map(str, seats)), "until": time.time() + GONE}
                key = {"table_id": table_id, "process": self.process}
                await connection.execute(sa.insert(PRESENCE), key | values)
            await self.store.notify(connection, table_id, WHO)

    async def elsewhere(self, table_id: str) -> set[int]:
        """The seats of a table that are connected to other processes."""
        if not self.store.shared:
            return set()
        others = sa.select(PRESENCE.c.seats).where(~self.mine, PRESENCE.c.table_id == table_id)
        return {int(seat) for row in await self.store.rows(others) for seat in row[0].split()}

    async def stay(self) -> set[str]:
        """We are still here; whoever is not is forgotten. The tables where we are known to be."""
        if not self.store.shared:
            return set()
        now, table_id = time.time(), PRESENCE.c.table_id
        async with self.store.transaction() as connection:
            here = sa.update(PRESENCE).where(self.mine).values(until=now + GONE).returning(table_id)
            known = {row[0] for row in await connection.execute(here)}
            gone = sa.delete(PRESENCE).where(PRESENCE.c.until < now).returning(table_id)
            for row in (await connection.execute(gone)).all():
                await self.store.notify(connection, row[0], WHO)
        return known

"""The secret of the table that a person will create next: its hash is shown before they add their salt."""

import sqlalchemy as sa

from milkomeda.table.fair import hash_of, new_secret
from milkomeda.table.refusal import Refusal
from milkomeda.table.schema import PROMISES
from milkomeda.table.store import Store
from milkomeda.words.message import say


class Promises:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def secret(self, person: str) -> str:
        found = await self.store.rows(sa.select(PROMISES.c.secret).where(PROMISES.c.person == person))
        return str(found[0][0]) if found else ""

    async def hash(self, person: str) -> str:
        """The same one until there is a table with it."""
        while not (secret := await self.secret(person)):
            new = {"person": person, "secret": new_secret()}
            await self.store.execute(self.store.insert(PROMISES).on_conflict_do_nothing(), new)
        return hash_of(secret)

    async def kept(self, person: str, hash_: str) -> str:
        """The secret that has the hash which this person was shown. Raises Refusal."""
        secret = await self.secret(person)
        if not secret or hash_of(secret) != hash_:
            raise Refusal(say("another-hash"))
        return secret

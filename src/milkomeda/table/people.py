"""Who somebody is: a nickname and a secret in their browser. No accounts."""

import hashlib
import secrets
import time
from typing import Any, Final

import sqlalchemy as sa
from litestar.connection import ASGIConnection
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table.refusal import Refusal, Stranger
from milkomeda.table.schema import KEYS, PEOPLE, Key
from milkomeda.table.store import WHO, Store
from milkomeda.words.message import say

COOKIE: Final = "milkomeda"
BROWSER: Final = "browser"
RECOVERY: Final = "recovery"
SEAT: Final = "seat"
DAY: Final = 24 * 3600.0


class Person(Struct, frozen=True):
    id: str = ""
    name: str = ""
    only_table: str = ""
    """A program's token opens one table only."""
    token: str = ""
    """The hash of the secret that they came with."""
    address: str = ""


NOBODY: Final = Person()


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whose request this is: by the token of a program, or by the browser's cookie."""
        header = connection.headers.get("authorization", "")
        if header:
            kind, _, token = header.partition(" ")
            found = await self.holder(token.strip(), SEAT) if kind.lower() == "bearer" else NOBODY
            if not found.id:
                raise Stranger(say("token-opens-nothing"))
            return found
        cookie = connection.cookies.get(COOKIE, "")
        return await self.holder(cookie, BROWSER) if cookie else NOBODY

    async def holder(self, secret: str, kind: str) -> Person:
        key = await self.key(secret)
        if key is None or key.kind != kind:
            return NOBODY
        person = Person(key.person, await self.name_of(key.person), key.table_id, digest(secret))
        if time.time() > key.used + DAY:
            mine = sa.update(KEYS).where(KEYS.c.hash == person.token)
            await self.store.execute(mine, {"used": time.time()})
        return person

    async def new(self, name: str) -> Person:
        person = Person(secrets.token_hex(8), name)
        values = {"id": person.id, "name": name, "created": time.time()}
        await self.store.execute(sa.insert(PEOPLE), values)
        return person

    async def rename(self, person: Person, name: str) -> None:
        await self.store.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id), {"name": name})

    async def name_of(self, person_id: str) -> str:
        found = await self.store.rows(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person_id))
        return str(found[0][0]) if found else ""

    async def cookie(self, person: Person) -> str:
        """A secret for a browser of this person."""
        return await self.new_key(Key(BROWSER, person.id, "", -1))

    async def recovery(self, person: Person) -> str:
        """A new secret for the recovery link; older links stop working."""
        return await self.new_key(Key(RECOVERY, person.id, "", -1), alone=True)

    async def recover(self, secret: str) -> tuple[Person, str]:
        """Whose recovery link that is, and a secret for this browser. The link is used up, and whoever came
        by an older one is signed out."""
        async with self.store.transaction() as connection:
            used_up = sa.delete(KEYS).where(KEYS.c.hash == digest(secret), KEYS.c.kind == RECOVERY)
            found = (await connection.execute(used_up.returning(KEYS.c.person))).first()
            if found is None:
                raise Refusal(say("recovery-link-used-up"))
            await self.drop(connection, found[0], KEYS.c.origin != "")
            key = Key(BROWSER, found[0], "", -1, origin=digest(secret))
            cookie = await self.insert(connection, key)
        return Person(found[0], await self.name_of(found[0])), cookie

    async def sign_out_elsewhere(self, person: Person) -> str:
        """All that opened anything for this person ends; a new secret for the browser that asks."""
        async with self.store.transaction() as connection:
            await self.drop(connection, person.id)
            return await self.insert(connection, Key(BROWSER, person.id, "", -1))

    async def sign_out(self, person: Person) -> None:
        """In the browser that asks."""
        async with self.store.transaction() as connection:
            await self.drop(connection, person.id, KEYS.c.hash == person.token)

    async def seat_token(self, person: Person, table_id: str, seat: int) -> str:
        """A new token for a program that plays this seat; older ones stop working."""
        return await self.new_key(Key(SEAT, person.id, table_id, seat), alone=True)

    # Keys: only the hash of a secret is kept.

    async def key(self, secret: str) -> Key | None:
        columns = [KEYS.c[name] for name in Key.__struct_fields__]
        found = await self.store.rows(sa.select(*columns).where(KEYS.c.hash == digest(secret)))
        return Key(*found[0]) if found else None

    async def new_key(self, key: Key, alone: bool = False) -> str:
        """Its secret; of those to the same it may be the only one."""
        same = [KEYS.c[name] == getattr(key, name) for name in ("kind", "table_id")]
        async with self.store.transaction() as connection:
            if alone:
                await self.drop(connection, key.person, *same)
            return await self.insert(connection, key)

    async def insert(self, connection: AsyncConnection, key: Key) -> str:
        secret, now = secrets.token_urlsafe(24), time.time()
        values = asdict(key) | {"hash": digest(secret), "created": now, "used": now}
        await connection.execute(sa.insert(KEYS), values)
        return secret

    async def drop(self, connection: AsyncConnection, person: str, *which: sa.ColumnElement[bool]) -> None:
        """These keys of a person; every process hears that they are worth nothing any more."""
        await connection.execute(sa.delete(KEYS).where(KEYS.c.person == person, *which))
        await self.store.notify(connection, f"@{person}", WHO)

    async def valid(self, hashes: set[str]) -> set[str]:
        """Those of these secrets that still open something."""
        known = sa.select(KEYS.c.hash).where(KEYS.c.hash.in_(hashes))
        return {row[0] for row in await self.store.rows(known)} if hashes else set()

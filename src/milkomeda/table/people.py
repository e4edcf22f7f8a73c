"""Who somebody is: a nickname and a secret in their browser. No accounts."""

import hashlib
import secrets
import time
from typing import Any, Final

import sqlalchemy as sa
from litestar.connection import ASGIConnection
from msgspec import Struct
from msgspec.structs import asdict

from milkomeda.table.refusal import Refusal, Stranger
from milkomeda.table.schema import KEYS, PEOPLE, Key
from milkomeda.table.store import WHO, Store

COOKIE: Final = "milkomeda"
BROWSER: Final = "browser"
RECOVERY: Final = "recovery"
SEAT: Final = "seat"


class Person(Struct, frozen=True):
    id: str = ""
    name: str = ""
    only_table: str = ""
    """A program's token opens one table only."""
    token: str = ""
    """Its hash."""


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
            token = token.strip()
            key = await self.key(token) if kind.lower() == "bearer" else None
            if key is None or key.kind != SEAT:
                raise Stranger("that token opens nothing")
            return Person(key.person, await self.name_of(key.person), key.table_id, digest(token))
        cookie = connection.cookies.get(COOKIE, "")
        key = await self.key(cookie) if cookie else None
        if key is None or key.kind != BROWSER:
            return NOBODY
        return Person(key.person, await self.name_of(key.person))

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
        """A secret for one more browser of this person."""
        return await self.new_key(Key(BROWSER, person.id, "", -1))

    async def recovery(self, person: Person) -> str:
        """A new secret for the recovery link; older links stop working."""
        await self.drop_keys(Key(RECOVERY, person.id, "", -1))
        return await self.new_key(Key(RECOVERY, person.id, "", -1))

    async def recover(self, secret: str) -> Person:
        key = await self.key(secret)
        if key is None or key.kind != RECOVERY:
            raise Refusal("that recovery link is not valid (any more)")
        return Person(key.person, await self.name_of(key.person))

    async def seat_token(self, person: Person, table_id: str, seat: int) -> str:
        """A new token for a program that plays this seat; older ones stop working."""
        key = Key(SEAT, person.id, table_id, seat)
        await self.drop_keys(key)
        return await self.new_key(key)

    # Keys: only the hash of a secret is kept.

    async def key(self, secret: str) -> Key | None:
        columns = [KEYS.c[name] for name in Key.__struct_fields__]
        found = await self.store.rows(sa.select(*columns).where(KEYS.c.hash == digest(secret)))
        return Key(*found[0]) if found else None

    async def new_key(self, key: Key) -> str:
        secret = secrets.token_urlsafe(24)
        await self.store.execute(sa.insert(KEYS), asdict(key) | {"hash": digest(secret)})
        return secret

    async def drop_keys(self, key: Key) -> None:
        """All of that kind; every process hears that such tokens are worth nothing any more."""
        same = [KEYS.c[name] == getattr(key, name) for name in ("kind", "person", "table_id")]
        async with self.store.transaction() as connection:
            await connection.execute(sa.delete(KEYS).where(*same))
            if key.table_id:
                await self.store.notify(connection, key.table_id, WHO)

    async def valid(self, hashes: set[str]) -> set[str]:
        """Those of these tokens that still open something."""
        known = sa.select(KEYS.c.hash).where(KEYS.c.hash.in_(hashes))
        return {row[0] for row in await self.store.rows(known)} if hashes else set()

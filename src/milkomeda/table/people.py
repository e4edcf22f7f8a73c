"""Who somebody is: a nickname and a secret in their browser. No accounts."""

import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct

from milkomeda.table.refusal import Refusal, Stranger
from milkomeda.table.store import Key, Store

COOKIE: Final = "milkomeda"
BROWSER: Final = "browser"
RECOVERY: Final = "recovery"
SEAT: Final = "seat"


class Person(Struct, frozen=True):
    id: str = ""
    name: str = ""
    only_table: str = ""
    """A program's token opens one table only."""


NOBODY: Final = Person()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whose request this is: by the token of a program, or by the browser's cookie."""
        header = connection.headers.get("authorization", "")
        if header:
            kind, _, token = header.partition(" ")
            key = await self.store.key(token.strip()) if kind.lower() == "bearer" else None
            if key is None or key.kind != SEAT:
                raise Stranger("that token opens nothing")
            return Person(key.person, await self.store.name_of(key.person), key.table_id)
        cookie = connection.cookies.get(COOKIE, "")
        key = await self.store.key(cookie) if cookie else None
        if key is None or key.kind != BROWSER:
            return NOBODY
        return Person(key.person, await self.store.name_of(key.person))

    async def new(self, name: str) -> Person:
        person = Person(secrets.token_hex(8), name)
        await self.store.new_person(person.id, name)
        return person

    async def cookie(self, person: Person) -> str:
        """A secret for one more browser of this person."""
        return await self.new_key(Key(BROWSER, person.id, "", -1))

    async def recovery(self, person: Person) -> str:
        """A new secret for the recovery link; older links stop working."""
        await self.store.drop_keys(person.id, RECOVERY)
        return await self.new_key(Key(RECOVERY, person.id, "", -1))

    async def recover(self, secret: str) -> Person:
        key = await self.store.key(secret)
        if key is None or key.kind != RECOVERY:
            raise Refusal("that recovery link is not valid (any more)")
        return Person(key.person, await self.store.name_of(key.person))

    async def seat_token(self, person: Person, table_id: str, seat: int) -> str:
        """A new token for a program that plays this seat; older ones stop working."""
        await self.store.drop_keys(person.id, SEAT, table_id)
        return await self.new_key(Key(SEAT, person.id, table_id, seat))

    async def new_key(self, key: Key) -> str:
        secret = secrets.token_urlsafe(24)
        await self.store.new_key(secret, key)
        return secret

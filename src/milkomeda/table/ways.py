"""How people want to be told that they are asked: nothing until they ask for it."""

import base64
import secrets
import time
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.table.people import Person
from milkomeda.table.refusal import Missing, Refusal
from milkomeda.table.schema import KEYS, LETTERS, WAYS, Letter, Way
from milkomeda.table.store import Store
from milkomeda.words.message import say

MOST: Final = 10  # of a person
PUSH, MAIL, HOOK = "push", "mail", "hook"

SELECT: Final = sa.select(*(WAYS.c[name] for name in Way.__struct_fields__))


class Ways:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str, table_id: str = "") -> list[Way]:
        """Those by which a person hears of everything, or the hook of a table that is theirs."""
        return await self.where(WAYS.c.person == person, WAYS.c.table_id == table_id)

    async def one(self, way_id: str) -> Way | None:
        return next(iter(await self.where(WAYS.c.id == way_id)), None)

    async def where(self, *which: sa.ColumnElement[bool]) -> list[Way]:
        return [Way(*row) for row in await self.store.rows(SELECT.where(*which).order_by(WAYS.c.created))]

    async def add(self, way: Way) -> Way:
        """In place of one with the same address; a browser's push is nobody else's, a table has one hook.
        Raises Refusal."""
        same = (WAYS.c.kind == way.kind) & (WAYS.c.address == way.address)
        mine = (WAYS.c.person == way.person) & (WAYS.c.table_id == way.table_id)
        async with self.store.transaction() as connection:
            old = same if way.kind == PUSH else mine if way.table_id else mine & same
            if way.kind == MAIL:
                await self.let_ask(connection, way)
                old = mine & (WAYS.c.kind == MAIL)
            await self.drop(connection, old)
            count = sa.select(sa.func.count()).select_from(WAYS).where(mine)
            if ((await connection.execute(count)).scalar() or 0) >= MOST:
                raise Refusal(say("many-ways", most=MOST))
            await connection.execute(sa.insert(WAYS), asdict(way))
            if not way.confirmed:
                await self.put(connection, Letter(way.id, "confirm", "", -1, -1, way.created))
        return way

    async def let_ask(self, connection: AsyncConnection, way: Way) -> None:
        """Raises Refusal for a mailbox that was asked already: nobody fills it in another's name."""
        asked = (WAYS.c.address == way.address) & ~WAYS.c.confirmed & (WAYS.c.kind == MAIL)
        if (await connection.execute(sa.select(WAYS.c.id).where(asked))).first():
            raise Refusal(say("mail-was-asked"))

    async def put(self, connection: AsyncConnection, letter: Letter) -> None:
        """To be sent, unless the same is already; by whoever is first."""
        new = self.store.insert(LETTERS).values(asdict(letter))
        sooner = sa.case((new.excluded.due < LETTERS.c.due, new.excluded.due), else_=LETTERS.c.due)
        again = {"question": new.excluded.question, "due": sooner, "tries": 0}
        keys = [column.name for column in LETTERS.primary_key]
        await connection.execute(new.on_conflict_do_update(index_elements=keys, set_=again))

    async def test(self, person: str, way_id: str) -> None:
        if not (await self.owned(person, way_id)).confirmed:
            raise Refusal(say("mail-was-asked"))
        async with self.store.transaction() as connection:
            await self.put(connection, Letter(way_id, "test", "", -1, -1, time.time()))

    async def owned(self, person: str, way_id: str) -> Way:
        way = await self.one(way_id)
        if way is None or way.person != person:
            raise Missing(say("no-such-way"))
        return way

    async def remove(self, person: str, way_id: str) -> None:
        await self.owned(person, way_id)
        await self.forget(WAYS.c.id == way_id)

    async def forget(self, which: sa.ColumnElement[bool]) -> None:
        async with self.store.transaction() as connection:
            await self.drop(connection, which)

    async def drop(self, connection: AsyncConnection, which: sa.ColumnElement[bool]) -> None:
        await drop(connection, which)

    async def confirm(self, secret: str) -> Way:
        return await self.by_secret(secret, sa.update(WAYS).values(confirmed=True))

    async def stop(self, secret: str) -> Way:
        """Whoever has the link in a mail ends it, without a word."""
        return await self.by_secret(secret, sa.delete(WAYS))

    async def by_secret(self, secret: str, deed: Any) -> Way:
        async with self.store.transaction() as connection:
            mine = deed.where(WAYS.c.kind == MAIL, WAYS.c.secret == secret, WAYS.c.secret != "")
            done = await connection.execute(mine.returning(*(WAYS.c[name] for name in Way.__struct_fields__)))
            found = done.first()
        if found is None:
            raise Refusal(say("mail-link-used-up"))
        return Way(*found)

    async def speak(self, person: str, language: str) -> None:
        mine = sa.update(WAYS).where(WAYS.c.person == person)
        await self.store.execute(mine, {"language": language})

    async def move(self, person: Person, key: str) -> None:
        """This browser has another secret now, and no other browser of that person has one."""
        mine = (WAYS.c.person == person.id) & (WAYS.c.kind == PUSH)
        async with self.store.transaction() as connection:
            await self.drop(connection, mine & (WAYS.c.key != person.token))
            await connection.execute(sa.update(WAYS).where(mine), {"key": key})


async def drop(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> None:
    """With all that was to be sent by it."""
    gone = sa.select(WAYS.c.id).where(which)
    await connection.execute(sa.delete(LETTERS).where(LETTERS.c.way.in_(gone)))
    await connection.execute(sa.delete(WAYS).where(which))


def signed_out() -> sa.ColumnElement[bool]:
    """Pushes to browsers that are nobody's any more."""
    return (WAYS.c.kind == PUSH) & WAYS.c.key.not_in(sa.select(KEYS.c.hash))


def new_secret(kind: str) -> str:
    """For the links in mails; for a hook in the form that libraries for it read."""
    if kind == HOOK:
        return f"whsec_{base64.b64encode(secrets.token_bytes(24)).decode()}"
    return secrets.token_urlsafe(24)

"""Keeps the house: obeys what operators do in another process, and clears away what nobody uses."""

import asyncio
import ipaddress
import time
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from milkomeda.table.forgetting import expire
from milkomeda.table.people import Person
from milkomeda.table.refusal import Forbidden, Refusal, Unavailable
from milkomeda.table.schema import DEEDS, SANCTIONS, Deed, Sanction
from milkomeda.table.store import ANEW
from milkomeda.table.tables import Tables
from milkomeda.words.message import say

LOOK: Final = 1.0  # seconds between two looks at what operators did
CLEAR: Final = 3600.0


class Warden:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.seen = 0  # deeds
        self.sanctions: list[Sanction] = []

    async def open(self) -> None:
        found = await self.store.rows(sa.select(sa.func.max(DEEDS.c.number)))
        self.seen = found[0][0] or 0
        await self.look_up()

    async def look_up(self) -> None:
        columns = [SANCTIONS.c[name] for name in Sanction.__struct_fields__]
        self.sanctions = [Sanction(*row) for row in await self.store.rows(sa.select(*columns))]

    # Who may do what.

    def let_in(self, who: str) -> None:
        """A person, or an address. Raises Forbidden."""
        if self.holds("ban", who):
            raise Forbidden(say("not-let-in"))

    def let_speak(self, person: Person) -> None:
        if self.holds("mute", person.id) or self.holds("mute", person.address):
            raise Refusal(say("not-let-speak"))

    def holds(self, kind: str, who: str) -> bool:
        now = time.time()
        return any(
            one.kind == kind and (not one.until or now < one.until) and concerns(one.target, who)
            for one in self.sanctions
        )

    # What operators did.

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with suppress(Unavailable):
                await self.catch_up()

    async def catch_up(self) -> None:
        columns = [DEEDS.c[name] for name in Deed.__struct_fields__]
        news = sa.select(*columns).where(DEEDS.c.number > self.seen).order_by(DEEDS.c.number)
        for row in await self.store.rows(news):
            deed = Deed(*row)
            await self.look_up()
            await self.obey(deed)
            self.seen = deed.number

    async def obey(self, deed: Deed) -> None:
        """Whoever is kept out goes; the tables that are named are not what they were."""
        if deed.deed == "ban":
            self.put_out(deed.target)
        for table_id in (deed.target, *deed.detail.split()):
            await self.tables.heard(table_id, ANEW)

    def put_out(self, target: str) -> None:
        for table in self.tables.loaded.values():
            for listener in table.audience.listeners:
                if concerns(target, listener.person.id) or concerns(target, listener.person.address):
                    listener.let_go()

    # What nobody uses.

    async def clear_away(self) -> None:
        while True:
            with suppress(Unavailable):
                await expire(self.store, time.time())
            await asyncio.sleep(CLEAR)


def concerns(target: str, who: str) -> bool:
    """Whether a person or an address is meant; the target may be a whole network."""
    if target == who:
        return True
    try:
        address, network = ipaddress.ip_address(who), ipaddress.ip_network(target, strict=False)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address) in network

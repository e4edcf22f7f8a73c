"""All that requests need, and who may ask."""

from contextlib import suppress
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from msgspec.structs import replace

from milkomeda.table import wire
from milkomeda.table.guard import Bucket, Limits, Places, neighbourhood, same_origin
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import Person
from milkomeda.table.press import Press
from milkomeda.table.refusal import Forbidden, Refusal, Stranger, TooMany, Unavailable
from milkomeda.table.settings import Settings
from milkomeda.table.silence import silent
from milkomeda.table.store import Store
from milkomeda.table.work import ASKING
from milkomeda.words.message import say

SOCKETS: Final = 200  # connections of an address at the same time
MOST_OF_ONE: Final = 10  # tables where somebody waits for players
MOST_WAITING: Final = 1000  # such tables in all

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


class Office:
    """All that requests need."""

    def __init__(self, address: str, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(address)
        self.hall = Hall(self.store, settings, self.metrics)
        self.people = self.hall.people
        self.press = Press(settings.limits)
        times = settings.limits
        self.requests = Limits(burst=120 * times, rate=20 * times)
        self.pictures = Limits(burst=2000 * times, rate=20 * times)  # a virtual table asks for all at once
        self.new_tables = Limits(burst=30 * times, rate=0.1 * times)
        self.everybody = Bucket(burst=300 * times, rate=2 * times)
        self.orders = Limits(burst=20 * times, rate=times / 10)
        self.exports = Limits(burst=5 * times, rate=times / 60)
        self.booklets = Limits(burst=10 * times, rate=times / 10)
        self.texts = Limits(burst=20 * times, rate=times / 10)
        self.tellings = Limits(burst=12 * times, rate=times / 20)
        self.mails = Bucket(burst=30 * times, rate=times / 30)
        self.strangers = Limits(burst=60 * times, rate=times)
        self.messages = Limits(burst=300 * times, rate=100 * times)
        self.times = times
        self.sockets = Places(SOCKETS * times)

    def admit(self, connection: Connection, limits: Limits | None = None) -> None:
        """Raises Refusal for a stranger's page, or for too many. What follows is done for that address."""
        address = address_of(connection)
        ASKING.set(address)
        if not (limits or self.requests).take(address):
            raise TooMany
        if not same_origin(connection.scope):
            raise Forbidden(say("from-another-page"))
        self.hall.warden.let_in(host_of(connection))

    async def who(self, connection: Connection) -> Person:
        """Whose request it is."""
        person = replace(await self.people.who(connection), address=host_of(connection))
        self.hall.warden.let_in(person.id)
        if person.only_table not in ("", connection.path_params.get("table_id")):
            raise Forbidden(say("token-of-another-table"))
        return person

    async def somebody(self, request: Asked) -> Person:
        person = await self.who(request)
        if not person.id:
            raise Stranger(say("nickname-first"))
        if person.only_table:
            raise Forbidden(say("not-with-a-token"))
        return person

    async def let_wait(self, person: Person) -> None:
        """Raises Refusal for somebody who waits at many tables already."""
        waiting = await self.store.waiting(person.id)
        if waiting >= MOST_OF_ONE * self.times:
            raise Refusal(say("waiting-at-many-tables", tables=waiting))

    async def let_found(self, person: Person) -> None:
        """Raises Refusal where there would be too many tables: of a person, of an address, or in all."""
        await self.let_wait(person)
        if await self.store.waiting() >= MOST_WAITING * self.times:
            raise Refusal(say("too-many-tables-wait"))
        takers = (person.id, neighbourhood(person.address))
        if not (all(map(self.new_tables.take, takers)) and self.everybody.take()):
            raise TooMany

    async def measure(self) -> None:
        """What nobody has counted so far."""
        turns, metrics = self.hall.caretaker.thinking.turns, self.metrics
        metrics.thinking.set(turns.taken)
        metrics.thoughts.set(len(turns.waiting))
        metrics.silent.set(silent())
        metrics.writing.set(self.store.queue.qsize())
        metrics.keeps.set(await self.store.works())
        with suppress(Unavailable):
            metrics.stored.set(await self.store.size())

    async def info(self, table_id: str, person: Person) -> wire.TableInfo:
        return (await self.hall.table(table_id)).info(person.id)


TheOffice = NamedDependency[Office]


def host_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def address_of(connection: Connection) -> str:
    return neighbourhood(host_of(connection))


PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=description)
    for status, description in {
        400: "That makes no sense",
        401: "Nobody known asks",
        403: "Not from there, or not with that token",
        404: "There is no such thing",
        409: "Not now, or against the rules",
        413: "That is too long",
        429: "That is too much at once",
        503: "The database does not answer",
    }.items()
}

"""Tells people that they are asked, where an answer may take days: once of their turn, once of the clock.

Of several processes one does it. Who is to be told is kept with the events that ask; whoever takes a call
marks it and writes the letters in one transaction; whoever takes a letter moves its time on before it is
sent, so that no other process sends it meanwhile, and one does if this one dies. A letter that is not true
any more when it is sent (an answer, an undo) is dropped.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from milkomeda.table import mail, notices, push
from milkomeda.table.calls import reminder
from milkomeda.table.metrics import Metrics
from milkomeda.table.notices import Notice
from milkomeda.table.outside import Unreachable, post
from milkomeda.table.refusal import WENT_WRONG, Unavailable
from milkomeda.table.schema import CALLS, LETTERS, TABLES, WAYS, Call, Letter, Way
from milkomeda.table.settings import Settings
from milkomeda.table.store import SELECT_LISTED, Listed
from milkomeda.table.tables import Tables
from milkomeda.table.tasks import Tasks
from milkomeda.table.ways import HOOK, MAIL, PUSH, Ways, signed_out
from milkomeda.words.message import Message, say

SWEEP: Final = 1.0
LOOK_AGAIN: Final = 300.0  # seconds until somebody who looks at the table may be told
QUIET: Final = 3600.0  # for so long at most: a screen may be on with nobody before it
LEASE: Final = 60.0  # seconds after which a letter is sent by another process: more than sending takes
BACKOFF: Final = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds until it is tried again
FAILED: Final = 10  # messages in a row, after which a way is given up
AT_ONCE: Final = 16  # letters under way
HALF_A_DAY: Final = (
    12 * 3600.0
)  # between two mails; a reminder may come before, but never a third one in a day
GONE: Final = {PUSH: (404, 410), HOOK: (410,)}
"""What is answered for an address where nobody ever listens again."""

logger = logging.getLogger("milkomeda.table")


class Gone(Unreachable):
    pass


class Called(Struct, frozen=True):
    """A call as it is kept."""

    table_id: str
    call: Call
    told: int
    due: float


SELECT_CALLS: Final = sa.select(
    CALLS.c.table_id, CALLS.c.told, CALLS.c.due, *(CALLS.c[name] for name in Call.__struct_fields__)
).join(TABLES, (TABLES.c.id == CALLS.c.table_id) & ~TABLES.c.closed)


class Herald:
    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.metrics = metrics
        self.ways = Ways(self.store)
        self.signer = push.Signer(self.store)
        self.sending = Tasks()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable):
                for called in await self.calls(CALLS.c.due > 0, CALLS.c.due < time.time(), limit=50):
                    await self.call(called)
                for letter in await self.letters(AT_ONCE - len(self.sending.running)):
                    self.sending.spawn(self.deliver(letter))

    # Who is to be told.

    async def calls(self, *which: sa.ColumnElement[bool], limit: int = 100) -> list[Called]:
        rows = await self.store.rows(SELECT_CALLS.where(*which).order_by(CALLS.c.due).limit(limit))
        return [Called(table, Call(*call), told, due) for table, told, due, *call in rows]

    async def call(self, called: Called) -> None:
        """Write to whoever is asked, and to their table; later, if they look at it."""
        call, now = called.call, time.time()
        wanted = reminder(call) if called.told else call.since
        quiet = now < wanted + QUIET and await self.looked_at(called.table_id, call.seat)
        later = reminder(call) if not called.told else 0.0
        told = {"due": later if later > now else 0.0, "told": called.told + 1}
        ways = [] if quiet else await self.ways_to(called)
        same = [CALLS.c[name] == getattr(call, name) for name in ("seat", "question")]
        taken = sa.update(CALLS).where(CALLS.c.table_id == called.table_id, CALLS.c.due == called.due, *same)
        async with self.store.transaction() as connection:
            done = await connection.execute(taken, {"due": now + LOOK_AGAIN} if quiet else told)
            if done.rowcount:  # else another process was first, or an answer
                for way in ways:
                    await self.ways.put(connection, self.letter(way, called, now))

    async def looked_at(self, table_id: str, seat: int) -> bool:
        table = self.tables.loaded.get(table_id)
        here = table.audience.looking() if table else set()
        elsewhere = await self.tables.presence.looking(table_id) if self.store.shared else set()
        return seat in here | elsewhere

    async def ways_to(self, called: Called) -> list[Way]:
        theirs = (WAYS.c.person == called.call.person) & (WAYS.c.table_id == "")
        here = WAYS.c.table_id == called.table_id
        return await self.ways.where(WAYS.c.confirmed, ~signed_out(), theirs | here)

    def letter(self, way: Way, called: Called, now: float) -> Letter:
        call, kind = called.call, "reminder" if called.told else "turn"
        if way.kind != MAIL:
            return Letter(way.id, kind, called.table_id, call.seat, call.question, now)
        return Letter(way.id, "turn", "", -1, -1, max(now, next_mail(way, urgent=bool(called.told))))

    # What is sent.

    async def letters(self, limit: int) -> list[Letter]:
        if limit <= 0:
            return []
        columns = [LETTERS.c[name] for name in Letter.__struct_fields__]
        query = sa.select(*columns).where(LETTERS.c.due < time.time()).order_by(LETTERS.c.due)
        return [Letter(*row) for row in await self.store.rows(query.limit(limit))]

    async def deliver(self, letter: Letter) -> None:
        taken = msgspec.structs.replace(letter, due=time.time() + LEASE, tries=letter.tries + 1)
        async with self.store.transaction() as connection:
            moved = sa.update(LETTERS).where(*itself(letter))
            if not (await connection.execute(moved, {"due": taken.due, "tries": taken.tries})).rowcount:
                return
        way = await self.ways.one(letter.way)
        told = await self.notices(letter, way) if way else []
        if way is None or not told:
            await self.done(taken)
            return
        try:
            await self.send(way, taken, told)
        except Gone:
            await self.ways.forget(WAYS.c.id == way.id)
        except Unreachable as problem:
            await self.failed(taken, way, problem.said)
        except Exception:
            logger.exception("a %s failed", way.kind)
            await self.failed(taken, way, WENT_WRONG)
        else:
            self.metrics.letters.labels(way.kind).inc()
            await self.done(taken, way)

    async def notices(self, letter: Letter, way: Way) -> list[Notice]:
        """What a letter says now; nothing if it is not true any more."""
        if letter.kind in ("test", "confirm"):
            return [notices.EMPTY]
        if way.kind == MAIL:
            which = [CALLS.c.person == way.person, CALLS.c.told > 0]
        else:
            which = [CALLS.c.table_id == letter.table_id, CALLS.c.seat == letter.seat]
            which.append(CALLS.c.question == letter.question)
        return [
            notices.notice(listed, called.call)
            for called in await self.calls(*which)
            for listed in [await self.table(called.table_id)]
            if listed
        ]

    async def table(self, table_id: str) -> Listed | None:
        return next(iter(await self.store.listed(SELECT_LISTED.where(TABLES.c.id == table_id))), None)

    async def send(self, way: Way, letter: Letter, told: list[Notice]) -> None:
        """Raises Unreachable."""
        origin, private = self.settings.url or way.origin, self.settings.private_hooks
        if way.kind == MAIL:
            written = notices.mail(self.settings, way, letter, told)
            await asyncio.to_thread(mail.send, self.settings.smtp, written)
            return
        if way.kind == PUSH:
            body = push.sealed(notices.push(way, letter, told[0]), way.secret)
            named = self.settings.mail_from or not origin.startswith("https:")
            contact = f"mailto:{self.settings.sender}" if named else origin
            signed = await self.signer.headers(urlsplit(way.address), contact)
            headers = notices.push_headers(letter, told[0]) | signed
        else:
            body, headers = notices.hook(way, letter, told[0], origin)
        status = await post(way.address, headers, body, private)
        if status in GONE[way.kind]:
            raise Gone("gone")
        if status >= 300:
            raise Unreachable(str(status), say("way-refused", status=status))

    async def done(self, letter: Letter, way: Way | None = None) -> None:
        """It is sent, or need not be any more."""
        async with self.store.transaction() as connection:
            await connection.execute(sa.delete(LETTERS).where(*itself(letter)))
            if way:
                fine: dict[str, object] = {"failures": 0, "trouble": ""}
                if way.kind == MAIL and letter.kind == "turn":
                    fine |= {"last": time.time(), "before": way.last}
                await connection.execute(sa.update(WAYS).where(WAYS.c.id == way.id), fine)

    async def failed(self, letter: Letter, way: Way, why: Message) -> None:
        final = letter.tries > len(BACKOFF) or letter.kind == "test"
        failures = way.failures + final
        if failures >= FAILED:
            await self.ways.forget(WAYS.c.id == way.id)
            return
        trouble = {"failures": failures, "trouble": msgspec.json.encode(why).decode()}
        async with self.store.transaction() as connection:
            await connection.execute(sa.update(WAYS).where(WAYS.c.id == way.id), trouble)
            if final:
                await connection.execute(sa.delete(LETTERS).where(*itself(letter)))
            else:
                again = {"due": time.time() + BACKOFF[letter.tries - 1]}
                await connection.execute(sa.update(LETTERS).where(*itself(letter)), again)


def itself(letter: Letter) -> list[sa.ColumnElement[bool]]:
    """As it was when it was read or taken."""
    return [LETTERS.c[name] == getattr(letter, name) for name in ("way", "kind", "table_id", "seat", "due")]


def next_mail(way: Way, urgent: bool) -> float:
    """When the next mail may go out: two a day at most."""
    return max(way.before + 2 * HALF_A_DAY, 0.0 if urgent else way.last + HALF_A_DAY)

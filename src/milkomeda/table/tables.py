"""The tables in this process's memory: loading them, letting things happen, following other processes."""

import asyncio
import logging
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final

from milkomeda.table import wire, wishes
from milkomeda.table.audience import Audience, Listener
from milkomeda.table.events import Event, What
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import People, Person
from milkomeda.table.presence import Presence
from milkomeda.table.refusal import Missing, Refusal, Unavailable, Unreadable
from milkomeda.table.resuming import resumed
from milkomeda.table.room import Room
from milkomeda.table.schema import Row
from milkomeda.table.store import ANEW, WHO, Listed, Store
from milkomeda.table.summary import Summary, read
from milkomeda.table.tasks import Shared, Tasks
from milkomeda.table.work import Work
from milkomeda.thinking.turns import Claim
from milkomeda.words.message import say

STAY: Final = 10.0  # seconds between two signs of life to other processes

logger = logging.getLogger("milkomeda.table")

Wish = Callable[[Room], list[What]]


class Table:
    """A room, with those who look at it."""

    def __init__(self, room: Room, tasks: Tasks) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.audience = Audience(room, tasks.spawn)
        self.announced: tuple[set[int], set[int]] = set(), set()  # seats that others know to be here, to look
        self.thinking: dict[tuple[int, int], asyncio.Task[str]] = {}  # by seat and question
        self.waited_from = 0.0  # since when all people wait for bots; 0 if somebody is asked
        self.seen = time.monotonic()

    def info(self, person: str) -> wire.TableInfo:
        return self.room.info(person, self.audience.here())

    def show(self, room: Room) -> None:
        self.room = room
        self.audience.show(room)

    def waited(self) -> float:
        """For how many seconds all people have been waiting for bots."""
        return time.monotonic() - self.waited_from if self.waited_from else 0.0

    def note_wait(self) -> None:
        people = [seat for seat, sitting in enumerate(self.room.seats) if not sitting.bot]
        if not people or any(seat in self.room.waiting() for seat in people):
            self.waited_from = 0.0
        else:
            self.waited_from = self.waited_from or time.monotonic()

    def deserted(self) -> bool:
        """Only bots play, and nobody looks: they wait until somebody does, in whichever process. Unless it is
        rated: nobody keeps such a game from its end by leaving it."""
        seats = self.room.seats
        alone = not self.audience.listeners and all(sitting.bot for sitting in seats)
        return alone and not (self.room.row.rated and any(sitting.person for sitting in seats))

    def claim(self) -> Claim:
        """On time to think, for its bots."""
        people = {seat for seat, sitting in enumerate(self.room.seats) if not sitting.bot}
        playing = [one.address for one in self.audience.listeners if one.seat in people]
        looking = [one.address for one in self.audience.listeners]
        wanted = bool(people & self.audience.here())
        return Claim(wanted, next(iter(playing or looking), ""), self.room.row.id)

    def stop_thinking(self, but: AbstractSet[tuple[int, int]] = frozenset()) -> None:
        """Nobody waits any more for what is not among these questions."""
        for mark in self.thinking.keys() - but:
            self.thinking.pop(mark).cancel()


class Tables:
    def __init__(
        self,
        store: Store,
        people: People,
        metrics: Metrics,
        tasks: Tasks,
        work: Work,
        changed: Callable[[Table], None],
    ) -> None:
        self.store = store
        self.people = people
        self.presence = Presence(store)
        self.metrics = metrics
        self.tasks = tasks
        self.work = work
        self.changed = changed  # told whenever a table is loaded, something happened, or people came or went
        self.happening = Tasks()
        self.closing = False
        self.loaded: dict[str, Table] = {}
        self.loading: Shared[Table] = Shared(tasks)

    async def open(self) -> None:
        await self.store.open()
        if self.store.shared:
            await self.store.listen(self.heard)
            self.tasks.spawn(self.stay())

    async def drain(self) -> None:
        self.closing = True
        while self.happening.running:
            await asyncio.wait(self.happening.running)
        for table in self.loaded.values():
            for listener in table.audience.listeners:
                listener.say_goodbye()
        while any(table.audience.listeners for table in self.loaded.values()):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.happening.cancel()
        for table in self.loaded.values():
            for listener in table.audience.listeners:
                listener.let_go()
        if self.store.shared:
            with suppress(Unavailable):
                await self.presence.leave()

    # Loading.

    async def get(self, table_id: str) -> Table:
        """Loaded only once, however many ask at the same time. Raises Refusal if there is none."""
        found = self.loaded.get(table_id)
        if found is None:
            found = await self.loading.get(table_id, lambda: self.load(table_id))
        found.seen = time.monotonic()
        return found

    async def load(self, table_id: str) -> Table:
        row = await self.store.table(table_id) if table_id.isprintable() else None
        if row is None:
            raise Missing(say("no-such-table"))
        events = await self.store.events(table_id)
        table = Table(await self.work.do(lambda: opened(row, events)), self.tasks)
        self.loaded[table_id] = table
        if self.store.shared:  # what happened meanwhile nobody has heard
            try:
                await self.catch_up(table)
            except BaseException:
                self.drop(table)
                raise
        self.metrics.tables.set(len(self.loaded))
        self.changed(table)
        return table

    async def infos(self, listed: list[Listed], person: str) -> list[wire.TableInfo]:
        """Nothing is loaded for a list."""
        elsewhere = await self.presence.elsewhere([one.row.id for one in listed]) if self.store.shared else {}
        infos: list[wire.TableInfo] = []
        for one in listed:
            table = self.loaded.get(one.row.id)
            here = elsewhere.get(one.row.id, set()) | (table.audience.seats() if table else set())
            try:
                summary = read(one.summary) or await self.summarized(one)
            except Unavailable:
                raise
            except Refusal:  # one that cannot be opened does not hide the others
                continue
            infos.append(summary.info(one.row, person, here))
        return infos

    async def summarized(self, one: Listed) -> Summary:
        """Of a table that another version kept: only once."""
        summary = (await self.get(one.row.id)).room.summary()
        await self.store.summarize(one.row.id, one.summary, summary.written())
        return summary

    def drop(self, table: Table) -> None:
        """It may have missed something: whoever is there comes back, and it is loaded anew."""
        if self.loaded.get(table.room.row.id) is table:
            del self.loaded[table.room.row.id]
        table.stop_thinking()
        for listener in table.audience.listeners:
            listener.let_go()

    def put_away(self, idle: float) -> None:
        """Tables that nobody has looked at for so many seconds."""
        now = time.monotonic()
        for table_id, table in list(self.loaded.items()):
            if table.audience.listeners or table.lock.locked() or table.thinking:
                table.seen = now
            elif now > table.seen + idle:
                del self.loaded[table_id]
        self.metrics.tables.set(len(self.loaded))

    # What happens.

    async def answer(self, table: Table, seat: int, question: int, text: str) -> None:
        begun = time.perf_counter()
        await self.happen(table, lambda room: wishes.answer(room, seat, question, text))
        self.metrics.answers.inc()
        self.metrics.acknowledged.observe(time.perf_counter() - begun)

    async def happen(self, table: Table, wish: Wish) -> None:
        """Let happen what is wished for: it is kept before anybody hears of it. Raises Refusal.

        What has begun is brought to its end, even if the one who asked for it is gone.
        """
        if self.closing:
            raise Unavailable
        await asyncio.shield(self.happening.begin(self.let_happen(table, wish)))

    async def let_happen(self, table: Table, wish: Wish) -> None:
        async with table.lock:
            for _ in range(5):
                happenings = wish(table.room)
                if not happenings or await self.keep(table, happenings):
                    return
                await self.look_again(table)
            raise Refusal(say("table-too-busy"))

    async def keep(self, table: Table, happenings: list[What]) -> bool:
        """Whether that could be kept. The room is never ahead of the store."""
        room, at = table.room.copy(), time.time()
        events = wishes.granted(room, happenings, at)
        with self.metrics.kept.time():
            kept = await self.store.append(room.row.id, events, room.standing(at))
        if not kept:
            return False
        table.show(room)
        self.changed(table)
        return True

    async def look_again(self, table: Table) -> None:
        """Take what others have added."""
        room = table.room.copy()
        events = await self.store.events(room.row.id, room.number)
        for event in events:
            room.take(event)
        if events:
            table.show(room)

    # Other processes.

    async def heard(self, name: str, number: int) -> None:
        """Another process has added events, or people came or went; at a table, where somebody is ("@" and
        the person), or without a name anywhere."""
        if number == ANEW and name in self.loading.running:  # as it was
            with suppress(Refusal):
                await self.get(name)
        for table in list(self.loaded.values()):
            if name in ("", table.room.row.id) or any(name == f"@{one}" for one in table.audience.people()):
                await self.follow(table, number, everything=not name)

    async def follow(self, table: Table, number: int, everything: bool) -> None:
        try:
            if everything:
                await self.catch_up(table)
            elif number == ANEW:
                self.drop(table)
            else:
                async with table.lock:
                    if number >= table.room.number:
                        await self.look_again(table)
                    if number == WHO:
                        await self.look_who(table)
        except Unavailable:
            raise
        except Exception:  # it does not fit what we know
            logger.exception("table %s cannot be followed", table.room.row.id)
            self.drop(table)

    async def catch_up(self, table: Table) -> None:
        async with table.lock:
            await self.look_again(table)
            await self.look_who(table)

    async def look_who(self, table: Table) -> None:
        """Who is connected elsewhere, and who here has come with a secret that is worth nothing any more."""
        audience = table.audience
        tokens = {listener.person.token for listener in audience.listeners} - {""}
        lost = tokens - await self.people.valid(tokens)
        for listener in audience.listeners:
            if listener.person.token in lost:
                listener.let_go()
        elsewhere = (await self.presence.elsewhere([table.room.row.id]))[table.room.row.id]
        if elsewhere != audience.elsewhere:
            audience.elsewhere = elsewhere
            audience.show(table.room)

    async def announce(self, table: Table) -> None:
        async with table.lock:
            here = table.audience.seats(), table.audience.looking()
            if here != table.announced:
                await self.presence.announce(table.room.row.id, *here)
                table.announced = here

    async def stay(self) -> None:
        while True:
            await asyncio.sleep(STAY)
            with suppress(Unavailable):
                known = await self.presence.stay()
                for table in list(self.loaded.values()):
                    if table.room.row.id not in known:
                        table.announced = set(), set()
                    await self.announce(table)

    # People at a table.

    async def enter(self, table: Table, person: Person) -> Listener:
        listener = Listener(person)
        async with table.lock:
            valid = not person.token or bool(await self.people.valid({person.token}))
            table.audience.enter(listener)
        if not valid:  # signed out on the way in
            listener.let_go()
        self.metrics.listeners.inc()
        self.people_changed(table)
        return listener

    async def exit(self, table: Table, listener: Listener) -> None:
        async with table.lock:
            table.audience.exit(listener)
        self.metrics.listeners.dec()
        self.people_changed(table)

    def look(self, table: Table, listener: Listener, here: bool) -> None:
        listener.looks = here
        if self.store.shared:
            self.tasks.spawn(self.announce(table))

    def people_changed(self, table: Table) -> None:
        self.changed(table)
        if self.store.shared:
            self.tasks.spawn(self.announce(table))


def opened(row: Row, events: list[Event]) -> Room:
    """Raises Refusal for a table that these rules cannot make sense of."""
    try:
        return resumed(row, events)
    except Exception:
        logger.exception("table %s cannot be opened", row.id)
        raise Unreadable from None

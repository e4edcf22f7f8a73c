"""All tables that this process looks after: loading them, letting things happen, telling everybody."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from milkomeda.bots import BOTS
from milkomeda.games import game
from milkomeda.play.log import BadLog, read_position
from milkomeda.table import fair, wire
from milkomeda.table.archive import Archive, state_at
from milkomeda.table.fair import Fair
from milkomeda.table.metrics import Metrics
from milkomeda.table.refusal import Missing, Refusal, Unavailable
from milkomeda.table.room import WATCHER, Room, Said, SatDown, resumed
from milkomeda.table.store import Event, Row, Standing, Store
from milkomeda.table.thinking import Thinking

IDLE: Final = 60.0  # seconds after which a table that nobody looks at is put away
SWEEP: Final = 1.0
LATER: Final = 60.0  # seconds until a table that cannot be looked after is tried again
BACKLOG: Final = 200  # messages that a slow listener may be behind
LATE_BOT: Final = "greedy"
SEED: Final = 2**62

logger = logging.getLogger("milkomeda.table")


class Settings(Struct, frozen=True):
    pace: float = 0.5
    """Seconds that a bot takes at least, so that people can follow."""
    workers: int = 2
    """Processes in which bots think."""
    limits: float = 1.0
    """How many times the usual number of requests is allowed."""


class Listener:
    """A connection: somebody at a table, in a seat or watching."""

    def __init__(self, person: str, seat: int, program: bool) -> None:
        self.person = person
        self.seat = seat
        self.program = program  # came with a token
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: bytes) -> None:
        """A listener that does not keep up is let go; it comes back and sees everything anew."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def tell(self, message: wire.FromServer) -> None:
        self.send(msgspec.json.encode(message))


class Table:
    """A room, with those who look at it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.told = room.number  # events that the listeners know
        self.thinking: set[tuple[int, int]] = set()  # seat and question
        self.seen = time.monotonic()

    def here(self) -> set[int]:
        return {listener.seat for listener in self.listeners}


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.archive = Archive(store)
        self.thinking = Thinking(settings.workers)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self.heard)
        self.spawn(self.sweep())

    async def close(self) -> None:
        tasks = [*self.tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables.values():
            for listener in table.listeners:
                listener.let_go()
        self.thinking.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, Refusal):
            logger.error("a task failed", exc_info=problem)

    # Tables.

    async def table(self, table_id: str) -> Table:
        """Loaded only once, however many ask at the same time. Raises Refusal if there is none."""
        found = self.tables.get(table_id)
        if found is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
            found = await asyncio.shield(self.loading[table_id])
        found.seen = time.monotonic()
        return found

    async def load(self, table_id: str) -> Table:
        try:
            row = await self.store.table(table_id) if table_id.isprintable() else None
            if row is None:
                raise Missing("there is no such table")
            events = await self.store.events(table_id)
            table = Table(await asyncio.to_thread(opened, row, events))
            self.tables[table_id] = table
        finally:
            del self.loading[table_id]
        self.metrics.tables.set(len(self.tables))
        self.spawn(self.look_after(table))
        return table

    async def infos(self, table_ids: list[str], person: str) -> list[wire.TableInfo]:
        """Of all that can be opened: one that cannot does not hide the others."""
        found: list[wire.TableInfo] = []
        for table_id in table_ids:
            try:
                table = await self.table(table_id)
            except Unavailable:
                raise
            except Refusal:
                continue
            found.append(table.room.info(person, table.here()))
        return found

    async def create(self, person: str, name: str, wish: wire.NewTable, start: str = "") -> Table:
        rules, options = self.checked(wish, start)
        row = Row(
            secrets.token_urlsafe(9),
            time.time(),
            wish.game,
            rules,
            options,
            len(wish.seats),
            person,
            wish.private,
            wish.clock,
            wish.when_late,
            fair.new_secret(),
            start,
        )
        events: list[Event] = []
        for seat, seat_wish in enumerate(wish.seats):
            if seat_wish.kind == "me":
                text = msgspec.json.encode(SatDown(name, wish.salt)).decode()
                events.append(Event(len(events), row.created, "sit", seat, person, text))
            elif seat_wish.kind == "bot":
                events.append(Event(len(events), row.created, "bot", seat, "", seat_wish.bot))
        await self.store.create(row, Standing("open", 0.0), events)
        await self.store.sit(person, row.id)
        return await self.table(row.id)

    def checked(self, wish: wire.NewTable, start: str) -> tuple[str, str]:
        """The version of the rules, and the options as short as they can be. Raises Refusal."""
        try:
            rules = game(wish.game)
            if len(wish.seats) not in rules.player_counts:
                counts = ", ".join(str(count) for count in rules.player_counts)
                raise Refusal(f"{wish.game} is for {counts} players")
            state = (
                read_position(start, rules, "start") if start else rules.new(wish.options, len(wish.seats))
            )
        except (ValueError, BadLog) as problem:
            raise Refusal(str(problem)) from None
        if state.seats != len(wish.seats):
            raise Refusal(f"that position is one of {state.seats} players")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Refusal("you can hold one seat only")
        for seat in wish.seats:
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise Refusal(f"there is no bot '{seat.bot}': there are {', '.join(BOTS)}")
        if not 0 <= wish.clock <= 7 * 24 * 3600:
            raise Refusal("a clock is 0 to 604800 seconds")
        if len(wish.salt) > 100:
            raise Refusal("a salt has 100 characters at most")
        return rules.version, rules.options(state)

    # What people do. All of these raise Refusal, and change nothing then.

    async def join(self, table_id: str, person: str, name: str, wish: wire.Join) -> Table:
        table = await self.table(table_id)

        def events(room: Room, at: float) -> list[Event]:
            if room.seat_of(person) != WATCHER:
                return []
            free = [seat for seat, sitting in enumerate(room.seats) if sitting.kind == "open"]
            if not free:
                raise Refusal("all seats are taken")
            if wish.seat >= 0 and wish.seat not in free:
                raise Refusal("that seat is taken")
            if len(wish.salt) > 100:
                raise Refusal("a salt has 100 characters at most")
            text = msgspec.json.encode(SatDown(name, wish.salt)).decode()
            return [Event(room.number, at, "sit", wish.seat if wish.seat >= 0 else free[0], person, text)]

        await self.happen(table, events)
        await self.store.sit(person, table_id)
        return table

    async def set_seat(self, table_id: str, person: str, seat: int, wish: wire.SeatWish) -> Table:
        table = await self.table(table_id)

        def events(room: Room, at: float) -> list[Event]:
            if room.row.host != person:
                raise Refusal("only the host can do that")
            if room.phase != "open":
                raise Refusal("the game has begun")
            if not 0 <= seat < len(room.seats):
                raise Refusal("there is no such seat")
            if room.seats[seat].kind == "person" and room.seats[seat].person != person:
                raise Refusal("somebody sits there")
            if wish.kind == "bot" and wish.bot in BOTS:
                return [Event(room.number, at, "bot", seat, "", wish.bot)]
            if wish.kind == "open":
                return [Event(room.number, at, "open", seat, "", "")]
            raise Refusal(f"a seat can be open or have a bot: {', '.join(BOTS)}")

        await self.happen(table, events)
        return table

    async def answer(self, table: Table, seat: int, question: int, text: str) -> None:
        begun = time.perf_counter()
        await self.happen(table, lambda room, at: room.answer(seat, question, text, at))
        self.metrics.answers.inc()
        self.metrics.acknowledged.observe(time.perf_counter() - begun)

    async def undo(self, table: Table, seat: int, answers: int) -> None:
        def events(room: Room, at: float) -> list[Event]:
            if answers != room.answers:
                raise Refusal("somebody has answered meanwhile")
            return [room.undo(seat, at)]

        await self.happen(table, events)

    async def say(self, table: Table, seat: int, name: str, text: str) -> None:
        said = msgspec.json.encode(Said(name, text)).decode()
        await self.happen(table, lambda room, at: [Event(room.number, at, "say", seat, "", said)])

    async def leave(self, table: Table, seat: int, bot: str) -> None:
        def events(room: Room, at: float) -> list[Event]:
            if bot not in BOTS:
                raise Refusal(f"there is no bot '{bot}': there are {', '.join(BOTS)}")
            if room.phase != "playing":
                raise Refusal("there is no game to leave")
            return [] if room.seats[seat].bot else [Event(room.number, at, "bot", seat, "", bot)]

        await self.happen(table, events)

    async def come_back(self, table: Table, seat: int) -> None:
        def events(room: Room, at: float) -> list[Event]:
            return [Event(room.number, at, "return", seat, "", "")] if room.seats[seat].bot else []

        await self.happen(table, events)

    async def fork(self, table_id: str, person: str, name: str, wish: wire.Fork) -> Table:
        """A new table from a moment of a finished game."""
        table = await self.table(table_id)
        match = await self.archive.match(table.room)
        if not 0 <= wish.at <= len(match.answers):
            raise Refusal(f"there are {len(match.answers)} answers")
        state = state_at(match, wish.at)
        if state.over:
            raise Refusal("the game is over there")
        row = table.room.row
        new = wire.NewTable(row.game, row.options, wish.seats, wish.private, salt=secrets.token_hex(8))
        return await self.create(person, name, new, match.game.write(state))

    # How it happens.

    async def happen(self, table: Table, propose: Callable[[Room, float], list[Event]]) -> None:
        """Let events happen: they are kept before anybody hears of them. Raises Refusal.

        What has begun is brought to its end, even if the one who asked for it is gone.
        """
        task = asyncio.create_task(self.let_happen(table, propose))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    async def let_happen(self, table: Table, propose: Callable[[Room, float], list[Event]]) -> None:
        async with table.lock:
            for _ in range(5):
                at = time.time()
                events = propose(table.room, at)
                if not events or await self.keep(table, events, at):
                    return
                await self.look_again(table)
            raise Refusal("this table is too busy: try again")

    async def keep(self, table: Table, events: list[Event], at: float) -> bool:
        """Whether the events could be kept. The room is never ahead of the store."""
        room = table.room.copy()
        for event in events:
            room.take(event)
        for event in room.snapshot(at):
            room.take(event)
            events = [*events, event]
        if not await self.store.append(room.row.id, events, room.standing(at)):
            return False
        table.room = room
        self.broadcast(table)
        self.spawn(self.look_after(table))
        return True

    async def look_again(self, table: Table) -> None:
        """Take what others have added."""
        room = table.room.copy()
        events = await self.store.events(room.row.id, room.number)
        for event in events:
            room.take(event)
        if events:
            table.room = room
            self.broadcast(table)

    async def heard(self, table_id: str, number: int) -> None:
        """Another process has added events; without a name any table may have new ones."""
        for table in list(self.tables.values()):
            if (table.room.row.id == table_id and number >= table.room.number) or not table_id:
                await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.look_again(table)
        except Unavailable:
            raise
        except Exception:  # it does not fit what we know: whoever comes back loads it anew
            logger.exception("table %s cannot be followed", table.room.row.id)
            self.tables.pop(table.room.row.id, None)
            for listener in table.listeners:
                listener.let_go()

    # Bots and clocks.

    async def look_after(self, table: Table) -> None:
        """Let chance begin, and let bots think, if it is their turn."""
        if table.room.luck_begins():
            await self.happen(table, Room.first_luck)
        room = table.room
        for seat in room.bots_to_answer():
            mark = (seat, room.asked[seat])
            if mark not in table.thinking:
                table.thinking.add(mark)
                self.spawn(self.think(table, seat, room.asked[seat]))

    async def think(self, table: Table, seat: int, question: int) -> None:
        room = table.room
        try:
            begun = time.monotonic()
            view = room.playing_match().state.view(seat)
            view.face(seat)
            seed = Fair(room.key, room.turns, f"bot {seat}").below(SEED)
            position = room.game.write(view)
            text = await self.thinking.choose(room.row.game, room.seats[seat].bot, position, seat, seed)
            spent = time.monotonic() - begun
            self.metrics.thought.observe(spent)
            if table.listeners:
                await asyncio.sleep(max(self.settings.pace - spent, 0))
            if table.room.seats[seat].bot:
                with suppress(Refusal):
                    await self.answer(table, seat, question, text)
        finally:
            table.thinking.discard((seat, question))

    async def sweep(self) -> None:
        """Look after tables that nobody looks after: bots of a process that died, clocks, empty rooms."""
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()
            with suppress(Unavailable):
                for table_id in await self.store.due_tables(time.time(), 50):
                    await self.try_to_look_after(table_id)

    async def try_to_look_after(self, table_id: str) -> None:
        """A table that cannot be looked after must not keep the others waiting."""
        try:
            await self.overdue(await self.table(table_id))
        except Unavailable:
            raise
        except Exception as problem:
            if not isinstance(problem, Refusal):
                logger.exception("table %s cannot be looked after", table_id)
            await self.store.postpone(table_id, time.time() + LATER)

    async def overdue(self, table: Table) -> None:
        for seat in table.room.late(time.time()):
            await self.time_is_up(table, seat)
        await self.look_after(table)

    async def time_is_up(self, table: Table, seat: int) -> None:
        room = table.room
        question = room.asked[seat]

        def a_bot(room: Room, at: float) -> list[Event]:
            gone = room.asked[seat] == question and not room.seats[seat].bot
            return [Event(room.number, at, "bot", seat, "", LATE_BOT)] if gone else []

        if room.row.when_late == "pass":
            view = room.playing_match().state.view(seat)
            view.face(seat)
            text = room.show.passing(view, seat) or view.step.spell(
                view, view.step.sample(view, Fair(room.key, room.turns, f"late {seat}"))
            )
            with suppress(Refusal):
                await self.answer(table, seat, question, text)
        else:
            await self.happen(table, a_bot)

    def put_away(self) -> None:
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            if table.listeners or table.lock.locked() or table.thinking:
                table.seen = now
            elif now > table.seen + IDLE:
                del self.tables[table_id]
        self.metrics.tables.set(len(self.tables))

    # Listeners.

    async def enter(self, table: Table, person: str, program: bool) -> Listener:
        async with table.lock:
            seat = table.room.seat_of(person)
            listener = Listener(person, seat, program)
            listener.tell(table.room.scene(person, seat, table.here() | {seat}, 0, time.time()))
            table.listeners.add(listener)
            if seat >= 0:
                self.broadcast(table, besides=listener)
        self.metrics.listeners.inc()
        return listener

    def revoke(self, table: Table, person: str) -> None:
        """Let go of the programs that came with an older token of that person."""
        for listener in table.listeners:
            if listener.program and listener.person == person:
                listener.let_go()

    async def exit(self, table: Table, listener: Listener) -> None:
        async with table.lock:
            table.listeners.discard(listener)
            if listener.seat >= 0:
                self.broadcast(table)
        self.metrics.listeners.dec()

    def broadcast(self, table: Table, besides: Listener | None = None) -> None:
        """Show everybody what is new: one picture a seat, however many look at it."""
        since, now, here = table.told, time.time(), table.here()
        table.told = table.room.number
        scenes: dict[tuple[int, str], bytes] = {}
        for listener in table.listeners:
            if listener is besides:
                continue
            listener.seat = table.room.seat_of(listener.person)  # a watcher may have sat down
            person = listener.person if listener.seat >= 0 or table.room.row.host == listener.person else ""
            key = (listener.seat, person)
            if key not in scenes:
                scene = table.room.scene(person, listener.seat, here, since, now)
                scenes[key] = msgspec.json.encode(scene)
            listener.send(scenes[key])


def opened(row: Row, events: list[Event]) -> Room:
    """Raises Refusal for a table that these rules cannot make sense of."""
    try:
        return resumed(row, events)
    except Exception:
        logger.exception("table %s cannot be opened", row.id)
        raise Refusal("this table cannot be opened any more") from None

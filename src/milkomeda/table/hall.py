"""Where people meet: all that they can do at tables. What cannot be raises Refusal, and changes nothing."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import cast

from msgspec import structs

from milkomeda.play.wording import Wording
from milkomeda.table import recording, wire, wishes
from milkomeda.table.advice import advised
from milkomeda.table.archive import Archive, state_at
from milkomeda.table.caretaker import Caretaker
from milkomeda.table.chronicle import Chronicle
from milkomeda.table.clashes import Clashes
from milkomeda.table.events import Said, What
from milkomeda.table.forgetting import delete_tables, forget
from milkomeda.table.herald import Herald
from milkomeda.table.history import History
from milkomeda.table.laboratory import Laboratory, replay_id
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import People, Person
from milkomeda.table.promises import Promises
from milkomeda.table.refusal import WENT_WRONG, Refusal
from milkomeda.table.reviews import Reviews
from milkomeda.table.room import Room
from milkomeda.table.schema import Row
from milkomeda.table.settings import Settings
from milkomeda.table.store import ANEW, WHO, Store
from milkomeda.table.tables import Table, Tables
from milkomeda.table.tasks import Shared, Tasks
from milkomeda.table.warden import Warden
from milkomeda.table.wordings import checked, keep, wording_of
from milkomeda.table.work import Work
from milkomeda.words.message import say


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.people = People(store)
        self.promises = Promises(store)
        self.tasks = Tasks()
        self.work = Work(settings.limits)
        self.archive = Archive(store, self.tasks, self.work)
        self.chronicle = Chronicle(store, self.archive, self.work)
        self.history = History(store)
        self.tables = Tables(store, self.people, metrics, self.tasks, self.work, self.changed)
        self.caretaker = Caretaker(self.tables, settings)
        self.reviews = Reviews(store, self.tasks, self.work, self.archive, self.caretaker.thinking)
        self.clashes = Clashes(self.caretaker.thinking, self.work, settings.limits)
        self.herald = Herald(self.tables, settings, metrics)
        self.shown: Shared[None] = Shared(self.tasks)
        self.laboratory = Laboratory(store, settings, self.caretaker.thinking, self.work)
        self.warden = Warden(self.tables)

    async def open(self) -> None:
        await self.tables.open()
        await self.warden.open()
        await self.laboratory.open()
        self.tasks.spawn(self.caretaker.sweep())
        self.tasks.spawn(self.herald.sweep())
        self.tasks.spawn(self.warden.watch())
        self.tasks.spawn(self.warden.clear_away())
        self.tasks.spawn(self.chronicle.catch_up())
        for _ in range(self.laboratory.workers):
            self.tasks.spawn(self.laboratory.work())

    async def drain(self, seconds: float) -> None:
        """What has begun is kept and acknowledged, nothing else begins, everybody is told to come back."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.tables.drain()

    async def close(self) -> None:
        await self.tasks.cancel()
        await self.herald.sending.cancel()
        await self.tables.close()
        await self.caretaker.thinking.close()
        await self.laboratory.close()
        self.work.close()
        await self.store.close()

    def changed(self, table: Table) -> None:
        self.tasks.spawn(self.caretaker.look_after(table))
        if table.room.phase == "over":
            self.tasks.spawn(self.chronicle.record(table.room))

    async def table(self, table_id: str) -> Table:
        return await self.tables.get(table_id)

    async def create(self, person: str, name: str, wish: wire.NewTable, start: str = "") -> Table:
        if wish.rated:
            await self.chronicle.let_rate(person)
        wish = structs.replace(wish, wording=await self.said_by(wish, start))
        secret = await self.promises.kept(person, wish.hash) if wish.hash else ""
        row, happenings = wishes.found(person, name, wish, start, secret)
        return await self.founded(row, happenings, wish.wording, promised=bool(secret))

    async def begin_recording(self, person: str, wish: wire.NewRecording) -> Table:
        wish = structs.replace(wish, wording=await self.said_by(recording.table_for(wish)))
        row, happenings = await self.work.do(lambda: recording.begun(person, wish))
        return await self.founded(row, happenings, wish.wording)

    async def said_by(self, wish: wire.NewTable, start: str = "") -> Wording | None:
        """What its edition says besides, as it is kept. Raises Refusal where it makes no sense."""
        if wish.wording is None:
            return None
        options = wishes.rules_of(wish, start)[1]
        return await self.work.do(partial(checked, wish.game, options, wish.wording))

    async def founded(
        self, row: Row, happenings: list[What], wording: Wording | None, promised: bool = False
    ) -> Table:
        """A new table."""
        room = Room(row)
        events = room.add(happenings, row.created)
        also = partial(keep, self.store, wording=wording) if wording else None
        await self.store.create(row, room.standing(row.created), events, promised=promised, also=also)
        return await self.table(row.id)

    async def take_pen(self, table_id: str, person: str, pen: str) -> Table:
        table = await self.table(table_id)
        await self.tables.happen(table, lambda room: recording.take_pen(room, person, pen))
        return table

    async def enter(self, table: Table, person: str, question: int, text: str) -> None:
        await self.tables.happen(table, lambda room: recording.entered(room, person, question, text))

    async def take_back(self, table: Table, person: str, question: int) -> None:
        await self.tables.happen(table, lambda room: recording.undone(room, person, question))

    async def revise(self, table: Table, person: str, wish: wire.Revise) -> None:
        await self.tables.happen(table, lambda room: recording.revised(room, person, wish))

    async def bring(self, table_id: str, log: str) -> Table:
        """A finished game from elsewhere, as a table that is nobody's."""
        room, events = await self.work.do(lambda: wishes.brought(table_id, log))
        await self.store.create(room.row, room.standing(room.row.created), events)
        return await self.table(table_id)

    async def show_run(self, run_id: str, side: int, block: int) -> Table:
        """A game that the lab has played, as a table; the same one for all who want to see it."""
        table_id = replay_id(run_id, side, block)
        if await self.store.table(table_id) is None:
            await self.shown.get(table_id, lambda: self.play_again(table_id, run_id, side, block))
        return await self.table(table_id)

    async def play_again(self, table_id: str, run_id: str, side: int, block: int) -> None:
        await self.bring(table_id, await self.laboratory.log(run_id, side, block))

    async def join(self, table_id: str, person: str, name: str, wish: wire.Join) -> Table:
        table = await self.table(table_id)
        if table.room.row.rated:
            await self.chronicle.let_rate(person)
        await self.tables.happen(table, lambda room: wishes.join(room, person, name, wish))
        return table

    async def set_seat(self, table_id: str, person: str, seat: int, wish: wire.SeatWish) -> Table:
        table = await self.table(table_id)
        await self.tables.happen(table, lambda room: wishes.set_seat(room, person, seat, wish))
        return table

    async def answer(self, table: Table, seat: int, question: int, text: str) -> None:
        await self.tables.answer(table, seat, question, text)

    async def advise(self, table: Table, seat: int, question: int) -> wire.Advised:
        """What a bot would answer in that seat, which knows no more than it."""
        room = table.room
        if not room.row.hints:
            raise Refusal(say("no-hints-here"))
        if room.match is None or seat not in room.waiting() or room.asked[seat] != question:
            raise Refusal(say("not-your-turn"))
        view = room.match.state.view(seat)  # while a bot thinks about it, others may answer
        opinions = await self.caretaker.advise(table, view, seat)
        if not opinions:
            raise Refusal(WENT_WRONG)
        return advised(view, seat, question, opinions)

    async def undo(self, table: Table, seat: int, question: int) -> None:
        await self.tables.happen(table, lambda room: wishes.undo(room, seat, question))

    async def waive(self, table: Table, seat: int, wish: wire.Waive) -> None:
        await self.tables.happen(table, lambda room: wishes.waive(room, seat, wish))

    async def say(self, table: Table, seat: int, person: Person, text: str, key: str) -> None:
        self.warden.let_speak(person)
        said = Said(seat, person.id, person.name, text, key)
        await self.tables.happen(table, lambda room: wishes.speak(room, said))

    async def leave(self, table: Table, seat: int, bot: str) -> None:
        await self.tables.happen(table, lambda room: wishes.leave(room, seat, bot))

    async def come_back(self, table: Table, seat: int) -> None:
        await self.tables.happen(table, lambda room: wishes.come_back(room, seat))

    async def close_table(self, table_id: str, person: str) -> None:
        """By its host, before the game begins: nothing of it stays."""
        table = await self.table(table_id)
        async with table.lock:
            if table.room.row.host != person:
                raise Refusal(say("only-the-host"))
            if table.room.phase != "open":
                raise Refusal(say("game-has-begun"))
            async with self.store.transaction() as connection:
                await delete_tables(connection, [table_id])
                await self.store.notify(connection, table_id, ANEW)
        self.tables.drop(table)

    async def forget(self, person: str) -> None:
        for table_id in await forget(self.store, self.work, person):
            await self.tables.heard(table_id, ANEW)
        await self.tables.heard(f"@{person}", WHO)

    async def rematch(self, table_id: str, person: str, name: str, wish: wire.Rematch) -> Table:
        """A new table with the same seats and options; whoever asks second is told that there is one."""
        table = await self.table(table_id)
        row = table.room.row
        again = structs.replace(wishes.again(table.room, person, wish), wording=await self.wording(row))
        new = await self.create(person, name, again, row.start)
        new_id = new.room.row.id
        await self.tables.happen(table, lambda room: wishes.play_again(room, person, new_id))
        if table.room.rematch != new_id:
            raise Refusal(say("rematch-is-there"))
        return new

    async def wording(self, row: Row) -> Wording | None:
        """What the edition of a table says."""
        return await wording_of(self.store, row.wording) if row.wording else None

    async def fork(self, table_id: str, person: str, name: str, wish: wire.Fork) -> Table:
        """A new table from a moment of a finished game."""
        table = await self.table(table_id)
        match = await self.archive.match(table.room)
        if not 0 <= wish.at <= len(match.answers):
            raise Refusal(say("so-many-answers", answers=len(match.answers)))
        state = state_at(match, wish.at)
        if state.over:
            raise Refusal(say("over-there"))
        row = table.room.row
        pace = cast(wire.Pace, row.pace)
        new = wire.NewTable(
            row.game,
            row.options,
            wish.seats,
            wish.private,
            pace=pace,
            hash=wish.hash,
            salt=wish.salt,
            wording=await self.wording(row),
        )
        return await self.create(person, name, new, match.game.write(state))

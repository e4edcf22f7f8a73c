"""Looks after tables: chance that begins, bots that think, clocks that run out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from milkomeda.play.state import State
from milkomeda.table import wishes
from milkomeda.table.fair import Fair
from milkomeda.table.refusal import Refusal, Unavailable
from milkomeda.table.room import BOT_DUE
from milkomeda.table.settings import Settings
from milkomeda.table.tables import Table, Tables
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Doubt, Opined, Thought

SWEEP: Final = 1.0
LATER: Final = 60.0  # seconds until a table that cannot be looked after is tried again
PATIENCE: Final = 8.0  # seconds of waiting for bots, after which they neither dawdle nor ponder
PACES: Final = {"calm": 4.0, "usual": 1.0, "brisk": 0.0}  # times the usual pace, and patience
LEAST: Final = 0.05  # of its time is left to a bot even then
SEED: Final = 2**62

logger = logging.getLogger("milkomeda.table")


class Caretaker:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.thinking = Thinking(settings.workers, Engine(settings.engine))

    async def look_after(self, table: Table) -> None:
        """Let chance begin, and let bots think, if it is their turn and anybody is there."""
        if table.room.luck_begins():
            await self.tables.happen(table, wishes.first_luck)
        table.note_wait()
        room = table.room
        marks = {(seat, room.asked[seat]) for seat in room.bots_to_answer() if not table.deserted()}
        table.stop_thinking(but=marks)
        for seat, question in marks - table.thinking.keys():
            thinking = self.tables.tasks.begin(self.choose(table, seat))
            table.thinking[seat, question] = thinking
            self.tables.tasks.spawn(self.answer(table, seat, question, thinking))

    async def choose(self, table: Table, seat: int) -> str:
        """What a bot answers, not before people could follow."""
        room, begun = table.room, time.monotonic()
        view = room.playing_match().state.view(seat)
        if text := sole_choice(view):
            return text
        pace = PACES[room.row.pace]
        calm = calm_after(table.waited(), PATIENCE * max(pace, 1))
        seed = Fair(room.key, room.turns, f"bot {seat}").below(SEED)
        thought = Thought(room.row.game, room.seats[seat].bot, room.game.write(view), seat, seed)
        text = await self.thinking.choose(thought, self.settings.think * max(calm, LEAST), table.claim)
        spent = time.monotonic() - begun
        self.tables.metrics.thought.observe(spent)
        if table.audience.listeners and text != room.show.passing(view, seat):
            await asyncio.sleep(max(self.settings.pace * pace * calm - spent, 0))
        return text

    async def advise(self, table: Table, view: State, seat: int) -> list[Opined]:
        """What could be answered, the best first."""
        room = table.room
        seed = Fair(room.key, room.turns, f"hint {seat}").below(SEED)
        doubt = Doubt(room.row.game, room.game.write(view), seat, seed)
        return await self.thinking.weigh(doubt, self.settings.think, table.claim)

    async def answer(self, table: Table, seat: int, question: int, thinking: asyncio.Task[str]) -> None:
        try:
            text = await asyncio.shield(thinking)
            if table.room.seats[seat].bot:
                with suppress(Refusal):
                    await self.tables.answer(table, seat, question, text)
        finally:
            if table.thinking.get((seat, question)) is thinking:
                del table.thinking[seat, question]

    async def sweep(self) -> None:
        """Look after tables that nobody looks after: bots of a process that died, clocks, empty rooms."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tables.put_away(self.settings.idle)
            with suppress(Unavailable):
                for table_id, due in await self.tables.store.due_tables(time.time(), 50):
                    await self.try_to_look_after(table_id, due)

    async def try_to_look_after(self, table_id: str, due: float) -> None:
        """A table that cannot be looked after, or need not be, must not keep the others waiting."""
        store, taken = self.tables.store, time.time() + BOT_DUE
        if not await store.postpone(table_id, due, taken):
            return  # another process was first
        try:
            table = await self.tables.get(table_id)
            async with table.lock:  # what it waits for is for the store to say
                await self.tables.look_again(table)
            await self.overdue(table)
        except Unavailable:
            raise
        except Exception as problem:
            if not isinstance(problem, Refusal):
                logger.exception("table %s cannot be looked after", table_id)
            await store.postpone(table_id, taken, time.time() + LATER)
            return
        now = time.time()
        due = 0.0 if table.deserted() else table.room.standing(now).due
        if not 0 < due <= now:
            await store.postpone(table_id, taken, due)

    async def overdue(self, table: Table) -> None:
        for seat in table.room.late(time.time()):
            await self.time_is_up(table, seat)
        await self.look_after(table)

    async def time_is_up(self, table: Table, seat: int) -> None:
        room = table.room
        question = room.asked[seat]
        if room.row.when_late == "pass":
            view = room.playing_match().state.view(seat)
            text = room.show.passing(view, seat) or view.step.spell(
                view, view.step.sample(view, Fair(room.key, room.turns, f"late {seat}"))
            )
            with suppress(Refusal):
                await self.tables.answer(table, seat, question, text)
        else:
            await self.tables.happen(table, lambda room: wishes.replace_late(room, seat, question))


def calm_after(waited: float, patience: float = PATIENCE) -> float:
    """How much of their time bots take when people have waited so long: less and less."""
    return max(1 - waited / patience, 0)


def sole_choice(view: State) -> str:
    """In notation, where nothing has to be decided."""
    step = view.step
    choices = step.choices(view) if step.listed(view) else []
    return step.spell(view, choices[0]) if len(choices) == 1 else ""

"""A connection to a table, or to a lesson: scenes go out, answers come in."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from milkomeda.play.course import to_enter
from milkomeda.play.lesson import PUPIL, Lesson
from milkomeda.play.show import Preview
from milkomeda.play.step import WATCHER
from milkomeda.table import wire
from milkomeda.table.audience import Listener
from milkomeda.table.exercise import Exercise
from milkomeda.table.guard import LONGEST_LINE, Bucket, clean
from milkomeda.table.hall import Hall
from milkomeda.table.people import Person
from milkomeda.table.refusal import WENT_WRONG, Refusal
from milkomeda.table.rehearsal import rehearsed, tried
from milkomeda.table.room import Room
from milkomeda.table.tables import Table
from milkomeda.thinking.thought import Risk
from milkomeda.thinking.turns import Claim
from milkomeda.words.message import Message, say

BURST: Final = 100
RATE: Final = 50.0  # messages a second
CHATTING: Final = 8
ASKS: Final = 8  # previews that a connection may wait for
SLOWEST: Final = 20.0  # seconds for a message to go out
POLICY_VIOLATION: Final = 1008
TRY_AGAIN: Final = 1013

GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what is raised when the other side has left
Said = wire.FromClient | wire.FromPupil

logger = logging.getLogger("milkomeda.table")

Socket = WebSocket[Any, Any, Any]


class Session:
    """Somebody who is connected, and what they say."""

    decoder: msgspec.json.Decoder[Any]
    where: str

    def __init__(self, hall: Hall, listener: Listener, shared: Bucket) -> None:
        self.hall = hall
        self.listener = listener
        self.buckets = [shared, Bucket(BURST, RATE)]
        self.slowed = False
        self.asks: asyncio.Queue[wire.Ask | wire.Rehearse | wire.Advise] = asyncio.Queue(ASKS)
        self.risks: asyncio.Queue[wire.Reckon] = asyncio.Queue(1)

    async def read(self, socket: Socket) -> None:
        while True:
            message = await socket.receive_data(mode="text")
            if self.hall.tables.closing:
                continue  # whoever is not answered asks again, elsewhere
            # Who is too fast is read more slowly: what they send piles up at their end, not here.
            if delay := max(bucket.borrow() for bucket in self.buckets):
                if not self.slowed:
                    self.hall.tables.metrics.slowed.inc()
                    self.listener.tell(wire.Trouble(say("too-fast")))
                await asyncio.sleep(delay)
            self.slowed = delay > 0
            await self.handle(message)
            await asyncio.sleep(0)

    async def handle(self, message: str) -> None:
        try:
            said = self.decoder.decode(message)
        except (msgspec.DecodeError, RecursionError) as problem:
            self.listener.tell(wire.Trouble(say("makes-no-sense", text=str(problem))))
            return
        if isinstance(said, wire.Ask | wire.Rehearse | wire.Advise):
            await self.asks.put(said)
        elif isinstance(said, wire.Reckon):
            if self.risks.full():
                self.risks.get_nowait()
            self.risks.put_nowait(said)
        else:
            await self.attempt(said)

    async def foresee(self) -> None:
        """What was asked is answered beside what is done; whoever leaves is foretold nothing more."""
        while True:
            await self.attempt(await self.asks.get())

    async def reckon(self) -> None:
        """One fight at a time, and of those that were asked about meanwhile only the last."""
        while True:
            await self.attempt(await self.risks.get())

    async def attempt(self, said: Said) -> None:
        try:
            await self.obey(said)
        except Refusal as problem:
            self.hall.tables.metrics.refused.inc()
            self.listener.tell(failed(said, problem.message))
        except Exception:
            logger.exception("a message failed at %s", self.where)
            self.listener.tell(failed(said, WENT_WRONG))

    async def obey(self, said: Any) -> None:
        raise NotImplementedError

    async def preview(self, room: Room, seat: int, said: wire.Ask) -> None:
        self.listener.tell(wire.Previewed(said.text, await self.foreseen(room, seat, said), said.after))

    async def foreseen(self, room: Room, seat: int, said: wire.Ask) -> Preview:
        before = said.after
        if room.match is None:
            return Preview([], refusal=say("not-your-turn"))
        view = room.match.state.view(seat)

        def foreseen() -> Preview:
            now = view if before is None else tried(room.show, view, seat, before).state
            if seat not in now.waiting():
                return Preview([], refusal=say("not-your-turn"))
            return room.show.preview(now, seat, said.text)

        return await self.hall.work.do(foreseen)

    async def odds(self, room: Room, seat: int, said: wire.Reckon, claim: Callable[[], Claim]) -> None:
        """In a fight only where hints are allowed; whether to begin one may always be considered."""
        if room.match is None:
            raise Refusal(say("not-your-turn"))
        view, before = room.match.state.view(seat), said.after
        if before is not None:
            state = await self.hall.work.do(lambda: tried(room.show, view, seat, before).state)
        else:
            state = view
        if room.show.fighting(state) and not room.row.hints:
            raise Refusal(say("no-hints-here"))
        risk = Risk(room.row.game, room.game.write(state), seat, said.text)
        odds = await self.hall.caretaker.thinking.reckon(risk, claim)
        self.listener.tell(wire.Reckoned(said.text, odds, before))

    async def serve(self, socket: Socket) -> None:
        """Until one side has enough."""
        parts = (self.read(socket), self.foresee(), self.reckon(), write(socket, self.listener))
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await self.exit()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, GONE):
                    logger.error("a connection failed at %s", self.where, exc_info=problem)

    async def exit(self) -> None:
        pass


class AtTable(Session):
    decoder = msgspec.json.Decoder(wire.FromClient)

    def __init__(self, hall: Hall, table: Table, person: Person, listener: Listener, shared: Bucket) -> None:
        super().__init__(hall, listener, shared)
        self.table = table
        self.person = person
        self.chatting = Bucket(CHATTING, 1.0)
        self.where = f"table {table.room.row.id}"

    async def exit(self) -> None:
        await asyncio.shield(self.hall.tables.exit(self.table, self.listener))

    async def obey(self, said: wire.FromClient) -> None:
        if isinstance(said, wire.Ping):
            self.listener.tell(wire.Pong())
        elif isinstance(said, wire.Look):
            self.hall.tables.look(self.table, self.listener, said.here)
        elif isinstance(said, wire.Say):
            await self.say(said)
        elif isinstance(said, wire.Revise):
            await self.hall.revise(self.table, self.person.id, said)
            self.listener.tell(wire.Accepted("revise", said.question, ""))
        elif self.listener.seat == WATCHER:
            raise Refusal(say("only-those-who-play"))
        elif self.table.room.recording is not None:
            await self.record(said)
        elif isinstance(said, wire.Answer):
            await self.hall.answer(self.table, self.listener.seat, said.question, said.text)
            self.listener.tell(wire.Accepted("answer", said.question, said.text))
        elif isinstance(said, wire.Undo):
            await self.hall.undo(self.table, self.listener.seat, said.question)
            self.listener.tell(wire.Accepted("undo", said.question, ""))
        elif isinstance(said, wire.Waive):
            await self.hall.waive(self.table, self.listener.seat, said)
        elif isinstance(said, wire.Ask):
            await self.preview(self.table.room, self.listener.seat, said)
        elif isinstance(said, wire.Reckon):
            await self.odds(self.table.room, self.listener.seat, said, self.table.claim)
        elif isinstance(said, wire.Rehearse):
            self.listener.tell(await self.rehearse(said))
        elif isinstance(said, wire.Advise):
            self.listener.tell(await self.hall.advise(self.table, self.listener.seat, said.question))
        elif isinstance(said, wire.Leave):
            await self.hall.leave(self.table, self.listener.seat, said.bot)
        else:
            await self.hall.come_back(self.table, self.listener.seat)

    async def record(self, said: wire.FromClient) -> None:
        """Whoever records answers for whoever is asked, and for chance."""
        table, person = self.table, self.person.id
        seat = to_enter(table.room.playing_match().state)
        if isinstance(said, wire.Answer):
            await self.hall.enter(table, person, said.question, said.text)
            self.listener.tell(wire.Accepted("answer", said.question, said.text))
        elif isinstance(said, wire.Undo):
            await self.hall.take_back(table, person, said.question)
            self.listener.tell(wire.Accepted("undo", said.question, ""))
        elif isinstance(said, wire.Ask) and seat < 0:
            self.listener.tell(wire.Previewed(said.text, Preview([]), said.after))
        elif isinstance(said, wire.Ask):
            await self.preview(table.room, seat, said)
        elif isinstance(said, wire.Reckon):
            await self.odds(table.room, seat, said, table.claim)
        else:
            raise Refusal(say("not-where-recorded"))

    async def say(self, said: wire.Say) -> None:
        if not self.person.name:
            raise Refusal(say("nickname-first"))
        line = clean(said.text, LONGEST_LINE, "line")
        await asyncio.sleep(self.chatting.borrow())
        await self.hall.say(self.table, max(self.listener.seat, WATCHER), self.person, line, said.key)

    async def rehearse(self, said: wire.Rehearse) -> wire.Rehearsed:
        room, seat = self.table.room, self.listener.seat
        if room.match is None:
            raise Refusal(say("no-turn-to-rehearse"))
        view = room.match.state.view(seat)
        return await self.hall.work.do(lambda: rehearsed(room.show, view, seat, said.answers))


class AtLesson(Session):
    decoder = msgspec.json.Decoder(wire.FromPupil)

    def __init__(self, hall: Hall, exercise: Exercise, listener: Listener, shared: Bucket) -> None:
        super().__init__(hall, listener, shared)
        self.exercise = exercise
        self.where = f"lesson {exercise.lesson.name}"

    async def obey(self, said: wire.FromPupil) -> None:
        exercise = self.exercise
        if isinstance(said, wire.Ping):
            self.listener.tell(wire.Pong())
        elif isinstance(said, wire.Ask):
            await self.preview(exercise.room, PUPIL, said)
        elif isinstance(said, wire.Reckon):
            await self.odds(exercise.room, PUPIL, said, lambda: Claim(household=self.listener.address))
        elif isinstance(said, wire.Answer):
            exercise.answer(said.question, said.text)
            self.show()
            self.listener.tell(wire.Accepted("answer", said.question, said.text))
        elif isinstance(said, wire.Undo):
            exercise.undo(said.question)
            self.show()
            self.listener.tell(wire.Accepted("undo", said.question, ""))
        else:
            self.exercise = await self.hall.work.do(lambda: exercise.anew(said.answers))
            self.listener.known = 0
            self.show()

    def show(self) -> None:
        self.listener.tell(self.exercise.taught())
        self.listener.tell(self.exercise.scene(self.listener.known))
        self.listener.known = self.exercise.room.number


def failed(said: Said, problem: Message) -> wire.FromServer:
    """Whoever said it learns what became of it."""
    if isinstance(said, wire.Answer):
        return wire.Refused("answer", said.question, said.text, problem)
    if isinstance(said, wire.Undo):
        return wire.Refused("undo", said.question, "", problem)
    if isinstance(said, wire.Revise):
        return wire.Refused("revise", said.question, "", problem)
    return wire.Trouble(problem, said.key if isinstance(said, wire.Say) else "")


async def write(socket: Socket, listener: Listener) -> None:
    while (message := await listener.outbox.get()) is not None:
        async with asyncio.timeout(SLOWEST):
            await socket.send_text(message)
    async with asyncio.timeout(SLOWEST):
        await socket.close(TRY_AGAIN, "try again")


async def serve(socket: Socket, hall: Hall, table: Table, person: Person, shared: Bucket) -> None:
    """The bucket is shared by all connections of the address."""
    listener = await hall.tables.enter(table, person)
    await AtTable(hall, table, person, listener, shared).serve(socket)


async def teach(
    socket: Socket, hall: Hall, game: str, lesson: Lesson, person: Person, shared: Bucket
) -> None:
    exercise = await hall.work.do(lambda: Exercise(game, lesson))
    await AtLesson(hall, exercise, Listener(person), shared).serve(socket)

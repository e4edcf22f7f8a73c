"""Those who look at a table, in a seat or watching, and what each of them is shown."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from milkomeda.play.step import WATCHER
from milkomeda.table import wire
from milkomeda.table.people import Person
from milkomeda.table.room import Room
from milkomeda.table.work import ASKING

BACKLOG: Final = 200  # messages that a slow listener may be behind
HANDFUL: Final = 10  # watchers who are shown something before anybody else gets a turn

Spawn = Callable[[Coroutine[Any, Any, None]], None]
Scenes = dict[tuple[int, str, int], str]


class Listener:
    """A connection: somebody at a table, in a seat or watching."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.address = ASKING.get()
        self.seat = WATCHER
        self.looks = False  # somebody does, as far as the page can tell
        self.known = 0  # events that it has been shown
        self.shown = 0  # the last of the audience's shows that it saw
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def send(self, message: str) -> None:
        """A listener that does not keep up is let go; it comes back and sees everything anew."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def say_goodbye(self) -> None:
        """After all that it has been sent."""
        if self.outbox.full():
            self.let_go()
        else:
            self.outbox.put_nowait(None)

    def tell(self, message: wire.ToPupil) -> None:
        self.send(written(message))


def written(message: wire.ToPupil) -> str:
    return msgspec.json.encode(message).decode()


class Audience:
    def __init__(self, room: Room, spawn: Spawn) -> None:
        self.room = room
        self.spawn = spawn
        self.listeners: set[Listener] = set()
        self.elsewhere: set[int] = set()  # seats that are connected to other processes
        self.shows = 0
        self.serving = False  # watchers are being shown something

    def seats(self) -> set[int]:
        """Those that are connected to this process."""
        return {listener.seat for listener in self.listeners if listener.seat >= 0}

    def looking(self) -> set[int]:
        """Those of them at which somebody looks."""
        return {listener.seat for listener in self.listeners if listener.looks and listener.seat >= 0}

    def people(self) -> set[str]:
        """Who is connected to this process, in a seat or watching."""
        return {listener.person.id for listener in self.listeners} - {""}

    def here(self) -> set[int]:
        return self.seats() | self.elsewhere

    def enter(self, listener: Listener) -> None:
        listener.seat = self.room.place_of(listener.person.id)
        self.listeners.add(listener)
        if listener.seat == WATCHER:
            self.show_one(listener, {})
        else:
            self.show(self.room)

    def exit(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.seat != WATCHER:
            self.show(self.room)

    def show(self, room: Room) -> None:
        """What is new: those in a seat see it at once, watchers after them."""
        self.room = room
        self.shows += 1
        scenes: Scenes = {}
        for listener in self.listeners:
            listener.seat = room.place_of(listener.person.id)  # a watcher may have sat down
            if listener.seat != WATCHER:
                self.show_one(listener, scenes)
        if self.behind() and not self.serving:
            self.serving = True
            self.spawn(self.show_watchers())

    def behind(self) -> list[Listener]:
        return [listener for listener in self.listeners if listener.shown < self.shows]

    async def show_watchers(self) -> None:
        """A handful at a time: however many they are, nobody who plays waits for them."""
        shown, scenes = self.shows, Scenes()
        try:
            while watchers := self.behind():
                if shown != self.shows:
                    shown, scenes = self.shows, Scenes()
                for watcher in watchers[:HANDFUL]:
                    self.show_one(watcher, scenes)
                await asyncio.sleep(0)
        finally:
            self.serving = False

    def show_one(self, listener: Listener, scenes: Scenes) -> None:
        """One picture for all who see the same."""
        person = listener.person.id
        if listener.seat == WATCHER and person != self.room.row.host:
            person = ""
        key = (listener.seat, person, listener.known)
        if key not in scenes:
            scene = self.room.scene(person, listener.seat, self.here(), listener.known, time.time())
            scenes[key] = written(scene)
        listener.send(scenes[key])
        listener.known, listener.shown = self.room.number, self.shows

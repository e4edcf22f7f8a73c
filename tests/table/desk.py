"""A table without a server: a room, and the events that make it."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.table.room import Room, SatDown
from milkomeda.table.schema import Event, Row

RULES = game("milkomeda")
DIRECTIVES = "edition=directives"
PROTOCOLS = "edition=protocols"


class Desk:
    """A room with the events that made it."""

    def __init__(self, options: str = PROTOCOLS, players: int = 2, **more: Any) -> None:
        fields: dict[str, Any] = {
            "private": False,
            "clock": 0,
            "when_late": "bot",
            "secret": "s",
            "start": "",
        }
        row = Row("id", 0.0, "milkomeda", RULES.version, options, players, "p0", **(fields | more))
        self.room = Room(row)
        self.events: list[Event] = []
        self.now = 1000.0

    def take(self, events: list[Event]) -> None:
        for event in events:
            self.room.take(event)
            self.events.append(event)
        for event in self.room.snapshot(self.now):
            self.room.take(event)
            self.events.append(event)

    def happen(self, kind: str, seat: int = 0, person: str = "", text: str = "") -> None:
        self.take([Event(self.room.number, self.now, kind, seat, person, text)])

    def sit(self, seat: int, name: str = "") -> None:
        text = msgspec.json.encode(SatDown(name or f"P{seat}", f"salt {seat}")).decode()
        self.happen("sit", seat, f"p{seat}", text)

    def begin(self) -> "Desk":
        for seat in range(len(self.room.seats)):
            self.sit(seat)
        if self.room.luck_begins():
            self.take(self.room.first_luck(self.now))
        return self

    def any_answer(self, seat: int, seed: int = 0) -> str:
        view = self.room.playing_match().state.facing(seat)
        return view.step.spell(view, view.step.sample(view, Seeded(seed)))

    def answer(self, seat: int, seed: int = 0) -> None:
        question = self.room.asked[seat]
        self.take(self.room.answer(seat, question, self.any_answer(seat, seed), self.now))

    def undo(self, seat: int) -> None:
        self.take(self.room.undo(seat, self.room.revocable[-1], self.now))

    def play(self, until: Callable[[], bool], seed: int = 0) -> "Desk":
        luck = random.Random(seed)
        while not until():
            self.now += 1
            self.answer(luck.choice(self.room.waiting()), luck.randrange(10**6))
        return self

"""A table without a server: a room, and the events that make it."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.table import wishes
from milkomeda.table.events import Event, Said, SatDown, What
from milkomeda.table.room import Room
from milkomeda.table.schema import Row

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

    def take(self, happenings: Sequence[What]) -> None:
        self.events += wishes.granted(self.room, happenings, self.now)

    def sit(self, seat: int, name: str = "") -> None:
        self.take([SatDown(seat, f"p{seat}", name or f"P{seat}", f"salt {seat}")])

    def say(self, text: str, seat: int = 0) -> None:
        self.take([Said(seat, "", "Ada", text)])

    def begin(self) -> "Desk":
        for seat in range(len(self.room.seats)):
            self.sit(seat)
        if self.room.luck_begins():
            self.take(wishes.first_luck(self.room))
        return self

    def any_answer(self, seat: int, seed: int = 0) -> str:
        view = self.room.playing_match().state.facing(seat)
        return view.step.spell(view, view.step.sample(view, Seeded(seed)))

    def answer(self, seat: int, seed: int = 0) -> None:
        question = self.room.asked[seat]
        self.take(wishes.answer(self.room, seat, question, self.any_answer(seat, seed)))

    def undo(self, seat: int) -> None:
        self.take(wishes.undo(self.room, seat, self.room.revocable[-1]))

    def play(self, until: Callable[[], bool], seed: int = 0) -> "Desk":
        luck = random.Random(seed)
        while not until():
            self.now += 1
            self.answer(luck.choice(self.room.waiting()), luck.randrange(10**6))
        return self

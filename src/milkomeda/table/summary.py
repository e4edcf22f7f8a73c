"""A table in a few words: what a list of tables shows. It is kept, so that no list has to load a table."""

from typing import Literal, cast

import msgspec
from msgspec import Struct

from milkomeda.bots import named
from milkomeda.play.step import WATCHER
from milkomeda.table import fair, wire
from milkomeda.table.schema import Row

Phase = Literal["open", "playing", "over"]


class Sitting(Struct):
    """Who holds a seat."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    person: str = ""
    bot: str = ""
    salt: str = ""
    shown: bool = False  # the hash, before the salt was added

    def info(self, here: bool) -> wire.Seat:
        level, character = named(self.bot)
        name = level if self.name == self.bot else self.name
        return wire.Seat(name, self.kind, level, self.kind == "bot" or here, character)


class Summary(Struct, frozen=True):
    phase: Phase
    seats: list[Sitting]
    waiting: list[int]
    answers: int
    until: list[float] = []
    """When the time of those who are waited for is up; 0 without a clock."""

    def written(self) -> str:
        return msgspec.json.encode(self).decode()

    def info(self, row: Row, person: str, here: set[int]) -> wire.TableInfo:
        """What that person is told, with the seats that are connected."""
        mine = seat_of(self.seats, person)
        return wire.TableInfo(
            row.id,
            row.game,
            row.options,
            row.rules,
            row.private,
            row.clock,
            cast(Literal["bot", "pass"], row.when_late),
            self.phase,
            [sitting.info(seat in here) for seat, sitting in enumerate(self.seats)],
            wire.Fairness(
                fair.hash_of(row.secret) if row.secret and not row.cardboard else "",
                [sitting.salt for sitting in self.seats],
                row.secret if self.phase == "over" and not row.cardboard else "",
                [sitting.shown and sitting.salt != "" for sitting in self.seats],
            ),
            wire.seat_number(mine),
            bool(person) and row.host == person,
            row.created,
            self.waiting,
            self.answers,
            row.rated,
            row.hints,
            row.cardboard,
            dict(zip(self.waiting, self.until)).get(mine, 0.0),
            row.title,
            row.wording,
        )


def seat_of(seats: list[Sitting], person: str) -> int:
    for seat, sitting in enumerate(seats):
        if person and sitting.person == person:
            return seat
    return WATCHER


def read(written: str) -> Summary | None:
    """None if another version kept the table."""
    try:
        return msgspec.json.decode(written, type=Summary)
    except msgspec.DecodeError:
        return None

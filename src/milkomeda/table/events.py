"""What can happen at a table: a record for each kind of event, and how it is kept."""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from milkomeda.play.step import LUCK, WATCHER
from milkomeda.table import wire
from milkomeda.table.schema import EventRow


class Happening(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Its tag is the kind under which it is kept."""


class SatDown(Happening, frozen=True, tag="sit"):
    seat: int
    person: str
    name: str
    salt: str
    shown: bool = False
    """Whether the hash was shown before; it was not to hosts who gave their salt with the table."""


class BotCame(Happening, frozen=True, tag="bot"):
    """To a seat that is nobody's, or to play on for somebody."""

    seat: int
    bot: str
    name: str = ""
    """Of its own; empty where it has none, or plays on for somebody."""


class StoodUp(Happening, frozen=True, tag="open"):
    seat: int
    person: str


class CameBack(Happening, frozen=True, tag="return"):
    seat: int


class Answered(Happening, frozen=True, tag="answer"):
    seat: int
    person: str
    text: str


class TookBack(Happening, frozen=True, tag="undo"):
    seat: int
    person: str


class Waived(Happening, frozen=True, tag="waive"):
    """From now on the seat gives the answer that does least to that step; or not any more."""

    seat: int
    person: str
    step: str
    until: wire.Until


class Said(Happening, frozen=True, tag="say"):
    seat: int
    person: str
    name: str
    text: str
    key: str = ""


class Rematched(Happening, frozen=True, tag="rematch"):
    """The same seats play again, at another table."""

    seat: int
    person: str
    table: str


class WentBack(Happening, frozen=True, tag="back"):
    """Whoever records goes back to the moment after so many answers. What followed is kept until it is
    entered again, but for so many of its first answers."""

    person: str
    at: int
    skip: int


class PutRight(Happening, frozen=True, tag="right"):
    """The position was put right by hand."""

    person: str
    position: str


class GotPen(Happening, frozen=True, tag="pen"):
    """Somebody else may record as well."""

    person: str


class Concluded(Happening, frozen=True, tag="concluded"):
    """What was recorded is as it was."""

    person: str


class Snapshot(Happening, frozen=True, tag="snapshot"):
    rules: str
    position: str


class Erased(Happening, frozen=True, tag="erased"):
    """Says nothing any more; or something that only another version knows."""


What = (
    SatDown
    | BotCame
    | StoodUp
    | CameBack
    | Answered
    | TookBack
    | Waived
    | Said
    | Rematched
    | WentBack
    | PutRight
    | GotPen
    | Concluded
    | Snapshot
    | Erased
)

MOVES: Final = (Answered, TookBack, WentBack, PutRight)
"""What leads from one position to another."""
UNSEATED: Final = {"answer": LUCK, "say": WATCHER}  # who did it where no seat is kept
KINDS: Final[dict[str, Any]] = {str(one.__struct_config__.tag): one for one in get_args(What)}
COLUMNS: Final = ("seat", "person")


class Event(Struct, frozen=True):
    """Something that happened at a table."""

    number: int
    at: float
    what: What


def said_by(kind: type[Happening]) -> list[str]:
    """The fields that may be kept as text: one as it is, several as JSON."""
    return [name for name in kind.__struct_fields__ if name not in COLUMNS]


def written(event: Event) -> EventRow:
    fields = msgspec.to_builtins(event.what)
    kind, person = fields.pop("kind"), fields.pop("person", "")
    seat = wire.seat_number(fields.pop("seat", wire.NO_SEAT))
    text = msgspec.json.encode(fields).decode() if len(fields) > 1 else "".join(fields.values())
    return EventRow(event.number, event.at, kind, seat, person, text)


def read(row: EventRow) -> Event:
    """Raises DecodeError for what nobody has written."""
    kind = KINDS.get(row.kind, Erased)
    names = said_by(kind)
    several = len(names) > 1 and row.text.startswith("{")
    fields = msgspec.json.decode(row.text, type=dict) if several else dict.fromkeys(names[:1], row.text)
    seat = UNSEATED.get(row.kind, row.seat) if row.seat == wire.NO_SEAT else row.seat
    what = msgspec.convert({**fields, "seat": seat, "person": row.person}, kind)
    return Event(row.number, row.at, what)

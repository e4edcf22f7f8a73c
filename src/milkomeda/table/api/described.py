"""What games send, for the description of the interface: the wire itself knows no game and leaves it open."""

from functools import reduce
from operator import or_
from typing import Any, Final, get_type_hints

import msgspec
from litestar.openapi import ResponseSpec

from milkomeda.games import SHOWS
from milkomeda.table import wire


def sent_by(method: str) -> Any:
    """What that method of a show returns, in one game or another."""
    return reduce(or_, (get_type_hints(getattr(show, method))["return"] for show in SHOWS.values()))


def with_picture(record: type[msgspec.Struct]) -> Any:
    fields = {field.name: field.type for field in msgspec.structs.fields(record)}
    return msgspec.defstruct(record.__name__, list((fields | {"picture": sent_by("picture")}).items()))


CATALOGUE: Final = ResponseSpec(sent_by("catalogue"), generate_examples=False, description="Its catalogue")
MOMENT: Final = ResponseSpec(with_picture(wire.Moment), generate_examples=False, description="That moment")

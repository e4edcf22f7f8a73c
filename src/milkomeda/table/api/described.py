"""What games send, for the description of the interface: the wire itself knows no game and leaves it open."""

from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec
from litestar.openapi import ResponseSpec

from milkomeda.games import SHOWS
from milkomeda.table import wire

CATALOGUES, PICTURES = (
    reduce(or_, records) for records in zip(*(show.records for show in SHOWS.values()), strict=True)
)


def with_picture(record: type[msgspec.Struct]) -> Any:
    fields = {field.name: field.type for field in msgspec.structs.fields(record)}
    return msgspec.defstruct(record.__name__, list((fields | {"picture": PICTURES}).items()))


CATALOGUE: Final = ResponseSpec(CATALOGUES, generate_examples=False, description="Its catalogue")
MOMENT: Final = ResponseSpec(with_picture(wire.Moment), generate_examples=False, description="That moment")

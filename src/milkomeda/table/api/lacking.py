"""What the page need not offer."""

from typing import Final

from litestar import get

from milkomeda import extras
from milkomeda.table import wire
from milkomeda.table.office import PROBLEMS, TheOffice


@get("/lacking", responses=PROBLEMS, summary="What cannot be done at this table, and why")
async def lacking(office: TheOffice) -> wire.Lacking:
    return wire.Lacking(office.hall.laboratory.closed, extras.lacking("print"))


HANDLERS: Final = [lacking]

"""What I played: my finished games, what they amount to, and how strong I am."""

from typing import Final

from litestar import get, put
from litestar.params import FromPath, FromQuery, JSONBody

from milkomeda.table import wire
from milkomeda.table.api.games import known_game
from milkomeda.table.history import PAGE, Wanted
from milkomeda.table.office import PROBLEMS, Asked, TheOffice
from milkomeda.table.refusal import Refusal
from milkomeda.words.message import say

FAR: Final = 10_000  # pages
NONE: Final = wire.History(wire.Kept(history=True, shown=True), 0, PAGE, [], [], [], {})
"""Of a stranger."""


@get("/me/history", responses=PROBLEMS, summary="My finished games, the last ones first, page by page")
async def history(
    request: Asked,
    office: TheOffice,
    game: FromQuery[str] = "",
    edition: FromQuery[str] = "",
    companion: FromQuery[str] = "",
    page: FromQuery[int] = 0,
) -> wire.History:
    person = await office.who(request)
    if not person.id:
        return NONE
    if not (game + edition + companion).isprintable():
        raise Refusal(say("no-text"))
    wanted = Wanted(game, edition, companion, min(max(page, 0), FAR))
    return await office.hall.history.of(person.id, wanted)


@get("/me/statistics/{game:str}", responses=PROBLEMS, summary="My finished games of one kind, summed up")
async def statistics(request: Asked, office: TheOffice, game: FromPath[str]) -> wire.Statistics:
    person = await office.somebody(request)
    return await office.hall.history.statistics(person.id, known_game(game))


@put("/me/kept", responses=PROBLEMS, summary="What is kept of me and shown; what is not wanted goes at once")
async def keep(request: Asked, office: TheOffice, data: JSONBody[wire.Kept]) -> wire.Kept:
    person = await office.somebody(request)
    await office.hall.history.keep(person.id, data)
    return data


@get(
    "/tables/{table_id:str}/ratings",
    responses=PROBLEMS,
    summary="How strong those at a rated table are; when its game is over, after it",
)
async def ratings(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.Ratings:
    person = await office.who(request)
    room = (await office.hall.table(table_id)).room
    if not room.row.rated:
        raise Refusal(say("table-not-rated"))
    if room.phase == "over":
        await office.hall.chronicle.record(room)
    return await office.hall.history.at(room, person.id)


HANDLERS: Final = [history, statistics, keep, ratings]

"""After the game: every moment of it, and a new table from any."""

from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from milkomeda.table import wire
from milkomeda.table.api import described
from milkomeda.table.office import PROBLEMS, Asked, TheOffice


@get(
    "/tables/{table_id:str}/aftermath",
    responses=PROBLEMS,
    summary="Where the points came from, and how kind the dice were",
)
async def aftermath(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.Aftermath:
    await office.who(request)
    return await office.hall.archive.aftermath((await office.hall.table(table_id)).room)


@get(
    "/tables/{table_id:str}/moments/{at:int}",
    responses=PROBLEMS | {200: described.MOMENT},
    summary="A finished game after so many answers",
)
async def moment(
    request: Asked, office: TheOffice, table_id: FromPath[str], at: FromPath[int]
) -> wire.Moment:
    await office.who(request)
    return await office.hall.archive.moment((await office.hall.table(table_id)).room, at)


@get(
    "/tables/{table_id:str}/log",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    summary="The log of a finished game",
)
async def log(request: Asked, office: TheOffice, table_id: FromPath[str]) -> Response[str]:
    await office.who(request)
    text = await office.hall.archive.log((await office.hall.table(table_id)).room)
    attachment = {"content-disposition": f'attachment; filename="{table_id}.log"'}
    return Response(text, media_type=MediaType.TEXT, headers=attachment)


@post(
    "/tables/{table_id:str}/fork", responses=PROBLEMS, summary="A new table from a moment of a finished game"
)
async def fork(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Fork]
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.let_found(person)
    table = await office.hall.fork(table_id, person.id, person.name, data)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/rematch",
    responses=PROBLEMS,
    summary="A new table with the seats and options of a finished game",
)
async def rematch(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Rematch]
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.let_found(person)
    table = await office.hall.rematch(table_id, person.id, person.name, data)
    return table.info(person.id)


@get(
    "/tables/{table_id:str}/review",
    responses=PROBLEMS,
    summary="What bots think of a finished game, as far as they are; it goes on by itself once asked for",
)
async def review(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.Review:
    await office.who(request)
    return await office.hall.reviews.of((await office.hall.table(table_id)).room)


HANDLERS: Final = [aftermath, review, moment, log, fork, rematch]

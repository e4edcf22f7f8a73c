"""Tables: found one, sit down, bring a program."""

from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from milkomeda.play.step import WATCHER
from milkomeda.table import wire
from milkomeda.table.names import nickname
from milkomeda.table.office import PROBLEMS, Asked, TheOffice, address_of
from milkomeda.table.refusal import Forbidden, Refusal, TooMany
from milkomeda.words.message import say

LISTED: Final = 40


@get("/tables", responses=PROBLEMS, summary="Tables that are open to everybody, those with free seats first")
async def tables(request: Asked, office: TheOffice) -> list[wire.TableInfo]:
    person = await office.who(request)
    return await office.hall.tables.infos(await office.store.open_tables(LISTED), person.id)


@post("/tables", responses=PROBLEMS, summary="A new table")
async def create(request: Asked, office: TheOffice, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.let_found(person)
    table = await office.hall.create(person.id, person.name, data)
    return table.info(person.id)


@post("/recordings", responses=PROBLEMS, summary="A game with cardboard, to be entered as it goes")
async def record(request: Asked, office: TheOffice, data: JSONBody[wire.NewRecording]) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.let_found(person)
    return (await office.hall.begin_recording(person.id, data)).info(person.id)


@post(
    "/tables/{table_id:str}/pen",
    status_code=200,
    responses=PROBLEMS,
    summary="Record a game that somebody else began to record",
)
async def pen(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Pen]
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.hall.take_pen(table_id, person.id, data.pen)
    return await office.info(table_id, person)


@post(
    "/promise",
    status_code=200,
    responses=PROBLEMS,
    summary="The hash of the secret that my next table will have",
)
async def promise(request: Asked, office: TheOffice) -> wire.Promised:
    person = await office.somebody(request)
    return wire.Promised(await office.hall.promises.hash(person.id))


@get("/tables/{table_id:str}", responses=PROBLEMS, summary="A table")
async def table(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.TableInfo:
    return await office.info(table_id, await office.who(request))


@delete(
    "/tables/{table_id:str}",
    status_code=200,
    responses=PROBLEMS,
    summary="Close my table, before the game begins",
)
async def close(request: Asked, office: TheOffice, table_id: FromPath[str]) -> None:
    await office.hall.close_table(table_id, (await office.somebody(request)).id)


@post("/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS, summary="Sit down")
async def join(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.let_wait(person)
    await office.hall.join(table_id, person.id, person.name, data)
    return await office.info(table_id, person)


@put(
    "/tables/{table_id:str}/seats/{seat:int}",
    responses=PROBLEMS,
    summary="Give a seat of my table to a bot, or open it",
)
async def set_seat(
    request: Asked,
    office: TheOffice,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.SeatWish],
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.hall.set_seat(table_id, person.id, seat, data)
    return await office.info(table_id, person)


@post(
    "/tables/{table_id:str}/token",
    status_code=200,
    responses=PROBLEMS,
    summary="A token for a program that plays my seat",
)
async def token(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.SeatToken:
    person = await office.somebody(request)
    table = await office.hall.table(table_id)
    seat = table.room.seat_of(person.id)
    if seat == WATCHER:
        raise Refusal(say("no-seat-there"))
    if table.room.row.rated:
        raise Forbidden(say("rated-without-programs"))
    secret = await office.people.seat_token(person, table_id, seat)
    await office.hall.tables.look_who(table)
    return wire.SeatToken(seat, secret)


@post(
    "/tables/{table_id:str}/machines",
    status_code=200,
    responses=PROBLEMS,
    summary="A program sits down at a private table and gets a token",
)
async def machine(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Machine]
) -> wire.SeatToken:
    if not office.strangers.take(address_of(request)):
        raise TooMany
    name = nickname(data.name, "name")
    table = await office.hall.table(table_id)
    if not table.room.row.private:
        raise Forbidden(say("programs-at-private-tables"))
    if table.room.row.rated:
        raise Forbidden(say("rated-without-programs"))
    if table.room.phase != "open":
        raise Refusal(say("all-seats-taken"))
    person = await office.people.new(name)
    await office.hall.join(table_id, person.id, name, wire.Join(salt=data.salt))
    seat = table.room.seat_of(person.id)
    return wire.SeatToken(seat, await office.people.seat_token(person, table_id, seat))


HANDLERS: Final = [tables, create, record, pen, promise, table, close, join, set_seat, token, machine]

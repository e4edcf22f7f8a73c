"""People: a nickname, a browser's secret, and the way back."""

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from milkomeda.table import wire
from milkomeda.table.guard import LONGEST_NAME, clean
from milkomeda.table.office import PROBLEMS, Asked, TheOffice, address_of
from milkomeda.table.people import COOKIE, Person
from milkomeda.table.refusal import TooMany

YEAR: Final = 365 * 24 * 3600
LISTED: Final = 40


@get("/me", responses=PROBLEMS, summary="Who I am, and my tables")
async def me(request: Asked, office: TheOffice) -> wire.Person:
    person = await office.who(request)
    if not person.id:
        return wire.Person("")
    mine = await office.store.tables_of(person.id, LISTED)
    return wire.Person(person.name, tables=await office.hall.tables.infos(mine, person.id))


@post("/me", status_code=200, responses=PROBLEMS, summary="Choose a nickname, or another one")
async def hello(request: Asked, office: TheOffice, data: JSONBody[wire.Hello]) -> Response[wire.Person]:
    person = await office.who(request)
    name = clean(data.name, LONGEST_NAME, "a nickname")
    if person.id:
        await office.people.rename(person, name)
        return Response(wire.Person(name))
    if not office.strangers.take(address_of(request)):
        raise TooMany
    return await welcome(request, office, await office.people.new(name))


async def welcome(request: Asked, office: TheOffice, person: Person) -> Response[wire.Person]:
    secret = await office.people.cookie(person)
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return Response(wire.Person(person.name), cookies=[cookie])


@post(
    "/me/recovery",
    status_code=200,
    responses=PROBLEMS,
    summary="A new recovery link; older ones stop working",
)
async def recovery(request: Asked, office: TheOffice) -> wire.Recovery:
    return wire.Recovery(await office.people.recovery(await office.somebody(request)))


@post("/me/recover", status_code=200, responses=PROBLEMS, summary="Come back with a recovery link")
async def recover(request: Asked, office: TheOffice, data: JSONBody[wire.Recovery]) -> Response[wire.Person]:
    await office.who(request)
    return await welcome(request, office, await office.people.recover(data.recovery))


HANDLERS: Final = [me, hello, recovery, recover]

"""People: a nickname, a browser's secret, and the way back."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from milkomeda.table import wire
from milkomeda.table.forgetting import data_of
from milkomeda.table.names import nickname
from milkomeda.table.office import PROBLEMS, Asked, TheOffice, address_of
from milkomeda.table.people import COOKIE, NOBODY, Person, digest
from milkomeda.table.refusal import TooMany
from milkomeda.table.store import WHO

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
    name = nickname(data.name)
    if person.id:
        await office.people.rename(person, name)
        return Response(wire.Person(name))
    if not office.strangers.take(address_of(request)):
        raise TooMany
    return await welcome(request, office, await office.people.new(name))


async def welcome(request: Asked, office: TheOffice, person: Person) -> Response[wire.Person]:
    return known(request, person, await office.people.cookie(person))


def known(request: Asked, person: Person, secret: str) -> Response[wire.Person]:
    """From now on this browser is that person's; with an empty secret, nobody's."""
    secure, age = request.url.scheme == "https", YEAR if secret else 0
    cookie = Cookie(COOKIE, value=secret, max_age=age, httponly=True, samesite="strict", secure=secure)
    return Response(wire.Person(person.name), cookies=[cookie])


@post(
    "/me/recovery",
    status_code=200,
    responses=PROBLEMS,
    summary="A new recovery link; older ones stop working",
)
async def recovery(request: Asked, office: TheOffice) -> wire.Recovery:
    return wire.Recovery(await office.people.recovery(await office.somebody(request)))


@post(
    "/me/recover",
    status_code=200,
    responses=PROBLEMS,
    summary="Come back with a recovery link: once, and whoever came by an older one is signed out",
)
async def recover(request: Asked, office: TheOffice, data: JSONBody[wire.Recovery]) -> Response[wire.Person]:
    await office.who(request)
    person, secret = await office.people.recover(data.recovery)
    await office.hall.tables.heard(f"@{person.id}", WHO)
    return known(request, person, secret)


@post(
    "/me/sign-out",
    status_code=200,
    responses=PROBLEMS,
    summary="Sign out here; or everywhere else: browsers, recovery links and programs",
)
async def sign_out(request: Asked, office: TheOffice, data: JSONBody[wire.SignOut]) -> Response[wire.Person]:
    person = await office.somebody(request)
    if data.where == "here":
        await office.people.sign_out(person)
        answer = known(request, NOBODY, "")
    else:
        secret = await office.people.sign_out_elsewhere(person)
        await office.hall.herald.ways.move(person, digest(secret))
        answer = known(request, person, secret)
    await office.hall.tables.heard(f"@{person.id}", WHO)
    return answer


@get("/me/data", responses=PROBLEMS, summary="All that is kept of me")
async def data(request: Asked, office: TheOffice) -> Response[wire.PersonalData]:
    person = await office.somebody(request)
    if not office.exports.take(person.id):
        raise TooMany
    attachment = {"content-disposition": 'attachment; filename="milkomeda.json"'}
    return Response(await data_of(office.store, person.id), headers=attachment)


@delete(
    "/me",
    status_code=200,
    responses=PROBLEMS,
    summary="Forget me: bots play on in my seats, and nothing says any more who I was",
)
async def forget(request: Asked, office: TheOffice) -> Response[wire.Person]:
    await office.hall.forget((await office.somebody(request)).id)
    return known(request, NOBODY, "")


HANDLERS: Final = [me, hello, recovery, recover, sign_out, data, forget]

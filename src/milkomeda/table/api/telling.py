"""Telling people that it is their turn: where they want to hear of it."""

import secrets
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar import delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from milkomeda.table import push, wire
from milkomeda.table.calls import LONG
from milkomeda.table.mail import mailbox
from milkomeda.table.office import PROBLEMS, Asked, Office, TheOffice, address_of
from milkomeda.table.outside import PORTS, checked
from milkomeda.table.people import Person
from milkomeda.table.refusal import Refusal, TooMany
from milkomeda.table.schema import LETTERS, Way
from milkomeda.table.ways import HOOK, MAIL, PUSH, new_secret
from milkomeda.words.language import language
from milkomeda.words.message import Message, Problem, say


def known_language(code: str) -> str:
    try:
        return language(code).code
    except Problem as problem:
        raise Refusal(problem.message) from None


def new_way(request: Asked, office: Office, person: Person, wish: wire.NewWay, table_id: str = "") -> Way:
    """Raises Refusal for an address to which nothing is sent."""
    private = office.settings.private_hooks
    spoken, key = known_language(wish.language), ""
    if isinstance(wish, wire.NewPush):
        checked(wish.endpoint, ("https",), private)
        kind, address, secret, key = PUSH, wish.endpoint, push.keys(wish.p256dh, wish.auth), person.token
    elif isinstance(wish, wire.NewMail):
        if not office.settings.smtp:
            raise Refusal(say("no-mail-here"))
        kind, address, secret = MAIL, mailbox(wish.address), new_secret(MAIL)
    else:
        checked(wish.address, tuple(PORTS), private)
        kind, address, secret = HOOK, wish.address, new_secret(HOOK)
    origin, now = str(request.base_url).rstrip("/"), time.time()
    mark, known = secrets.token_hex(8), kind != MAIL
    return Way(mark, person.id, table_id, kind, address, secret, key, origin, spoken, now, known)


async def shown(office: Office, ways: list[Way], person: Person) -> list[wire.TellWay]:
    ids = [way.id for way in ways]
    query = sa.select(LETTERS.c.way).where(LETTERS.c.way.in_(ids), LETTERS.c.kind == "test")
    pending = {row[0] for row in await office.store.rows(query)}
    return [
        wire.TellWay(
            way.id,
            way.kind,  # type: ignore[arg-type]
            way.address,
            way.confirmed,
            way.key == person.token,
            way.language,
            way.secret if way.kind == HOOK else "",
            msgspec.json.decode(way.trouble, type=Message) if way.trouble else None,
            way.id in pending,
        )
        for way in ways
    ]


def let_tell(request: Asked, office: Office, person: Person) -> None:
    """Raises TooMany for somebody who makes us send much."""
    if not all(map(office.tellings.take, (person.id, address_of(request)))):
        raise TooMany


@get("/me/ways", responses=PROBLEMS, summary="How I am told that it is my turn")
async def ways(request: Asked, office: TheOffice) -> wire.Ways:
    person = await office.somebody(request)
    herald = office.hall.herald
    mine = await shown(office, await herald.ways.of(person.id), person)
    return wire.Ways(await herald.signer.public_key(), bool(office.settings.smtp), mine)


@post("/me/ways", responses=PROBLEMS, summary="Tell me also this way when it is my turn")
async def add(request: Asked, office: TheOffice, data: JSONBody[wire.NewWay]) -> wire.TellWay:
    person = await office.somebody(request)
    let_tell(request, office, person)
    way = new_way(request, office, person, data)
    if way.kind == MAIL and not office.mails.take():
        raise TooMany
    return (await shown(office, [await office.hall.herald.ways.add(way)], person))[0]


@put("/me/ways", responses=PROBLEMS, summary="The language in which I am told")
async def speak(request: Asked, office: TheOffice, data: JSONBody[wire.Speak]) -> None:
    person = await office.somebody(request)
    await office.hall.herald.ways.speak(person.id, known_language(data.language))


@delete("/me/ways/{way:str}", status_code=200, responses=PROBLEMS, summary="Tell me no more that way")
async def remove(request: Asked, office: TheOffice, way: FromPath[str]) -> None:
    await office.hall.herald.ways.remove((await office.somebody(request)).id, way)


@post("/me/ways/{way:str}/test", status_code=200, responses=PROBLEMS, summary="Send a message that way now")
async def test(request: Asked, office: TheOffice, way: FromPath[str]) -> None:
    person = await office.somebody(request)
    let_tell(request, office, person)
    await office.hall.herald.ways.test(person.id, way)


# A table's own.


async def host_of(request: Asked, office: Office, table_id: str) -> Person:
    person = await office.somebody(request)
    row = (await office.hall.table(table_id)).room.row
    if row.host != person.id:
        raise Refusal(say("only-the-host"))
    if row.clock < LONG:
        raise Refusal(say("hooks-at-slow-tables"))
    return person


@get("/tables/{table_id:str}/hook", responses=PROBLEMS, summary="Where whose turn it is at my table is told")
async def hook(request: Asked, office: TheOffice, table_id: FromPath[str]) -> list[wire.TellWay]:
    person = await host_of(request, office, table_id)
    return await shown(office, await office.hall.herald.ways.of(person.id, table_id), person)


@put("/tables/{table_id:str}/hook", responses=PROBLEMS, summary="Tell there whose turn it is at my table")
async def set_hook(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.NewHook]
) -> wire.TellWay:
    person = await host_of(request, office, table_id)
    let_tell(request, office, person)
    way = new_way(request, office, person, data, table_id)
    return (await shown(office, [await office.hall.herald.ways.add(way)], person))[0]


# The links in mails.


@post("/mail/confirm", status_code=200, responses=PROBLEMS, summary="Yes, this is my e-mail address")
async def confirm(office: TheOffice, data: JSONBody[wire.MailLink]) -> None:
    await office.hall.herald.ways.confirm(data.secret)


@post("/mail/stop/{secret:str}", status_code=200, responses=PROBLEMS, summary="No more e-mail, please")
async def stop(office: TheOffice, secret: FromPath[str]) -> None:
    await office.hall.herald.ways.stop(secret)


@get(
    "/mail/stop/{secret:str}",
    status_code=302,
    responses=PROBLEMS | {302: ResponseSpec(None, description="Look there")},
    summary="The page that asks whether there should be no more e-mail",
)
async def ask_to_stop(secret: FromPath[str]) -> Redirect:
    """Whoever opens what mail programs post to."""
    return Redirect(f"/mail#stop-{secret}")


HANDLERS: Final[list[Any]] = [
    ways,
    add,
    speak,
    remove,
    test,
    hook,
    set_hook,
    confirm,
    stop,
    ask_to_stop,
]

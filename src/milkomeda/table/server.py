"""The web server: pages, the HTTP interface, and the way to the sockets."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from milkomeda.bots import LEVELS
from milkomeda.games import GAMES, SHOWS
from milkomeda.table import wire
from milkomeda.table.guard import LONGEST_NAME, Limits, clean, same_origin, with_headers
from milkomeda.table.hall import Hall, Settings
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import COOKIE, People, Person
from milkomeda.table.room import WATCHER, Refusal
from milkomeda.table.socket import POLICY_VIOLATION, serve
from milkomeda.table.store import Store

PAGE: Final = Path(str(files("milkomeda.table") / "page"))
YEAR: Final = 365 * 24 * 3600
LISTED: Final = 40
BODY: Final = 32_000  # bytes of a request

logger = logging.getLogger("milkomeda.table")

Asked = Request[Any, Any, Any]


class Office:
    """All that requests need."""

    def __init__(self, address: str, settings: Settings) -> None:
        self.metrics = Metrics()
        self.store = Store(address)
        self.hall = Hall(self.store, settings, self.metrics)
        self.people = People(self.store)
        times = settings.limits
        self.requests = Limits(burst=120 * times, rate=20 * times)
        self.new_tables = Limits(burst=30 * times, rate=0.1 * times)
        self.strangers = Limits(burst=60 * times, rate=times)

    async def who(self, request: Asked) -> Person:
        """Whose request it is. Raises Refusal for a stranger's page, or for too many."""
        if not self.requests.take(address_of(request)):
            raise TooMany
        if not same_origin(request.scope):
            raise Refusal("this request comes from another page")
        return await self.people.who(request)

    async def somebody(self, request: Asked) -> Person:
        person = await self.who(request)
        if not person.id:
            raise HTTPException("choose a nickname first", status_code=401)
        return person

    async def info(self, table_id: str, person: Person) -> wire.TableInfo:
        table = await self.hall.table(table_id)
        return table.room.info(person.id, table.here())


class TooMany(Refusal):
    def __init__(self) -> None:
        super().__init__("that is too much at once: wait a moment")


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


# Games.


@get("/games", summary="Games, with their editions, options and bots")
async def games() -> list[wire.GameInfo]:
    return GAME_INFOS


GAME_INFOS: Final = [
    wire.GameInfo(
        name,
        rules.version,
        list(rules.player_counts),
        list(rules.seat_names),
        SHOWS[name].editions,
        SHOWS[name].options(),
        [wire.BotLevel(bot, about) for bot, about in LEVELS.items()],
    )
    for name, rules in GAMES.items()
]


def known_game(name: str) -> str:
    if name not in GAMES:
        raise HTTPException(f"there is no game '{name}'", status_code=404)
    return name


@get("/games/{name:str}/catalogue", summary="A game's cards and names")
async def catalogue(name: FromPath[str]) -> Any:
    return SHOWS[known_game(name)].catalogue()


@get("/games/{name:str}/rulebook", summary="The rulebook of an edition, or of any options")
async def rulebook(name: FromPath[str], options: FromQuery[str] = "") -> wire.Rulebook:
    show = SHOWS[known_game(name)]
    try:
        return wire.Rulebook(show.rulebook(options[:4000] or show.editions[-1]))
    except ValueError as problem:
        raise Refusal(str(problem)) from None


# People.


@get("/me", summary="Who I am, and my tables")
async def me(request: Asked, office: Office) -> wire.Person:
    person = await office.who(request)
    if not person.id:
        return wire.Person("")
    ids = await office.store.tables_of(person.id, LISTED)
    return wire.Person(person.name, tables=[await office.info(table_id, person) for table_id in ids])


@post("/me", status_code=200, summary="Choose a nickname, or another one")
async def hello(request: Asked, office: Office, data: JSONBody[wire.Hello]) -> Response[wire.Person]:
    person = await office.who(request)
    name = clean(data.name, LONGEST_NAME, "a nickname")
    if person.id:
        await office.store.rename(person.id, name)
        return Response(wire.Person(name))
    if not office.strangers.take(address_of(request)):
        raise TooMany
    return await welcome(request, office, await office.people.new(name))


async def welcome(request: Asked, office: Office, person: Person) -> Response[wire.Person]:
    secret = await office.people.cookie(person)
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return Response(wire.Person(person.name), cookies=[cookie])


@post("/me/recovery", status_code=200, summary="A new recovery link; older ones stop working")
async def recovery(request: Asked, office: Office) -> wire.Recovery:
    return wire.Recovery(await office.people.recovery(await office.somebody(request)))


@post("/me/recover", status_code=200, summary="Come back with a recovery link")
async def recover(request: Asked, office: Office, data: JSONBody[wire.Recovery]) -> Response[wire.Person]:
    await office.who(request)
    return await welcome(request, office, await office.people.recover(data.recovery))


# Tables.


@get("/tables", summary="Tables that are open to everybody, those with free seats first")
async def tables(request: Asked, office: Office) -> list[wire.TableInfo]:
    person = await office.who(request)
    return [await office.info(table_id, person) for table_id in await office.store.open_tables(LISTED)]


@post("/tables", summary="A new table")
async def create(request: Asked, office: Office, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    person = await office.somebody(request)
    if not office.new_tables.take(person.id):
        raise TooMany
    table = await office.hall.create(person.id, person.name, data)
    return table.room.info(person.id, table.here())


@get("/tables/{table_id:str}", summary="A table")
async def table(request: Asked, office: Office, table_id: FromPath[str]) -> wire.TableInfo:
    return await office.info(table_id, await office.who(request))


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(
    request: Asked, office: Office, table_id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.hall.join(table_id, person.id, person.name, data)
    return await office.info(table_id, person)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Give a seat of my table to a bot, or open it")
async def set_seat(
    request: Asked,
    office: Office,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.SeatWish],
) -> wire.TableInfo:
    person = await office.somebody(request)
    await office.hall.set_seat(table_id, person.id, seat, data)
    return await office.info(table_id, person)


@post("/tables/{table_id:str}/token", status_code=200, summary="A token for a program that plays my seat")
async def token(request: Asked, office: Office, table_id: FromPath[str]) -> wire.SeatToken:
    person = await office.somebody(request)
    seat = (await office.hall.table(table_id)).room.seat_of(person.id)
    if seat == WATCHER:
        raise Refusal("you have no seat there")
    return wire.SeatToken(seat, await office.people.seat_token(person, table_id, seat))


@post("/tables/{table_id:str}/machines", status_code=200, summary="A program sits down and gets a token")
async def machine(
    request: Asked, office: Office, table_id: FromPath[str], data: JSONBody[wire.Hello]
) -> wire.SeatToken:
    if not office.strangers.take(address_of(request)):
        raise TooMany
    name = clean(data.name, LONGEST_NAME, "a name")
    table = await office.hall.table(table_id)
    if table.room.phase != "open":
        raise Refusal("all seats are taken")
    person = await office.people.new(name)
    await office.hall.join(table_id, person.id, name, wire.Join())
    seat = table.room.seat_of(person.id)
    return wire.SeatToken(seat, await office.people.seat_token(person, table_id, seat))


# After the game.


@get("/tables/{table_id:str}/aftermath", summary="Where the points came from, and how kind the dice were")
async def aftermath(request: Asked, office: Office, table_id: FromPath[str]) -> wire.Aftermath:
    await office.who(request)
    return await office.hall.archive.aftermath((await office.hall.table(table_id)).room)


@get("/tables/{table_id:str}/moments/{at:int}", summary="A finished game after so many answers")
async def moment(request: Asked, office: Office, table_id: FromPath[str], at: FromPath[int]) -> wire.Moment:
    await office.who(request)
    return await office.hall.archive.moment((await office.hall.table(table_id)).room, at)


@get("/tables/{table_id:str}/log", media_type=MediaType.TEXT, summary="The log of a finished game")
async def log(request: Asked, office: Office, table_id: FromPath[str]) -> Response[str]:
    await office.who(request)
    text = await office.hall.archive.log((await office.hall.table(table_id)).room)
    attachment = {"content-disposition": f'attachment; filename="{table_id}.log"'}
    return Response(text, media_type=MediaType.TEXT, headers=attachment)


@post("/tables/{table_id:str}/fork", summary="A new table from a moment of a finished game")
async def fork(
    request: Asked, office: Office, table_id: FromPath[str], data: JSONBody[wire.Fork]
) -> wire.TableInfo:
    person = await office.somebody(request)
    if not office.new_tables.take(person.id):
        raise TooMany
    table = await office.hall.fork(table_id, person.id, person.name, data)
    return table.room.info(person.id, table.here())


# The socket.


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], office: Office, table_id: FromPath[str]) -> None:
    try:
        if not same_origin(socket.scope):
            raise Refusal("this connection comes from another page")
        person = await office.people.who(socket)
        if person.only_table not in ("", table_id):
            raise Refusal("that token is for another table")
        found = await office.hall.table(table_id)
    except Refusal as problem:
        await socket.accept()
        await socket.close(POLICY_VIOLATION, str(problem))
        return
    await socket.accept()
    await serve(socket, office.hall, found, person)


# For operators.


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(office: Office) -> Response[str]:
    works = await office.store.works()
    return Response("ok" if works else "the database does not answer", status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(office: Office) -> Response[bytes]:
    return Response(office.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Any:
    return request.app.openapi_schema.to_schema()


# Pages: whatever is no file is the page, which looks at the address itself.


@get(["/", "/table/{rest:path}", "/rules", "/me", "/api"], include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    index = PAGE / "index.html"
    if not index.exists():
        raise HTTPException("the page has not been built yet: make page", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


# Problems: one sentence, and never more than that.


def refused(request: Asked, problem: Exception) -> Response[wire.Problem]:
    request.app.state.office.metrics.refused.inc()
    status = 429 if isinstance(problem, TooMany) else 404 if "no such table" in str(problem) else 409
    return Response(wire.Problem(str(problem)), status_code=status)


def unfit(request: Asked, problem: ValidationException) -> Response[wire.Problem]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    said = ": ".join(
        str(extra[name]) for name in ("key", "message") if isinstance(extra, dict) and name in extra
    )
    return Response(wire.Problem(said or problem.detail), status_code=400)


def not_so(request: Asked, problem: HTTPException) -> Response[wire.Problem]:
    return Response(wire.Problem(problem.detail), status_code=problem.status_code, headers=problem.headers)


def broken(request: Asked, problem: Exception) -> Response[wire.Problem]:
    logger.error("a request failed: %s %s", request.method, request.url.path, exc_info=problem)
    return Response(wire.Problem("something went wrong here; it has been noted"), status_code=500)


API: Final = [
    games,
    catalogue,
    rulebook,
    me,
    hello,
    recovery,
    recover,
    tables,
    create,
    table,
    join,
    set_seat,
    token,
    machine,
    aftermath,
    moment,
    log,
    fork,
    socket,
    openapi,
]


def application(address: str, settings: Settings) -> ASGIApp:
    office = Office(address, settings)

    @asynccontextmanager
    async def open_hours(app: Litestar) -> AsyncIterator[None]:
        await office.hall.open()
        try:
            yield
        finally:
            await office.hall.close()

    assets = create_static_files_router(
        "/assets", [PAGE / "assets"], cache_control=CacheControlHeader(max_age=YEAR, immutable=True)
    )
    app = Litestar(
        [Router("/api", route_handlers=API), health, metrics, page, icon, assets],
        dependencies={"office": Provide(lambda: office, sync_to_thread=False)},
        exception_handlers={
            Refusal: refused,
            ValidationException: unfit,
            HTTPException: not_so,
            Exception: broken,
        },
        lifespan=[open_hours],
        openapi_config=OpenAPIConfig(
            title="Milkomeda",
            version="1",
            description="Tables, seats and games. The socket of a table is described in docs/machines.md.",
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            path="/api/schema",
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    app.state.office = office
    return with_headers(app)


@get("/icon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    return Response((PAGE / "icon.svg").read_bytes(), media_type="image/svg+xml")

"""The web server: pages, the HTTP interface, and the way to the sockets."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import (
    HttpMethod,
    Litestar,
    MediaType,
    Request,
    Response,
    Router,
    WebSocket,
    get,
    post,
    put,
    route,
    websocket,
)
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from milkomeda.bots import levels
from milkomeda.games import GAMES, SHOWS
from milkomeda.play.book import Language
from milkomeda.table import wire
from milkomeda.table.guard import (
    LONGEST_NAME,
    Limits,
    Places,
    clean,
    neighbourhood,
    same_origin,
    with_headers,
)
from milkomeda.table.hall import Hall, Settings
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import COOKIE, People, Person
from milkomeda.table.refusal import Forbidden, Missing, Refusal, Stranger, TooMany, Unavailable
from milkomeda.table.room import WATCHER
from milkomeda.table.socket import POLICY_VIOLATION, TRY_AGAIN, serve
from milkomeda.table.store import Store

PAGE: Final = Path(str(files("milkomeda.table") / "page"))
YEAR: Final = 365 * 24 * 3600
LOOKING: Final = [HttpMethod.GET, HttpMethod.HEAD]
LISTED: Final = 40
SOCKETS: Final = 200  # connections of an address at the same time
BODY: Final = 32_000  # bytes of a request

logger = logging.getLogger("milkomeda.table")

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


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
        self.sockets = Places(SOCKETS * times)

    def admit(self, connection: Connection) -> None:
        """Raises Refusal for a stranger's page, or for too many."""
        if not self.requests.take(address_of(connection)):
            raise TooMany
        if not same_origin(connection.scope):
            raise Forbidden("this request comes from another page")

    async def who(self, connection: Connection) -> Person:
        """Whose request it is."""
        person = await self.people.who(connection)
        if person.only_table not in ("", connection.path_params.get("table_id")):
            raise Forbidden("that token is for another table")
        return person

    async def somebody(self, request: Asked) -> Person:
        person = await self.who(request)
        if not person.id:
            raise Stranger("choose a nickname first")
        if person.only_table:
            raise Forbidden("a program's token cannot do that")
        return person

    async def info(self, table_id: str, person: Person) -> wire.TableInfo:
        table = await self.hall.table(table_id)
        return table.room.info(person.id, table.here())


TheOffice = NamedDependency[Office]


def address_of(connection: Connection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


async def admit(request: Asked) -> None:
    request.app.state.office.admit(request)


PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=description)
    for status, description in {
        400: "That makes no sense",
        401: "Nobody known asks",
        403: "Not from there, or not with that token",
        404: "There is no such thing",
        409: "Not now, or against the rules",
        413: "That is too long",
        429: "That is too much at once",
        503: "The database does not answer",
    }.items()
}


# Games.


@get("/games", responses=PROBLEMS, summary="Games, with their editions, options and bots")
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
        [wire.BotLevel(bot, about) for bot, about in levels(rules).items()],
    )
    for name, rules in GAMES.items()
]


def known_game(name: str) -> str:
    if name not in GAMES:
        raise Missing("there is no such game")
    return name


@get("/games/{name:str}/catalogue", responses=PROBLEMS, summary="A game's cards and names")
async def catalogue(name: FromPath[str]) -> Any:
    return SHOWS[known_game(name)].catalogue()


@get(
    "/games/{name:str}/rulebook", responses=PROBLEMS, summary="The rulebook of an edition, or of any options"
)
async def rulebook(
    name: FromPath[str], options: FromQuery[str] = "", language: FromQuery[Language] = "en"
) -> wire.Rulebook:
    show = SHOWS[known_game(name)]
    try:
        book = show.rulebook(options[:4000] or show.editions[-1], language)
        return wire.Rulebook(book, show.rulings())
    except ValueError as problem:
        raise Refusal(str(problem)) from None


# People.


@get("/me", responses=PROBLEMS, summary="Who I am, and my tables")
async def me(request: Asked, office: TheOffice) -> wire.Person:
    person = await office.who(request)
    if not person.id:
        return wire.Person("")
    ids = await office.store.tables_of(person.id, LISTED)
    return wire.Person(person.name, tables=await office.hall.infos(ids, person.id))


@post("/me", status_code=200, responses=PROBLEMS, summary="Choose a nickname, or another one")
async def hello(request: Asked, office: TheOffice, data: JSONBody[wire.Hello]) -> Response[wire.Person]:
    person = await office.who(request)
    name = clean(data.name, LONGEST_NAME, "a nickname")
    if person.id:
        await office.store.rename(person.id, name)
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


# Tables.


@get("/tables", responses=PROBLEMS, summary="Tables that are open to everybody, those with free seats first")
async def tables(request: Asked, office: TheOffice) -> list[wire.TableInfo]:
    person = await office.who(request)
    return await office.hall.infos(await office.store.open_tables(LISTED), person.id)


@post("/tables", responses=PROBLEMS, summary="A new table")
async def create(request: Asked, office: TheOffice, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    person = await office.somebody(request)
    if not office.new_tables.take(person.id):
        raise TooMany
    table = await office.hall.create(person.id, person.name, data)
    return table.room.info(person.id, table.here())


@get("/tables/{table_id:str}", responses=PROBLEMS, summary="A table")
async def table(request: Asked, office: TheOffice, table_id: FromPath[str]) -> wire.TableInfo:
    return await office.info(table_id, await office.who(request))


@post("/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS, summary="Sit down")
async def join(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.TableInfo:
    person = await office.somebody(request)
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
        raise Refusal("you have no seat there")
    secret = await office.people.seat_token(person, table_id, seat)
    office.hall.revoke(table, person.id)
    return wire.SeatToken(seat, secret)


@post(
    "/tables/{table_id:str}/machines",
    status_code=200,
    responses=PROBLEMS,
    summary="A program sits down and gets a token",
)
async def machine(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.Hello]
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
    responses=PROBLEMS,
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
    if not office.new_tables.take(person.id):
        raise TooMany
    table = await office.hall.fork(table_id, person.id, person.name, data)
    return table.room.info(person.id, table.here())


# The socket.


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], office: TheOffice, table_id: FromPath[str]) -> None:
    await socket.accept()
    try:
        office.admit(socket)
        person = await office.who(socket)
        found = await office.hall.table(table_id)
        with office.sockets.place(address_of(socket)):
            await serve(socket, office.hall, found, person)
    except Refusal as problem:
        later = isinstance(problem, TooMany | Unavailable)
        await socket.close(TRY_AGAIN if later else POLICY_VIOLATION, str(problem))


# For operators.


@route("/health", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False)
async def health(office: TheOffice) -> Response[str]:
    works = await office.store.works()
    return Response("ok" if works else "the database does not answer", status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(office: TheOffice) -> Response[bytes]:
    return Response(office.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Any:
    return request.app.openapi_schema.to_schema()


# Pages: whatever is no file is the page, which looks at the address itself.

PATHS: Final = ["/", "/table/{rest:path}", "/rules", "/me", "/api"]
FILES: Final = {"/icon.svg": "image/svg+xml", "/manifest.webmanifest": "application/manifest+json"}


@route(PATHS, http_method=LOOKING, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    return built("index.html", MediaType.HTML)


@route(list(FILES), http_method=LOOKING, include_in_schema=False)
async def file(request: Asked) -> Response[bytes]:
    return built(request.url.path.removeprefix("/"), FILES[request.url.path])


def built(name: str, media_type: str) -> Response[bytes]:
    if not (PAGE / name).exists():
        raise HTTPException("the page has not been built yet: make page", status_code=503)
    return Response((PAGE / name).read_bytes(), media_type=media_type, headers={"cache-control": "no-cache"})


# Problems: one sentence, and never more than that.


def refused(request: Asked, problem: Refusal) -> Response[wire.Problem]:
    request.app.state.office.metrics.refused.inc()
    return Response(wire.Problem(str(problem)), status_code=problem.status)


def unreadable(request: Asked, problem: RecursionError | UnicodeDecodeError) -> Response[wire.Problem]:
    said = "that is no text" if isinstance(problem, UnicodeDecodeError) else "that is nested too deeply"
    return Response(wire.Problem(said), status_code=400)


def unfit(request: Asked, problem: ValidationException) -> Response[wire.Problem]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    said = ": ".join(
        str(extra[name]) for name in ("key", "message") if isinstance(extra, dict) and name in extra
    )
    return Response(wire.Problem(said or problem.detail), status_code=400)


def not_so(request: Asked, problem: HTTPException) -> Response[wire.Problem]:
    return Response(wire.Problem(problem.detail), status_code=problem.status_code, headers=problem.headers)


def no_file(request: Asked, problem: Exception) -> Response[wire.Problem]:
    return Response(wire.Problem("there is no such file"), status_code=404)


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
        "/assets",
        [PAGE / "assets"],
        cache_control=CacheControlHeader(max_age=YEAR, immutable=True),
        exception_handlers={ValueError: no_file, InternalServerException: no_file},
    )
    app = Litestar(
        [Router("/api", route_handlers=API, before_request=admit), health, metrics, page, file, assets],
        dependencies={"office": Provide(lambda: office, sync_to_thread=False)},
        exception_handlers={
            Refusal: refused,
            ValidationException: unfit,
            HTTPException: not_so,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
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

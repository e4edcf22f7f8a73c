"""The web server: the page, the HTTP interface with its sockets, and what operators look at."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest
from typing import Any, Final

from litestar import Litestar, MediaType, Response, Router, get, route
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from milkomeda.table.api import (
    after,
    games,
    history,
    lab,
    lacking,
    people,
    printing,
    sockets,
    tables,
    telling,
)
from milkomeda.table.door import Door, from_here
from milkomeda.table.office import Asked, Office, TheOffice
from milkomeda.table.pages import ASSETS, LOOKING, file, nowhere, page
from milkomeda.table.problems import HANDLERS
from milkomeda.table.refusal import Forbidden, Missing
from milkomeda.words.message import say

BODY: Final = 32_000  # bytes of a request


async def admit(request: Asked) -> None:
    request.app.state.office.admit(request)


@route("/health", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False)
async def health(office: TheOffice) -> Response[str]:
    works = await office.store.works()
    return Response("ok" if works else "the database keeps nothing", status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, office: TheOffice) -> Response[bytes]:
    """By this one name, which a proxy may deny; the framework would take others for it."""
    if request.scope["raw_path"] != b"/metrics":
        raise Missing(say("no-such-thing"))
    token = f"Bearer {office.settings.metrics_token}" if office.settings.metrics_token else ""
    if not from_here(request.scope) and not (
        token and compare_digest(request.headers.get("authorization", "").encode(), token.encode())
    ):
        raise Forbidden(say("for-the-operator"))
    await office.measure()
    return Response(office.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Any:
    return description(request.app)


@cache
def description(app: Litestar) -> dict[str, Any]:
    return app.openapi_schema.to_schema()


async def not_there(request: Asked) -> None:
    """The framework's own pages about the interface: ours are the page's, and /api/openapi.json."""
    raise Missing(say("no-such-thing"))


API: Final = [
    *games.HANDLERS,
    *people.HANDLERS,
    *history.HANDLERS,
    *telling.HANDLERS,
    *tables.HANDLERS,
    *after.HANDLERS,
    *lab.HANDLERS,
    *lacking.HANDLERS,
    *printing.HANDLERS,
    *sockets.HANDLERS,
    openapi,
]


def application(office: Office) -> ASGIApp:
    @asynccontextmanager
    async def open_hours(app: Litestar) -> AsyncIterator[None]:
        await office.hall.open()
        try:
            yield
        finally:
            await office.hall.close()
            office.press.close()

    app = Litestar(
        [Router("/api", route_handlers=API, before_request=admit), health, metrics, page, file, ASSETS],
        dependencies={"office": Provide(lambda: office, sync_to_thread=False)},
        exception_handlers={**HANDLERS, NotFoundException: nowhere},
        lifespan=[open_hours],
        openapi_config=OpenAPIConfig(
            title="Milkomeda",
            version="1",
            description="Tables, seats and games. The socket of a table is described in docs/machines.md.",
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            openapi_router=Router(
                "/api/schema", route_handlers=[], before_request=not_there, include_in_schema=False
            ),
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    app.state.office = office
    return Door(app, office.settings.hosts)

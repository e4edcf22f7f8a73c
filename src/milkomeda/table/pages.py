"""The page and its files: whatever is no file is the page, which looks at the address itself."""

import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.static_files import create_static_files_router

from milkomeda.table import wire
from milkomeda.table.office import Asked
from milkomeda.table.problems import not_so, told
from milkomeda.table.refusal import Unbuilt
from milkomeda.words.message import say

PAGE: Final = Path(os.environ.get("MILKOMEDA_PAGE") or str(files("milkomeda.table") / "page"))
LOOKING: Final = [HttpMethod.GET, HttpMethod.HEAD]
YEAR: Final = 365 * 24 * 3600
PATHS: Final = [
    "/",
    "/table/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/rules",
    "/print",
    "/cards",
    "/cards/{rest:path}",
    "/me",
    "/mail",
    "/history",
    "/record",
    "/lab",
    "/lab/{rest:path}",
    "/api",
]
FILES: Final = {
    "/icon.svg": "image/svg+xml",
    "/icon-turn.svg": "image/svg+xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/worker.js": "text/javascript",
}


@route(PATHS, http_method=LOOKING, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    return built("index.html", MediaType.HTML)


@route(list(FILES), http_method=LOOKING, include_in_schema=False)
async def file(request: Asked) -> Response[bytes]:
    return built(request.url.path.removeprefix("/"), FILES[request.url.path])


def built(name: str, media_type: str, status: int = 200) -> Response[bytes]:
    if not (PAGE / name).exists():
        raise Unbuilt
    headers = {"cache-control": "no-cache"}
    return Response((PAGE / name).read_bytes(), media_type=media_type, status_code=status, headers=headers)


def nowhere(request: Asked, problem: NotFoundException) -> Response[Any]:
    """Who looks for a page gets ours, which says that there is none; a program gets the problem."""
    looks = MediaType.HTML in request.headers.get("accept", "")
    if looks and (PAGE / "index.html").exists():
        return built("index.html", MediaType.HTML, 404)
    return not_so(request, problem)


def no_file(request: Asked, problem: Exception) -> Response[wire.Problem]:
    return told(say("no-such-file"), 404)


ASSETS: Final = create_static_files_router(
    "/assets",
    [PAGE / "assets"],
    cache_control=CacheControlHeader(max_age=YEAR, immutable=True),
    exception_handlers={ValueError: no_file, InternalServerException: no_file},
)

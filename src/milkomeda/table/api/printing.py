"""Printing: sheets of paper, single pictures, and a virtual table with the sheets that it shows."""

from typing import Any, Final, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from milkomeda.extras import lacking
from milkomeda.games import GAMES
from milkomeda.play.wording import TITLE
from milkomeda.print.paper import Way
from milkomeda.table import press
from milkomeda.table.api.games import known_game, refused
from milkomeda.table.guard import clean
from milkomeda.table.office import PROBLEMS, Asked, Office, TheOffice
from milkomeda.table.pages import YEAR
from milkomeda.table.press import Ordered
from milkomeda.table.refusal import Refusal, Unavailable
from milkomeda.words.message import Message

LONGEST: Final = 20_000  # letters of options


class NoPress(Unavailable):
    """Where nothing can be printed."""

    def __init__(self, message: Message) -> None:
        Refusal.__init__(self, message)


def let_print() -> None:
    """Raises Refusal where that cannot be."""
    if message := lacking("print"):
        raise NoPress(message)


def ordered(name: str, options: str, players: int, language: str, title: str = "") -> Ordered:
    known = GAMES[known_game(name)].player_counts
    called = clean(title, TITLE, "title") if title else ""
    return Ordered(name, options[:LONGEST], players or known[-1], language, called)


async def pressed(office: Office, work: Any) -> bytes:
    """Raises Refusal."""
    let_print()
    return bytes(await office.press.work.do(work))


def attached(made: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(made, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/games/{name:str}/print",
    media_type="application/pdf",
    responses=PROBLEMS,
    summary="Everything in its box on paper, as a PDF",
)
async def sheets(
    office: TheOffice,
    name: FromPath[str],
    options: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
    title: FromQuery[str] = "",
    since: FromQuery[str] = "",
    paper: FromQuery[Literal["a4", "letter"]] = "a4",
    sides: FromQuery[Literal["double", "fold", "single"]] = "double",
    flip: FromQuery[Literal["long", "short"]] = "long",
    ink: FromQuery[Literal["full", "low"]] = "full",
    bleed: FromQuery[float] = 0,
    right: FromQuery[float] = 0,
    down: FromQuery[float] = 0,
    calibrate: FromQuery[bool] = False,
) -> Response[bytes]:
    way = refused(Way(paper, sides, ink, bleed, flip, (right, down)).checked)
    what = ordered(name, options, players, language, title)
    work = press.calibrated if calibrate else press.paper
    made = await pressed(office, lambda: work(what, since[:LONGEST], way))
    return attached(made, "application/pdf", f"{name}.pdf")


@get(
    "/games/{name:str}/images",
    media_type="application/zip",
    responses=PROBLEMS,
    summary="Single pictures of a kind, for print shops",
)
async def singles(
    office: TheOffice,
    name: FromPath[str],
    kind: FromQuery[str],
    options: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    what = ordered(name, options, players, language)
    made = await pressed(office, lambda: press.images(what, kind))
    return attached(made, "application/zip", f"{name}-{what.language}.zip")


@get(
    "/games/{name:str}/tabletop",
    media_type="application/octet-stream",
    responses=PROBLEMS,
    summary="A table for Tabletop Simulator",
)
async def virtual(
    request: Asked,
    office: TheOffice,
    name: FromPath[str],
    options: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
    title: FromQuery[str] = "",
) -> Response[bytes]:
    origin = office.settings.url or str(request.base_url).rstrip("/")
    what = ordered(name, options, players, language, title)
    made = await pressed(office, lambda: press.tabletop(what, f"{origin}/api/games/{name}/sheets"))
    return attached(made, "application/octet-stream", f"{name}.json")


async def admit_many(request: Asked) -> None:
    """A virtual table asks for all of its pictures at once, and not again."""
    office = request.app.state.office
    office.admit(request, office.pictures)


@get(
    "/games/{name:str}/sheets/{mark:str}",
    media_type="image/png",
    responses=PROBLEMS,
    summary="A picture of a virtual table, at an address made from its content",
    before_request=admit_many,
)
async def sheet(
    request: Asked,
    office: TheOffice,
    name: FromPath[str],
    mark: FromPath[str],
    deck: FromQuery[str],
    back: FromQuery[bool] = False,
    options: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """What was drawn otherwise before leads to how it is now."""
    what = ordered(name, options, players, language)
    let_print()
    real, made = await office.press.picture(what, deck, back, mark)
    if not made:
        there = str(request.url.with_replacements(path=f"{request.url.path.removesuffix(mark)}{real}"))
        return Response(b"", status_code=302, headers={"location": there, "cache-control": "no-store"})
    forever = {"cache-control": f"public, max-age={YEAR}, immutable"}
    return Response(made, media_type="image/png", headers=forever)


HANDLERS: Final = [sheets, singles, virtual, sheet]

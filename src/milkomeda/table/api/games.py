"""Games: what there is to play, and by which rules."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from milkomeda.bots import characters, levels, strength
from milkomeda.games import GAMES, SHOWS
from milkomeda.games import remarks as remarks_on
from milkomeda.play.book import Part
from milkomeda.play.lesson import Lesson
from milkomeda.play.show import Card, Odds, Show, Workshop
from milkomeda.play.wording import Wording
from milkomeda.table import wire
from milkomeda.table.api import described
from milkomeda.table.booklets import Form, Paper, Wanted, file_of
from milkomeda.table.office import PROBLEMS, Asked, TheOffice, address_of
from milkomeda.table.refusal import Missing, Refusal, TooMany
from milkomeda.table.retouching import retouched
from milkomeda.table.wordings import checked, lend, wording_of
from milkomeda.words.message import Remark, message_of, say

LONGEST: Final = 20_000  # letters of options
WITH_SOURCE: Final = 100_000  # bytes of an edition and the file that it was opened from

T = TypeVar("T")


@get("/games", responses=PROBLEMS, summary="Games, with their editions, options and bots")
async def games() -> list[wire.GameInfo]:
    return GAME_INFOS


def lesson_info(show: Show, lesson: Lesson) -> wire.LessonInfo:
    said = [show.taught(lesson, what) for what in ("", "goal", "done", "missed")]
    return wire.LessonInfo(lesson.name, *said)


GAME_INFOS: Final = [
    wire.GameInfo(
        name,
        rules.version,
        list(rules.player_counts),
        list(rules.seat_names),
        SHOWS[name].editions,
        SHOWS[name].carded,
        list(SHOWS[name].printed),
        SHOWS[name].cardboard,
        SHOWS[name].quick,
        SHOWS[name].options,
        [
            wire.BotLevel(bot, about, strength(name, bot), characters(rules, bot))
            for bot, about in levels(rules).items()
        ],
        [wire.Character(one, say(f"character-{one}.about")) for one in rules.characters],
        [lesson_info(SHOWS[name], lesson) for lesson in SHOWS[name].lessons.values()],
    )
    for name, rules in GAMES.items()
]


def known_game(name: str) -> str:
    if name not in GAMES:
        raise Missing(say("no-such-game"))
    return name


@get(
    "/games/{name:str}/catalogue",
    responses=PROBLEMS | {200: described.CATALOGUE},
    summary="A game's cards and names, as they are with any options",
)
async def catalogue(name: FromPath[str], options: FromQuery[str] = "") -> Any:
    show = SHOWS[known_game(name)]
    try:
        return show.catalogue_of(options[:LONGEST]) if options else show.catalogue
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


@get("/games/{name:str}/cards", responses=PROBLEMS, summary="Its cards, and what they do with any options")
async def cards(name: FromPath[str], options: FromQuery[str] = "") -> list[Card]:
    show = SHOWS[known_game(name)]
    try:
        return show.cards(options[:LONGEST] or show.editions[-1])
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


@get(
    "/games/{name:str}/workshop",
    responses=PROBLEMS,
    summary="What its cards are made of, and those of any options",
)
async def workshop(office: TheOffice, name: FromPath[str], options: FromQuery[str] = "") -> Workshop:
    show = SHOWS[known_game(name)]
    return await office.hall.work.do(lambda: refused(lambda: show.workshop(options[:LONGEST])))


@get(
    "/games/{name:str}/rulebook", responses=PROBLEMS, summary="The rulebook of an edition, or of any options"
)
async def rulebook(
    office: TheOffice,
    name: FromPath[str],
    options: FromQuery[str] = "",
    language: FromQuery[str] = "en",
    pictured: FromQuery[bool] = False,
    wording: FromQuery[str] = "",
    part: FromQuery[Part] = "learn",
    before: FromQuery[str] = "",
) -> wire.Rulebook:
    """With `before` it is a list of what changes from those options."""
    show = SHOWS[known_game(name)]
    said = await wording_of(office.store, wording) if wording else None
    wanted = options[:LONGEST] or show.editions[-1]

    def made() -> wire.Rulebook:
        if before:
            old = before[:LONGEST]
            names = old.replace("edition=", ""), (said and said.name) or wanted.replace("edition=", "")
            return wire.Rulebook(show.differences(old, wanted, language, names), show.rulings, {})
        book = show.rulebook(wanted, language, pictured, said, part)
        return wire.Rulebook(book, show.rulings, show.drawings(wanted, language) if pictured else {})

    return await office.hall.work.do(lambda: refused(made))


@get(
    "/games/{name:str}/booklet",
    media_type="application/octet-stream",
    responses=PROBLEMS,
    summary="The rulebook as a file: a PDF, or a ZIP of its Markdown and its pictures",
)
async def booklet(
    request: Asked,
    office: TheOffice,
    name: FromPath[str],
    options: FromQuery[str] = "",
    language: FromQuery[str] = "en",
    part: FromQuery[Part] = "learn",
    form: FromQuery[Form] = "pdf",
    paper: FromQuery[Paper] = "a4",
    wording: FromQuery[str] = "",
) -> Response[bytes]:
    show = SHOWS[known_game(name)]
    if not office.booklets.take(address_of(request)):
        raise TooMany
    said = await wording_of(office.store, wording) if wording else None
    wanted = Wanted(name, options[:LONGEST] or show.editions[-1], said, language, part, form, paper)
    content = await office.hall.work.do(lambda: refused(lambda: file_of(wanted)))
    attachment = {"content-disposition": f'attachment; filename="{name}-rules.{form}"'}
    return Response(content, media_type="application/octet-stream", headers=attachment)


@post(
    "/games/{name:str}/odds",
    status_code=200,
    responses=PROBLEMS,
    summary="How a fight would end: for the attacker, and for the first defender",
)
async def odds(
    request: Asked, office: TheOffice, name: FromPath[str], data: JSONBody[wire.Clash]
) -> list[Odds]:
    return await office.hall.clashes.odds(known_game(name), data, address_of(request))


@post(
    "/games/{name:str}/file",
    status_code=200,
    media_type=MediaType.TEXT,
    request_max_body_size=WITH_SOURCE,
    responses=PROBLEMS,
    summary="An edition of my own, as a file",
)
async def written(office: TheOffice, name: FromPath[str], data: JSONBody[wire.OwnEdition]) -> str:
    show = SHOWS[known_game(name)]
    refused(data.wording.check)

    def made() -> str:
        if data.source:
            return retouched(name, data.source, data.options, data.wording)
        return show.file_of(data.options, data.wording)

    return await office.hall.work.do(lambda: refused(made))


@post(
    "/games/{name:str}/edition",
    status_code=200,
    responses=PROBLEMS,
    summary="The edition in a file",
)
async def opened(office: TheOffice, name: FromPath[str], data: JSONBody[wire.EditionFile]) -> wire.OwnEdition:
    show = SHOWS[known_game(name)]
    said = await office.hall.work.do(lambda: refused(lambda: show.opened(data.text)))
    return wire.OwnEdition(*said, data.text)


@get(
    "/games/{name:str}/remarks",
    responses=PROBLEMS,
    summary="Why options cannot be played, or are hardly meant",
)
async def remarks(office: TheOffice, name: FromPath[str], options: FromQuery[str] = "") -> list[Remark]:
    known = known_game(name)
    return await office.hall.work.do(lambda: remarks_on(known, options[:LONGEST]))


@get("/wordings/{mark:str}", responses=PROBLEMS, summary="What the edition of a table says")
async def wording(office: TheOffice, mark: FromPath[str]) -> Wording:
    return await wording_of(office.store, mark)


@post(
    "/games/{name:str}/wording",
    status_code=200,
    responses=PROBLEMS,
    summary="The texts of an edition of my own, to be read in its rulebook",
)
async def lent(
    request: Asked, office: TheOffice, name: FromPath[str], data: JSONBody[wire.OwnEdition]
) -> wire.Lent:
    """For a week, or as long as a table plays by them."""
    game = known_game(name)
    if not office.texts.take(address_of(request)):
        raise TooMany
    said = await office.hall.work.do(lambda: checked(game, data.options[:LONGEST], data.wording))
    return wire.Lent(await lend(office.store, said))


def refused(said: Callable[[], T]) -> T:
    """What makes no sense is a Refusal."""
    try:
        return said()
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


HANDLERS: Final = [
    games,
    catalogue,
    cards,
    workshop,
    rulebook,
    booklet,
    odds,
    written,
    opened,
    remarks,
    wording,
    lent,
]

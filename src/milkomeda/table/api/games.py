"""Games: what there is to play, and by which rules."""

from collections.abc import Callable
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from milkomeda.bots import characters, levels, strength
from milkomeda.games import GAMES, SHOWS
from milkomeda.play.lesson import Lesson
from milkomeda.play.show import Card, Odds, Show
from milkomeda.table import wire
from milkomeda.table.api import described
from milkomeda.table.office import PROBLEMS, Asked, TheOffice, address_of
from milkomeda.table.refusal import Missing, Refusal
from milkomeda.words.message import message_of, say

LONGEST: Final = 20_000  # letters of options
TITLE: Final = 60  # letters of an edition's name


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
        SHOWS[name].filed,
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
    "/games/{name:str}/rulebook", responses=PROBLEMS, summary="The rulebook of an edition, or of any options"
)
async def rulebook(
    name: FromPath[str],
    options: FromQuery[str] = "",
    language: FromQuery[str] = "en",
    pictured: FromQuery[bool] = False,
) -> wire.Rulebook:
    show = SHOWS[known_game(name)]
    try:
        book = show.rulebook(options[:LONGEST] or show.editions[-1], language, pictured)
        return wire.Rulebook(book, show.rulings)
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


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


@get(
    "/games/{name:str}/edition",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    summary="An edition with any options, as a file",
)
async def edition(
    office: TheOffice,
    name: FromPath[str],
    options: FromQuery[str] = "",
    title: FromQuery[str] = "",
) -> Response[str]:
    show = SHOWS[known_game(name)]
    called = "".join(filter(str.isprintable, title))[:TITLE] or name
    text = await office.hall.work.do(lambda: refused(lambda: show.file_of(options[:LONGEST], called, "")))
    attachment = {"content-disposition": 'attachment; filename="edition.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=attachment)


@post(
    "/games/{name:str}/edition",
    status_code=200,
    responses=PROBLEMS,
    summary="The options in an edition's file",
)
async def options_in(
    office: TheOffice, name: FromPath[str], data: JSONBody[wire.EditionFile]
) -> wire.Options:
    show = SHOWS[known_game(name)]
    return wire.Options(await office.hall.work.do(lambda: refused(lambda: show.options_in(data.text))))


def refused(said: Callable[[], str]) -> str:
    """What makes no sense is a Refusal."""
    try:
        return said()
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


HANDLERS: Final = [games, catalogue, cards, rulebook, odds, edition, options_in]

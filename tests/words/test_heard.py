"""Every message that a game comes to is said in every language, with all the values that it asks for."""

import re
from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec import Struct

from milkomeda.bots import levels
from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import GAMES, SHOWS, game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Match
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.words.language import LANGUAGES, language, slug
from milkomeda.words.message import Message
from tests.galaxy.mixtures import mixture

ANSWERS = 200
"""A game is heard that long."""
NONSENSE = ["nonsense", "move 9 A1 Z9", "31 beam", "hit 9 beam", "offer 99 red for place 4"]

ENGLISH = re.compile(
    r"\b(the|fleets?|from|moves?|builds?|attacks?|places?|draws?|you|your|sectors?|structures?|turn|with|"
    r"of|and|is|are|each|blue|red|green|teal|violet|rose|costs?|yields?|needs|VP|offers?|nothing|homeworld)\b"
)
CARDS = sorted(
    [*STANDARD.sectors, *STANDARD.directives, *STANDARD.objectives, *STANDARD.technologies],
    key=len,
    reverse=True,
)
SPELT = re.compile("|".join([*map(re.escape, CARDS), "„[^“]*“"]))
"""Names of cards, which stay, and what is quoted."""
NOTATION = {"not-like", "plain"}
"""What says how something is spelt."""

Heard = dict[bytes, Message]


def tables() -> Iterator[tuple[str, int, str]]:
    for number, edition in enumerate(EDITIONS):
        for seats in (2, 3, 4):
            chosen = " civilizations=choose homeworld_turned=yes" if (number + seats) % 2 else ""
            yield "milkomeda", seats, f"edition={edition}{chosen}"
    luck = Seeded(1)
    for number in range(6):
        yield "milkomeda", 2 + number % 3, mixture(luck, 2 + number % 3)
    yield "starflick", 2, "pool=3 lab_defence=pink3 seams=yes asteroid_colonies=yes"
    yield "starflick", 3, "minefields=yes wormholes=yes"
    yield "starflick", 4, "navigation=dice"


def hear_game(heard: Heard, name: str, options: str, seats: int, luck: Random) -> None:
    match, show = Match(game(name), options, [""] * seats), SHOWS[name]
    while not match.state.over and len(match.answers) < ANSWERS:
        waiting = match.state.waiting()
        seat = waiting[luck.below(len(waiting))] if waiting else LUCK
        before = match.state.facing(seat)
        if waiting:
            hear_question(heard, show, before.view(seat), seat, luck)
        match.answer(seat, before.step.sample(before, luck))


def hear_question(heard: Heard, show: Show, view: State, seat: int, luck: Random) -> None:
    question = show.question(view, seat)
    hear(heard, question)
    for choice in [question.choices[luck.below(len(question.choices))] for _ in question.choices[:2]]:
        hear(heard, show.preview(view, seat, choice.text))
    hear(heard, show.preview(view, seat, NONSENSE[luck.below(len(NONSENSE))]))


def hear(heard: Heard, record: Any) -> None:
    """All messages in it."""
    if isinstance(record, Message):
        heard[msgspec.json.encode(record)] = record
    elif isinstance(record, Struct):
        hear(heard, [getattr(record, name) for name in record.__struct_fields__])
    elif isinstance(record, dict):
        hear(heard, list(record.values()))
    elif isinstance(record, list):
        for part in record:
            hear(heard, part)


def test_whatever_is_said_is_said_in_every_language() -> None:
    """One test, for hearing it all takes long."""
    heard: Heard = {}
    for show in SHOWS.values():
        hear(heard, [show.catalogue, show.options, show.rulings])
    for rules in GAMES.values():
        hear(heard, levels(rules))
    for seed, (name, seats, options) in enumerate(tables()):
        hear_game(heard, name, options, seats, Seeded(seed))
    assert len(heard) > 1900
    for code in LANGUAGES:
        said = {key: language(code).say(message, str) for key, message in heard.items()}
        assert [heard[key] for key, text in said.items() if not text] == []
        if code == "de":
            english = [
                (heard[key].name, text) for key, text in said.items() if ENGLISH.search(SPELT.sub("", text))
            ]
            assert [one for one in english if one[0] not in NOTATION] == []


def test_every_source_of_points_edition_and_bot_has_a_title() -> None:
    titles = {f"source-{source}" for show in SHOWS.values() for source in cast(Any, show.catalogue).sources}
    titles |= {f"page-lobby-edition-{edition}" for show in SHOWS.values() for edition in show.editions}
    titles |= {f"page-lobby-bot-{level}" for rules in GAMES.values() for level in levels(rules)}
    assert [title for title in titles if not language("en").knows(slug(title))] == []

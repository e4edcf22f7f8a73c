"""Every sentence that the page can show has its German."""

import ast
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from milkomeda.bots import levels
from milkomeda.galaxy.cards import DIRECTIVES, OBJECTIVES, SECTORS, TECHNOLOGIES
from milkomeda.galaxy.explain import STEPS
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.picture import Catalogue
from milkomeda.galaxy.rulebook_words import ENGLISH as GALAXY
from milkomeda.galaxy.rulebook_words import GERMAN as GALAXIE
from milkomeda.games import GAMES, SHOWS, game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Match
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.starflick.board import KINDS
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.rulebook import TRACKS, technologies
from milkomeda.starflick.rulebook_words import ENGLISH as STARFLICK
from milkomeda.starflick.rulebook_words import GERMAN as STERNSCHNIPPEN
from milkomeda.starflick.rules import turn
from milkomeda.starflick.show import HELP
from tests.galaxy.mixtures import mixture

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "milkomeda"
ANSWERS = 200
"""A game is heard that long."""

STARFLICK_LEVELS = [
    "brown4=face_down lab_defence=pink3",
    *(f"lab_defence=pink3 pink3={counts}" for counts in ("defence", "both", "battleships")),
    *(f"long_range_level={level}" for level in range(1, 5)),
]
"""Options that change what a level of a technology gives."""
NONSENSE = ["nonsense", "move 9 A1 Z9", "31 beam", "hit 9 beam", "offer 99 red for place 4"]

ENGLISH = re.compile(
    r"\b(the|fleets?|from|moves?|builds?|attacks?|places?|draws?|you|your|sectors?|structures?|turn|with|"
    r"of|and|is|are|each|blue|red|green|teal|violet|rose|costs?|yields?|needs|VP|offers?|nothing|homeworld)\b"
)
CARDS = sorted([*SECTORS, *DIRECTIVES, *OBJECTIVES, *TECHNOLOGIES], key=len, reverse=True)
NAMES = re.compile("|".join(map(re.escape, CARDS)))
SCRIPT = """
import { inGerman } from "./web/src/texts/german.ts";
import { readFileSync } from "node:fs";
const said = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(said.map((line) => inGerman(line) ?? null)));
"""

WHOLE = re.compile("^[^7 ]+ [^7]+$")
"""A sentence with nothing to fill in."""
PROBLEMS = {
    "table/**/*.py": [
        "Forbidden",
        "Missing",
        "Problem",
        "Refusal",
        "Refused",
        "Stranger",
        "Trouble",
        "__init__",
    ],
    "play/state.py": ["Refused"],
    "play/match.py": ["ValueError"],
    "galaxy/editions.py": ["ValueError"],
    "starflick/options.py": ["ValueError"],
    "starflick/rules/*.py": ["ValueError"],
    "games.py": ["ValueError"],
}
"""Where problems are made that people get to see."""

Heard = dict[str, set[str]]


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
    heard["asked"].add(question.ask)
    heard["explained"].update(question.help)
    for choice in question.choices:
        heard["noted"].add(choice.note)
        heard["refused"].add(choice.refusal)
    for choice in [question.choices[luck.below(len(question.choices))] for _ in question.choices[:2]]:
        heard["spelt"].add(choice.text)
        preview = show.preview(view, seat, choice.text)
        heard["refused"].add(preview.refusal)
    heard["refused"].add(show.preview(view, seat, NONSENSE[luck.below(len(NONSENSE))]).refusal)


def hear_cards(heard: Heard) -> None:
    catalogue = cast(Catalogue, SHOWS["milkomeda"].catalogue)
    heard["explained"].update(step.text for step in STEPS.values())
    heard["explained"].update(text for text, _ in HELP.values())
    for options in STARFLICK_LEVELS:
        for track in technologies(read_rules(options)):
            heard["cards"].update(track)
    for show in SHOWS.values():
        heard["rulings"].update(f"{name}: {said}" for name, said in show.rulings.items())
        for option in show.options:
            heard["options"].update([option.text, option.section, option.passage, *option.meanings])
            heard["rulings"].update(option.rulings)
    for objective in catalogue.objectives:
        heard["cards"].add(objective.condition)
    for technology in catalogue.technologies:
        heard["cards"].update([technology.effect, technology.field])
    for words in (
        catalogue.colours,
        catalogue.seats,
        catalogue.actions,
        catalogue.keywords,
        catalogue.structures,
        catalogue.ships,
        KINDS,
        TRACKS,
        turn.ACTIONS,
        *catalogue.civilizations.items(),
        *(levels(rules).values() for rules in GAMES.values()),
    ):
        heard["words"].update(words)


def hear_sources(heard: Heard) -> None:
    """What no game may have come to: refusals and questions as they stand in the rules, and all problems."""
    for path in SOURCES.glob("*/rules/*.py"):
        for function in functions(path):
            kind = "asked" if function.name == "ask" else "refused"
            if function.name == "ask" or function.name.endswith("refusal"):
                heard[kind].update(text for text in texts(function) if WHOLE.search(text))
    for place, kinds in PROBLEMS.items():
        for path in SOURCES.glob(place):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and called(call) in kinds:
                    said = [text for argument in call.args for text in texts(argument) if " " in text]
                    heard["problems"].update(re.sub("^7 ", "a name ", text) for text in said)


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    return (
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts(node: ast.AST) -> Iterator[str]:
    """The texts in a piece of source, 7 where something is filled in."""
    if isinstance(node, ast.FunctionDef):
        for line in node.body:
            if not isinstance(line, ast.Expr):
                yield from texts(line)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    else:
        for part in ast.iter_child_nodes(node):
            yield from texts(part)


def hear_everything() -> Heard:
    heard: Heard = defaultdict(set)
    hear_cards(heard)
    hear_sources(heard)
    for seed, (name, seats, options) in enumerate(tables()):
        hear_game(heard, name, options, seats, Seeded(seed))
    heard["noted"] |= {"ends the game", "ends the game with this round"}
    return {kind: lines - {""} for kind, lines in heard.items()}


def in_german(said: list[str]) -> dict[str, str | None]:
    node = Path(sys.executable).parent / "node"
    run = subprocess.run(
        [node, "--input-type=module", "--eval", SCRIPT],
        input=json.dumps(said),
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=ROOT,
    )
    return dict(zip(said, json.loads(run.stdout), strict=True))


def without_names(german: str) -> str:
    """Without the names of cards, which stay, and what is quoted."""
    return NAMES.sub("", re.sub("'[^']*'", "", german))


def test_every_sentence_has_its_german() -> None:
    """One test, for hearing it all takes long."""
    heard = hear_everything()
    german = in_german(sorted(set().union(*heard.values())))
    assert len(german) > 3000
    assert [(kind, line) for kind, lines in heard.items() for line in lines if german[line] is None] == []
    assert [said for said in german.values() if said and ENGLISH.search(without_names(said))] == []


@pytest.mark.parametrize(("game", "area"), [("milkomeda", "galaxy"), ("starflick", "starflick")])
def test_every_source_of_points_has_its_texts(game: str, area: str) -> None:
    page = (ROOT / "web" / "src" / "texts" / f"{area}.ts").read_text(encoding="utf-8")
    catalogue = cast(Catalogue, SHOWS[game].catalogue)
    assert [source for source in catalogue.sources if page.count(f'"{area}.source.{source}": ') != 2] == []


def test_rulebook_and_page_use_the_same_german_words() -> None:
    pairs = [
        *zip(GALAXY.colours, GALAXIE.colours, strict=True),
        *zip(GALAXY.keywords, GALAXIE.keywords, strict=True),
        *zip(GALAXY.ships, GALAXIE.ships, strict=True),
        *zip(GALAXY.actions, GALAXIE.actions, strict=True),
        (GALAXY.module[0], GALAXIE.module[0]),
        (GALAXY.protocol[0], GALAXIE.protocol[0]),
        *zip(STARFLICK.colours, STERNSCHNIPPEN.colours, strict=True),
        *(
            pair
            for said in zip(STARFLICK.levels, STERNSCHNIPPEN.levels, strict=True)
            for pair in zip(*said, strict=True)
            if pair[0]
        ),
    ]
    page = in_german([english for english, _ in pairs])
    assert [(english, german, page[english]) for english, german in pairs if page[english] != german] == []


def test_every_edition_bot_and_section_of_options_has_a_title_in_the_lobby() -> None:
    texts = (ROOT / "web" / "src" / "texts" / "lobby.ts").read_text(encoding="utf-8")
    titles = {f"edition.{edition}" for show in SHOWS.values() for edition in show.editions}
    titles |= {f"bot.{level}" for rules in GAMES.values() for level in levels(rules)}
    titles |= {f"section.{option.section}" for show in SHOWS.values() for option in show.options}
    assert [title for title in titles if texts.count(f'"lobby.{title}"') != 2] == []

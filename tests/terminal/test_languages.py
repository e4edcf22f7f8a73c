"""Whole sessions in German, and in a language that nobody speaks, where plain English is a mistake."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from milkomeda.bots import BOTS
from milkomeda.cli import COMMANDS, main
from milkomeda.galaxy.book.cards import KINDS
from milkomeda.galaxy.box import STANDARD
from milkomeda.games import GAMES, SHOWS, game
from milkomeda.play import log
from milkomeda.play.book import Part
from milkomeda.play.inputs import Input
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.starflick.board import HOLE_NAMES
from milkomeda.terminal.arguments import EXAMPLES, PRINTED
from milkomeda.terminal.session import HELP
from milkomeda.terminal.stages import STAGES
from milkomeda.words import pseudo
from milkomeda.words.language import folders, language
from tests.terminal.stage import new_table

SMALL = "width=4 height=4 deck=8"
GAMES_PLAYED = [
    ("milkomeda", f"edition=draft {SMALL}", 2),
    ("milkomeda", f"edition=consolidated {SMALL}", 3),
    ("milkomeda", f"edition=directives {SMALL} bribes=binding", 2),
    ("milkomeda", f"edition=protocols {SMALL}", 5),
    ("starflick", "pool=1 minefields=yes", 44),
]
WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
CUT = re.compile(r"\w+…")
LETTERS = re.compile(
    r"[tgvr]?[olhm]+|[BEHOTUZW]+|[tgvr]B?|[A-Z]?[a-z]?"
)  # of structures, keywords, seats, planets
NAMES = [
    *STANDARD.sectors, *STANDARD.directives,
    *STANDARD.objectives, *STANDARD.technologies, *HOLE_NAMES, "Helix Cultivators", "me",
]  # fmt: skip

KEPT = {
    *COMMANDS,
    *BOTS,
    *GAMES,
    *(line for line, _ in EXAMPLES),
    *(name for show in SHOWS.values() for name in show.editions),
    *(word for show in SHOWS.values() for option in show.options for word in (option.name, *option.values)),
    *KINDS,
    *get_args(Part),
    *(word for words in PRINTED.values() for word in words),
    *SHOWS["milkomeda"].printed,
    pseudo.CODE,
}


@pytest.fixture(autouse=True)
def nobodys(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.getbasetemp() / "words"
    if not folder.exists():
        pseudo.write(folder, folders()["en"])
    monkeypatch.setenv("MILKOMEDA_WORDS", str(folder))


def played(name: str, options: str, seed: int) -> Match:
    match, luck, taste = Match(game(name), options, ["me", "me"]), Seeded(seed), Seeded(seed + 1)
    while not match.state.over:
        seat = int(match.state.seat())
        match.answer(seat, int(match.state.step.sample(match.state, luck if seat == LUCK else taste)))
    return match


def typed(match: Match) -> Iterator[str]:
    """Its answers, each of a new kind after a question what it is about."""
    known: set[str] = set()
    for answer in match.answers:
        name = answer.before.step.name()
        if answer.seat != LUCK:
            yield from [] if name in known else ["?", "dance", "99999"]
            known.add(name)
            yield answer.text


def session(match: Match, seed: int, code: str) -> tuple[Match, str]:
    """The same game typed in."""
    lines = [*typed(match), "end.log"]
    again, said = new_table(["me", "me"], lines, match.options, seed, match.game.name, code)
    return again.match, said


PATH = re.compile(r"\S*/\S*")


def english(said: str, notation: set[str]) -> set[str]:
    """Words without an accent that are neither names nor notation."""
    known = {word.lower() for text in notation for word in WORD.findall(text)}
    known |= {word[:end].lower() for name in NAMES for word in WORD.findall(name) for end in range(2, 30)}
    found = {word for word in WORD.findall(CUT.sub("", PATH.sub("", said))) if not LETTERS.fullmatch(word)}
    return {word for word in found if word.lower() not in known}


def notation_of(match: Match) -> set[str]:
    """All that can stand in an answer of that game, and what else is typed."""
    found = {
        "dance",
        "luck",
        log.write(match),
        *(word for word, _, _ in HELP),
        *STAGES[match.game.name].parts,
    }
    for answer in match.answers:
        step, state = answer.before.facing(answer.seat).step, answer.before
        found |= {step.form(state), answer.text}
        if answer.seat != LUCK and step.listed(state):
            found |= {step.spell(state, choice) for choice in step.candidates(state)}
    return found


@pytest.mark.parametrize(("name", "options", "seed"), GAMES_PLAYED)
def test_no_session_shows_plain_english(name: str, options: str, seed: int) -> None:
    match = played(name, options, seed)
    again, said = session(match, seed, pseudo.CODE)
    assert log.write(again) == log.write(match)
    assert english(said, notation_of(match)) == set()


def test_every_kind_of_input_is_met() -> None:
    """In the games that are played here, but for dice: those are asked at a real table."""
    met = {
        answer.before.step.input()
        for name, options, seed in GAMES_PLAYED
        for answer in played(name, options, seed).answers
        if answer.seat != LUCK
    }
    assert met == set(get_args(Input)) - {"dice"}


@pytest.mark.parametrize("name", STAGES)
def test_nothing_that_can_be_looked_at_shows_plain_english(name: str) -> None:
    match = next(played(*one) for one in reversed(GAMES_PLAYED) if one[0] == name)
    words = [
        "outpost",
        "beam",
        "bribes",
        "hazard",
        "b1",
        "a1",
        "xyzzy",
        "energy",
        "helix",
        "explore",
        "blue",
        "lab",
    ]
    lines = [
        "look", *(f"look {part}" for part in STAGES[name].parts), "look kitchen", "hint", "more", "log",
        *(f"? {word}" for word in words), "undo", "save", "load", "load nowhere", "save /nowhere/x", "rules",
    ]  # fmt: skip
    _, said = new_table(["me", "me"], lines, "", 3, name, pseudo.CODE)
    kept = {*KEPT, *lines, *notation_of(match)}
    assert english(said, kept) == set()


# The command line.

FLAG = re.compile(r"--?[a-z-]+|[A-Z]+_[A-Z_]+|[a-z]+://|'.*?'|\{.*?\}|milkomeda .*")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_help_shows_plain_english(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", pseudo.CODE, *command.split(), "--help"])
    assert english(FLAG.sub("", capsys.readouterr().out), KEPT) == set()


@pytest.mark.parametrize(
    "line",
    [
        "dance", "play --tea", "play --players x", "play --players 7", "play --pl",
        "play --seats a --hotseat", "play --hotseat=1", "rules --diff draft", "play --seats deepblue",
        "play --load nowhere.log", "watch --pace -1", "check milkomeda --games 0", "cards tarot",
        "cards --game starflick", "play --options tea=yes", "play --edition fifth", "table --limits -1",
        "admin list --database sqlite:///nowhere.db",
    ],
)  # fmt: skip
def test_no_problem_is_told_in_plain_english(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        raise SystemExit(main(["--language", pseudo.CODE, *line.split()]))
    said = capsys.readouterr()
    assert english(FLAG.sub("", said.out + said.err), KEPT | {line}) == set()


def test_rules_rulings_and_cards_are_not_in_plain_english(capsys: pytest.CaptureFixture[str]) -> None:
    """But for the code in them."""
    for line in (
        "rules",
        "rules --diff draft protocols",
        "rulings",
        "cards",
        *(f"cards {kind}" for kind in KINDS),
        "rules --game starflick",
        "rulings --game starflick",
    ):
        assert main(["--language", pseudo.CODE, *line.split()]) == 0
        said = re.sub(r"`[^`]*`", "", capsys.readouterr().out)
        assert english(said, KEPT) == set()


def test_a_language_that_there_is_none_of_is_told_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--language", "fr"]) == 2
    assert "there is no language 'fr': the languages are de, en, en-XA" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"MILKOMEDA_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}, "Aufruf:"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "en_GB.UTF-8"}, "Aufruf:"),
        ({"LC_MESSAGES": "de", "LANG": "en_GB.UTF-8"}, "Aufruf:"),
        ({"LANG": "de_DE"}, "Aufruf:"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "usage:"),
        ({"LANG": "fr_FR.UTF-8"}, "usage:"),
        ({}, "usage:"),
    ],
)
def test_without_a_language_it_is_the_systems(
    environment: dict[str, str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("MILKOMEDA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out.startswith(said)


# German.


@pytest.mark.parametrize(("name", "options", "seed"), GAMES_PLAYED)
def test_a_whole_game_in_german(name: str, options: str, seed: int) -> None:
    match = played(name, options, seed)
    again, said = session(match, seed, "de")
    assert log.write(again) == log.write(match)
    assert "Endstand" in said
    german = language("de")
    for answer in match.answers:
        if answer.seat != LUCK:
            question = answer.before.facing(answer.seat).step.ask(answer.before)
            assert str(question) == german.say(question) or str(question) not in said

"""The docs are true: code prints what it says, excerpts are in their files, commands and links work."""

import doctest
import io
import re
import shlex
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from bench.run import PAGE, README, last_run
from bench.table import brief, page
from milkomeda.bots import BOTS
from milkomeda.cli import COMMANDS, main
from milkomeda.games import GAMES
from tests.browser.pictures import NAMES as SCREENS
from tests.pictures import FOLDER, WIDTHS, picture
from tests.print.pictures import SHEETS
from tests.table.test_admin import OLDER

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]

LARGEST = 400_000  # bytes of a screenshot

FENCE = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
MAKE = re.compile(r"\bmake ([a-z]+)\b")
SPOKEN = re.compile(r"`milkomeda ([a-z]+)( [^`]*)?`")
FLAG = re.compile(r"--[a-z][a-z-]*")
PLACE = re.compile(r"`((?:bench|docs|src|tests|web)/[\w./-]*)`")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


class Block(NamedTuple):
    kind: str
    file: str
    text: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[str]:
    lines = [line for block in blocks(page) if block.kind == "console" for line in block.text.splitlines()]
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a server, where some people have played."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript(OLDER.read_text(encoding="utf-8"))
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.fixture
def registries() -> Iterator[None]:
    """Games and bots that a page adds are taken out again."""
    with patch.dict(GAMES), patch.dict(BOTS):
        yield


def run_session(text: str, names: dict[str, Any], page: Path) -> None:
    """A session at the prompt prints what the page says it prints."""
    told = io.StringIO()
    session = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    failed = doctest.DocTestRunner(verbose=False).run(session, out=told.write, clear_globs=False).failed
    names.update(session.globs)
    assert not failed, told.getvalue()


@pytest.mark.usefixtures("desk", "database", "registries")
@pages
def test_code_and_commands_run_in_the_order_of_the_page(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {"__name__": page.stem}
    for kind, file, text in blocks(page):
        if kind == "python" and not file:
            exec(compile(text, page.name, "exec"), names)
        elif kind == "pycon":
            run_session(text, names, page)
    for command in commands(page):
        program, *arguments = shlex.split(command)
        if program == "milkomeda":
            assert main(arguments) == 0, command
            said = capsys.readouterr()
            assert said.out, command
            assert said.err == "", command
            assert "\x1b" not in said.out, command
        else:
            assert program == "make", f"a command that no test can run: {command}"


@pages
def test_an_excerpt_is_in_the_file_it_names(page: Path) -> None:
    for block in blocks(page):
        if block.file:
            assert block.text.rstrip() in (ROOT / block.file).read_text(encoding="utf-8"), block.file


@pages
def test_a_make_target_that_is_spoken_of_exists(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    code = re.findall(r"`(make [^`]*)`", prose(page)) + commands(page)
    assert {target for words in code for target in MAKE.findall(words)} <= set(targets)


@pages
def test_a_command_that_is_spoken_of_is_known_with_its_flags(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, rest in SPOKEN.findall(prose(page)):
        assert name in COMMANDS
        if flags := FLAG.findall(rest):
            with pytest.raises(SystemExit):
                main([name, "--help"])
            assert set(flags) <= set(FLAG.findall(capsys.readouterr().out)), f"{name}{rest}"


def test_make_knows_what_the_readme_asks_of_it() -> None:
    asked = [command for command in commands(ROOT / "README.md") if command.startswith("make ")]
    assert asked
    for command in asked:
        subprocess.run([*shlex.split(command), "-n"], cwd=ROOT, check=True, capture_output=True)


@pages
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if not link.startswith(("https://", "#")):
            target = (page.parent / link.partition("#")[0]).resolve()
            assert target.exists(), link


@pages
def test_a_file_that_is_spoken_of_exists(page: Path) -> None:
    assert [place for place in PLACE.findall(prose(page)) if not (ROOT / place).exists()] == []


@pages
def test_a_page_has_one_title_and_it_comes_first(page: Path) -> None:
    text = prose(page)
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1


@pytest.mark.parametrize("name", [*SCREENS, *SHEETS])
def test_a_screenshot_is_small_and_shown_somewhere(name: str) -> None:
    file = FOLDER / f"{name}.webp"
    assert file.read_bytes()[8:12] == b"WEBP"
    assert file.stat().st_size < LARGEST
    assert any(f"pictures/{file.name})" in prose(page) for page in PAGES)


@pytest.mark.parametrize("name", WIDTHS)
def test_a_picture_shows_what_a_player_sees(name: str) -> None:
    drawn = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn == picture(name), "run: make pictures"


def test_speeds_are_those_that_were_measured() -> None:
    results = last_run()
    assert page(results) == PAGE.read_text(encoding="utf-8")
    assert brief(results) in README.read_text(encoding="utf-8")

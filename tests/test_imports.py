"""Who may import whom: the house has storeys, and nobody reaches upstairs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "src" / "milkomeda"

MAY_IMPORT: dict[str, set[str]] = {
    "words": set(),
    "desk": {"words"},
    "extras": {"words"},
    "play": {"words"},
    "galaxy": {"play", "words"},
    "starflick": {"play", "words"},
    "bots": {"play", "words"},
    "games": {"play", "galaxy", "starflick", "words"},
    "thinking": {"play", "bots", "games"},
    "adapters": {"play", "galaxy", "bots", "games"},
    "lab": {"play", "bots", "games", "words", "desk"},
    "print": {"play", "games", "words"},
    "table": {"play", "bots", "games", "thinking", "words", "desk", "extras", "print"},
    "terminal": {
        "play",
        "galaxy",
        "starflick",
        "bots",
        "games",
        "words",
        "thinking",
        "lab",
        "table",
        "extras",
        "print",
    },
    "cli": {
        "play",
        "galaxy",
        "starflick",
        "bots",
        "games",
        "words",
        "thinking",
        "lab",
        "table",
        "extras",
        "print",
        "terminal",
    },
    "__main__": {"cli"},
    "__init__": set(),
}


def imported(tree: ast.AST, package: list[str]) -> Iterator[str]:
    """The full names of all that a module in this package imports, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *(node.module or "").split(".")]
            yield from (".".join(filter(None, [*module, alias.name])) for alias in node.names)


def strays(house: Path) -> list[str]:
    """The imports that are not allowed, each as "file imports name"."""
    found = []
    for path in sorted(house.rglob("*.py")):
        room = path.relative_to(house)
        part = room.with_suffix("").parts[0]
        package = [house.name, *room.parent.parts]
        for name in imported(ast.parse(path.read_bytes()), package):
            top, _, rest = name.partition(".")
            if top == house.name and rest.split(".")[0] not in {part} | MAY_IMPORT.get(part, set()):
                found.append(f"{room.as_posix()} imports {name}")
    return found


def test_every_part_has_its_place() -> None:
    parts = {path.relative_to(HOUSE).with_suffix("").parts[0] for path in HOUSE.rglob("*.py")}
    assert parts <= MAY_IMPORT.keys()


def test_nobody_imports_what_they_may_not() -> None:
    assert strays(HOUSE) == []


def test_only_a_games_own_stage_in_the_terminal_knows_that_game() -> None:
    generic = [path for path in (HOUSE / "terminal").glob("*.py") if path.name != "stages.py"]
    assert generic
    for path in generic:
        names = set(imported(ast.parse(path.read_bytes()), ["milkomeda", "terminal"]))
        assert not [name for name in names if re.search(r"\b(galaxy|starflick)\b", name)], path.name


def test_of_the_adapters_only_that_of_a_fight_knows_a_game() -> None:
    generic = [path for path in (HOUSE / "adapters").rglob("*.py") if path.name != "combat.py"]
    assert generic
    for path in generic:
        names = set(imported(ast.parse(path.read_bytes()), ["milkomeda", "adapters"]))
        assert not [name for name in names if re.search(r"\b(galaxy|starflick)\b", name)], path.name


ROOMS = {
    "rules": {"rules", "physics"},
    "physics": {"physics"},
    "odds": {"odds", "rules"},
    "notation": {"notation", "rules", "physics"},
    "book": {"book", "notation", "rules", "physics"},
    "shown": {"shown", "book", "notation", "odds", "rules", "physics"},
}
"""The rooms of a game, and which of them each may know; what lies beside them all may know."""


@pytest.mark.parametrize("game", ["galaxy", "starflick"])
def test_the_rooms_of_a_game_look_one_way(game: str) -> None:
    found = []
    for path in (HOUSE / game).glob("*/*.py"):
        room = path.parent.name
        for name in imported(ast.parse(path.read_bytes()), ["milkomeda", game, room]):
            other = name.removeprefix(f"milkomeda.{game}.").partition(".")[0]
            if name.startswith(f"milkomeda.{game}.") and other in ROOMS.keys() - ROOMS[room]:
                found.append(f"{path.name} imports {name}")
    assert found == []


@pytest.mark.parametrize(
    ("room", "line", "name"),
    [
        ("play/step.py", "import milkomeda.galaxy", "milkomeda.galaxy"),
        ("play/step.py", "from milkomeda import bots", "milkomeda.bots"),
        ("galaxy/rules/move.py", "from milkomeda.games import GAMES", "milkomeda.games.GAMES"),
        ("galaxy/rules/move.py", "from ...bots import greedy", "milkomeda.bots.greedy"),
        ("bots/greedy.py", "from .. import galaxy", "milkomeda.galaxy"),
        ("bots/greedy.py", "def late() -> None:\n    import milkomeda", "milkomeda"),
        ("lab/report.py", "from milkomeda.table import rooms", "milkomeda.table.rooms"),
        ("games.py", "import milkomeda.cli", "milkomeda.cli"),
    ],
)
def test_a_stray_import_is_found(tmp_path: Path, room: str, line: str, name: str) -> None:
    path = tmp_path / "milkomeda" / room
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")
    assert strays(tmp_path / "milkomeda") == [f"{room} imports {name}"]


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("play/step.py", "import abc, milkomeda.play.luck"),
        ("galaxy/rules/move.py", "from ...play import step\nfrom ..map import cells\nfrom . import build"),
        ("lab/report.py", "from milkomeda import bots, games, play"),
        ("cli.py", "from milkomeda.table.rooms import Room"),
    ],
)
def test_a_proper_import_is_not(tmp_path: Path, room: str, line: str) -> None:
    path = tmp_path / "milkomeda" / room
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")
    assert strays(tmp_path / "milkomeda") == []

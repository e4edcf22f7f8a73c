"""Without extras: what needs them says how they are had, and all else goes on."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from milkomeda.cli import COMMANDS
from milkomeda.extras import PACKAGES
from milkomeda.words.message import say

ROOT = Path(__file__).parent.parent
LACKING = str(say("extras-are-lacking"))
NEEDY = [
    "playtest kept --games 1",
    "ladder bots.md",
    "ladder --characters planner",
    "ladder --chances planner",
    "learn weights.json",
    "people evening.log",
    "compare edition=draft edition=protocols",
    "explain edition=draft edition=protocols",
    "sweep end_round=3,4",
    "holes",
    "tune --target wanted.toml",
    "rulings --measure",
    "print box.pdf",
    "rules book.pdf",
]
EACH = """
import shlex, sys
from tests.plain import cut
cut()
from milkomeda.cli import main
for line in sys.argv[1:]:
    main(shlex.split(line))
"""
FREE = ["rules book.md", "rulings", "cards", "combat 2 2 --fights 10", "check milkomeda --games 1 --seats 2"]


def run(folder: Path, commands: list[str]) -> list[str]:
    """What goes wrong with each of them, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", EACH, *commands],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stderr.splitlines()


def test_the_packages_of_an_extra_are_those_that_are_installed_with_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, names in PACKAGES.items():
        assert [re.split(r"\W", name)[0] for name in project["optional-dependencies"][extra]] == list(names)


def test_each_command_that_needs_an_extra_says_how_it_is_had(tmp_path: Path) -> None:
    assert {command.split()[0] for command in [*NEEDY, *FREE]} <= COMMANDS.keys()
    assert run(tmp_path, NEEDY) == [f"milkomeda: {LACKING}"] * len(NEEDY)


def test_all_else_needs_none(tmp_path: Path) -> None:
    assert run(tmp_path, FREE) == []

"""A desk to play at, the compiled engine built once for all tests, and the order in which tests start."""

import io
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from milkomeda.play import log
from tests.lab.people import past
from tests.terminal.stage import DUEL, random_match

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".fast" / "bin" / "python"
LAST = [
    "tests/browser/test_games.py",
    "tests/browser",
    "tests/test_compiled.py",
    "tests/thinking/test_engine.py",
]

Compiled = Callable[..., str]

# Whoever runs the tests may speak another language.
os.environ["MILKOMEDA_LANGUAGE"] = "en"

# The tests start many processes: each is there much sooner when what it imports was compiled before.
os.environ["PYTHONDONTWRITEBYTECODE"] = ""
os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".venv" / "bytecode")


class Build(Thread):
    """`make fast`, which does nothing where the build is current; one worker at a time."""

    problem = ""

    def run(self) -> None:
        command = ["make", "--assume-old=.venv/.stamp", "fast"]
        made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if made.returncode:
            self.problem = f"{made.stdout}\n{made.stderr}"


BUILD = Build(daemon=True)


@pytest.fixture(scope="session")
def compiled() -> Compiled:
    """Runs a module of the tests by the compiled engine's Python; returns what it prints."""
    BUILD.join()
    if BUILD.problem:
        pytest.fail(f"the compiled engine cannot be built:\n{BUILD.problem}", pytrace=False)

    def run(module: str, *words: str) -> str:
        command = [str(PYTHON), "-m", module, *words]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return run


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with saved games and a position, another with finished games, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    saved = log.write(random_match("protocols", 2, 3, most=30))
    Path("evening.log").write_text(saved, encoding="utf-8")
    Path("duel.txt").write_text(DUEL, encoding="utf-8")
    flicked = log.write(random_match("pool=1", 2, 105, name="starflick"))
    Path("flicks.log").write_text(flicked, encoding="utf-8")
    Path("evenings").mkdir()
    for seed in range(3):
        Path(f"evenings/{seed}.log").write_text(past(("reflex", "random"), seed), encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser keeps an event loop running in its process, so nothing that runs its own may follow.
    The compiled engine is built meanwhile.
    """
    items.sort(key=lambda item: next((n for n, path in enumerate(LAST) if item.nodeid.startswith(path)), -1))
    if any("compiled" in getattr(item, "fixturenames", ()) for item in items):
        BUILD.start()

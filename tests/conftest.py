"""A desk to play at, the compiled engine built once for all tests, and the order in which tests start."""

import io
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from milkomeda.play import log
from tests.terminal.stage import DUEL, random_match

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".fast" / "bin" / "python"
LAST = ["tests/bots/test_greedy.py", "tests/browser"]

Compiled = Callable[..., str]


def build() -> None:
    """`make fast`, which does nothing where the build is current; one worker at a time."""
    command = ["make", "--assume-old=.venv/.stamp", "fast"]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.fail(f"the compiled engine cannot be built:\n{made.stdout}\n{made.stderr}", pytrace=False)


@pytest.fixture(scope="session")
def compiled() -> Compiled:
    """Runs a module of the tests by the compiled engine's Python; returns what it prints."""
    build()

    def run(module: str, *words: str) -> str:
        command = [str(PYTHON), "-m", module, *words]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return run


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with saved games and a position, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    saved = log.write(random_match("protocols", 2, 3, most=30))
    Path("evening.log").write_text(saved, encoding="utf-8")
    Path("duel.txt").write_text(DUEL, encoding="utf-8")
    flicked = log.write(random_match("pool=1", 2, 105, name="starflick"))
    Path("flicks.log").write_text(flicked, encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser keeps an event loop running in its process, so nothing that runs its own may follow.
    What keeps all processors busy by itself starts last.
    """
    items.sort(key=lambda item: [item.nodeid.startswith(path) for path in LAST])

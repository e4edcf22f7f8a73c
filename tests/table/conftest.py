from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.database import Cable
from tests.table.house import Server, postgres, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table server on an SQLite file of its own."""
    file = tmp_path_factory.mktemp("table") / "tables.db"
    with serving(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A real PostgreSQL server."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))


@pytest.fixture
def cable(database: str) -> Iterator[Cable]:
    cable = Cable(int(database.rpartition(":")[2].partition("/")[0]))
    cable.mend()
    yield cable
    cable.cut()

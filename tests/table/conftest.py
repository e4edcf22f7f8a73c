from collections.abc import Iterator

import pytest

from tests.table.house import Server, postgres, serving


@pytest.fixture(scope="module")
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

"""A server that many mean ill with."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.house import PATIENCE, Server
from tests.table.intruders.ill import complaints, overheard


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("intruders")


@pytest.fixture(scope="session")
def house(folder: Path) -> Iterator[Server]:
    with overheard(folder) as server:
        yield server


@pytest.fixture(autouse=True)
def no_complaint(house: Server, folder: Path) -> Iterator[None]:
    """No intruder makes the server complain of itself."""
    before = len(complaints(folder))
    yield
    said = complaints(folder)[before:]
    assert said.replace("WARNING:  Invalid HTTP request received.\n", "") == ""


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        yield client

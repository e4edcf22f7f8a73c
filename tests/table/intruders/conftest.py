"""A server that many mean ill with."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.house import Server

IMPATIENT = """
import sys
from socket import SO_SNDBUF, SOL_SOCKET
from milkomeda import cli
from milkomeda.table import run, socket

listening = run.listening


def with_little_room(host, port):
    bound = listening(host, port)
    bound.setsockopt(SOL_SOCKET, SO_SNDBUF, 65536)
    return bound


socket.SLOWEST = 1.0
run.listening = with_little_room
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("intruders")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Server]:
    """A server that lets a slow reader go soon, and whose complaints are read."""
    server = Server(f"sqlite:///{folder / 'tables.db'}")
    server.program = ("-c", IMPATIENT)
    with (folder / "stderr").open("wb") as server.stderr:
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture(autouse=True)
def no_complaint(house: Server, folder: Path) -> Iterator[None]:
    """No intruder makes the server complain of itself."""
    before = (folder / "stderr").stat().st_size
    yield
    said = (folder / "stderr").read_bytes()[before:].decode()
    assert said.replace("WARNING:  Invalid HTTP request received.\n", "") == ""


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client

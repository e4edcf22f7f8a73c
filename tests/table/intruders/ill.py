"""What intruders do, and what they hear."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.table.client import Person, connected
from tests.table.house import Server


@contextmanager
def overheard(folder: Path, program: str = "") -> Iterator[Server]:
    """A server whose complaints are written down."""
    server = Server(f"sqlite:///{folder / 'tables.db'}")
    if program:
        server.program = ("-c", program)
    with (folder / "stderr").open("wb") as server.stderr:
        try:
            server.start()
            yield server
        finally:
            server.stop()


def complaints(folder: Path) -> str:
    return (folder / "stderr").read_text(encoding="utf-8")


def two_players(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open"], **more)
    bob.join(table)
    return ada, bob, table


async def refused(server: Server, table: str, headers: dict[str, str]) -> tuple[int, str]:
    """The code and the reason with which a connection is closed at once."""
    async with connected(server.address, table, headers) as seat:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seat.receive()
        assert closed.value.rcvd
        return closed.value.rcvd.code, closed.value.rcvd.reason


def trouble(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "trouble")

"""What intruders do, and what they hear."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.table.client import Person, Seat, connected, english
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
        said: list[str] = []
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await hear(seat, said)
        assert closed.value.rcvd
        assert said in ([], [closed.value.rcvd.reason])
        return closed.value.rcvd.code, closed.value.rcvd.reason


async def hear(seat: Seat, said: list[str]) -> None:
    """What there is to say before the connection is closed."""
    while True:
        said.append(english((await seat.receive())["problem"]))


def trouble(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "trouble")

"""A database as tests need it: rows to keep in it, patience, and a line that can be cut."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Any

from milkomeda.games import game
from milkomeda.table.schema import Row
from tests.table.house import PATIENCE, free_port

numbers = iter(range(10**6))


def new_row(**more: Any) -> Row:
    fields: dict[str, Any] = {"private": False, "clock": 0, "when_late": "bot", "secret": "s", "start": ""}
    rules = game("milkomeda").version
    return Row(f"table-{next(numbers)}", 1.0, "milkomeda", rules, "", 2, "p0", **(fields | more))


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


class Cable:
    """The line to a database, which can be cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = free_port()
        self.listener: socket.socket | None = None
        self.ends: list[socket.socket] = []

    def mend(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self.serve, args=[self.listener], daemon=True).start()

    def cut(self) -> None:
        ends = [end for end in [self.listener, *self.ends] if end]
        self.listener, self.ends = None, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def serve(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


def through(cable: Cable, database: str) -> str:
    return database.replace(f":{cable.target}/", f":{cable.port}/")

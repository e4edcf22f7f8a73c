"""Open the table: the server on a port of this machine."""

import asyncio
import logging
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from milkomeda.table.office import Office
from milkomeda.table.pages import PAGE
from milkomeda.table.refusal import Unavailable, Unbuilt
from milkomeda.table.screen import show
from milkomeda.table.server import application
from milkomeda.table.settings import Settings
from milkomeda.table.silence import Impatient
from milkomeda.table.store import Store, reason
from milkomeda.words.language import Language
from milkomeda.words.message import Problem, say

LARGEST_MESSAGE: Final = 8_000  # bytes from a client
DEAF: Final = 30_000  # milliseconds after which somebody who takes nothing is cut off
PULSE: Final = 20.0  # seconds between two pings; who has not answered one after as many more is gone
DRAIN: Final = 10  # seconds for what is under way to be kept
GOODBYE: Final = 2  # seconds for everybody to leave


class Way(NamedTuple):
    """To the table, and to what it keeps."""

    host: str
    port: int
    database: str
    opened: bool = False
    """Whether a browser comes at once."""


def default_database() -> str:
    """DATABASE_URL, or a file where programs keep their data."""
    if address := os.environ.get("DATABASE_URL"):
        return address
    home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "milkomeda"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"


def free_port(host: str, port: int) -> int:
    """The port if it is free, else the next one that is."""
    for candidate in range(port, port + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if probe.connect_ex((host, candidate)) != 0:
                return candidate
    raise Problem(say("no-free-port", port=str(port)))


def listening(host: str, port: int) -> socket.socket:
    """Raises ValueError where that cannot be."""
    if not 0 < port < 2**16:
        raise Problem(say("no-port", port=str(port)))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        bound = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as problem:
        number = problem.errno or 0
        why = os.strerror(number) if number > 0 else problem.strerror
        raise Problem(say("cannot-listen", host=host, port=str(port), text=why)) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
    return bound


def try_database(address: str) -> None:
    """Raises ValueError where it cannot be used."""
    store = Store(address)
    try:
        if not store.shared:
            try_file(store.engine.url.database or "")
        asyncio.run(open_and_close(store))
    except (Unavailable, sqlite3.Error) as problem:
        raise Problem(say("database-cannot-be-opened", text=reason(problem.__cause__ or problem))) from None


def find_database(address: str) -> None:
    """Raises ValueError where there is none yet, or it cannot be used."""
    store = Store(address)
    file = Path(store.engine.url.database or "")
    if not store.shared and not file.exists():
        raise Problem(say("no-database", file=str(file)))
    quietly_try(address)


def quietly_try(address: str) -> None:
    logging.disable(logging.ERROR)  # what is wrong with the database is said in one line
    try:
        try_database(address)
    finally:
        logging.disable(logging.NOTSET)


def try_file(path: str) -> None:
    """Here and now: a thread of its own, as the store has one, would complain for itself."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma schema_version")


async def open_and_close(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, office: Office, words: Language, opened: bool) -> None:
        super().__init__(config)
        self.office = office
        self.words = words
        self.opened = opened

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is let in, what is under way comes to its end, and everybody is told to come back."""
        for server in self.servers:
            server.close()
        await self.office.hall.drain(DRAIN)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.config.host, self.config.port
            address = f"http://{'localhost' if host == '127.0.0.1' else host}:{port}"
            print(self.words.say(say("milkomeda-is-open", address=address), str), flush=True)
            if self.opened:
                await asyncio.to_thread(show, address)


def without_trace(record: logging.LogRecord) -> bool:
    """Bytes that are no text are nothing that an operator should look into."""
    return not record.getMessage().startswith("Invalid UTF-8")


def run(way: Way, settings: Settings, words: Language) -> None:
    if not (PAGE / "index.html").exists():
        raise Unbuilt
    with listening(way.host, way.port) as bound:
        serve(way, bound, settings, words)


def serve(way: Way, bound: socket.socket, settings: Settings, words: Language) -> None:
    quietly_try(way.database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    office = Office(way.database, settings)
    config = uvicorn.Config(
        application(office),
        host=way.host,
        port=way.port,
        log_level="warning",
        access_log=False,
        http=Impatient,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PULSE,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )
    logging.getLogger("uvicorn.error").addFilter(without_trace)
    Server(config, office, words, way.opened).run(sockets=[bound])

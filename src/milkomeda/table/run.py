"""Open the table: the server on a port of this machine."""

import logging
import os
import socket
from pathlib import Path
from typing import Final

import uvicorn

from milkomeda.table.hall import Settings
from milkomeda.table.server import PAGE, application

LARGEST_MESSAGE: Final = 8_000  # bytes from a client


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
    raise ValueError(f"no free port from {port} on")


def run(host: str, port: int, database: str, settings: Settings) -> None:
    if not (PAGE / "index.html").exists():
        raise ValueError("the page has not been built yet: make page")
    print(f"Milkomeda is open: http://{'localhost' if host == '127.0.0.1' else host}:{port}", flush=True)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    uvicorn.run(
        application(database, settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )

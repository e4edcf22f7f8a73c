"""Real servers for the tests: the table's own, and a PostgreSQL one, each in processes of their own."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import httpx

PATIENCE = 120.0  # seconds: nothing takes as long, on however busy a machine; only what is broken ends so


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A table server that can be killed and started again on the same port and database."""

    program: tuple[str, ...] = ("-m", "milkomeda.cli")
    stderr: IO[bytes] | None = None

    def __init__(self, database: str, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "table", "--port", str(self.port), "--pace", "0"]
        command += ["--limits", "100"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *self.arguments],
            start_new_session=True,
            stderr=self.stderr,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                # Nothing is encrypted here, and to read all certificates takes longer than to ask.
                if httpx.get(f"{self.address}/health", verify=False).status_code == 200:
                    return
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: the server and the bots' processes are gone at once."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            self.kill()


@contextlib.contextmanager
def serving(database: str, *arguments: str) -> Iterator[Server]:
    server = Server(database, *arguments)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh PostgreSQL server, which never runs as root."""
    folder = Path(tempfile.mkdtemp(prefix="milkomeda-postgres-"))
    user: dict[str, object] = {}
    if os.getuid() == 0:
        account = next(pwd.getpwnam(name) for name in ("postgres", "nobody") if known(name))
        os.chown(folder, account.pw_uid, account.pw_gid)
        user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    data, port = folder / "data", free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    initdb = [program("initdb"), "-D", str(data), "-U", "milkomeda", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(initdb, check=True, **quiet, **user)  # type: ignore[call-overload]
    command = [program("postgres"), "-D", str(data), "-k", str(folder), "-p", str(port)]
    process = subprocess.Popen([*command, "-h", "127.0.0.1", "-F"], **quiet, **user)  # type: ignore[call-overload]
    try:
        deadline = time.monotonic() + PATIENCE
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        while subprocess.run(ready, check=False).returncode and time.monotonic() < deadline:
            time.sleep(0.05)
        yield f"postgresql://milkomeda@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def program(name: str) -> str:
    """Where Debian keeps PostgreSQL's programs, if they are not on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or next((str(place) for place in places), None)
    if found is None:
        raise FileNotFoundError(f"{name} is missing: install postgresql")
    return found

"""Whether an installed Milkomeda opens the table, serves the page, and plays a game to its end.

python -m release.smoke COMMAND…: a command that opens the table, for example uvx milkomeda.
"""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import httpx

from bench.clients import Game, Person
from tests.table.house import free_port

ADDRESS: Final = re.compile(r"http://\S+")
SEATS: Final = [{"kind": "me"}, *[{"kind": "bot", "bot": "reflex"}] * 3]


class Seen(NamedTuple):
    open: float
    """Seconds from the command to the address."""
    playing: float
    """Seconds from the command to the first game."""
    idle: float
    """MB of all processes before anybody came."""
    over: float
    """Seconds that a game took against three bots, at random and at once."""


def alone(home: Path) -> dict[str, str]:
    """What somebody has who has nothing yet; pace and port as it suits a check."""
    kept = {name: os.environ[name] for name in ("PATH", "PIP_CONFIG_FILE") if name in os.environ}
    kept |= {name: value for name, value in os.environ.items() if name.startswith(("UV_", "PIP_", "SSL_"))}
    return kept | {"HOME": str(home), "MILKOMEDA_PACE": "0", "MILKOMEDA_PORT": str(free_port())}


def family(pid: int) -> Iterator[int]:
    """A process and all that it started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def memory(pid: int) -> float:
    """MB of a process and all that it started; what they share counts once."""
    found = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in family(pid)]
    sizes = [int(size) for text in found for size in re.findall(r"^Pss: +(\d+)", text, re.MULTILINE)]
    return sum(sizes) / 1000


@contextmanager
def opened(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> Iterator[tuple[int, str]]:
    """The process, and the address that it prints."""
    process = subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout
    try:
        lines = iter(process.stdout.readline, "")
        address = next(found[0] for line in lines if (found := ADDRESS.search(line)))
        yield process.pid, address
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def look(address: str) -> None:
    """The page and its files are there, and all is well."""
    page = httpx.get(address)
    assert page.status_code == 200, page
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in files), files
    for name in files:
        assert httpx.get(f"{address}{name}").status_code == 200, name
    assert httpx.get(f"{address}/health").text == "ok"


async def begin(address: str) -> tuple[Person, str]:
    """A game against three bots, who have begun."""
    ada = await Person(address, "Ada").open()
    table = await ada.call("POST", "/tables", {"game": "milkomeda", "options": "", "seats": SEATS})
    async with ada.socket(table["id"]) as socket:
        await socket.recv()
    return ada, str(table["id"])


async def play(ada: Person, table: str) -> None:
    assert await Game(lambda: False).play(ada, table, random.Random(1))
    await ada.close()


async def game(address: str, start: float) -> tuple[float, float]:
    ada, table = await begin(address)
    playing = time.monotonic()
    await play(ada, table)
    return playing - start, time.monotonic() - playing


def smoke(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> Seen:
    start = time.monotonic()
    with opened(command, environment, folder) as (pid, address):
        here = time.monotonic() - start
        idle = memory(pid)
        look(address)
        playing, over = asyncio.run(game(address, start))
        return Seen(here, playing, idle, over)


def report(name: str, seen: Seen) -> str:
    return (
        f"{name}: open after {seen.open:.1f} s, first game after {seen.playing:.1f} s, "
        f"idle {seen.idle:.0f} MB, a game in {seen.over:.0f} s"
    )


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        print(report("table", smoke(sys.argv[1:], alone(Path(home)), Path(home))))

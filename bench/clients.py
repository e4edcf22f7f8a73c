"""A server in a process of its own, and people who play there at random."""

import asyncio
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import websockets

from tests.table.house import free_port

ROOT: Final = Path(__file__).parent.parent


class Choice(msgspec.Struct):
    text: str
    refusal: Any = None


class Asked(msgspec.Struct):
    choices: list[Choice]
    example: str = ""


class Table(msgspec.Struct):
    phase: str
    mine: int
    answers: int


class Message(msgspec.Struct):
    """As much of a message as a player at random needs."""

    type: str
    question: int = -1
    asked: Asked | None = None
    table: Table | None = None
    problem: Any = None


DECODE: Final = msgspec.json.Decoder(Message).decode


class Server:
    def __init__(self, folder: Path, *more: str) -> None:
        self.port = free_port()
        python = ROOT / ".fast" / "bin" / "python"
        command = [str(python), "-m", "milkomeda.cli", "table", "--port", str(self.port), "--pace", "0"]
        # In another folder, so that the compiled engine is the one that is found.
        self.process = subprocess.Popen(
            [
                *command,
                "--database",
                f"sqlite:///{folder / 'tables.db'}",
                "--workers",
                "1",
                "--limits",
                "1000",
                *more,
            ],
            cwd=folder,
        )

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(300):
                try:
                    await http.get(f"{self.address}/health")
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
                else:
                    return
        raise TimeoutError("the server does not answer")

    async def metric(self, name: str) -> float:
        async with httpx.AsyncClient() as http:
            lines = (await http.get(f"{self.address}/metrics")).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def memory(self) -> float:
        """MiB of the server itself."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(*more: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *more)
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


class Person:
    """Somebody with a cookie of their own. Requests that come too fast, or into a connection that the server
    was just closing, are sent again.
    """

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"{address}/api", timeout=60)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            try:
                response = await self.http.request(method, path, json=body)
            except (httpx.ReadError, httpx.RemoteProtocolError):
                continue
            if response.status_code != 429:
                response.raise_for_status()
                return response.json() if "json" in response.headers["content-type"] else response.text
            await asyncio.sleep(0.5)

    async def open(self) -> "Person":
        await self.call("POST", "/me", {"name": self.name})
        return self

    async def close(self) -> None:
        await self.http.aclose()

    def socket(self, table: str) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        return websockets.connect(
            address, additional_headers={"cookie": cookie}, max_size=None, compression=None, open_timeout=60
        )


def answer(message: Message, luck: random.Random) -> str:
    assert message.asked is not None
    possible = [choice.text for choice in message.asked.choices if not choice.refusal]
    return luck.choice(possible or [message.asked.example])


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.games = 0

    def quantile(self, share: float) -> float:
        return sorted(self.waits)[min(int(share * len(self.waits)), len(self.waits) - 1)]


class Game:
    """How people play: how long they think, how often their connection breaks, and when it is enough."""

    def __init__(self, enough: Callable[[], bool], pause: float = 0.0, breaks: float = 0.0) -> None:
        self.enough = enough
        self.pause = pause
        self.breaks = breaks
        self.tally = Tally()

    async def play(self, person: Person, table: str, luck: random.Random) -> bool:
        """Play at random until the game is over (true), or until it is enough."""
        while not self.enough():
            if await self.play_connected(person, table, luck):
                return True
        return False

    async def play_connected(self, person: Person, table: str, luck: random.Random) -> bool:
        sent, sent_at = -1, 0.0
        async with person.socket(table) as socket:
            while not self.enough():
                try:
                    async with asyncio.timeout(1.0):
                        message = DECODE(await socket.recv())
                except TimeoutError:
                    continue
                if message.type == "accepted":
                    self.tally.waits.append(time.perf_counter() - sent_at)
                    if luck.random() < self.breaks:
                        return False
                elif message.type in ("refused", "trouble"):
                    self.tally.refused += 1
                elif message.table and message.table.phase == "over":
                    return True
                elif message.question >= 0 and message.question != sent:
                    text = answer(message, luck)
                    if self.pause:
                        await asyncio.sleep(luck.expovariate(1 / self.pause))
                    sent, sent_at = message.question, time.perf_counter()
                    said = {"type": "answer", "question": sent, "text": text}
                    await socket.send(msgspec.json.encode(said), text=True)
        return False

    async def table(self, people: list[Person], seed: int) -> str:
        """A new table, played until the end."""
        table = await a_table(people)
        seats = [
            self.play(person, table, random.Random(seed + number)) for number, person in enumerate(people)
        ]
        ended = await asyncio.gather(*seats)
        self.tally.games += all(ended)
        return table


async def four_people(server: Server, number: int) -> list[Person]:
    people = [Person(server.address, f"P{number} {seat}") for seat in range(4)]
    return list(await asyncio.gather(*(person.open() for person in people)))


async def a_table(people: list[Person], game: str = "milkomeda") -> str:
    host, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    wish = {"game": game, "options": "", "seats": seats, "private": True}
    table: str = (await host.call("POST", "/tables", wish))["id"]
    for other in others:
        await other.call("POST", f"/tables/{table}/join", {})
    return table

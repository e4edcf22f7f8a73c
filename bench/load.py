"""What one machine carries: 200 tables at once, 500 spectators at one table, and a long soak.

The server runs compiled, in a process of its own, on an SQLite file; the clients share the machine with it.
Writes docs/load.md.
"""

import argparse
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
from rich.console import Console
from rich.progress import Progress

from tests.table.house import free_port

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "load.md"
TABLES: Final = 200
SPECTATORS: Final = 500
SOAK: Final = 86_400  # answers: one a second, all day long
PAUSE: Final = 2.0  # seconds that a person thinks, on average
WANTED: Final = 0.050  # seconds


class Choice(msgspec.Struct):
    text: str
    refusal: str = ""


class Asked(msgspec.Struct):
    step: str
    choices: list[Choice]


class Side(msgspec.Struct):
    seat: int
    fleets: int


class Battle(msgspec.Struct):
    sides: list[Side]


class Picture(msgspec.Struct):
    battle: Battle | None = None


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
    picture: Picture | None = None
    problem: str = ""


DECODE: Final = msgspec.json.Decoder(Message).decode


class Server:
    def __init__(self, folder: Path) -> None:
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

    def memory(self) -> float:
        """MiB of the server itself."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


class Person:
    """Somebody with a cookie of their own. Requests that come too fast are sent again."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"{server.address}/api", timeout=60)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            response = await self.http.request(method, path, json=body)
            if response.status_code != 429:
                response.raise_for_status()
                return response.json()
            await asyncio.sleep(0.5)

    async def open(self) -> "Person":
        await self.call("POST", "/me", {"name": self.name})
        return self

    def socket(self, table: str) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        return websockets.connect(
            address, additional_headers={"cookie": cookie}, max_size=None, compression=None, open_timeout=60
        )


def answer(message: Message, luck: random.Random) -> str:
    assert message.asked is not None
    possible = [choice.text for choice in message.asked.choices if not choice.refusal]
    if possible:
        return luck.choice(possible)
    if message.asked.step == "configure" and message.picture and message.picture.battle and message.table:
        mine = message.table.mine
        return f"{next(side.fleets for side in message.picture.battle.sides if side.seat == mine)} beam"
    return "no offer"


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.games = 0

    def quantile(self, share: float) -> float:
        return sorted(self.waits)[min(int(share * len(self.waits)), len(self.waits) - 1)]


async def play(
    person: Person, table: str, luck: random.Random, pause: float, tally: Tally, enough: Callable[[], bool]
) -> bool:
    """Play at random until the game is over (true), or until it is enough."""
    sent, sent_at = -1, 0.0
    async with person.socket(table) as socket:
        while not enough():
            try:
                message = DECODE(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            if message.type == "accepted":
                tally.waits.append(time.perf_counter() - sent_at)
            elif message.type in ("refused", "trouble"):
                tally.refused += 1
            elif message.table and message.table.phase == "over":
                return True
            elif message.question >= 0 and message.question != sent:
                text = answer(message, luck)
                if pause:
                    await asyncio.sleep(luck.expovariate(1 / pause))
                sent, sent_at = message.question, time.perf_counter()
                await socket.send(
                    msgspec.json.encode({"type": "answer", "question": sent, "text": text}), text=True
                )
    return False


async def four_people(server: Server, number: int) -> list[Person]:
    return list(await asyncio.gather(*(Person(server, f"P{number} {seat}").open() for seat in range(4))))


async def a_table(people: list[Person]) -> str:
    host, *others = people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "milkomeda", "options": "", "seats": seats, "private": True}
    table: str = (await host.call("POST", "/tables", wish))["id"]
    for other in others:
        await other.call("POST", f"/tables/{table}/join", {})
    return table


async def games_on(
    people: list[Person], seed: int, pause: float, tally: Tally, enough: Callable[[], bool]
) -> None:
    """One table after the other, for the same four people."""
    while not enough():
        table = await a_table(people)
        seats = [
            play(person, table, random.Random(seed * 4 + number), pause, tally, enough)
            for number, person in enumerate(people)
        ]
        ended = await asyncio.gather(*seats)
        tally.games += all(ended)
        seed += 1000


async def many_tables(server: Server, tables: int, seconds: float, progress: Progress) -> list[str]:
    task = progress.add_task(f"{tables} tables sit down", total=tables)
    groups = []
    for number in range(tables):
        groups.append(await four_people(server, number))
        progress.update(task, advance=1)
    tally = Tally()
    begun = time.monotonic()
    warm = begun + 15
    task = progress.add_task(f"{tables} tables play", total=seconds)

    def enough() -> bool:
        progress.update(task, completed=time.monotonic() - warm)
        return time.monotonic() > warm + seconds

    async def after_warming() -> None:
        await asyncio.sleep(warm - time.monotonic())
        tally.waits.clear()

    busy = server.processor()
    plays = [games_on(people, number, PAUSE, tally, enough) for number, people in enumerate(groups)]
    await asyncio.gather(after_warming(), *plays)
    busy = (server.processor() - busy) / (time.monotonic() - begun)
    rate = len(tally.waits) / seconds
    p50, p95, p99 = (tally.quantile(share) * 1000 for share in (0.5, 0.95, 0.99))
    met = "met" if p95 < WANTED * 1000 else "NOT met"
    return [
        f"| tables of four in play at once | {tables} |",
        f"| connections | {tables * 4} |",
        f"| a person thinks | {PAUSE:g} s on average |",
        f"| answers a second | {rate:.0f} |",
        f"| answer acknowledged, median | {p50:.1f} ms |",
        f"| 95th percentile (wanted: under 50 ms) | {p95:.1f} ms, {met} |",
        f"| 99th percentile | {p99:.1f} ms |",
        f"| refused by mistake | {tally.refused} |",
        f"| server's share of a core | {busy:.0%} |",
        f"| server's memory | {server.memory():.0f} MiB |",
    ]


async def many_spectators(server: Server, spectators: int, seconds: float, progress: Progress) -> list[str]:
    people = await four_people(server, 0)
    table = await a_table(people)
    tally, seen = Tally(), Tally()
    until = time.monotonic() + seconds + 30
    first: dict[int, float] = {}
    begun = [2**31]  # answers before the players come
    task = progress.add_task(f"{spectators} spectators", total=seconds)

    def enough() -> bool:
        progress.update(task, completed=time.monotonic() - (until - seconds))
        return time.monotonic() > until

    async def watch(person: Person) -> None:
        async with person.socket(table) as socket:
            while not enough():
                try:
                    message = DECODE(await asyncio.wait_for(socket.recv(), 1.0))
                except TimeoutError:
                    continue
                if message.table and message.table.answers > begun[0]:
                    now = time.perf_counter()
                    seen.waits.append(now - first.setdefault(message.table.answers, now))

    watchers = [asyncio.create_task(watch(Person(server, "Eve"))) for _ in range(spectators)]
    await asyncio.sleep(20)
    begun[0] = (await people[0].call("GET", f"/tables/{table}"))["answers"]
    players = [
        play(person, table, random.Random(number), 0.5, tally, enough) for number, person in enumerate(people)
    ]
    await asyncio.gather(*players, *watchers)
    return [
        f"| spectators at one table | {spectators} |",
        f"| scenes delivered | {len(seen.waits):,} |",
        f"| from the first to see it to the last, 95th percentile | {seen.quantile(0.95) * 1000:.1f} ms |",
        f"| players' answers acknowledged, 95th percentile | {tally.quantile(0.95) * 1000:.1f} ms |",
    ]


async def soak(server: Server, answers: int, progress: Progress) -> list[str]:
    tally = Tally()
    task = progress.add_task("soak", total=answers)
    memory: list[tuple[int, float]] = []

    def enough() -> bool:
        return len(tally.waits) >= answers

    async def watch_memory() -> None:
        while not enough():
            progress.update(task, completed=len(tally.waits))
            memory.append((len(tally.waits), server.memory()))
            await asyncio.sleep(1)

    groups = [await four_people(server, number) for number in range(16)]
    begun = time.monotonic()
    plays = [games_on(people, number, 0.0, tally, enough) for number, people in enumerate(groups)]
    await asyncio.gather(watch_memory(), *plays)
    spent = time.monotonic() - begun
    thirds = [
        [used for done, used in memory if third <= 3 * done / answers < third + 1] for third in range(3)
    ]
    means = [sum(third) / len(third) for third in thirds]
    return [
        f"| answers (one a second all day would be {SOAK:,}) | {len(tally.waits):,} |",
        f"| whole games | {tally.games:,} |",
        f"| time taken | {spent / 60:.1f} minutes, {len(tally.waits) / spent:.0f} answers a second |",
        f"| memory, mean of each third | {' · '.join(f'{mean:.0f}' for mean in means)} MiB |",
        f"| growth from the second third to the last | {means[2] / means[1] - 1:+.1%} |",
    ]


HEAD: Final = """# What one machine carries

Written by `make load`. Server (one process, compiled engine, SQLite with every answer synced to disk)
and all clients share one machine with {cores} cores. The clients play at random; times are measured by them.
"""


async def measure(chosen: argparse.Namespace, console: Console) -> None:
    sections: list[str] = [HEAD.format(cores=os.cpu_count())]
    work: dict[str, Callable[[Server, Progress], Any]] = {
        "Many tables": lambda s, p: many_tables(s, chosen.tables, chosen.seconds, p),
        "Many spectators": lambda s, p: many_spectators(s, chosen.spectators, chosen.seconds, p),
        "A long time": lambda s, p: soak(s, chosen.soak, p),
    }
    with Progress(console=console) as progress:
        for title, measured in work.items():
            with serving() as server:
                await server.ready()
                lines = await measured(server, progress)
            sections.append("\n".join([f"## {title}", "", "| what | figure |", "|---|---|", *lines, ""]))
            console.print(sections[-1], markup=False)
    if not chosen.dry:
        PAGE.write_text("\n".join(sections), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    parser.add_argument("--soak", type=int, default=SOAK, metavar="ANSWERS")
    parser.add_argument("--dry", action="store_true", help="print only")
    asyncio.run(measure(parser.parse_args(), Console(highlight=False)))


if __name__ == "__main__":
    main()

"""How long people wait for bots, as they meet it: a fresh clone, `make play`, and whole games of *Play now*.

From each answer to one's own next question, wherever a bot answered in between. Measured in the first games,
while the engine is being compiled beside them, then with the compiled one, then without the pace at which
bots can be followed. Writes docs/waits.md.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress

from bench.clients import ROOT, Message, Person, answer
from milkomeda.table.settings import Settings
from tests.table.house import free_port

PAGE: Final = ROOT / "docs" / "waits.md"
SET_UP: Final = 600.0  # seconds for everything to be installed
WANTED: Final = (4.0, 8.0, 15.0)  # median, 95th percentile, longest
WANTED_AT_ONCE: Final = (1.0,)  # median without the pace
HEAD: Final = """# How long one waits for bots

Written by `python -m bench.waits`, which does what a new player does: a fresh clone, `make play`, whole games
of *Play now* against three bots. A wait is the time from an answer to one's own next question, if a bot
answered in between. Machine: {cores} cores; the person, who answers at random and at once, shares them.

Bots take {pace:g} s for what is worth watching and no time for what is not; the longer somebody waits, the
less time they take. A bot thinks {think:g} s at most, then it answers with the best it has found. An operator
can change both ([hosting](hosting.md)).

| | waits | median | 95 % | longest | games, rounds |
|---|---|---|---|---|---|
"""


class Told(msgspec.Struct):
    seat: int


class Seen(Message):
    told: list[Told] = msgspec.field(default_factory=list)


DECODE: Final = msgspec.json.Decoder(Seen).decode


class Played(NamedTuple):
    waits: list[float]
    rounds: int


class Part(NamedTuple):
    name: str
    games: list[Played]
    wanted: tuple[float, ...]

    def row(self) -> str:
        waits = sorted(wait for game in self.games for wait in game.waits)
        shown = [waits[len(waits) // 2], waits[int(0.95 * len(waits))], waits[-1]]
        cells = [
            f"{wait:.1f} s" + (f" (wanted {most:g}: {'met' if wait <= most else 'NOT met'})" if most else "")
            for wait, most in zip(shown, [*self.wanted, 0, 0], strict=False)
        ]
        rounds = ", ".join(str(game.rounds) for game in self.games)
        return f"| {self.name} | {len(waits)} | {' | '.join(cells)} | {len(self.games)}: {rounds} |"


@contextmanager
def playing(clone: Path, *more: str) -> Iterator[str]:
    """`make play` in the clone; its address."""
    port = free_port()
    words = ["--port", str(port), "--database", f"sqlite:///{clone / 'tables.db'}", *more]
    process = subprocess.Popen(["make", "play", f"ARGS={' '.join(words)}"], cwd=clone, start_new_session=True)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


async def opened(address: str) -> None:
    end = time.monotonic() + SET_UP
    async with httpx.AsyncClient() as http:
        while time.monotonic() < end:
            try:
                await http.get(f"{address}/health")
            except httpx.HTTPError:
                await asyncio.sleep(0.2)
            else:
                return
    raise TimeoutError("the table does not open")


async def play_now(person: Person) -> str:
    """What the button does."""
    rules: dict[str, Any] = (await person.call("GET", "/games"))[0]
    options = f"edition={rules['editions'][-1]} {rules.get('quick', '')}".strip()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "reflex"}] * (max(rules["player_counts"]) - 1)]
    wish = {"game": rules["name"], "options": options, "seats": seats, "private": True}
    return str((await person.call("POST", "/tables", wish))["id"])


async def play_game(address: str, seed: int) -> Played:
    person, luck = await Person(address, "Ada").open(), random.Random(seed)
    table = await play_now(person)
    waits: list[float] = []
    sent, sent_at, bots = -1, 0.0, 0
    async with person.socket(table) as socket:
        while True:
            seen = DECODE(await socket.recv())
            bots += sum(told.seat > 0 for told in seen.told)
            over = seen.table is not None and seen.table.phase == "over"
            if over or (seen.asked and seen.question != sent):
                if sent >= 0 and bots:
                    waits.append(time.monotonic() - sent_at)
                if over:
                    break
                sent, sent_at, bots = seen.question, time.monotonic(), 0
                said = {"type": "answer", "question": sent, "text": answer(seen, luck)}
                await socket.send(msgspec.json.encode(said), text=True)
    aftermath = await person.call("GET", f"/tables/{table}/aftermath")
    await person.close()
    return Played(waits, aftermath["rounds"][-1]["round"])


async def measured(
    clone: Path, name: str, games: int, wanted: tuple[float, ...], more: list[str], progress: Progress
) -> Part:
    with playing(clone, *more) as address:
        await opened(address)
        played = [await play_game(address, seed) for seed in progress.track(range(games), description=name)]
    return Part(name, played, wanted)


async def measure(games: int, console: Console) -> list[Part]:
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        clone = Path(folder) / "milkomeda"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        parts = [await measured(clone, "the first games, compiling beside", games, WANTED, [], progress)]
        subprocess.run(["make", "--silent", "fast"], cwd=clone, check=True, stdout=subprocess.DEVNULL)
        parts.append(await measured(clone, "compiled", games, WANTED, [], progress))
        at_once = ["--pace", "0"]
        parts.append(await measured(clone, "without the pace", games, WANTED_AT_ONCE, at_once, progress))
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.waits", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each kind")
    parser.add_argument("--dry", action="store_true", help="print only")
    chosen, console, usual = parser.parse_args(), Console(highlight=False), Settings()
    parts = asyncio.run(measure(chosen.games, console))
    head = HEAD.format(cores=os.cpu_count(), pace=usual.pace, think=usual.think)
    page = head + "".join(f"{part.row()}\n" for part in parts)
    console.print(page, markup=False)
    if not chosen.dry:
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()

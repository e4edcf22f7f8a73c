"""What one machine carries: 200 tables at once, 500 spectators at one table, flicks, and a long soak.

The server runs compiled, in a process of its own, on an SQLite file; the clients share the machine with it.
Writes docs/load.md.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from bench.clients import DECODE, ROOT, Asked, Game, Person, Server, Tally, a_table, four_people, serving

PAGE: Final = ROOT / "docs" / "load.md"
TABLES: Final = 200
SPECTATORS: Final = 500
SOAK: Final = 86_400  # answers: one a second, all day long
PARTS: Final = 6  # of the soak, in which the memory is measured
IDLE: Final = 1.0  # seconds that a finished table stays in memory in the soak, where a day takes minutes
BREAKS: Final = 0.01  # of the answers in the soak are followed by a broken connection
PAUSE: Final = 2.0  # seconds that a person thinks, on average
WANTED: Final = 50.0  # milliseconds for an answer
FLICKS: Final = 300
FLICK_WANTED: Final = 100.0  # milliseconds until a flick's path is there


def verdict(p95: float, wanted: float = WANTED) -> str:
    return "met" if p95 < wanted else "NOT met"


async def many_tables(server: Server, tables: int, seconds: float, progress: Progress) -> list[str]:
    task = progress.add_task(f"{tables} tables sit down", total=tables)
    groups = []
    for number in range(tables):
        groups.append(await four_people(server, number))
        progress.update(task, advance=1)
    begun = time.monotonic()
    warm = begun + 15
    task = progress.add_task(f"{tables} tables play", total=seconds)

    def enough() -> bool:
        progress.update(task, completed=time.monotonic() - warm)
        return time.monotonic() > warm + seconds

    game = Game(enough, PAUSE)
    tally = game.tally

    async def after_warming() -> None:
        await asyncio.sleep(warm - time.monotonic())
        tally.waits.clear()

    async def games_on(people: list[Person], seed: int) -> None:
        while not enough():
            await game.table(people, seed)
            seed += 10_000

    busy = server.processor()
    await asyncio.gather(
        after_warming(), *(games_on(people, 4 * number) for number, people in enumerate(groups))
    )
    busy = (server.processor() - busy) / (time.monotonic() - begun)
    rate = len(tally.waits) / seconds
    p50, p95, p99 = (tally.quantile(share) * 1000 for share in (0.5, 0.95, 0.99))
    return [
        f"| tables of four in play at once | {tables} |",
        f"| connections | {tables * 4} |",
        f"| a person thinks | {PAUSE:g} s on average |",
        f"| answers a second | {rate:.0f} |",
        f"| answer acknowledged, median | {p50:.1f} ms |",
        f"| 95th percentile (wanted: under 50 ms) | {p95:.1f} ms, {verdict(p95)} |",
        f"| 99th percentile | {p99:.1f} ms |",
        f"| refused by mistake | {tally.refused} |",
        f"| server's share of a core | {busy:.0%} |",
        f"| server's memory | {server.memory():.0f} MiB |",
    ]


async def many_spectators(server: Server, spectators: int, seconds: float, progress: Progress) -> list[str]:
    people = await four_people(server, 0)
    table = await a_table(people)
    task = progress.add_task(f"{spectators} spectators", total=seconds)
    # In a process of their own, or the players' clock would measure how long spectators take to read.
    processes = multiprocessing.get_context("spawn")
    here, there = processes.Pipe()
    crowd = processes.Process(target=watch, args=(there, server.address, table, spectators))
    crowd.start()
    while await server.metric("milkomeda_listeners") < spectators:
        await asyncio.sleep(0.5)
    begun = time.monotonic()

    def enough() -> bool:
        progress.update(task, completed=time.monotonic() - begun)
        return time.monotonic() > begun + seconds

    game = Game(enough, pause=0.5)
    await asyncio.gather(
        *(game.play(person, table, random.Random(number)) for number, person in enumerate(people))
    )
    here.send("enough")
    seen: Tally = await asyncio.to_thread(here.recv)
    crowd.join()
    p50, p95 = (game.tally.quantile(share) * 1000 for share in (0.5, 0.95))
    return [
        f"| spectators at one table | {spectators} |",
        f"| scenes delivered | {len(seen.waits):,} |",
        f"| from the first to see it to the last, 95th percentile | {seen.quantile(0.95) * 1000:.1f} ms |",
        f"| players' answers acknowledged, median | {p50:.1f} ms |",
        f"| 95th percentile (wanted: under 50 ms) | {p95:.1f} ms, {verdict(p95)} |",
    ]


def watch(line: Connection, address: str, table: str, spectators: int) -> None:
    """How long after the first of the spectators each of them saw each answer, until it is enough."""
    line.send(asyncio.run(watch_all(line, address, table, spectators)))


async def watch_all(line: Connection, address: str, table: str, spectators: int) -> Tally:
    tally = Tally()
    first: dict[int, float] = {}

    async def look() -> None:
        known = -1
        async with Person(address, "Eve").socket(table) as socket:
            async for received in socket:
                message = DECODE(received)
                if message.table and message.table.answers > known:
                    now = time.perf_counter()
                    if known >= 0:
                        tally.waits.append(now - first.setdefault(message.table.answers, now))
                    known = message.table.answers

    looking = [asyncio.create_task(look()) for _ in range(spectators)]
    while not line.poll():
        await asyncio.sleep(0.5)
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    return tally


async def many_flicks(server: Server, flicks: int, progress: Progress) -> list[str]:
    """Two people who flick as often as they can."""
    people = (await four_people(server, 0))[:2]
    task = progress.add_task("flicks", total=flicks)
    tally = Tally()

    async def flick(person: Person, table: str, luck: random.Random) -> None:
        sent, shot_at = -1, 0.0
        async with person.socket(table) as socket:
            async for received in socket:
                message = DECODE(received)
                if message.table is None:
                    continue
                if shot_at:
                    tally.waits.append(time.perf_counter() - shot_at)
                    progress.update(task, completed=len(tally.waits))
                    shot_at = 0.0
                if message.table.phase == "over" or len(tally.waits) >= flicks:
                    return
                if message.asked and message.question not in (sent, -1):
                    sent, text = message.question, restless(message.asked, luck)
                    shot_at = time.perf_counter() if text.startswith("shoot") else 0.0
                    said = {"type": "answer", "question": sent, "text": text}
                    await socket.send(msgspec.json.encode(said), text=True)

    seed = 0
    while len(tally.waits) < flicks:
        table = await a_table(people, "starflick")
        seats = [
            asyncio.create_task(flick(person, table, random.Random(seed + n)))
            for n, person in enumerate(people)
        ]
        _, others = await asyncio.wait(seats, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        seed += 2
    p50, p95 = (tally.quantile(share) * 1000 for share in (0.5, 0.95))
    return [
        f"| flicks at a table of Starflick | {len(tally.waits)} |",
        f"| path received, median | {p50:.1f} ms |",
        f"| 95th percentile (wanted: under 100 ms) | {p95:.1f} ms, {verdict(p95, FLICK_WANTED)} |",
    ]


def restless(asked: Asked, luck: random.Random) -> str:
    """Whatever leads to a flick."""
    possible = [choice.text for choice in asked.choices if not choice.refusal]
    if not possible:
        return f"shoot {luck.randrange(360)}.00 {luck.randrange(300, 1500)}"
    return luck.choice([text for text in possible if text.startswith(("move", "flick"))] or possible)


async def soak(server: Server, answers: int, progress: Progress) -> list[str]:
    """As a day goes: strangers come, play, lose their connection, talk, and are not seen again."""
    task = progress.add_task("soak", total=answers)
    memory: list[tuple[int, float]] = []
    seeds = itertools.count(step=4)

    def enough() -> bool:
        return len(game.tally.waits) >= answers

    async def watch_memory() -> None:
        while not enough():
            progress.update(task, completed=len(game.tally.waits))
            memory.append((len(game.tally.waits), server.memory()))
            await asyncio.sleep(1)

    async def strangers_play() -> None:
        while not enough():
            seed = next(seeds)
            people = await four_people(server, seed)
            table = await game.table(people, seed)
            if not enough():
                async with people[0].socket(table) as socket:
                    await socket.send(msgspec.json.encode({"type": "say", "text": "well played"}), text=True)
                    for path in ("aftermath", "moments/10", "log"):
                        await people[0].call("GET", f"/tables/{table}/{path}")
            for person in people:
                await person.close()

    game = Game(enough, breaks=BREAKS)
    begun = time.monotonic()
    await asyncio.gather(watch_memory(), *(strangers_play() for _ in range(16)))
    spent = time.monotonic() - begun
    parts = [
        [used for done, used in memory if part <= PARTS * done / answers < part + 1] for part in range(PARTS)
    ]
    means = [sum(part) / len(part) for part in parts]
    return [
        f"| answers (one a second all day would be {SOAK:,}) | {len(game.tally.waits):,} |",
        f"| whole games, each by four new people | {game.tally.games:,} |",
        f"| time taken | {spent / 60:.1f} minutes, {len(game.tally.waits) / spent:.0f} answers a second |",
        f"| memory, mean of each sixth | {' · '.join(f'{mean:.0f}' for mean in means)} MiB |",
        f"| growth from the last sixth but one to the last | {means[-1] / means[-2] - 1:+.1%} |",
    ]


HEAD: Final = """# What one machine carries

Written by `make load`. Server (one process, compiled engine, SQLite with every answer synced to disk)
and all clients share one machine with {cores} cores. The clients play at random; times are measured by them.
The soak is a day in fast motion, so what waits for the clock is faster, too: a table that nobody looks at
leaves the memory after {idle:g} s in place of 60.
"""


async def measure(chosen: argparse.Namespace, console: Console) -> None:
    sections: list[str] = [HEAD.format(cores=os.cpu_count(), idle=IDLE)]
    work: list[tuple[str, list[str], Callable[[Server, Progress], Any]]] = [
        ("Many tables", [], lambda s, p: many_tables(s, chosen.tables, chosen.seconds, p)),
        ("Many spectators", [], lambda s, p: many_spectators(s, chosen.spectators, chosen.seconds, p)),
        ("Flicks", [], lambda s, p: many_flicks(s, FLICKS, p)),
        ("A long time", ["--idle", str(IDLE)], lambda s, p: soak(s, chosen.soak, p)),
    ]
    with Progress(console=console) as progress:
        for title, more, measured in work:
            with serving(*more) as server:
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

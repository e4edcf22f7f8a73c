"""How fast the lab is: `.fast/bin/python -m bench.lab`; what it found is in docs/lab.md.

Games of each bot a processor second, bare and in a comparison; then a comparison by one worker and by two,
and how much memory whoever compares has needed after some games and after all.
"""

import argparse
import resource
import time
from collections.abc import Callable, Iterable
from typing import Final

from milkomeda.lab.contest import play
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Study, Task, asked_for, looking, sample
from milkomeda.lab.workers import workers
from milkomeda.terminal.arguments import MEASURED

FEW: Final = 64  # blocks of a quick bot that are measured
BOTS: Final = {"random": FEW, "reflex": FEW, "planner": FEW // 8}
ASKED: Final = asked_for(MEASURED, "")


def setup_of(bot: str, seed: int = 1) -> Setup:
    return looking(Setup("milkomeda", "edition=protocols", (bot,) * 4, seed), ASKED)


def processor(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def speed(bot: str, blocks: int) -> None:
    setup = setup_of(bot)
    seatings = [game.seating for block in range(blocks) for game in setup.block(block)]
    play(seatings[0])
    bare = processor(lambda: [play(one) for one in seatings])
    task = Task({block: [setup] for block in range(blocks)}, ASKED)
    compared = processor(lambda: sample(task))
    print(f"{bot:10} {len(seatings) / bare:8.1f} bare {len(seatings) / compared:8.1f} compared")


def compare(games: int, processes: int) -> float:
    """Seconds on the clock."""
    sides = [setup_of("reflex"), setup_of("reflex")._replace(options="edition=directives")]
    study = Study(lambda block: sides, ASKED, games // 2)
    begun = time.perf_counter()
    with workers(processes) as pool:
        exhaust(study.rows(pool))
    return time.perf_counter() - begun


def exhaust(rows: Iterable[object]) -> None:
    for _ in rows:
        pass


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of the comparison by two workers")
    games = parser.parse_args().games
    print("Games a processor second, four of a bot in protocols:")
    for bot, blocks in BOTS.items():
        speed(bot, blocks)
    one, few = compare(games // 10, 1), megabytes()
    two = compare(games // 10, 2)
    print(f"{games // 10} games compared: {one:.0f} s by one worker, {one / two:.2f} times as fast by two")
    print(f"{games} games compared by two workers: {compare(games, 2):.0f} s")
    print(f"Memory: {few:.0f} MB after {games // 10} games, {megabytes():.0f} MB after {games}")


if __name__ == "__main__":
    main()

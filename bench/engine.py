"""Our engine, compiled or not: whatever this Python has installed."""

from itertools import count
from pathlib import Path
from platform import python_version

import milkomeda.bots.playout as engine
from bench.worker import Case, copies, games, serve

GAME, OPTIONS, SEATS = "milkomeda", "edition=protocols", 4


def play(copy_each: bool) -> Case:
    seeds = count(1)
    return games(lambda: engine.playout(GAME, OPTIONS, SEATS, next(seeds), copy_each))


def copy() -> Case:
    decisions, _, _ = engine.playout(GAME, OPTIONS, SEATS, 1, False)
    return copies(engine.midgame(GAME, OPTIONS, SEATS, 1, decisions // 2).copy)


def main() -> None:
    kind = "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"
    measures = {"play": play(False), "copy_each": play(True), "copy": copy()}
    serve("Python", python_version(), {f"Milkomeda, {kind}": measures})


if __name__ == "__main__":
    main()

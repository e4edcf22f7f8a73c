"""Our engine, compiled or not: whatever this Python has installed."""

from itertools import count
from pathlib import Path
from platform import python_version

import milkomeda.bots.playout as engine
from bench.worker import Case, copies, games, serve
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State

OPTIONS, SEATS = "edition=protocols", 4
SURVEYED = 200


def new() -> State:
    return game("milkomeda").new(OPTIONS, SEATS)


def forced_share() -> float:
    """The share of decisions with a single choice, over games that are not timed: counting takes time."""
    counted = [engine.forced(new(), seed) for seed in range(SURVEYED)]
    return sum(single for _, single in counted) / sum(decisions for decisions, _ in counted)


def play(copy_each: bool, share: float) -> Case:
    seeds = count(1)

    def one() -> tuple[int, int, int]:
        decisions, chances = engine.playout(new(), next(seeds), copy_each)
        return decisions, round(decisions * share), chances

    return games(one)


def copy() -> Case:
    """Of a state in the middle of a game."""
    decisions, chances = engine.playout(new(), 1, False)
    state = new()
    engine.play_on(state, Seeded(1), (decisions + chances) // 2)
    return copies(state.copy)


def main() -> None:
    kind = "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"
    share = forced_share()
    measures = {"play": play(False, share), "copy_each": play(True, share), "copy": copy()}
    serve("Python", python_version(), {f"Milkomeda, {kind}": measures})


if __name__ == "__main__":
    main()

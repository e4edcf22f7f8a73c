"""Our engine, compiled or not: whatever this Python has installed."""

from itertools import count
from pathlib import Path
from platform import python_version

import numpy as np

import milkomeda.bots.playout as engine
from bench.worker import Case, copies, decisions, games, serve
from milkomeda.adapters.gymnasium import Seats
from milkomeda.bots.ahead import few_choices
from milkomeda.bots.batch import Batch
from milkomeda.bots.reflex import MOST
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

OPTIONS, SEATS = "edition=protocols", 4
SURVEYED = 200
GAMES, LONGEST = 64, 100_000  # of a batch; answers of a game


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


def batch(look_ahead: bool) -> Case:
    """Many games at once, as a learner steps them: figures of every position, and perhaps of every choice."""
    random = np.random.default_rng(1)
    played = Batch(new(), GAMES, 1, LONGEST, look_ahead)

    def answer() -> int:
        counts = np.frombuffer(played.asked.counts, "<i4")
        played.answer((random.random(GAMES) * counts).astype("<i4").tobytes())
        return GAMES

    return decisions(answer)


def seats() -> Case:
    """The same in Gymnasium, at one seat against random bots: only the learner's answers count."""
    played = Seats(GAMES, options=OPTIONS, players=SEATS)
    played.action_space.seed(1)
    played.reset(seed=1)

    def answer() -> int:
        played.step(played.action_space.sample())
        return GAMES

    return decisions(answer)


def one_by_one() -> Case:
    """The same figures of a single game, stepped from Python."""
    seeds = count(1)
    state, luck = new(), Seeded(0)

    def answer() -> int:
        nonlocal state, luck
        while state.over or state.seat() == LUCK:
            if state.over:
                state, luck = new(), Seeded(next(seeds))
            state.play(state.step.sample(state, luck))
        seat = state.seat()
        view = state.view(seat)
        choices = few_choices(view, MOST, luck)
        np.array(view.imagine(seat, luck).features(seat), np.float32)
        state.play(choices[luck.below(len(choices))])
        return 1

    return decisions(answer)


def main() -> None:
    kind = "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"
    share = forced_share()
    measures = {"play": play(False, share), "copy_each": play(True, share), "copy": copy()}
    measures |= {"one_by_one": one_by_one(), "batch": batch(False), "batch_ahead": batch(True)}
    measures["seats"] = seats()
    serve("Python", python_version(), {f"Milkomeda, {kind}": measures})


if __name__ == "__main__":
    main()

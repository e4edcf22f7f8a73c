"""Starflick, compiled or not: flicks with eight ships on the board, and whole games of greedy for two."""

from itertools import count
from math import atan2, degrees
from pathlib import Path
from platform import python_version
from time import perf_counter
from typing import Final

import milkomeda.starflick.physics.sliding as engine
from bench.worker import Case, Counts, serve
from milkomeda.bots.duel import play_match
from milkomeda.bots.greedy import Greedy
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES, SHIPS, SIDE, distance
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.physics import Flick
from milkomeda.starflick.physics.sliding import play

DISCS: Final = 8
APART: Final = 280  # of planets and ships
MOST: Final = 30_000  # answers of a game
RULES: Final = read_rules("")


def any_flick(seed: int) -> Flick:
    """Any direction and speed."""
    luck = Seeded(seed)
    x, y = [-1] * SHIPS, [-1] * SHIPS
    taken = [(HOLE_X[hole], HOLE_Y[hole]) for hole in range(HOLES)]
    for number in range(DISCS):
        place = int(luck.below(SIDE)), int(luck.below(SIDE))
        while any(distance(*place, *other) < APART for other in taken):
            place = int(luck.below(SIDE)), int(luck.below(SIDE))
        taken.append(place)
        x[number // 2 + A_SEAT * (number % 2)], y[number // 2 + A_SEAT * (number % 2)] = place
    return Flick(0, int(luck.below(36_000)), 300 + int(luck.below(2700)), tuple(x), tuple(y), ())


def push(seed: int) -> Flick:
    """At an own ship nearby, so that several slide."""
    flick = any_flick(seed)
    near = sorted(
        range(1, 4), key=lambda ship: distance(flick.x[0], flick.y[0], flick.x[ship], flick.y[ship])
    )
    x, y = flick.x[near[0]] - flick.x[0], flick.y[near[0]] - flick.y[0]
    return flick._replace(angle=round(degrees(atan2(y, x)) * 100 + flick.angle % 600 - 300) % 36_000)


def flicks(some: list[Flick]) -> Case:
    number = count()

    def case(seconds: float) -> Counts:
        done, spent, start = 0, 0.0, perf_counter()
        while spent < seconds:
            play(some[next(number) % len(some)], RULES)
            done += 1
            spent = perf_counter() - start
        return {"seconds": spent, "flicks": done}

    return case


def greedy() -> Case:
    """One game, whatever time it takes."""
    seeds = count(1)

    def case(seconds: float) -> Counts:
        state, start = game("starflick").new("", 2), perf_counter()
        play_match(state, [Greedy(), Greedy()], Seeded(next(seeds)), MOST)
        return {"seconds": perf_counter() - start}

    return case


def main() -> None:
    kind = "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"
    cases = {
        "flicks": flicks([any_flick(seed) for seed in range(200)]),
        "pushes": flicks([push(seed) for seed in range(200)]),
        "greedy": greedy(),
    }
    serve("Python", python_version(), {f"Starflick, {kind}": cases})


if __name__ == "__main__":
    main()

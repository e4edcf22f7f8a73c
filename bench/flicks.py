"""How many flicks a second, on one core: eight ships on the board, any direction and speed."""

import time
from typing import Final

from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES, SHIPS, SIDE, distance
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics import Collisions, Flick, beginning, play

DISCS: Final = 8
APART: Final = 280  # of planets and ships


def some_flick(seed: int) -> Flick:
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


def flicks_a_second(seconds: float = 2.0) -> dict[str, float]:
    """As games play them, and all of them stepped through at 240 Hz."""
    rules = read_rules("")
    flicks = [some_flick(seed) for seed in range(200)]
    found: dict[str, float] = {}
    for name in ("played", "stepped"):
        count, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            flick = flicks[count % len(flicks)]
            if name == "played":
                play(flick, rules)
            else:
                Collisions(flick, rules, beginning(flick)).run(False)
            count += 1
        found[name] = count / (time.process_time() - start)
    return found


if __name__ == "__main__":
    for name, rate in flicks_a_second().items():
        print(f"{name}: {rate:,.0f} flicks a second with {DISCS} ships")

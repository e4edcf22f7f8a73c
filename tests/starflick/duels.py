"""One bot against another in games for two, seats alternating: prints how many games the first one won.

Run by the compiled engine's Python: `python -m tests.starflick.duels expert novice 0 10` plays seeds 0 to 9.
"""

import sys

from milkomeda.bots import BOTS
from milkomeda.bots.duel import play_match
from milkomeda.play.luck import Seeded
from milkomeda.starflick.rules.setup import new_game
from tests.starflick.scene import laws

MOST = 30_000  # answers of a game


def duel(one: str, other: str, seed: int) -> bool:
    """Whether the first bot won, and alone."""
    seat = seed % 2
    sky = new_game("", 2)
    bots = [BOTS[one if number == seat else other]() for number in range(2)]
    assert play_match(sky, bots, Seeded(seed), MOST)
    laws(sky)
    return sky.winners() == [seat]


if __name__ == "__main__":
    one, other, first, last = sys.argv[1:]
    print(sum(duel(one, other, seed) for seed in range(int(first), int(last))))

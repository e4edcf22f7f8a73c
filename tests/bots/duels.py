"""Greedy against three random players, seats rotated: prints how many games it won and how many ended.

Run by the compiled engine's Python: `python -m tests.bots.duels draft 0 10` plays the seeds 0 to 9.
"""

import sys

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.duel import play_match
from milkomeda.bots.greedy import Greedy
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded

SEATS = 4
MOST = 30_000  # answers of a game


def duel(edition: str, seed: int) -> tuple[bool, bool]:
    """Whether greedy won the game, and whether it ended. A shared victory is won."""
    seat = seed % SEATS
    bots: list[Bot] = [RandomBot() for _ in range(SEATS)]
    bots[seat] = Greedy()
    state = new_game(edition, SEATS)
    ended = play_match(state, bots, Seeded(seed), MOST)
    return ended and seat in state.winners(), ended


def main(edition: str, first: int, last: int) -> None:
    results = [duel(edition, seed) for seed in range(first, last)]
    print(sum(won for won, _ in results), sum(ended for _, ended in results))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

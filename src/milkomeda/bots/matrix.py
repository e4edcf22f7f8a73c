"""Games in which two sides answer at once: how often each answer should be given."""

from typing import Final

from mypy_extensions import i64

from milkomeda.play.luck import Random

ROUNDS: Final = 400
GRAIN: Final = 1 << 30


def equilibrium(mine: list[list[float]], theirs: list[list[float]]) -> list[float]:
    """By regret matching: what one side and the other gain for each pair of answers; returns how often
    each row is answered.
    """
    rows: i64 = len(mine)
    columns: i64 = len(mine[0])
    own_regrets = [0.0] * rows
    other_regrets = [0.0] * columns
    shares = [0.0] * rows
    for _ in range(ROUNDS):
        own = by_regret(own_regrets)
        other = by_regret(other_regrets)
        gains = [0.0] * rows
        losses = [0.0] * columns
        for i in range(rows):
            for j in range(columns):
                gains[i] += other[j] * mine[i][j]
                losses[j] += own[i] * theirs[i][j]
        regret(own_regrets, own, gains)
        regret(other_regrets, other, losses)
        for i in range(rows):
            shares[i] += own[i] / float(ROUNDS)
    return shares


def by_regret(regrets: list[float]) -> list[float]:
    """Answers as often as they are regretted not to have been given."""
    total = 0.0
    for regret in regrets:
        total += max(regret, 0.0)
    if total <= 0.0:
        return [1.0 / float(len(regrets))] * len(regrets)
    return [max(regret, 0.0) / total for regret in regrets]


def regret(regrets: list[float], shares: list[float], gains: list[float]) -> None:
    mean = 0.0
    for share, gain in zip(shares, gains):
        mean += share * gain
    for index, gain in enumerate(gains):
        regrets[index] += gain - mean


def draw(shares: list[float], luck: Random) -> i64:
    """One of the answers, each as often as its share says."""
    left = (float(luck.below(GRAIN)) + 0.5) / float(GRAIN)
    for index in range(len(shares)):
        left -= shares[index]
        if left < 0.0:
            return index
    return len(shares) - 1

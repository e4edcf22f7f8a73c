"""Learn to play a short game by playing it: `python examples/learn.py`, with `.[rl]` installed.

What a position is worth is a sum of its figures, each times a weight. After every lesson the weights are
fitted to how the games ended (least squares), so the next lesson is played by somebody who knows better.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

import milkomeda.adapters.gymnasium  # noqa: F401, to import it is to register the games

RULES: Final = "edition=protocols end_round=2"
GAMES: Final = 32  # at once
ZEAL: Final = 6.0  # how much a better choice is preferred while learning
DOUBT: Final = 30.0  # keeps weights small that little speaks for

Floats = NDArray[Any]


def seats(games: int) -> Any:
    return gymnasium.make_vec(
        "milkomeda/Milkomeda-v0",
        games,
        vectorization_mode="vector_entry_point",
        options=RULES,
        look_ahead=True,
    )


def pick(weights: Floats, after: Floats, zeal: float, random: np.random.Generator) -> int:
    """The better the position after a choice looks, the likelier. `after` has a row for each choice."""
    noise = random.gumbel(size=len(after))
    return int((after @ weights * zeal + noise).argmax())


class Fit:
    """Weights by which figures foretell best how games end."""

    def __init__(self, figures: int) -> None:
        self.products = np.eye(figures) * DOUBT
        self.sums = np.zeros(figures)

    def add(self, seen: list[Floats], reward: float) -> None:
        """All that was seen in a game, and what came of it."""
        rows = np.array(seen, np.float64)
        self.products += rows.T @ rows
        self.sums += rows.sum(axis=0) * reward

    def weights(self) -> Floats:
        return np.linalg.solve(self.products, self.sums)


def play(weights: Floats, games: int, seed: int, zeal: float, fit: Fit | None = None) -> float:
    """The share of games that these weights win, against who answers at random."""
    env, random = seats(GAMES), np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    seen: list[list[Floats]] = [[] for _ in range(GAMES)]
    won = ended = 0
    while ended < games:
        actions = np.array([pick(weights, after, zeal, random) for after in info["after"]])
        for rows, after, action in zip(seen, info["after"], actions):
            rows.append(after[action])
        _, rewards, over, _, info = env.step(actions)
        for number in np.flatnonzero(over):
            if fit:
                fit.add(seen[number], float(rewards[number]))
            seen[number] = []
        ended += int(over.sum())
        won += int((rewards > 0).sum())
    return won / ended


def learn(lessons: int, games: int, seed: int) -> Floats:
    fit = Fit(seats(1).single_observation_space.shape[0])
    weights = np.zeros(len(fit.sums))
    for lesson in range(lessons):
        share = play(weights, games, seed + lesson * 10_000, ZEAL, fit)
        weights = fit.weights()
        print(f"lesson {lesson + 1}: won {share:.0%}")
    return weights


if __name__ == "__main__":
    learned = learn(lessons=6, games=128, seed=1)
    print(f"after all lessons: won {play(learned, 256, 1_000_000, 100.0):.0%}")

"""Are comparisons honest? `python -m bench.honesty`; what it found is in docs/lab.md.

Equals are compared, and looked at after every batch: how often is there an alarm? Where one side wins three
points more often: how often is that found within the size that was announced?
"""

import argparse
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from milkomeda.lab.comparison import Asked, Comparison, Values
from milkomeda.lab.verdict import Verdict

WINS: Final = Asked("wins", "", share=True)
COMPLETION: Final = Asked("completion", "", share=True)
ROUNDS: Final = Asked("rounds", "", share=False)
DECISIONS: Final = Asked("decisions", "", share=False)
FIGHTS: Final = Asked("fights", "", share=False)
POINTS: Final = Asked("points", "", share=False)
EVERY: Final = [WINS, COMPLETION, ROUNDS, DECISIONS, FIGHTS, POINTS]
EFFECT: Final = 0.03

Pair = tuple[Values, Values]
Draw = Callable[[np.random.Generator], Pair]
"""A block of both sides."""


# Blocks by simple laws, as unlike the normal one as those of games: few values, rare ones, long tails.


def equals(rng: np.random.Generator) -> Pair:
    luck = rng.normal()
    return side(rng, luck, 0.0), side(rng, luck, 0.0)


def unequals(rng: np.random.Generator) -> Pair:
    """The other one wins more often."""
    luck = rng.normal()
    return {WINS: won(rng, luck, 0.0)}, {WINS: won(rng, luck, EFFECT)}


def won(rng: np.random.Generator, luck: float, effect: float) -> float:
    """Of four games."""
    return float(rng.binomial(4, float(np.clip(0.25 + 0.08 * luck, 0.0, 0.9)) + effect)) / 4


def side(rng: np.random.Generator, luck: float, effect: float) -> Values:
    rounds = float(4 + rng.poisson(rng.gamma(2.0, 1.5) * np.exp(luck / 4)))
    return {
        WINS: won(rng, luck, effect),
        COMPLETION: float(rng.random() < 0.98),
        ROUNDS: rounds,
        DECISIONS: 40 * rounds + rng.poisson(60),
        FIGHTS: float(rng.poisson(0.1)),
        POINTS: float(rng.normal(30 + 2 * luck, 6)),
    }


# Comparisons.


class Told(NamedTuple):
    """What one came to."""

    alarms: set[str]
    blocks: int
    announced: int


def compare(draw: Draw, asked: list[Asked], seed: int, batch: int, most: int) -> Told:
    """Looked at after every batch, until all is said; or until so many blocks, or those announced."""
    rng, made, alarms = np.random.default_rng(seed), Comparison(asked), set[str]()
    done = False
    while not done and made.blocks < (most or made.announced() or made.blocks + 1):
        for _ in range(batch):
            made.add(*draw(rng))
        done = made.look()
        loud = [line for line in made.lines.values() if line.watch.verdict in (Verdict.MORE, Verdict.LESS)]
        alarms.update(line.asked.measure for line in loud)
    return Told(alarms, made.blocks, made.announced())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.honesty", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=200)
    parser.add_argument("--blocks", type=int, default=2000, help="of each comparison of equals")
    parser.add_argument("--batch", type=int, default=16, help="blocks between two looks")
    args = parser.parse_args()
    console, seeds = Console(), range(1, args.comparisons + 1)
    same = [
        compare(equals, EVERY, seed, args.batch, args.blocks)
        for seed in track(seeds, "equals", console=Console(stderr=True))
    ]
    other = [
        compare(unequals, [WINS], seed, args.batch, 0)
        for seed in track(seeds, "three points more", console=Console(stderr=True))
    ]
    alarms, found = sum(bool(one.alarms) for one in same), sum(bool(one.alarms) for one in other)
    size = sorted(one.announced for one in other)[len(other) // 2]
    console.print(f"Equals, {len(EVERY)} measures, a look every {args.batch} of {args.blocks} blocks:")
    console.print(f"{alarms} of {len(same)} raised an alarm ({alarms / len(same):.1%}; 5 % are allowed).")
    console.print(f"Three points more: {found} of {len(other)} were found within the announced size")
    console.print(f"({found / len(other):.1%}; 80 % are wanted), which was {size} blocks in the median.")


if __name__ == "__main__":
    main()

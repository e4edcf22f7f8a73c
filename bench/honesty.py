"""Are comparisons honest? `python -m bench.honesty`; what it found is in docs/lab.md.

Equals are compared, and looked at after every batch: how often is there an alarm? Where one side wins three
points more often: how often is that found within the size that was announced? Blocks are drawn by simple
laws, or from games that are played for it.
"""

import argparse
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from milkomeda.lab.comparison import Asked, Comparison, Values
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Study, asked_for
from milkomeda.lab.verdict import Verdict
from milkomeda.lab.workers import workers

WINS: Final = Asked("wins", "", share=True)
COMPLETION: Final = Asked("completion", "", share=True)
ROUNDS: Final = Asked("rounds", "", share=False)
DECISIONS: Final = Asked("decisions", "", share=False)
FIGHTS: Final = Asked("fights", "", share=False)
POINTS: Final = Asked("points", "", share=False)
EVERY: Final = [WINS, COMPLETION, ROUNDS, DECISIONS, FIGHTS, POINTS]
EFFECT: Final = 0.03
ASIDE: Final = Console(stderr=True)

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


# Blocks of games that were played.

SEAT: Final = Asked("wins-by-seat", "0", share=True)
MEASURED: Final = "completion,rounds,minutes,lead-changes,dead-time,runaways,forced,wins-by-seat:0"


class Pool:
    """Both sides are drawn from the same blocks, so they are equal."""

    def __init__(self, blocks: list[Values]) -> None:
        self.blocks = blocks
        self.lost = 1 - sum(block[SEAT] for block in blocks) / len(blocks)

    def one(self, rng: np.random.Generator) -> Values:
        return self.blocks[int(rng.integers(len(self.blocks)))]

    def equals(self, rng: np.random.Generator) -> Pair:
        return self.one(rng), self.one(rng)

    def unequals(self, rng: np.random.Generator) -> Pair:
        """The other one wins some of the games that it had lost."""
        won, other = self.one(rng)[SEAT], self.one(rng)[SEAT]
        turned = (1 - other) * float(rng.random() < EFFECT / self.lost)
        return {SEAT: won}, {SEAT: other + turned}


def played(games: int, processes: int) -> list[Values]:
    """Of reflex, by the newest edition."""
    asked = asked_for(MEASURED, "")
    setup = Setup("milkomeda", "", ("reflex",) * 4, facts=0)
    with workers(processes) as pool:
        rows = Study(lambda block: [setup], asked, games).rows(pool)
        return [row[0] for some in track(rows, "games", console=ASIDE) for row in some]


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
    parser.add_argument("--games", type=int, default=0, help="draw blocks from so many games of reflex")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    every, one, same, other = EVERY, WINS, equals, unequals
    if args.games:
        pool = Pool(played(args.games, args.processes))
        every, one, same, other = asked_for(MEASURED, ""), SEAT, pool.equals, pool.unequals
    seeds = range(1, args.comparisons + 1)
    calm = [
        compare(same, every, seed, args.batch, args.blocks) for seed in track(seeds, "equals", console=ASIDE)
    ]
    loud = [
        compare(other, [one], seed, args.batch, 0) for seed in track(seeds, "three points", console=ASIDE)
    ]
    report(len(every), calm, loud, args)


def report(measures: int, calm: list[Told], loud: list[Told], args: argparse.Namespace) -> None:
    alarms, found = (sum(bool(one.alarms) for one in told) for told in (calm, loud))
    size = sorted(one.announced for one in loud)[len(loud) // 2]
    print(f"Equals, {measures} measures, a look every {args.batch} of {args.blocks} blocks:")
    print(f"{alarms} of {len(calm)} raised an alarm ({alarms / len(calm):.1%}; 5 % are allowed).")
    print(f"Three points more: {found} of {len(loud)} were found within the announced size")
    print(f"({found / len(loud):.1%}; 80 % are wanted), which was {size} blocks in the median.")


if __name__ == "__main__":
    main()

"""The fingerprints of some games, one a line: what was answered, and the positions on the way.

Run by the compiled engine's Python as by any other: `python -m tests.fingerprints draft`.
"""

import hashlib
import sys
from array import array

from milkomeda.bots.batch import Batch
from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.search import Search
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from milkomeda.starflick.options import read_rules
from tests.galaxy.mixtures import mixture
from tests.starflick.shots import crowded, digest

SEEDS = 4  # games of each number of players
MIXTURES = 40
MOST = 3000  # answers of a game
GREEDY_MOST = 120
VARIANTS = ("wormholes", "minefields", "seams")
EVERY = 11  # answers between two positions
FLICKS = [crowded(seed) for seed in range(60)]


def fingerprint(options: str, bots: list[Bot], seed: int, most: int, name: str = "milkomeda") -> str:
    """A game of bots up to so many answers."""
    rules = game(name)
    state = rules.new(options, len(bots))
    luck = Seeded(seed)
    digest = hashlib.sha256()
    answers = 0
    while not state.over and answers < most:
        seat = int(state.seat())
        if seat == LUCK:
            choice = int(state.step.sample(state, luck))
        else:
            choice = int(bots[seat].choose(state.view(seat), seat, luck))
        digest.update(f"{seat} {choice} {state.step.spell(state, choice)}\n".encode())
        state.play(choice)
        answers += 1
        if answers % EVERY == 0 or state.over:
            digest.update(rules.write(state).encode())
            digest.update(repr([state.scores(), state.winners(), round(state.judge(0), 9)]).encode())
    return f"{options}, {len(bots)} players, seed {seed}: {answers} answers, {digest.hexdigest()[:20]}"


def randoms(seats: int) -> list[Bot]:
    return [RandomBot() for _ in range(seats)]


def of_edition(edition: str) -> list[str]:
    """Random games of an edition, and one of bots that look ahead against a random player."""
    lines = [fingerprint(edition, randoms(seats), seed, MOST) for seats in (2, 3, 4) for seed in range(SEEDS)]
    greedy: list[Bot] = [Greedy(16), RandomBot(), Search(games=6, finalists=3)]
    return [*lines, fingerprint(edition, greedy, 1, GREEDY_MOST)]


def of_mixtures() -> list[str]:
    """Random games of random mixtures of options."""
    lines: list[str] = []
    for seed in range(MIXTURES):
        luck = Seeded(seed)
        seats = 2 + int(luck.below(3))
        lines.append(fingerprint(mixture(luck, seats), randoms(seats), seed, MOST // 4))
    return lines


def of_starflick() -> list[str]:
    """Random games, with variants and without, one of greedy against a random player, and the very paths
    of some flicks.
    """
    plain = [fingerprint("", randoms(seats), seats, MOST // 4, "starflick") for seats in (2, 3, 4)]
    variants = [fingerprint(f"{variant}=yes", randoms(2), 1, MOST // 8, "starflick") for variant in VARIANTS]
    dice = fingerprint("navigation=dice", randoms(2), 1, MOST // 8, "starflick")
    greedy = fingerprint("", [Greedy(16), RandomBot()], 1, GREEDY_MOST, "starflick")
    return [*plain, *variants, dice, greedy, digest(FLICKS, read_rules("seams=yes wormholes=yes"))]


def of_batches() -> list[str]:
    """Batches of games that are answered with the last choice and the first in turn, column by column."""
    lines: list[str] = []
    for name, options in [("milkomeda", "protocols end_round=3"), ("starflick", "pool=4")]:
        batch = Batch(game(name).new(options, 2), games=3, seed=1, limit=60, look_ahead=True, most=8)
        digest = hashlib.sha256()
        for number in range(MOST // 30):
            counts = memoryview(batch.asked.counts).cast("i")
            digest.update(
                b"".join(batch.answer(array("i", [n * (number % 2) - number % 2 for n in counts]).tobytes()))
            )
        lines.append(f"{name}: {digest.hexdigest()[:20]} {list(batch.phases)}")
    return lines


def fingerprints(what: str) -> list[str]:
    if what == "starflick":
        return of_starflick()
    if what == "batches":
        return of_batches()
    return of_mixtures() if what == "mixtures" else of_edition(what)


def engine(what: str) -> str:
    """The file of the rules that play."""
    rules = game("starflick" if what == "starflick" else "milkomeda")
    return str(sys.modules[type(rules).__module__].__file__)


if __name__ == "__main__":
    print(engine(sys.argv[1]))
    print("\n".join(fingerprints(sys.argv[1])))

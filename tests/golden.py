"""Golden games and golden counts: what the rules play today, so that no change goes unnoticed.

`make golden` writes them anew. A golden game is a log; a golden count says of a position in the middle of a
game how many positions there are one, two and three answers later, and their digest.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rulebook import write_docs
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

FOLDER = Path(__file__).parent / "golden_files"
COUNTS = FOLDER / "counts.txt"
RANDOM_GAMES = [f"{edition}-{players}.txt" for edition in EDITIONS for players in (2, 3, 4)]
GREEDY_GAMES = [f"{edition}-greedy.txt" for edition in EDITIONS]
SEEDS = range(1, 13)
MOMENTS = 6  # of each game
FOLLOWED = 7  # choices at each step, at most
TRIES = 12  # of greedy, which is slow where it is not compiled
GAME = Milkomeda()


# Games.


def play(options: str, bots: list[Bot], seed: int) -> Match:
    """A whole game of bots, as a match."""
    match = Match(GAME, options, [f"player {seat + 1}" for seat in range(len(bots))])
    luck = Seeded(seed)
    while not match.state.over:
        seat, step = int(match.state.seat()), match.state.step
        if seat == LUCK:
            match.answer(LUCK, step.sample(match.state, luck))
        else:
            match.answer(seat, bots[seat].choose(match.state.view(seat), seat, luck))
    return match


def variety(match: Match) -> tuple[int, int]:
    """How many kinds of steps a game has seen; of equals the shorter one is better."""
    return len({answer.before.step.name() for answer in match.answers}), -len(match.answers)


def random_game(edition: str, seats: int) -> Match:
    """The richest of a few random games."""
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    return max((play(edition, bots, seed) for seed in SEEDS), key=variety)


def greedy_game(edition: str) -> Match:
    return play(edition, [Greedy(TRIES), Greedy(TRIES)], 1)


def games() -> Iterator[tuple[str, Match]]:
    for name in RANDOM_GAMES:
        edition, seats = name.removesuffix(".txt").split("-")
        yield name, random_game(edition, int(seats))
    for edition, name in zip(EDITIONS, GREEDY_GAMES, strict=True):
        yield name, greedy_game(edition)


# Counts.


def followed(state: State) -> list[int]:
    """All choices of a step, or some of them spread evenly; a sample where they cannot be listed."""
    step = state.step
    if not step.listed(state):
        luck = Seeded(7)
        return [int(step.sample(state, luck)) for _ in range(FOLLOWED)]
    choices = step.choices(state)
    return choices[:: -(-len(choices) // FOLLOWED)]


def after(states: list[State]) -> list[State]:
    """The different positions one answer later."""
    found: dict[str, State] = {}
    for state in states:
        for choice in [] if state.over else followed(state):
            copy = state.copy()
            copy.play(choice)
            found[GAME.write(copy)] = copy
    return list(found.values())


def count_line(name: str, answers: int, state: State) -> str:
    """What is asked, with how many choices; then the positions after one, two and three answers."""
    listed = len(state.step.choices(state)) if state.step.listed(state) else "many"
    counts: list[int] = []
    digest = hashlib.sha256(GAME.write(state).encode())
    states = [state]
    for _ in range(3):
        states = after(states)
        counts.append(len(states))
        for text in sorted(GAME.write(position) for position in states):
            digest.update(text.encode())
    numbers = " ".join(str(count) for count in counts)
    return f"{name} after {answers}: {state.step.name()} {listed}: {numbers}: {digest.hexdigest()[:16]}"


def count_lines(name: str) -> list[str]:
    """Some moments of a golden game, spread evenly."""
    answers = log.replay_far(log.read((FOLDER / name).read_text(encoding="utf-8")), GAME)[0].answers
    moments = [len(answers) * part // (MOMENTS + 1) for part in range(1, MOMENTS + 1)]
    return [count_line(name, moment, answers[moment].before) for moment in moments]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, match in games():
        (FOLDER / name).write_text(log.write(match), encoding="utf-8")
        print(f"{name}: {len(match.answers)} answers")
    lines = [line for name in RANDOM_GAMES for line in count_lines(name)]
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{COUNTS.name}: {len(lines)} positions")
    write_docs(Path("docs"))


if __name__ == "__main__":
    main()

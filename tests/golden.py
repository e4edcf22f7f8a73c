"""Golden games and golden counts: what the rules play today, so that no change goes unnoticed.

`make golden` writes them anew. A golden game is a log, of bots as they were then: they may play otherwise by
now, but their answers must still mean the same. A golden count says of a position in the middle of a
game how many positions there are one, two and three answers later, and their digest.
"""

import hashlib
from functools import partial
from pathlib import Path
from typing import NamedTuple

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.galaxy.book import rulebook
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.starflick.book import rulings
from tests.starflick import flights

FOLDER = Path(__file__).parent / "golden_files"
COUNTS = "counts.txt"
MOMENTS = 6  # of each game
FOLLOWED = 7  # choices at each step, at most
SOME = range(1, 13)
VARIANTS = "minefields=yes navigation=dice seams=yes wormholes=yes"


class Recipe(NamedTuple):
    """How a golden game is made: the richest of those that these seeds give."""

    game: str
    options: str
    seats: int
    seeds: range
    tries: int = 0
    """Of greedy, which is slow where it is not compiled; 0 for random players."""


RECIPES = {
    **{
        f"milkomeda/{edition}-{seats}.txt": Recipe("milkomeda", edition, seats, SOME)
        for edition in EDITIONS
        for seats in (2, 3, 4)
    },
    **{
        f"milkomeda/{edition}-greedy.txt": Recipe("milkomeda", edition, 2, SOME[1:3], 12)
        for edition in EDITIONS
    },
    "starflick/random-2.txt": Recipe("starflick", "pool=4", 2, SOME[:1]),
    "starflick/random-3.txt": Recipe("starflick", "pool=4", 3, SOME[1:2]),
    "starflick/random-4.txt": Recipe("starflick", "pool=5", 4, SOME[2:3]),
    "starflick/variants.txt": Recipe("starflick", f"pool=3 {VARIANTS}", 2, SOME[3:4]),
    "starflick/greedy.txt": Recipe("starflick", "", 2, SOME[4:5], 8),
}
RANDOM_GAMES = [name for name, recipe in RECIPES.items() if not recipe.tries]


# Games.


def play(recipe: Recipe, seed: int) -> Match:
    """A whole game of bots, as a match."""
    match = Match(game(recipe.game), recipe.options, [f"player {n + 1}" for n in range(recipe.seats)])
    bot: Bot = Greedy(recipe.tries) if recipe.tries else RandomBot()
    luck = Seeded(seed)
    while not match.state.over:
        seat, step = int(match.state.seat()), match.state.step
        if seat == LUCK:
            match.answer(LUCK, step.sample(match.state, luck))
        else:
            match.answer(seat, bot.choose(match.state.view(seat), seat, luck))
    return match


def variety(match: Match) -> tuple[int, int]:
    """How many kinds of steps a game has seen; of equals the shorter one is better."""
    return len({answer.before.step.name() for answer in match.answers}), -len(match.answers)


def made(name: str) -> Match:
    recipe = RECIPES[name]
    return max(map(partial(play, recipe), recipe.seeds), key=variety)


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def game_of(name: str) -> Game:
    return game(RECIPES[name].game)


# Counts.


def followed(state: State) -> list[int]:
    """All choices of a step, or some of them spread evenly; a sample where they cannot be listed."""
    step = state.step
    if not step.listed(state):
        luck = Seeded(7)
        return [int(step.sample(state, luck)) for _ in range(FOLLOWED)]
    choices = step.choices(state)
    return choices[:: -(-len(choices) // FOLLOWED)]


def after(rules: Game, states: list[State]) -> list[State]:
    """The different positions one answer later."""
    found: dict[str, State] = {}
    for state in states:
        for choice in [] if state.over else followed(state):
            copy = state.copy()
            copy.play(choice)
            found[rules.write(copy)] = copy
    return list(found.values())


def count_line(name: str, answers: int, state: State) -> str:
    """What is asked, with how many choices; then the positions after one, two and three answers."""
    rules = game_of(name)
    listed = len(state.step.choices(state)) if state.step.listed(state) else "many"
    counts: list[int] = []
    digest = hashlib.sha256(rules.write(state).encode())
    states = [state]
    for _ in range(3):
        states = after(rules, states)
        counts.append(len(states))
        for text in sorted(rules.write(position) for position in states):
            digest.update(text.encode())
    numbers = " ".join(str(count) for count in counts)
    return f"{name} after {answers}: {state.step.name()} {listed}: {numbers}: {digest.hexdigest()[:16]}"


def count_lines(name: str) -> list[str]:
    """Some moments of a golden game, spread evenly."""
    answers = log.replay(log.read(text_of(name)), game_of(name)).answers
    moments = [len(answers) * part // (MOMENTS + 1) for part in range(1, MOMENTS + 1)]
    return [count_line(name, moment, answers[moment].before) for moment in moments]


def main() -> None:
    for path in FOLDER.rglob("*.txt"):
        path.unlink()
    for name in RECIPES:
        match = made(name)
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(log.write(match), encoding="utf-8")
        print(f"{name}: {len(match.answers)} answers")
    lines = [line for name in RANDOM_GAMES for line in count_lines(name)]
    (FOLDER / COUNTS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{COUNTS}: {len(lines)} positions")
    rulebook.write_docs(Path("docs"))
    rulings.write_docs(Path("docs"))
    flights.main()


if __name__ == "__main__":
    main()

"""How well the bots play: writes docs/strength.md.

Games are the same with the same bots and the same number, whoever plays them; the compiled engine is faster.
"""

import argparse
import os
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import Progress

from milkomeda.bots import BOTS
from milkomeda.bots.duel import play_match
from milkomeda.games import game
from milkomeda.play.luck import Seeded

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "strength.md"
EDITIONS: Final = ("draft", "consolidated", "directives", "protocols")
MOST: Final = 5_000  # answers of a game
CERTAIN: Final = 1.96  # standard deviations to each side, for 95 %

ABOUT: Final = """\
# How well the bots play

Written by `make strength`: one bot against others that are all alike, game by game at the next seat, with
the seeds from 0. The interval is Wilson's, for 95 %; by chance alone one of four wins a quarter of the games,
one of two half of them. Shared victories are nobody's, and a game that is not over after {most} answers is
lost. In `draft` four that look ahead hardly come to an end, so they do not meet there.
`make strength ARGS="--games 100"` plays as many of each match, and takes long where `greedy` plays.

| game | bot | against | games | won | 95 % | not over |
| --- | --- | --- | --- | --- | --- | --- |
"""


class Contest(NamedTuple):
    """One bot against a table of others."""

    game: str
    options: str
    seats: int
    bot: str
    others: str
    games: int


CONTESTS: Final = (
    *(Contest("milkomeda", edition, 4, "quick", "random", 40) for edition in EDITIONS),
    *(Contest("milkomeda", edition, 4, "greedy", "random", 20) for edition in EDITIONS),
    *(Contest("milkomeda", edition, 4, "greedy", "quick", 20) for edition in EDITIONS[1:]),
    Contest("starflick", "", 2, "greedy", "random", 40),
    Contest("starflick", "", 2, "expert", "novice", 40),
)


class Result(NamedTuple):
    won: bool
    ended: bool


def play(contest: Contest, seed: int) -> Result:
    seat = seed % contest.seats
    names = [contest.bot if number == seat else contest.others for number in range(contest.seats)]
    state = game(contest.game).new(contest.options, contest.seats)
    ended = play_match(state, [BOTS[name]() for name in names], Seeded(seed), MOST)
    return Result(ended and state.winners() == [seat], ended)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Where the true share of victories lies, most likely."""
    share, spread = won / games, CERTAIN * CERTAIN / games
    middle = share + spread / 2
    width = sqrt(spread * (share * (1 - share) + spread / 4))
    return (middle - width) / (1 + spread), (middle + width) / (1 + spread)


def line(contest: Contest, results: list[Result]) -> str:
    won = sum(result.won for result in results)
    least, most = wilson(won, len(results))
    name = f"{contest.game.capitalize()} {contest.options}".strip()
    others = contest.others if contest.seats == 2 else f"{contest.seats - 1} × {contest.others}"
    unfinished = sum(not result.ended for result in results)
    cells = [name, contest.bot, others, len(results), won, f"{least:.0%} to {most:.0%}", unfinished]
    return f"| {' | '.join(map(str, cells))} |"


def play_all(games: int) -> dict[Contest, list[Result]]:
    """So many games of each contest, or as many as it is given."""
    results: dict[Contest, list[Result]] = {contest: [] for contest in CONTESTS}
    work: dict[Future[Result], Contest] = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress() as progress:
        for contest in CONTESTS:
            for seed in range(games or contest.games):
                work[pool.submit(play, contest, seed)] = contest
        task = progress.add_task("games", total=len(work))
        for done in as_completed(work):
            results[work[done]].append(done.result())
            progress.update(task, advance=1)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="strength", description="Let the bots play against each other.")
    parser.add_argument("--games", type=int, default=0, help="of each match (default: few of the long ones)")
    lines = [line(contest, results) for contest, results in play_all(parser.parse_args().games).items()]
    text = ABOUT.format(most=f"{MOST:,}") + "\n".join(lines) + "\n"
    PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()

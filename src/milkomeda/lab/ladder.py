"""A ladder of bots: all against each other, rated by who wins (Plackett and Luce), as a page of docs."""

from collections.abc import Iterator
from itertools import combinations
from math import log
from typing import Final, NamedTuple

import choix
import numpy as np

from milkomeda.lab.contest import MOST, Outcome, Seating, Share, rotated, share_of

DRAWS: Final = 200  # of blocks, for the interval
ABOUT: Final = """\
# How well the bots play

Each part is written by the command that it names. Every set of as many bots as there are seats plays; each
of them sits once at each seat with the same luck, and these games are a block. Who wins makes the rating
(Plackett and Luce): {tenfold} points more win ten times as often, and the first bot has 0. Intervals are for
95 %: of ratings by drawing blocks anew, of shares by what differs from block to block. Among four of the same
strength each wins a quarter. A victory that is shared counts in parts; a game that is not over after {most}
answers is won by nobody. Times are of the machine that ran it.
"""
CAUTIOUS: Final = 0.01  # a victory in a hundred games that nobody has played keeps ratings finite
TENFOLD: Final = 400  # points by which one wins ten times as often
BOUNDS: Final = (2.5, 97.5)


Victory = tuple[int, tuple[int, ...]]
"""Who won, and against whom."""


class Rating(NamedTuple):
    points: float
    least: float
    most: float


class Match(NamedTuple):
    """A table of bots by some rules."""

    game: str
    options: str
    bots: tuple[str, ...]
    seats: int


def seatings(match: Match, games: int, seed: int) -> Iterator[Seating]:
    """Each set of as many bots as there are seats, so often that each pair meets at least so many times.
    Who is named twice has two seats.
    """
    tables = list(combinations(match.bots, match.seats))
    meetings = sum(set(match.bots[:2]) <= set(table) for table in tables) * match.seats
    for block in range(-(-games // meetings)):
        for number, table in enumerate(tables):
            yield from rotated(match.game, match.options, table, seed + block * len(tables) + number)


def rate(bots: tuple[str, ...], outcomes: list[Outcome]) -> dict[str, Rating]:
    """In points above the first of them. The interval comes from drawing blocks anew."""
    blocks: dict[int, list[Victory]] = {}
    for outcome in outcomes:
        numbers = [bots.index(name) for name in outcome.seating.names]
        for winner in outcome.winners:
            others = tuple(number for seat, number in enumerate(numbers) if seat != winner)
            blocks.setdefault(outcome.seating.block, []).append((numbers[winner], others))
    every = list(blocks.values())
    rng = np.random.default_rng(1)
    found = points(len(bots), every)
    drawn = [
        points(len(bots), [every[index] for index in rng.integers(len(every), size=len(every))])
        for _ in range(DRAWS)
    ]
    least, most = np.percentile(drawn, BOUNDS, axis=0)
    return {name: Rating(found[at], float(least[at]), float(most[at])) for at, name in enumerate(bots)}


def points(bots: int, blocks: list[list[Victory]]) -> list[float]:
    victories = [victory for block in blocks for victory in block]
    strength = choix.ilsr_top1(bots, victories, alpha=CAUTIOUS)
    return [float(TENFOLD * (one - strength[0]) / log(10)) for one in strength]


class Pair(NamedTuple):
    """How often one won the games in which both played and one of them won."""

    one: str
    other: str
    games: int
    share: float


def pairs(bots: tuple[str, ...], outcomes: list[Outcome]) -> Iterator[Pair]:
    for other, one in combinations(bots, 2):
        met = [outcome for outcome in outcomes if {one, other} <= set(outcome.seating.names)]
        won = sum(mean_share(outcome, one) for outcome in met)
        lost = sum(mean_share(outcome, other) for outcome in met)
        yield Pair(one, other, len(met), won / (won + lost) if won + lost else 0.5)


def mean_share(outcome: Outcome, name: str) -> float:
    """Of the victory, for each of its seats."""
    seats = [seat for seat, sits in enumerate(outcome.seating.names) if sits == name]
    return sum(map(outcome.share, seats)) / len(seats)


def thinking(name: str, outcomes: list[Outcome]) -> float:
    """Seconds a decision."""
    seconds = decisions = 0.0
    for outcome in outcomes:
        for seat, sits in enumerate(outcome.seating.names):
            if sits == name:
                seconds += outcome.seconds[seat]
                decisions += outcome.decisions[seat]
    return seconds / max(decisions, 1)


def page(before: str, text: str) -> str:
    """With this part in place of the one of the same title, or after the others."""
    parts = {part.splitlines()[0]: part for part in before.split("\n## ")[1:]}
    title = text.splitlines()[0].removeprefix("## ")
    parts[title] = text.removeprefix("## ").rstrip() + "\n"
    about = ABOUT.format(tenfold=TENFOLD, most=f"{MOST:,}")
    return "\n## ".join([about, *(part.rstrip() + "\n" for part in parts.values())])


def section(match: Match, outcomes: list[Outcome], command: str) -> str:
    """A match as part of a page."""
    bots = tuple(dict.fromkeys(match.bots))
    ratings = rate(bots, outcomes)
    unfinished = sum(not one.winners for one in outcomes)
    rules, sitting = match.options or "as it is", ", ".join(match.bots)
    lines = [
        f"## {match.game.capitalize()}, {rules}, {match.seats} players: {sitting}",
        "",
        f"`{command}`: {len(outcomes)} games, of which {unfinished} did not end.",
        "",
        "| bot | rating | 95 % | games | won | 95 % | a decision |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in sorted(bots, key=lambda name: -ratings[name].points):
        rating, share = ratings[name], share_of(name, outcomes)
        lines.append(row(name, rating, share, thinking(name, outcomes)))
    lines += ["", "| the one | before the other | games | share |", "| --- | --- | --- | --- |"]
    lines += [
        f"| {one} | {other} | {games} | {won:.0%} |" for one, other, games, won in pairs(bots, outcomes)
    ]
    return "\n".join(lines) + "\n"


def short(number: float) -> str:
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


def row(name: str, rating: Rating, share: Share, seconds: float) -> str:
    cells = [
        name,
        f"{rating.points:+.0f}",
        f"{rating.least:+.0f} to {rating.most:+.0f}",
        share.games,
        f"{share.won:.0%}",
        f"{share.least:.0%} to {share.most:.0%}",
        f"{short(seconds * 1000)} ms",
    ]
    return f"| {' | '.join(map(str, cells))} |"

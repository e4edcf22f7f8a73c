"""Bots against each other: the same luck for each of them at each seat."""

import time
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple, Protocol
from zlib import crc32

from milkomeda.games import game
from milkomeda.lab.players import Player
from milkomeda.lab.workers import mapped, workers
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

MOST: Final = 5_000  # answers of a game
THOUGHTS: Final = "thoughts"
"""What bots leave to chance."""
ALL: Final = "all"
CERTAIN: Final = 1.96  # standard deviations to each side, for 95 %


class Seating(NamedTuple):
    """Who sits where, by name; those of a block share their luck."""

    game: str
    options: str
    names: tuple[str, ...]
    block: int
    redrawn: str = ""
    """The source of luck that is another than that of its block: a step of chance, THOUGHTS, or ALL."""

    def luck(self, source: str, seat: int = 0) -> Random:
        """Each source has its own, so that all do the same in games of a block as long as they can."""
        anew = self.redrawn in (source, ALL)
        return Seeded(self.block ^ crc32(f"{source} {seat} {anew}".encode()) >> 1 << 32)


class Outcome(NamedTuple):
    seating: Seating
    winners: list[int]
    """None where the game did not end."""
    seconds: list[float]
    """That each seat has thought."""
    decisions: list[int]

    def share(self, seat: int) -> float:
        """Of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Listener(Protocol):
    """Is told each answer of a game, chance's too."""

    def answered(self, before: State, seat: int, choice: int, after: State) -> None: ...


def rotated(name: str, options: str, names: tuple[str, ...], block: int) -> Iterator[Seating]:
    """Each of them once at each seat. Where all are the same that is one game: four would be alike."""
    turned = dict.fromkeys(names[turn:] + names[:turn] for turn in range(len(names)))
    return (Seating(name, options, one, block) for one in turned)


class Chance(Protocol):
    """What answers in place of luck."""

    def choose(self, state: State, luck: Random) -> int: ...


def play(
    seating: Seating,
    listener: Listener | None = None,
    start: State | None = None,
    fate: Chance | None = None,
) -> Outcome:
    """From the beginning, or on from a position, to its end, if that comes."""
    state = start.copy() if start else game(seating.game).new(seating.options, len(seating.names))
    players = [Player(name) for name in seating.names]
    chance: dict[str, Random] = {}
    thoughts = [seating.luck(THOUGHTS, seat) for seat in range(len(players))]
    seconds, decisions = [0.0] * len(players), [0] * len(players)
    for _ in range(MOST):
        if not state.steps:
            break
        seat = int(state.seat())
        if seat == LUCK:
            source = state.step.name()
            if source not in chance:
                chance[source] = seating.luck(source)
            choose = fate.choose if fate else state.step.sample
            choice = choose(state, chance[source])
        else:
            begun = time.perf_counter()
            choice = players[seat].bot.choose(state.view(seat), seat, thoughts[seat], players[seat].budget())
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
        before = state.copy() if listener else state
        state.play(choice)
        if listener:
            listener.answered(before, seat, int(choice), state)
    return Outcome(seating, [] if state.steps else list(map(int, state.winners())), seconds, decisions)


def play_all(seatings: list[Seating], processes: int) -> Iterator[Outcome]:
    """In their order."""
    with workers(processes) as pool:
        yield from mapped(pool, play, seatings)


class Share(NamedTuple):
    """Of victories, most likely between two bounds."""

    games: int
    won: float
    least: float
    most: float


def share_of(name: str, outcomes: list[Outcome]) -> Share:
    """A bot's. What differs from block to block says how sure that is: its games have the same luck."""
    blocks: dict[int, list[float]] = {}
    for outcome in outcomes:
        for seat, sits in enumerate(outcome.seating.names):
            if sits == name:
                blocks.setdefault(outcome.seating.block, []).append(outcome.share(seat))
    means = [sum(shares) / len(shares) for shares in blocks.values()]
    mean = sum(means) / len(means)
    spread = sum((one - mean) ** 2 for one in means) / max(len(means) - 1, 1)
    width = CERTAIN * sqrt(spread / len(means))
    return Share(sum(map(len, blocks.values())), mean, max(mean - width, 0.0), min(mean + width, 1.0))

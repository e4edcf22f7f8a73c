"""A run: many games by the same rules. A block of rotated seats with shared luck is the unit."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from typing import Final, NamedTuple

from milkomeda.bots import named
from milkomeda.lab.contest import Chance, play, rotated
from milkomeda.lab.record import Frames, Game, Record, frames
from milkomeda.lab.replays import log_of
from milkomeda.lab.workers import mapped
from milkomeda.words.message import Message, say

QUICK: Final = {"random", "reflex"}
"""Bots of whose games many take a second."""
AT_ONCE: Final = 32  # games of these; of others, a block


class Setup(NamedTuple):
    """What is played, by whom, and how closely it is looked at.

    Two setups with the same seed have the same luck in the same block.
    """

    game: str
    options: str
    names: tuple[str, ...]
    """Who sits where in the first game of a block."""
    seed: int = 1
    facts: int = 1
    """What happens is told in every so manieth block; 0 for none."""
    looks: int = 0
    """Choices are looked at in every so manieth block; 0 for none."""
    redraws: int = 0
    """Each source of luck is redrawn alone in every so manieth block; 0 for none."""

    @property
    def rotations(self) -> int:
        """Games of a block."""
        return len(list(rotated(self.game, self.options, self.names, 0)))

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def at_once(self) -> int:
        """Blocks that are about a second of work."""
        quick = all(named(name).level in QUICK for name in self.names)
        return max(AT_ONCE // self.rotations, 1) if quick else 1

    def block(self, block: int) -> Iterator[Game]:
        seatings = rotated(self.game, self.options, self.names, self.seed + block)
        for rotation, seating in enumerate(seatings):
            number = block * self.rotations + rotation
            closely = (due(block, every) for every in (self.facts, self.looks, self.redraws))
            yield Game(number, block, rotation, seating, *closely)

    def shown(self, block: int) -> tuple[int, str]:
        """A game of a block: its number and its log."""
        first = next(self.block(block))
        return first.number, log_of(first.seating)

    def about(self, games: int, blocks: int) -> Message:
        bots = ", ".join(self.names)
        return say("report-about", games=games, blocks=blocks, options=self.options or "–", bots=bots)

    def trust(self) -> Message:
        return say("report-trust", bots=", ".join(dict.fromkeys(self.names)))


def due(block: int, every: int) -> bool:
    return every > 0 and block % every == 0


class Batch(NamedTuple):
    """Some blocks of a setup, for one worker."""

    setup: Setup
    first: int
    blocks: int


def batches(setup: Setup, blocks: int, at_once: int | None = None) -> Iterator[Batch]:
    """The blocks from 0 on, some at a time."""
    some = at_once or setup.at_once
    return (Batch(setup, first, min(some, blocks - first)) for first in range(0, blocks, some))


def play_batch(batch: Batch) -> Frames:
    """The rows of these games: the same wherever and whenever they are played."""
    games = [game for at in range(batch.blocks) for game in batch.setup.block(batch.first + at)]
    return frames([recorded(game) for game in games])


def recorded(game: Game, fate: Chance | None = None) -> Record:
    record = Record(game)
    record.ended(play(game.seating, record, fate=fate))
    for source in sorted(record.sources) if game.redraws else ():
        record.redrawn(source, play(game.seating._replace(redrawn=source)))
    return record


def played(pool: Executor, todo: Iterable[Batch]) -> Iterator[Frames]:
    """What comes of each batch, in their order."""
    return mapped(pool, play_batch, todo)

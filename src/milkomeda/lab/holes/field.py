"""Who is asked: several kinds of bots at tables of their own, in whole games and from any moment of one."""

from typing import Final, NamedTuple

from milkomeda.bots import PLAIN, Named, characters, usual
from milkomeda.bots.lesson import Lesson
from milkomeda.games import game
from milkomeda.lab.contest import MOST, Seating
from milkomeda.play.state import State

ASTRAY: Final = 2  # every so manieth round of tables begins astray


class Outing(NamedTuple):
    """A game of the hunt."""

    seating: Seating
    astray: bool
    """Whether it begins at some moment of a game at random."""


class Field(NamedTuple):
    game: str
    options: str
    bots: tuple[str, ...]
    seats: int
    seed: int

    def outing(self, number: int) -> Outing:
        """A table of each kind of bot, one of all kinds, and so on."""
        turn, which = divmod(number, len(self.bots) + 1)
        kinds = self.bots[which : which + 1] or self.bots
        names = tuple(kinds[(turn + seat) % len(kinds)] for seat in range(self.seats))
        seating = Seating(self.game, self.options, names, self.seed + number)
        return Outing(seating, turn % ASTRAY == ASTRAY - 1)


def everybody(rules: str) -> list[str]:
    """The usual bot of a game, all of its characters, and one that takes anything."""
    level = usual(game(rules))
    return [level, *(str(Named(level, one)) for one in characters(game(rules), level)), PLAIN]


def start(outing: Outing) -> State:
    """Where it begins."""
    seating = outing.seating
    state = game(seating.game).new(seating.options, len(seating.names))
    if outing.astray:
        Lesson(0, led=False).stray(state, seating.block, MOST)
    return state

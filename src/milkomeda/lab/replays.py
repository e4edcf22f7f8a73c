"""A game of a run once more, as a log that can be leafed through."""

from milkomeda.games import game
from milkomeda.lab.contest import Chance, Seating, play
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.state import State


class Scribe:
    """Writes down what is answered."""

    def __init__(self, seating: Seating, start: State | None = None) -> None:
        self.match = Match(game(seating.game), seating.options, list(seating.names), start)

    def answered(self, before: State, seat: int, choice: int, after: State) -> None:
        self.match.answer(seat, choice)


def log_of(seating: Seating, fate: Chance | None = None) -> str:
    """The same seating gives the same game, by the same fate."""
    scribe = Scribe(seating)
    play(seating, scribe, fate=fate)
    return log.write(scribe.match)

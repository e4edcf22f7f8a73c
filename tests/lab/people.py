"""Games of stand-ins for people: bots under other names."""

from functools import cache

from milkomeda.games import game
from milkomeda.lab.contest import Seating
from milkomeda.lab.people import Evening, evening
from milkomeda.lab.replays import log_of
from milkomeda.play import log
from milkomeda.play.match import Match

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
NAMES = ("Ada", "Zoë", "Bob", "Eve")


@cache
def past(bots: tuple[str, ...], seed: int = 1, options: str = SMALL, name: str = "milkomeda") -> str:
    """The log of a game that they played, as if they were people."""
    match = match_of(log_of(Seating(name, options, bots, seed)))
    match.players[:] = NAMES[: len(bots)]
    return log.write(match)


def match_of(text: str) -> Match:
    read = log.read(text)
    return log.replay(read, game(read.game))


def evenings(bots: tuple[str, ...], games: int) -> tuple[Evening, ...]:
    return tuple(evening(f"{seed}.log", match_of(past(bots, seed))) for seed in range(games))

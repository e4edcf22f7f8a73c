"""Where a learner sits: at which game, by which rules, at which seat, against whom."""

from typing import Any, Final, NamedTuple

from milkomeda.bots import BOTS, bot, named
from milkomeda.bots.batch import Going
from milkomeda.bots.bot import Bot
from milkomeda.games import game
from milkomeda.play.game import Game
from milkomeda.play.state import State
from milkomeda.play.step import HANDS

LONGEST: Final = 10_000  # answers of the learner in a game
SEEDS: Final = 1 << 62

Info = dict[str, Any]


class Place(NamedTuple):
    game: Game
    first: State
    seat: int
    bots: list[Bot | None]  # by seats, nobody at the learner's own
    longest: int
    hand: int

    def begin(self, seed: int) -> Going:
        return Going(self.first, seed, self.bots, self.longest)


def place(
    name: str = "milkomeda",
    options: str = "",
    players: int = 2,
    seat: int = 0,
    bots: str = "random",
    longest: int = LONGEST,
    hand: str = "average",
) -> Place:
    """`bots` are the others in the order of their seats, with commas; a single one sits at all of them."""
    played = game(name)
    first = played.new(options, players)
    names = bots.split(",")
    if len(names) == 1:
        names *= players - 1
    if not 0 <= seat < players:
        raise ValueError(f"seat {seat}: they are 0 to {players - 1}")
    if len(names) != players - 1:
        raise ValueError(f"bots: {len(names)} for {players - 1} seats")
    if unknown := {named(one).level for one in names} - BOTS.keys():
        raise ValueError(f"bots: no {', '.join(sorted(unknown))} among {', '.join(BOTS)}")
    if hand not in HANDS:
        raise ValueError(f"hand: {hand} is none of {', '.join(HANDS)}")
    sitting: list[Bot | None] = [bot(one) for one in names]
    sitting.insert(seat, None)
    return Place(played, first, seat, sitting, longest, HANDS.index(hand))

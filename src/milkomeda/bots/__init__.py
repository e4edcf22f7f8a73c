"""Players that know no game, only the contract."""

from collections.abc import Callable

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.play.game import Game
from milkomeda.play.step import HANDS


def handed(hand: str, tries: int, most: int) -> Callable[[], Bot]:
    """Greedy with such a hand, and as thoughtful: how often it tries, how many choices come to its mind."""
    return lambda: Greedy(tries, hand=HANDS.index(hand), most=most)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "quick": lambda: Greedy(games=0),
    "greedy": Greedy,
    "novice": handed("novice", 16, 6),
    "strong": handed("strong", 160, 30),
    "expert": handed("expert", 240, 40),
}
LEVELS: dict[str, str] = {
    "random": "takes any choice that the rules allow",
    "quick": "looks a turn ahead and takes what looks best",
    "greedy": "like quick, and where choices look alike plays on to the end in its head",
}
HANDED: dict[str, str] = {
    "random": LEVELS["random"],
    "novice": "like greedy, hasty and with an unsteady hand",
    "greedy": "looks a turn ahead and takes what looks best, with a fair hand",
    "strong": "like greedy, with a good hand",
    "expert": "like greedy, thoughtful and with a very good hand",
}
"""The levels of games in which a hand counts."""


def levels(game: Game) -> dict[str, str]:
    """The bots that are offered at a game, and what they are like."""
    return HANDED if game.handed else LEVELS

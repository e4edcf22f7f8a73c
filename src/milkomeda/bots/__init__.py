"""Players that know no game, only the contract."""

from collections.abc import Callable

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.play.step import HANDS


def handed(hand: str) -> Callable[[], Bot]:
    """Greedy with such a hand."""
    return lambda: Greedy(hand=HANDS.index(hand))


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "novice": handed("novice"),
    "strong": handed("strong"),
    "expert": handed("expert"),
}
LEVELS: dict[str, str] = {
    "random": "takes any choice that the rules allow",
    "greedy": "looks a turn ahead and takes what looks best",
}
HANDED: dict[str, str] = {
    "novice": "like greedy, with an unsteady hand",
    "strong": "like greedy, with a good hand",
    "expert": "like greedy, with a very good hand",
}
"""For games in which a hand counts."""

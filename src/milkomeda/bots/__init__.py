"""Players that know no game, only the contract."""

from collections.abc import Callable

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.reflex import Reflex
from milkomeda.bots.search import Search
from milkomeda.play.game import Game
from milkomeda.play.step import HANDS
from milkomeda.words.message import Message, say


def handed(hand: str, tries: int, most: int) -> Callable[[], Bot]:
    """Greedy with such a hand, and as thoughtful: how often it tries, how many choices come to its mind."""
    return lambda: Greedy(tries, hand=HANDS.index(hand), most=most)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "reflex": Reflex,
    "quick": Greedy,
    "planner": Search,
    "greedy": Greedy,
    "novice": handed("novice", 16, 6),
    "strong": handed("strong", 160, 30),
    "expert": handed("expert", 240, 40),
}
LEVELS: dict[str, Message] = {
    "random": say("bot-takes-anything"),
    "quick": say("bot-looks-ahead"),
    "planner": say("bot-plans-its-turn"),
}
HANDED: dict[str, Message] = {
    "random": LEVELS["random"],
    "novice": say("bot-is-hasty"),
    "greedy": say("bot-looks-ahead-with-a-fair-hand"),
    "strong": say("bot-has-a-good-hand"),
    "expert": say("bot-is-thoughtful"),
}
"""The levels of games in which a hand counts."""
FORMER: dict[str, str] = {"greedy": "planner"}
"""Levels that were offered once, and the nearest there is."""


def levels(game: Game) -> dict[str, Message]:
    """The bots that are offered at a game, and what they are like."""
    return HANDED if game.handed else LEVELS

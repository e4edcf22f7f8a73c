"""Players that know no game, only the contract."""

from collections.abc import Callable
from typing import NamedTuple

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.reflex import Reflex
from milkomeda.bots.search import Search
from milkomeda.play.game import Game
from milkomeda.play.step import HANDS
from milkomeda.words.message import Message, Problem, say


def handed(hand: str, tries: int, most: int) -> Callable[[], Bot]:
    """Greedy with such a hand, and as thoughtful: how often it tries, how many choices come to its mind."""
    return lambda: Greedy(tries, hand=HANDS.index(hand), most=most)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "reflex": Reflex,
    "quick": Greedy,
    "planner": Search,
    "strategist": lambda: Search(games=192, ahead=4, patient=True),
    "greedy": Greedy,
    "novice": handed("novice", 16, 6),
    "strong": handed("strong", 160, 30),
    "expert": handed("expert", 240, 40),
}
LEVELS: dict[str, Message] = {
    "random": say("bot-takes-anything"),
    "reflex": say("bot-goes-by-what-it-learned"),
    "planner": say("bot-plans-its-turn"),
    "strategist": say("bot-foresees-others"),
}
HANDED: dict[str, Message] = {
    "random": LEVELS["random"],
    "novice": say("bot-is-hasty"),
    "greedy": say("bot-looks-ahead-with-a-fair-hand"),
    "strong": say("bot-has-a-good-hand"),
    "expert": say("bot-is-thoughtful"),
}
"""The levels of games in which a hand counts."""
PLAIN = "random"
"""The level that likes nothing, and so has no character."""
STRENGTH: dict[str, dict[str, tuple[str, int]]] = {
    "milkomeda": {"reflex": ("random", 100), "planner": ("reflex", 59), "strategist": ("reflex", 71)},
    "starflick": {"greedy": ("novice", 86), "strong": ("greedy", 53), "expert": ("strong", 61)},
}
"""How many of a hundred games a level wins that it or another one wins: the shares in `docs/bots.md`, which
`milkomeda ladder` writes."""
FORMER: dict[str, str] = {"greedy": "planner", "quick": "reflex"}
"""Levels that were offered once, and the nearest there is."""


def levels(game: Game) -> dict[str, Message]:
    """The bots that are offered at a game, and what they are like."""
    return HANDED if game.handed else LEVELS


def usual(game: Game) -> str:
    """The one that plays where nobody says which."""
    return "greedy" if game.handed else "reflex"


def strength(game: str, level: str) -> Message | None:
    """How often a level wins, in words; None where nobody has measured it."""
    if level not in STRENGTH.get(game, {}):
        return None
    rival, won = STRENGTH[game][level]
    return say("bot-wins", won=round(won / 10), rival=rival)


class Named(NamedTuple):
    """A bot as it is written: `planner`, or `planner:raider` if it has a character."""

    level: str
    character: str = ""

    def __str__(self) -> str:
        return f"{self.level}:{self.character}" if self.character else self.level


def named(name: str) -> Named:
    level, _, character = name.partition(":")
    return Named(level, character)


def bot(name: str) -> Bot:
    """The one written so."""
    level, character = named(name)
    found = BOTS[level]()
    found.character = character
    return found


def characters(game: Game, level: str) -> list[str]:
    """That a bot of a level may have at a game."""
    return [] if level == PLAIN else list(game.characters)


def fitting(game: Game, name: str) -> Named:
    """Whoever is written so. Raises Problem if such a bot cannot have that character at that game."""
    found = named(name)
    able = characters(game, found.level)
    if ":" in name and found.character not in able:
        names = ", ".join(able)
        raise Problem(say("no-such-character", text=name, bot=found.level, count=len(able), names=names))
    return found

"""Players that know no game, only the contract."""

from collections.abc import Callable

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "patient": lambda: Greedy(games=20),
}
LEVELS: dict[str, str] = {
    "random": "takes any choice that the rules allow",
    "greedy": "looks a turn ahead and takes what looks best",
    "patient": "greedy, and plays games to their end in its head where choices look alike",
}

"""Players that know no game, only the contract."""

from collections.abc import Callable

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}

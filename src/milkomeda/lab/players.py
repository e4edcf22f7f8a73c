"""Whom a name stands for, where bots are measured.

`quick` is one of ours, `planner:raider` one with a character, `mine.json` reflex with the weights of that
file, and `package.module:Name` a bot from anywhere. Each may have an amount of time: `planner@0.5` thinks
half a second about a decision at most.
"""

import json
import re
from functools import lru_cache
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Final

from milkomeda.bots import BOTS, fitting, named
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import Budget, Seconds
from milkomeda.bots.judgement import Judgement
from milkomeda.bots.learned import judgement
from milkomeda.bots.reflex import Reflex
from milkomeda.games import game
from milkomeda.words.message import Problem, say

TIME: Final = re.compile(r"@(\d+(?:\.\d+)?)$")


class Player:
    """A bot, and how many seconds it has for a decision. Raises Problem if nobody is called so."""

    def __init__(self, name: str) -> None:
        timed = TIME.search(name)
        self.name = name[: timed.start()] if timed else name
        self.seconds = float(timed[1]) if timed else inf
        self.bot = bot_of(self.name)

    def budget(self) -> Budget:
        """From now on."""
        return Seconds(self.seconds)


def ours(name: str) -> bool:
    """Whether it is a level of ours or a file of weights, with a character or without."""
    level = named(name).level
    return level in BOTS or (level.endswith(".json") and Path(level).is_file())


def bot_of(name: str) -> Bot:
    level, rest = named(name)
    if ours(name):
        found = BOTS[level]() if level in BOTS else Reflex(taste_in(Path(level)))
        found.character = rest
        return found
    if rest:
        return bot_in(level, rest)
    raise Problem(say("no-such-player", text=name, names=", ".join(BOTS)))


@lru_cache
def taste_in(path: Path) -> Judgement:
    """Raises Problem if there are no weights in that file."""
    try:
        return judgement(json.loads(path.read_text(encoding="utf-8")), "taste")
    except (KeyError, TypeError, ValueError):
        raise Problem(say("weights-of-something-else", file=str(path))) from None


def bot_in(module: str, name: str) -> Bot:
    """Made by the class, or whatever else makes one, that has this name in a module. Raises Problem."""
    try:
        bot = getattr(import_module(module), name)()
    except (AttributeError, ImportError, TypeError, ValueError) as problem:
        raise Problem(say("no-bot-in-there", module=module, text=name, problem=str(problem))) from None
    if not isinstance(bot, Bot):
        raise Problem(say("that-is-no-bot", module=module, text=name))
    return bot


def known(rules: str, names: list[str]) -> list[str]:
    """The same names. Raises Problem if nobody is called so, or not at that game."""
    for name in names:
        player = Player(name)
        if ours(player.name):
            fitting(game(rules), player.name)
    return names

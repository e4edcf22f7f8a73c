"""Bots at a terminal: here, or in a process of a compiled engine where one is promised."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from milkomeda.bots import BOTS, bot, named
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.play.game import Game
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Thought

SEED = 1 << 30


class Away(Bot):
    """A bot that thinks in another process."""

    def __init__(self, game: Game, name: str, thinking: Thinking, runner: asyncio.Runner) -> None:
        self.game = game
        self.name = name
        self.thinking = thinking
        self.runner = runner

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        thought = Thought(self.game.name, self.name, self.game.write(view), int(seat), int(luck.below(SEED)))
        return view.step.read(view, self.runner.run(self.thinking.choose(thought, budget.left())))


@contextmanager
def seated(game: Game, players: Sequence[str], engine: str) -> Iterator[list[Bot | None]]:
    """The bots among the players; nobody where a person sits. Without an engine elsewhere they think here."""
    if not engine:
        yield [bot(name) if named(name).level in BOTS else None for name in players]
        return
    thinking = Thinking(1, Engine(engine))
    with asyncio.Runner() as runner:
        try:
            away = [Away(game, name, thinking, runner) for name in players]
            yield [one if named(one.name).level in BOTS else None for one in away]
        finally:
            runner.run(thinking.close())

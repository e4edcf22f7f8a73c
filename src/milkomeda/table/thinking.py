"""Bots think in processes of their own: no table waits for another table's bot.

A bot is told what its seat may know, as a position in notation, and nothing else.
"""

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from milkomeda.bots import BOTS
from milkomeda.games import game
from milkomeda.play.luck import Seeded

LONGEST: Final = 30.0  # seconds for one answer; then any answer will do
HASTY: Final = "random"


def choose(name: str, bot: str, position: str, seat: int, seed: int) -> str:
    """The answer of a bot, in notation."""
    view = game(name).read(position)
    view.face(seat)
    choice = BOTS[bot]().choose(view, seat, Seeded(seed))
    return view.step.spell(view, choice)


def quiet() -> None:
    """Ctrl-C is for the server alone: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinking:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, quiet)

    async def choose(self, name: str, bot: str, position: str, seat: int, seed: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self.pool, choose, name, bot, position, seat, seed)
            return await asyncio.wait_for(thought, LONGEST)
        except BrokenProcessPool:
            self.pool = self.new_pool()
        except TimeoutError:
            pass
        return choose(name, HASTY, position, seat, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

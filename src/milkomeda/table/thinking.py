"""Bots think in processes of their own: no table waits for another table's bot.

A bot is told what its seat may know, as a position in notation, and nothing else.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from milkomeda.bots import BOTS
from milkomeda.games import game
from milkomeda.play.luck import Seeded

LONGEST: Final = 30.0  # seconds for one answer; then any answer will do
HASTY: Final = "random"

logger = logging.getLogger("milkomeda.table")


def choose(name: str, bot: str, position: str, seat: int, seed: int) -> str:
    """The answer of a bot, in notation."""
    view = game(name).read(position)
    view.face(seat)
    choice = BOTS[bot]().choose(view, seat, Seeded(seed))
    return view.step.spell(view, choice)


def quiet() -> None:
    """Ctrl-C is for the server alone: it ends its workers itself, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(0)


class Thinking:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, quiet)

    async def choose(self, name: str, bot: str, position: str, seat: int, seed: int) -> str:
        loop, pool = asyncio.get_running_loop(), self.pool
        try:
            thought = loop.run_in_executor(pool, choose, name, bot, position, seat, seed)
            async with asyncio.timeout(LONGEST):
                return await thought
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
        except TimeoutError:
            pass
        except Exception:
            logger.exception("the bot %s failed", bot)
        return choose(name, HASTY, position, seat, seed)

    def close(self) -> None:
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

"""Work in the background: none is lost, and what fails is noted."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from milkomeda.table.refusal import Refusal

logger = logging.getLogger("milkomeda.table")

T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.begin(work).add_done_callback(note)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """For whoever waits for it."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def cancel(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def note(task: asyncio.Task[None]) -> None:
    problem = None if task.cancelled() else task.exception()
    if problem and not isinstance(problem, Refusal):
        logger.error("a task failed", exc_info=problem)

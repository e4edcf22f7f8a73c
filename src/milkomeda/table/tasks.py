"""Work in the background: none is lost, and what fails is noted."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

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
            if not task.cancelling():  # or it would be kept from tidying up
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Shared(Generic[T]):
    """Work that is done once for all who wait for it, and dropped when nobody does any more."""

    def __init__(self, tasks: Tasks) -> None:
        self.tasks = tasks
        self.running: dict[str, asyncio.Task[T]] = {}
        self.waiting: Counter[str] = Counter()

    async def get(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        task = self.running.get(name)
        if task is None:
            task = self.running[name] = self.tasks.begin(work())
        self.waiting[name] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self.waiting[name] -= 1
            if not self.waiting[name]:
                del self.waiting[name], self.running[name]
                task.cancel()


class Few(Generic[T]):
    """What takes long to make and never changes: made once for all who want it; the last few are kept."""

    def __init__(self, tasks: Tasks, most: int) -> None:
        self.making: Shared[T] = Shared(tasks)
        self.most = most
        self.kept: OrderedDict[str, T] = OrderedDict()

    async def get(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if name not in self.kept:
            self.kept[name] = await self.making.get(name, work)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        self.kept.move_to_end(name)
        return self.kept[name]


def note(task: asyncio.Task[None]) -> None:
    problem = None if task.cancelled() else task.exception()
    if problem and not isinstance(problem, Refusal):
        logger.error("a task failed", exc_info=problem)

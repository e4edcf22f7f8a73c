"""What keeps the processor busy: previews, tables that are loaded, games that are replayed.

It is done off the event loop, and nobody gets all of it: an address has one thing done after the other,
those who wait take turns, and who has had more than a share waits longer. What nobody waits for any more is
not begun.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

from milkomeda.table.guard import Limits
from milkomeda.table.refusal import TooMany

ASKING: Final = ContextVar("asking", default="")
"""The address for which something is done; empty for what the server does by itself."""

THREADS: Final = 2  # the interpreter lets one run at a time: more would only scatter over the memory
BURST: Final = 5.0  # seconds of work for an address at once
SHARE: Final = 0.25  # and a second after that
WAITING: Final = 100  # things that an address may wait for

T = TypeVar("T")


class Queue:
    """The things that an address waits for."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class Work:
    def __init__(
        self, times: float, threads: int = THREADS, burst: float = BURST, waiting: int = WAITING
    ) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="work")
        self.places = asyncio.Semaphore(threads)
        self.shares = Limits(burst * times, SHARE * times)
        self.most = waiting * times
        self.queues: dict[str, Queue] = {}

    async def do(self, work: Callable[[], T]) -> T:
        """Raises TooMany for an address that waits for too many things already."""
        who = ASKING.get()
        async with self.turn(who):
            share = self.shares.of(who)
            if who:
                await asyncio.sleep(share.borrow(0))
            loop = asyncio.get_running_loop()

            def counted() -> T:
                begun = time.thread_time()
                try:
                    return work()
                finally:
                    loop.call_soon_threadsafe(share.borrow, time.thread_time() - begun)

            async with self.places:
                return await loop.run_in_executor(self.threads, counted)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """One after the other of an address; so those who wait for a place are all of different ones."""
        queue = self.queues.setdefault(who, Queue())
        if queue.waiting >= self.most:
            raise TooMany
        queue.waiting += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self.queues[who]

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

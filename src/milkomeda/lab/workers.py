"""Who does the work: processes of this machine, or a cluster's."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from milkomeda.words.message import Problem, say

AHEAD: Final = 48
"""So much is given out at once: enough for many workers, and little enough to keep in memory."""
PATIENCE: Final = 30  # seconds in which a cluster must answer

Task = TypeVar("Task")
Result = TypeVar("Result")


@contextmanager
def workers(processes: int, cluster: str = "") -> Iterator[Executor]:
    """So many processes; or those of a Dask cluster, where the address of its scheduler is given. What is
    not done yet is given up when it is left.
    """
    with on_cluster(cluster) if cluster else here(processes) as pool:
        yield pool


@contextmanager
def here(processes: int) -> Iterator[Executor]:
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=begin)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def begin() -> None:
    """A worker ends with whoever started it, who alone minds being interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Even if it was killed: a pool's processes would wait for it for ever."""
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def on_cluster(address: str) -> Iterator[Executor]:
    """Raises Problem where nobody answers there."""
    try:
        from distributed import Client
    except ImportError:
        raise Problem(say("cluster-needs-packages")) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise Problem(say("no-cluster-there", address=address)) from None
    with client, client.get_executor(pure=False) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=False)  # else it would wait for what nobody wants any more


def mapped(pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """What comes of each task, in their order whoever is done first."""
    todo = iter(tasks)
    under_way: deque[Future[Result]] = deque(pool.submit(work, task) for task in islice(todo, AHEAD))
    while under_way:
        done = under_way.popleft().result()
        under_way.extend(pool.submit(work, task) for task in islice(todo, 1))
        yield done

"""What keeps the processor busy: everybody gets a share of it, and nothing is done that nobody waits for."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, ClassVar

import pytest

from milkomeda.table.refusal import TooMany
from milkomeda.table.tasks import Shared, Tasks
from milkomeda.table.work import ASKING, BURST, THREADS, WAITING, Work
from tests.table.database import until
from tests.table.house import PATIENCE


class Gate:
    """Work that is done when it may be, at the latest when the story is over."""

    all: ClassVar[list["Gate"]] = []

    def __init__(self) -> None:
        self.all.append(self)
        self.begun = threading.Event()
        self.open = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        self.open.wait()


def of(who: str, work: Work, what: Callable[[], Any]) -> asyncio.Task[Any]:
    context = copy_context()
    context.run(ASKING.set, who)
    return asyncio.create_task(work.do(what), context=context)


def told(story: Callable[[Work], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        work = Work(1)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(work)
        finally:
            for gate in Gate.all:
                gate.open.set()
            work.close()

    asyncio.run(whole())


def test_an_address_keeps_no_other_waiting() -> None:
    async def story(work: Work) -> None:
        gates = [Gate() for _ in range(2 * THREADS)]
        eve = [of("eve", work, gate) for gate in gates]
        await until(gates[0].begun.is_set)
        assert await of("ada", work, lambda: "done") == "done"
        assert not any(gate.begun.is_set() for gate in gates[1:])
        for gate in gates:
            gate.open.set()
        await asyncio.gather(*eve)

    told(story)


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def story(work: Work) -> None:
        first, second = Gate(), Gate()
        slow, dropped = of("eve", work, first), of("eve", work, second)
        await until(first.begun.is_set)
        dropped.cancel()
        first.open.set()
        await slow
        assert await of("eve", work, lambda: "done") == "done"
        assert not second.begun.is_set()
        assert not work.queues

    told(story)


def test_who_had_more_than_a_share_waits_and_others_do_not() -> None:
    async def story(work: Work) -> None:
        def busy() -> None:
            end = time.thread_time() + 0.05
            while time.thread_time() < end:
                pass

        await of("eve", work, busy)
        eve = work.shares.of("eve")
        assert eve.left < BURST - 0.04
        eve.borrow(3600)
        late = of("eve", work, lambda: None)
        assert await of("ada", work, lambda: "done") == "done"
        assert not late.done()
        late.cancel()

    told(story)


def test_nobody_waits_for_too_many_things() -> None:
    async def story(work: Work) -> None:
        gate = Gate()
        tasks = [of("eve", work, gate) for _ in range(WAITING)]
        await until(gate.begun.is_set)
        with pytest.raises(TooMany):
            await of("eve", work, lambda: None)
        gate.open.set()
        await asyncio.gather(*tasks)

    told(story)


def test_what_fails_says_so_and_the_next_is_done() -> None:
    async def story(work: Work) -> None:
        with pytest.raises(ZeroDivisionError):
            await of("eve", work, lambda: 1 // 0)
        assert await of("eve", work, lambda: "done") == "done"

    told(story)


def test_what_several_wait_for_is_done_once_as_long_as_one_of_them_does() -> None:
    async def story() -> None:
        begun, dropped, ended = [], [], asyncio.Event()

        async def work() -> str:
            begun.append(1)
            try:
                await ended.wait()
            except asyncio.CancelledError:
                dropped.append(1)
                raise
            return "done"

        shared: Shared[str] = Shared(Tasks())
        ada, bob, eve = (asyncio.create_task(shared.get("it", work)) for _ in range(3))
        await until(lambda: shared.waiting["it"] == 3)
        ada.cancel()
        await until(ada.done)
        ended.set()
        assert [await bob, await eve] == ["done", "done"]
        ended.clear()
        last = asyncio.create_task(shared.get("it", work))
        await until(lambda: len(begun) == 2)
        last.cancel()
        await until(last.done)
        await until(lambda: bool(dropped))
        assert not shared.running
        assert not shared.waiting

    asyncio.run(story())

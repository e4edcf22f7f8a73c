"""Whose turn it is to think: people first, and nobody's many tables keep another waiting."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from milkomeda.thinking.turns import Claim, Turns
from tests.table.database import until


class Queue:
    """Those who wait, and in which order they were called; each goes on when told so."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.called: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def wait(self, name: str, claim: Claim) -> None:
        async with self.turns.turn(lambda: claim):
            self.called.append(name)
            await self.ends[name].wait()

    async def enter(self, name: str, claim: Claim) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.wait(name, claim))
        await until(lambda: bool(self.turns.waiting) or name in self.called)

    async def all_called(self) -> list[str]:
        """One after the other goes on."""
        for at in range(len(self.tasks)):
            await until(lambda: len(self.called) > at)  # noqa: B023
            self.ends[self.called[at]].set()
        await asyncio.gather(*self.tasks.values())
        return self.called


def told(places: int, story: Callable[[Queue], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story(Queue(places)))


def test_those_whom_people_wait_for_come_first() -> None:
    async def story(queue: Queue) -> None:
        await queue.enter("first", Claim(False, "", "a"))
        await queue.enter("bots", Claim(False, "", "b"))
        await queue.enter("people", Claim(True, "", "c"))
        assert await queue.all_called() == ["first", "people", "bots"]

    told(1, story)


def test_tables_take_turns() -> None:
    async def story(queue: Queue) -> None:
        for name in ("a1", "a2", "a3", "b1", "b2"):
            await queue.enter(name, Claim(True, "", name[0]))
        assert await queue.all_called() == ["a1", "b1", "a2", "b2", "a3"]

    told(1, story)


def test_a_household_with_many_tables_takes_turns_as_one() -> None:
    async def story(queue: Queue) -> None:
        for table in "abcde":
            await queue.enter(table, Claim(True, "eve", table))
        await queue.enter("y", Claim(True, "ada", "y"))
        await queue.enter("z", Claim(True, "bob", "z"))
        assert await queue.all_called() == ["a", "y", "z", "b", "c", "d", "e"]

    told(1, story)


def test_a_place_is_kept_for_what_people_wait_for() -> None:
    async def story(queue: Queue) -> None:
        for table in "abc":
            await queue.enter(table, Claim(False, "", table))
        assert queue.called == ["a"]
        await queue.enter("people", Claim(True, "", "d"))
        await until(lambda: queue.called == ["a", "people"])
        await queue.all_called()

    told(2, story)


@pytest.mark.parametrize("called", [False, True])
def test_who_is_gone_takes_no_place(called: bool) -> None:
    async def story(queue: Queue) -> None:
        await queue.enter("first", Claim(True, "", "a"))
        await queue.enter("gone", Claim(True, "", "b"))
        await queue.enter("last", Claim(True, "", "c"))
        if called:  # at the moment when it is told so
            queue.ends["first"].set()
            await asyncio.sleep(0)
        queue.tasks.pop("gone").cancel()
        queue.ends["first"].set()
        assert await queue.all_called() == ["first", "last"]
        assert queue.turns.taken == 0

    told(1, story)

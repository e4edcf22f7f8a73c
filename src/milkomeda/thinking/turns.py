"""Whose turn it is to think: first those whom people wait for, then whoever has waited longest for one."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple


class Claim(NamedTuple):
    """Why somebody should be next."""

    wanted: bool = True
    """People wait for it."""
    household: str = ""
    """Those who share an address take turns with others as one, however many tables they have."""
    table: str = ""


class Turns:
    """So many at once. One place is kept for what people wait for, if there is more than one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.taken = 0
        self.waiting: dict[asyncio.Future[None], Callable[[], Claim]] = {}
        self.served: dict[str, int] = {}  # the last turn of a household, or of a table
        self.turns = 0

    @asynccontextmanager
    async def turn(self, claim: Callable[[], Claim]) -> AsyncIterator[None]:
        """The claim is asked for anew whenever a place is free: people come and go."""
        await self.wait(claim)
        try:
            yield
        finally:
            self.taken -= 1
            self.call()

    async def wait(self, claim: Callable[[], Claim]) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[called] = claim
        self.call()
        try:
            await called
        except asyncio.CancelledError:
            if self.waiting.pop(called, None) is None:  # it was called, and is gone
                self.taken -= 1
                self.call()
            raise

    def call(self) -> None:
        """Those who are next, as long as there are places."""
        while found := self.next():
            called, claim = found
            del self.waiting[called]
            self.taken += 1
            self.turns += 1
            self.served |= dict.fromkeys((claim.household, claim.table), self.turns)
            called.set_result(None)
        if not self.taken:
            self.served.clear()

    def next(self) -> tuple[asyncio.Future[None], Claim] | None:
        claims = [(called, claim()) for called, claim in self.waiting.items() if not called.done()]
        free = [(called, claim) for called, claim in claims if self.taken < self.open_to(claim)]
        return min(free, key=lambda one: self.rank(one[1]), default=None)

    def open_to(self, claim: Claim) -> int:
        return self.places if claim.wanted else max(self.places - 1, 1)

    def rank(self, claim: Claim) -> tuple[bool, int, int]:
        served = self.served
        return not claim.wanted, served.get(claim.household, 0), served.get(claim.table, 0)

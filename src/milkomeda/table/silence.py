"""Connections over HTTP that never come to the point: they are counted, and closed."""

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 10.0  # seconds for a whole request to arrive
GRACE: Final = 1.0  # seconds for which nobody is called silent: a proxy opens many connections at once
MOST: Final = 50  # silent ones of an address; the one that has been silent for longest is closed


class Impatient(H11Protocol):
    silent: ClassVar[dict[str, dict["Impatient", asyncio.TimerHandle]]] = {}
    """Those that have not sent a whole request yet, by address, the oldest first."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.heard()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        ours = self.transport.get_protocol() is self  # and no socket to a table by now
        if ours and not self.transport.is_closing() and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.wait()
        else:
            self.heard()

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def wait(self) -> None:
        """It has a while to say something."""
        others = self.silent.setdefault(self.address, {})
        if self not in others:
            others[self] = self.loop.call_later(PATIENCE, self.give_up)
        oldest = next(iter(others))
        if len(others) > MOST and others[oldest].when() - PATIENCE + GRACE < self.loop.time():
            oldest.give_up()

    def heard(self) -> None:
        others = self.silent.get(self.address, {})
        if self in others:
            others.pop(self).cancel()
            if not others:
                del self.silent[self.address]

    def give_up(self) -> None:
        self.heard()
        self.transport.abort()


def silent() -> int:
    return sum(len(ones) for ones in Impatient.silent.values())

"""The door: what every request passes, and every answer, before anything else looks at it."""

import asyncio
import ipaddress
import logging
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from milkomeda.words.message import say

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT: Final = (b"cache-control", b"no-store")
ALWAYS_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
HERE: Final = ("localhost", "127.0.0.1", "[::1]")
FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"via")

ELSEWHERE: Final = str(say("not-the-address"))

logger = logging.getLogger("milkomeda.table")


class Door:
    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts
        self.warned = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.warn(scope)
        if self.hosts and host_of(scope) not in (*self.hosts, *HERE):
            await turn_away(scope, with_headers(scope, send))
        elif scope["type"] == "http" and scope["method"] == "GET":
            await self.while_wanted(scope, receive, with_headers(scope, send))
        else:
            await self.app(scope, receive, with_headers(scope, send))

    def warn(self, scope: Any) -> None:
        said = b" ".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        if not self.warned and forwarded(scope) and scope["client"][0].encode() not in said:
            self.warned = True
            logger.warning(
                "requests come through a proxy, %s, that is not trusted or does not say for whom: "
                "all its people share one address and its limits (docs/hosting.md)",
                scope["client"][0],
            )

    async def while_wanted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What somebody has asked for who is gone meanwhile is dropped."""
        asked = asyncio.ensure_future(self.app(scope, receive, send))
        left = asyncio.ensure_future(departure(receive))
        try:
            await asyncio.wait({asked, left}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            left.cancel()
            asked.cancel()
            problem = (await asyncio.gather(asked, return_exceptions=True))[0]
        if isinstance(problem, Exception):
            raise problem


async def departure(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def turn_away(scope: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ELSEWHERE})
        return
    plain = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 421, "headers": plain})
    await send({"type": "http.response.body", "body": ELSEWHERE.encode()})


def with_headers(scope: Any, send: Send) -> Send:
    """Every answer carries the headers that browsers enforce."""
    more = [*HEADERS, ALWAYS_HTTPS] if scope["scheme"] == "https" else HEADERS

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = any(name.lower() == b"cache-control" for name, _ in message["headers"])
            message["headers"] = [*message["headers"], *more, *([] if kept else [NOT_KEPT])]
        await send(message)

    return guarded


def host_of(scope: Any) -> str:
    """Without the port."""
    host = next((value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"), "")
    name, _, port = host.rpartition(":")
    return name if port.isdecimal() else host


def forwarded(scope: Any) -> bool:
    return any(name in FORWARDED for name, _ in scope["headers"])


def from_here(scope: Any) -> bool:
    """From this machine, and through no proxy."""
    return not forwarded(scope) and ipaddress.ip_address(scope["client"][0]).is_loopback

"""Who may do what, and how often: limits, origins, and headers that browsers enforce."""

import time
import unicodedata
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from milkomeda.table.room import Refusal

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500
REMEMBERED: Final = 10_000

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


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.last = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now

    def take(self) -> bool:
        """Whether there is one to take."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def borrow(self) -> float:
        """Take one, even if it is not there yet: the seconds to wait for it."""
        self.fill()
        self.left -= 1
        return max(-self.left / self.rate, 0.0)


class Limits:
    """A bucket for everybody; those not seen for longest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.buckets.setdefault(who, Bucket(self.burst, self.rate))
        self.buckets.move_to_end(who)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()


def clean(text: str, longest: int, what: str) -> str:
    """Text that people typed, without anything that does not show. Raises Refusal."""
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    words = " ".join(visible.split())
    if not words:
        raise Refusal(f"{what} must not be empty")
    if len(words) > longest:
        raise Refusal(f"{what} has {longest} characters at most")
    return words


def same_origin(scope: Any) -> bool:
    """Whether a request comes from our own page; programs send no origin at all."""
    headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host", "")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the headers."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_guarded)

    return guarded

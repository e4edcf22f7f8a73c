"""Who may do what, and how often: limits, and origins."""

import ipaddress
import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from milkomeda.table.refusal import Refusal, TooMany
from milkomeda.words.message import say

LONGEST_LINE: Final = 500
REMEMBERED: Final = 10_000
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Characters that do not show although they are letters, marks or signs."""


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

    def borrow(self, amount: float = 1.0) -> float:
        """Take so much, even if it is not there yet: the seconds to wait for it."""
        self.fill()
        self.left -= amount
        return max(-self.left / self.rate, 0.0)


class Limits:
    """A bucket for everybody; those not seen for longest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.buckets.setdefault(who, Bucket(self.burst, self.rate))
        self.buckets.move_to_end(who)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        return self.of(who).take()


class Places:
    """So many at the same time for everybody."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """Raises TooMany where there is none left."""
        if self.taken[who] >= self.most:
            raise TooMany
        self.taken[who] += 1
        try:
            yield
        finally:
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]


def neighbourhood(address: str) -> str:
    """Whom to count as one: a household has as many of the newer addresses as it likes, in one network."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known.packed, 64), strict=False))


def clean(text: str, longest: int, entry: str) -> str:
    """Text that people typed, without anything that does not show. Raises Refusal."""
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or (unicodedata.category(character)[0] != "C" and character not in BLANK)
    )
    words = " ".join(visible.split())
    if not words:
        raise Refusal(say("entry-empty", entry=entry))
    if len(words) > longest:
        raise Refusal(say("entry-too-long", entry=entry, most=longest))
    return words


def same_origin(scope: Any) -> bool:
    """Whether a request comes from our own page; programs send no origin at all."""
    headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
    origin, host = headers.get(b"origin"), headers.get(b"host", "")
    return origin is None or (host != "" and origin in (f"http://{host}", f"https://{host}"))

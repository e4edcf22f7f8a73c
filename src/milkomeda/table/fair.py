"""Dice that nobody can bend: made from the table's secret and a salt of everybody who sat down.

The hash of the secret is shown before anybody adds a salt, the secret itself when the game is over. Answer
number n of the log, where chance gave it, is what the step samples from `Fair(key, n)`.
"""

import hashlib
import hmac
import secrets
from typing import final

from milkomeda.play.luck import Random

BITS = 64


def new_secret() -> str:
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def key_of(secret: str, salts: list[str]) -> bytes:
    """What all chance of a table comes from; the salts stand in the order of the seats."""
    return hashlib.sha256("\n".join([secret, *salts]).encode()).digest()


@final
class Fair(Random):
    def __init__(self, key: bytes, number: int, purpose: str = "luck") -> None:
        self.key = key
        self.label = f"{purpose} {number}"
        self.drawn = 0

    def below(self, n: int) -> int:
        digest = hmac.digest(self.key, f"{self.label} {self.drawn}".encode(), "sha256")
        self.drawn += 1
        return int.from_bytes(digest[: BITS // 8], "big") * n >> BITS

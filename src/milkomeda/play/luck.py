"""Where chance comes from. No state holds any of it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely (n up to 2**31)."""
        raise NotImplementedError


@final
class Seeded(Random):
    """Small fast counting generator (sfc32): the same numbers compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(12):
            self.below(2)

    def below(self, n: i64) -> i64:
        word: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | (self.c >> 11)) + word) & WORD
        return (word * n) >> 32

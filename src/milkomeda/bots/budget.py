"""How long a bot may think: it asks now and then, and answers with the best it has found."""

import time
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Without end: the same seed gives the same game."""

    def left(self) -> float:
        """Seconds."""
        return float("inf")

    def over(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Seconds(Budget):
    """From now on."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        return max(self.end - time.monotonic(), 0.0)

    def over(self) -> bool:
        return time.monotonic() >= self.end


ENDLESS: Final = Budget()

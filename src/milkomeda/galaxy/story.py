"""The log in words, as a seat may hear it."""

from typing import Final

from milkomeda.galaxy.ending import why
from milkomeda.galaxy.state import Galaxy
from milkomeda.galaxy.wording import news, revealed, sentence, veiled

EVERYTHING: Final = -2
"""Listens to a finished game: hears all secrets."""


def told(before: Galaxy, seat: int, choice: int, after: Galaxy, listener: int) -> list[str]:
    """One answer and what came of it. `before` faces the seat that answered."""
    step = before.step
    lines = revealed(before, step, choice)
    if not lines:
        open_to = listener == EVERYTHING or step.sees(before, listener)
        lines = [sentence(before, step, choice, seat) if open_to else veiled(before, step, seat)]
    return [line for line in [*lines, *news(before, after), why(after)] if line]

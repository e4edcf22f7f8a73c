"""The listed choices of a step, each with its number."""

from typing import NamedTuple

from milkomeda.play.inputs import Amounts
from milkomeda.play.spelling import Parts
from milkomeda.play.state import State


class Entry(NamedTuple):
    number: int
    choice: int
    text: str
    parts: Parts


def entries(view: State) -> list[Entry]:
    """The listed choices with their numbers: 1, 2, 3 …, or the amount itself where the answer is one."""
    step = view.step
    choices = step.choices(view) if step.listed(view) else []
    parts = [step.parts(view, choice) for choice in choices]
    numbers = only_amounts(step.amounts(view), parts) or list(range(1, len(choices) + 1))
    return [Entry(n, c, step.spell(view, c), p) for n, c, p in zip(numbers, choices, parts)]


def only_amounts(counted: Amounts | None, parts: list[Parts]) -> list[int]:
    """The amounts, where the answer is how many of one thing."""
    if counted is None or len(counted.names) > 1:
        return []
    values = [part.get(counted.part) for part in parts]
    return [value for value in values if isinstance(value, int)]

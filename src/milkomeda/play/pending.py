"""Pending steps as text: 'attack-from target_cell=B1 origin_cells=A1, A2; claims; end-turn'."""

from collections.abc import Callable
from typing import Any, Final

from milkomeda.play import spelling
from milkomeda.play.spelling import UNKNOWN, Parts
from milkomeda.play.state import State
from milkomeda.play.step import HIDDEN, UNANSWERED, Makers, Sealed, Step
from milkomeda.words.message import Problem, say

Old = dict[str, Callable[[list[int]], Step[Any]]]
"""By name, what makes a step of numbers, as positions once had them."""

NOTHING: Final = "nothing"


def write(state: State) -> str:
    """The stack, from what must be answered now down to what comes last."""
    return "; ".join(write_step(state, step) for step in state.steps[::-1]) or NOTHING


def write_step(state: State, step: Step[Any]) -> str:
    said = [step.name(), spelling.write_born(state, step.born())]
    if isinstance(step, Sealed):
        said += [
            f"{state.names('seat')[seat]}={spell_given(state, step, seat)}"
            for seat, choice in enumerate(step.given)
            if choice != UNANSWERED
        ]
    return " ".join(word for word in said if word)


def spell_given(state: State, step: Sealed[Any], seat: int) -> str:
    choice = step.given[seat]
    return UNKNOWN if choice == HIDDEN else step.again([seat], step.given).spell(state, choice)


def read(state: State, text: str, makers: Makers, old: Old) -> list[Step[Any]]:
    """The stack written so, the next step last. Raises Problem."""
    if text.strip().lower() == NOTHING:
        return []
    return [read_step(state, phrase.strip(), makers, old) for phrase in text.split(";")[::-1]]


def read_step(state: State, phrase: str, makers: Makers, old: Old) -> Step[Any]:
    name, _, born = phrase.lower().partition(" ")
    if name not in makers:
        raise Problem(say("no-step", text=phrase))
    numbers = born.split()
    try:
        if numbers and all(is_number(word) for word in numbers):
            return old[name]([spelling.whole(word) for word in numbers])
        return make(state, born, makers[name])
    except (IndexError, KeyError):
        raise Problem(say("step-with-other-parts", text=phrase)) from None


def is_number(word: str) -> bool:
    return word.removeprefix("-").isdigit()


def make(state: State, born: str, maker: Callable[[Parts], Step[Any]]) -> Step[Any]:
    clauses = spelling.NAMED.split(born) if born else []
    secret = [clause for clause in clauses if clause.partition("=")[0] in state.names("seat")]
    parts = spelling.read_born(state, [clause for clause in clauses if clause not in secret])
    step = maker(parts)
    sealed = isinstance(step, Sealed)
    if (secret and not sealed) or not parts.items() <= step.born().items():
        raise KeyError(born)
    return with_given(state, step, secret) if isinstance(step, Sealed) else step


def with_given(state: State, step: Sealed[Any], secret: list[str]) -> Step[Any]:
    names = state.names("seat")
    given = [UNANSWERED] * len(names)
    for clause in secret:
        name, _, said = clause.partition("=")
        seat = names.index(name)
        given[seat] = HIDDEN if said == UNKNOWN else step.again([seat], given).read(state, said)
    return step.again(step.waiting, given)

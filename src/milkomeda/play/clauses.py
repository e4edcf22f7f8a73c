"""Clauses: what positions are made of, each with how it is written and read; and positions line by line."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from milkomeda.play import spelling
from milkomeda.play.spelling import in_line
from milkomeda.words.message import Problem, message_of, say

LARGE: Final = 999_999


class Clause(NamedTuple):
    word: str
    write: Callable[[Any, int], list[str]]
    """What goes with the word, as often as it is said: of a state, and of a seat or whatever it is about."""
    read: Callable[[Any, int, str], None]


def much(number: int) -> int:
    """A number that only grows, so that it can be read again however long somebody plays on."""
    return min(number, LARGE)


def whole(word: str, most: int = LARGE, least: int = 0) -> int:
    number = spelling.whole(word.strip())
    if number < least:
        raise Problem(say("not-a-number", text=word.strip(), kind="number"))
    if number > most:
        raise Problem(say("is-too-much", text=word.strip()))
    return number


Lines = list[tuple[int, str]]
"""What is said, and in which line."""


def lines_of(text: str) -> Lines:
    """Without comments and empty lines."""
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if line]


def read_lines(lines: Lines, read: Callable[[str], None]) -> None:
    """One after the other. Raises Problem with the line that cannot be understood."""
    for number, line in lines:
        try:
            read(line)
        except IndexError:
            raise in_line(number, say("something-is-missing-in", text=line)) from None
        except ValueError as problem:
            raise in_line(number, message_of(problem)) from None

"""Options: what can be played otherwise, with a value in each edition of a game."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from milkomeda.words.message import Message, Problem, say

Value = bool | int | str
Moot = tuple[str, Value]


class Option(NamedTuple):
    name: str
    text: Message
    """What it is about; the meaning of a word is an attribute of that message."""
    values: tuple[str, ...]
    """The possible words; empty for a number or yes/no."""
    low: int
    high: int
    editions: tuple[Value, ...]
    passage: str
    """Where it comes from."""
    ruling: str
    moot: Moot | None = None
    """It says nothing while another one has this value."""
    section: str = ""

    def yes_no(self) -> bool:
        return isinstance(self.editions[0], bool)

    def meaning(self, value: Value) -> Message | str:
        """A value as it is said: a word, a number, yes or no."""
        return Message(f"{self.text.name}.{slug(str(value))}") if self.values else spell(value)

    def stands(self, value: Value, about: Message | None = None) -> Message:
        """The option with its value, as a sentence."""
        return say("rule-stands", option=about or self.text, value=self.meaning(value))

    def matters(self, values: dict[str, Value]) -> bool:
        """Whether it says anything beside those values."""
        return self.moot is None or values[self.moot[0]] != self.moot[1]

    def cited(self) -> Message:
        return cited(self.passage)

    def read(self, word: str) -> Value:
        """The value written so. Raises Problem that says what is possible."""
        value = word.strip().lower()
        if self.values:
            if value in self.values:
                return value
            near = nearest(value, self.values)
            raise Problem(
                say("value-is-none-of", name=self.name, text=word, words=list(self.values), near=near)
            )
        if self.yes_no():
            if value in ("yes", "no"):
                return value == "yes"
            raise Problem(say("neither-yes-nor-no", name=self.name, text=word))
        if value.isdecimal() and len(value) < 6 and self.low <= int(value) <= self.high:
            return int(value)
        raise Problem(
            say("no-number-between", name=self.name, text=word, low=str(self.low), high=str(self.high))
        )

    def possible(self) -> list[Value]:
        if self.values:
            return list(self.values)
        return [False, True] if self.yes_no() else list(range(self.low, self.high + 1))


def slug(name: str) -> str:
    """As it stands in the name of a message."""
    return name.replace("_", "-")


def spell(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def cited(passage: str) -> Message:
    """A passage as it is said: its phases are a word of a language."""
    first, *phases = passage.split(" phase ")
    said = say("plain", text=first)
    for phase in phases:
        said = say("phase-of", before=said, after=phase)
    return said


def by_name(sections: dict[str, list[Option]]) -> dict[str, Option]:
    """The options of all sections."""
    return {
        option.name: option._replace(section=section)
        for section, options in sections.items()
        for option in options
    }


def nearest(name: str, names: Iterable[str]) -> str:
    """The one of some names that is most like another."""
    return get_close_matches(name[:60], list(names), 1, 0)[0]


def no_such_edition(name: str, editions: list[str]) -> Problem:
    return Problem(say("no-such-edition", name=name, words=editions, near=nearest(name, editions)))


def words_of(text: str) -> dict[str, str]:
    """What is written as 'edition=draft bribes=none …', by name; a word alone is an edition.

    Raises Problem where a name is given twice.
    """
    words: dict[str, str] = {}
    for word in text.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals:
            name, value = "edition", name
        if name in words:
            raise Problem(say("option-given-twice", name=name))
        words[name] = value
    return words


def read_values(text: str, editions: list[str], options: dict[str, Option], lister: str) -> dict[str, Value]:
    """The values written as 'edition=draft bribes=none …', of the last edition if none is named.

    Raises Problem on nonsense; of an unknown option it says which command lists them.
    """
    words = words_of(text)
    edition = words.pop("edition", editions[-1])
    if edition not in editions:
        raise no_such_edition(edition, editions)
    for name in words:
        if name not in options:
            raise Problem(say("no-such-option", name=name, near=nearest(name, options), command=lister))
    at = editions.index(edition)
    return {
        name: option.read(words[name]) if name in words else option.editions[at]
        for name, option in options.items()
    }

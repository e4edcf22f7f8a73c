"""Options: what can be played otherwise, with a value in each edition of a game."""

from typing import NamedTuple

Value = bool | int | str


class Option(NamedTuple):
    name: str
    section: str
    text: str
    values: tuple[str, ...]
    """The possible words; empty for a number or yes/no."""
    meanings: tuple[str, ...]
    low: int
    high: int
    editions: tuple[Value, ...]
    passage: str
    """Where it comes from."""
    ruling: str

    def yes_no(self) -> bool:
        return isinstance(self.editions[0], bool)

    def read(self, word: str) -> Value:
        """The value written so. Raises ValueError that says what is possible."""
        value = word.strip().lower()
        if self.values:
            if value in self.values:
                return value
            raise ValueError(f"option {self.name}: '{word}' is not one of {', '.join(self.values)}")
        if self.yes_no():
            if value in ("yes", "no"):
                return value == "yes"
            raise ValueError(f"option {self.name}: '{word}' is neither yes nor no")
        if value.isdecimal() and len(value) < 6 and self.low <= int(value) <= self.high:
            return int(value)
        raise ValueError(f"option {self.name}: '{word}' is not a number from {self.low} to {self.high}")

    def possible(self) -> list[Value]:
        if self.values:
            return list(self.values)
        return [False, True] if self.yes_no() else list(range(self.low, self.high + 1))


def spell(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_values(text: str, editions: list[str], options: dict[str, Option], lister: str) -> dict[str, Value]:
    """The values written as 'edition=draft bribes=none …', of the last edition if none is named.

    Raises ValueError on nonsense; of an unknown option it says which command lists them.
    """
    words: dict[str, str] = {}
    for word in text.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals:
            name, value = "edition", name
        if name in words:
            raise ValueError(f"option {name} is given twice")
        words[name] = value
    edition = words.pop("edition", editions[-1])
    if edition not in editions:
        raise ValueError(f"there is no edition '{edition}': the editions are {', '.join(editions)}")
    for name in words:
        if name not in options:
            raise ValueError(f"there is no option '{name}': '{lister}' lists them all")
    at = editions.index(edition)
    return {
        name: option.read(words[name]) if name in words else option.editions[at]
        for name, option in options.items()
    }

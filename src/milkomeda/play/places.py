"""Where something stands in a TOML file: tomllib does not tell."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from milkomeda.play.spelling import in_line, single
from milkomeda.words.message import Problem

Path = tuple[str, ...]
"""('sectors', 'Mineron V', 'green')."""

OPTION: Final = "option"
TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|"
    r"#[^\n]*|[\n\[\]{}=]|[^\s\[\]{}=\"'#]+|[^\S\n]+",
    re.DOTALL,
)


class Statement(NamedTuple):
    line: int
    """The first one."""
    text: str


class Places:
    """The lines of a file's tables and keys."""

    def __init__(self, text: str) -> None:
        """Of what tomllib can read."""
        self.found: dict[Path, Statement] = {}
        head: Path = ()
        for statement in statements(text):
            if statement.text.startswith("["):
                head = path_of(tomllib.loads(statement.text))
                self.note(head, statement)
            else:
                self.note((*head, *path_of(tomllib.loads(f"{key_of(statement.text)} = 0"))), statement)

    def note(self, path: Path, statement: Statement) -> None:
        for depth in range(1, len(path) + 1):
            self.found.setdefault(plain(path[:depth]), statement)

    def line(self, path: Path, word: str = "") -> int:
        """In which it stands, or that word of it, or the card or text that it is of; 0 for nowhere."""
        exact = path[:1] == (OPTION,)
        path = plain(path) if path else ()
        while path and path not in self.found:
            path = () if exact else path[:-1]
        if not path:
            return 0
        first, text = self.found[path]
        at = text.lower().find(word.lower())
        return first + text.count("\n", 0, max(at, 0))

    def located(self, problem: Problem, paths: Sequence[Path]) -> Problem:
        """With the line of the first of these places that there is."""
        word = problem.message.values.get("text", "")
        lines = [line for path in paths if (line := self.line(path, str(word)))]
        return in_line(lines[0], problem.message) if lines else problem


def paths_of(about: Sequence[str]) -> list[Path]:
    """Where what is called so stands: 'end_cards', 'sector.Mineron_V.green', 'sector.', 'text.Explore.de'."""
    return [tuple(name.split(".", 2)) if "." in name else (OPTION, name) for name in about]


def plain(path: Path) -> Path:
    """As it is looked up: cards are of a kind in the singular, and have underscores in words of options."""
    return (single(path[0]), *(part.lower().replace(" ", "_") for part in path[1:]))


def statements(text: str) -> Iterator[Statement]:
    """Headings, and keys with their values, which may take several lines."""
    said, first, line, depth = "", 1, 1, 0
    for match in TOKEN.finditer(text):
        token = match[0]
        depth += (token in ("[", "{")) - (token in ("]", "}"))
        if not said.strip():
            said, first = "", line
        if token == "\n" and not depth:
            if said.strip():
                yield Statement(first, said.strip())
            said = ""
        elif not token.startswith("#"):
            said += token
        line += token.count("\n")
    if said.strip():
        yield Statement(first, said.strip())


def key_of(statement: str) -> str:
    """What stands before the equals sign."""
    key = ""
    for match in TOKEN.finditer(statement):
        if match[0] == "=":
            break
        key += match[0]
    return key


def path_of(table: dict[str, Any]) -> Path:
    """Of the only entry there is."""
    name, inner = next(iter(table.items()), ("", None))
    return (name, *path_of(inner)) if isinstance(inner, dict) and inner else (name,)

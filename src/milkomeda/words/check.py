"""Whether all languages say the same: `python -m milkomeda.words.check`."""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast, visitor

from milkomeda.words.language import LANGUAGES

SOURCE = "en"
CHOSEN_BY = re.compile(r"-(word|gender|count)$")


class Values(visitor.Visitor):
    """The values that a message asks for; what it only chooses by is the same value."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(CHOSEN_BY.sub("", node.id.name))


def values_of(message: ast.Message) -> set[str]:
    asked = Values()
    if message.value is not None:
        asked.visit(message.value)
    return asked.names


def catalogue(folder: Traversable) -> tuple[dict[str, set[str]], list[str]]:
    """The values of each message, and what is wrong with the files by themselves."""
    messages: dict[str, set[str]] = {}
    wrong: list[str] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(
                    f"{folder.name}/{file.name} cannot be read: {str(entry.content).splitlines()[0]}"
                )
            elif isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    wrong.append(f"{folder.name}/{file.name} has '{entry.id.name}' a second time")
                messages[entry.id.name] = values_of(entry)
    return messages, wrong


def differences(code: str, ours: dict[str, set[str]], source: dict[str, set[str]]) -> Iterator[str]:
    for name in sorted(source.keys() - ours.keys()):
        yield f"{code} has no '{name}'"
    for name in sorted(ours.keys() - source.keys()):
        yield f"{code} has '{name}', {SOURCE} has not"
    for name in sorted(ours.keys() & source.keys()):
        if ours[name] != source[name]:
            apart = ", ".join(f"${value}" for value in sorted(ours[name] ^ source[name]))
            yield f"{code} says '{name}' with other values than {SOURCE}: {apart}"


def problems(root: Traversable, codes: list[str]) -> list[str]:
    """All that is wrong, a line each."""
    source, found = catalogue(root / SOURCE)
    for code in codes:
        if code != SOURCE:
            ours, wrong = catalogue(root / code)
            found += [*wrong, *differences(code, ours, source)]
    return found


if __name__ == "__main__":
    found = problems(files("milkomeda.words"), LANGUAGES)
    print(*found or [f"words: {', '.join(LANGUAGES)} say the same"], sep="\n")
    sys.exit(bool(found))

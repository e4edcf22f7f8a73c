"""Whether all languages say the same, and what the sources say: `python -m milkomeda.words.check web`."""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from milkomeda.words.language import catalogues, folders
from milkomeda.words.uses import Uses

SOURCE = "en"
CHOSEN_BY = re.compile(r"-(word|gender|count)$")
OWN = ".gender"
"""What a word has only in the languages that need it."""

Catalogue = dict[str, set[str]]
"""The values of each message, and of each attribute under its whole name."""


class Values(visitor.Visitor):
    """The values that a message asks for; what it only chooses by is the same value."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(CHOSEN_BY.sub("", node.id.name))


def values_of(pattern: ast.Pattern | None) -> set[str]:
    asked = Values()
    if pattern is not None:
        asked.visit(pattern)
    return asked.names


def catalogue(folder: Traversable) -> tuple[Catalogue, list[str]]:
    """What there is, and what is wrong with the files by themselves."""
    messages: Catalogue = {}
    wrong: list[str] = []
    for file in catalogues(folder):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(
                    f"{folder.name}/{file.name} cannot be read: {str(entry.content).splitlines()[0]}"
                )
            elif isinstance(entry, ast.Message):
                name = entry.id.name
                if name in messages:
                    wrong.append(f"{folder.name}/{file.name} has '{name}' a second time")
                messages[name] = values_of(entry.value)
                for attribute in entry.attributes:
                    messages[f"{name}.{attribute.id.name}"] = values_of(attribute.value)
    return messages, wrong


def differences(code: str, ours: Catalogue, source: Catalogue) -> Iterator[str]:
    for name in sorted(source.keys() - ours.keys()):
        yield f"{code} has no '{name}'"
    for name in sorted(ours.keys() - source.keys()):
        if not name.endswith(OWN):
            yield f"{code} has '{name}', {SOURCE} has not"
    for name in sorted(ours.keys() & source.keys()):
        if ours[name] != source[name]:
            yield f"{code} says '{name}' with other values than {SOURCE}: {spelt(ours[name] ^ source[name])}"


def spelt(values: set[str]) -> str:
    return ", ".join(f"${value}" for value in sorted(values))


def misused(source: Catalogue, uses: Uses) -> Iterator[str]:
    """What is said but is no message, or not with these values; and messages that nobody says."""
    for place, name, values in uses.said:
        if name not in source:
            yield f"{place} says '{name}', {SOURCE} does not"
        elif values is not None and values != source[name]:
            yield f"{place} says '{name}' with other values than {SOURCE}: {spelt(values ^ source[name])}"
    kinds = {value.rpartition("-")[2] for values in source.values() for value in values}
    kinds |= {kind.removesuffix("s") for kind in kinds}
    for name in sorted(source):
        if "." not in name and not uses.uses(name, kinds):
            yield f"nobody says '{name}'"


def problems(languages: dict[str, Traversable]) -> list[str]:
    """All that is wrong with the languages, a line each."""
    source, found = catalogue(languages[SOURCE])
    for code, folder in languages.items():
        if code != SOURCE:
            ours, wrong = catalogue(folder)
            found += [*wrong, *differences(code, ours, source)]
    return found


def main(page: Path) -> int:
    languages = folders()
    uses = Uses(Path(str(files("milkomeda"))), page)
    found = [*problems(languages), *misused(catalogue(languages[SOURCE])[0], uses)]
    print(*found or [f"words: {', '.join(languages)} say the same"], sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

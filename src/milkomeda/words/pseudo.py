"""A language that nobody speaks, made from English: `python -m milkomeda.words.pseudo FOLDER`.

Every letter of a message has an accent and the whole stands in brackets, so what is read without them was no
message. `MILKOMEDA_WORDS=FOLDER` adds it to the languages.
"""

import re
import sys
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, serialize, visitor

from milkomeda.words.check import SOURCE
from milkomeda.words.language import folders

CODE: Final = "en-XA"
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒĝĥíĵķļḿñóṕɋřšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻḾÑÓṔɊŘŠŢÚṼŴẊÝŽ",
)


KEPT: Final = re.compile(r"(\{[^}]*\}|<<[\w!=>&]+\?|\[[A-Z]\d+[^]]*\]|`[^`]*`)")


class Accents(visitor.Transformer):
    def __init__(self) -> None:
        self.lettered = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        said = node.value.translate(ACCENTS)
        self.lettered |= said != node.value
        return ast.TextElement(said)


def disguise(pattern: ast.Pattern) -> None:
    """What has no letter of its own, like a comma between two values, stays as it is."""
    accents = Accents()
    accents.visit(pattern)
    if accents.lettered:
        pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]


def disguised(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    disguise(pattern)
    return serialize(resource)


def accented(text: str) -> str:
    """A whole text; slots, conditions, marks and code stay as they are."""
    return "".join(part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(KEPT.split(text)))


def write(folder: Path, source: Traversable) -> None:
    (folder / CODE).mkdir(parents=True, exist_ok=True)
    for file in source.iterdir():
        text = file.read_text(encoding="utf-8")
        text = disguised(text) if file.name.endswith(".ftl") else accented(text)
        (folder / CODE / file.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), folders()[SOURCE])

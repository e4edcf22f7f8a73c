"""Where messages are said: what the sources name, Python's and the page's."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9]+)*(\.[a-z0-9-]+)?")
PART: Final = re.compile(r"[a-z0-9-]*")
LITERAL: Final = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
BUILT: Final = re.compile(r"`([a-z0-9-]+)\$\{")
LOOKUPS: Final = ("word", "counted")
KIND: Final = re.compile(r"""\b(?:named|word|counted)\(\s*["'](\w+)["']""")
HUMP: Final = re.compile(r"(?<!^)(?=[A-Z])")
TEXT: Final = "page-"
"""What the page leaves out of its own names."""


class Uses:
    def __init__(self, python: Path, page: Path) -> None:
        self.said: list[tuple[str, str, set[str] | None]] = []
        """Where, what, and with which values; None where that is not to be read off."""
        self.names: set[str] = set()
        self.kinds: set[str] = set()
        """Of words that are looked up."""
        self.patterns: set[str] = set()
        """Of names that are put together."""
        for path in sorted(python.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_bytes())):
                self.read_node(node, path.relative_to(python).as_posix())
        for path in (*page.glob("*.ts"), *page.glob("src/**/*.ts"), *page.glob("src/**/*.svelte")):
            if path.parent.name != "wire" and not path.name.endswith(".test.ts"):
                self.read_page(path.read_text(encoding="utf-8"))
        self.built = re.compile("|".join(sorted(self.patterns)) or r"\b\B")

    def uses(self, name: str, kinds: set[str]) -> bool:
        """Whether somebody says that message, or it is a word of such a kind."""
        kind = name.partition("-")[0]
        return name in self.names or kind in kinds | self.kinds or bool(self.built.fullmatch(name))

    def read_node(self, node: ast.AST, file: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if NAME.fullmatch(node.value):
                self.names.add(node.value.partition(".")[0])
        elif isinstance(node, ast.ClassDef):  # facts are called like their messages
            self.names.add(HUMP.sub("-", node.name).lower())
        elif isinstance(node, ast.JoinedStr):
            self.build(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            self.read_say(node, file)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            kind = node.args[0] if node.func.attr in LOOKUPS and node.args else None
            if isinstance(kind, ast.Constant):
                self.kinds.add(str(kind.value))

    def read_say(self, call: ast.Call, file: str) -> None:
        if call.args and isinstance(call.args[0], ast.Constant):
            plain = all(keyword.arg for keyword in call.keywords)
            values = {str(keyword.arg).replace("_", "-") for keyword in call.keywords}
            self.said.append((f"{file}:{call.lineno}", str(call.args[0].value), values if plain else None))

    def read_page(self, text: str) -> None:
        for name in LITERAL.findall(text):
            self.names |= {name, TEXT + name}
        for begin in BUILT.findall(text):
            self.build([begin, None])
            self.build([TEXT, begin, None])
        self.kinds |= set(KIND.findall(text))

    def build(self, parts: Iterable[str | None]) -> None:
        """A name in parts, of which some are not to be read off."""
        name = "".join("*" if part is None else part for part in parts).partition(".")[0]
        told = name.replace("*", "").removeprefix(TEXT)
        if len(told) > 2 and PART.fullmatch(told):
            self.patterns.add(name.replace("*", ".+"))

"""Where a player's words come from: a keyboard, or a pipe."""

import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console
from rich.text import Text


class Keyboard:
    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin
        self.interactive = self.source.isatty() and console.file.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # it also gives input() its line editing

                readline.parse_and_bind("set enable-bracketed-paste off")

    def forget(self) -> None:
        """The next player must not leaf through what this one has typed."""
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def read(self, prompt: str) -> str:
        """One line, typed after a prompt. Raises EOFError at the end."""
        if self.interactive:
            return input(f"{prompt} ")
        self.console.print(Text(f"{prompt} "), end="")
        line = self.source.readline()
        if not line:
            raise EOFError
        self.console.print(Text(line.rstrip("\n")))
        return line

"""What a hunt found so far, stage by stage: whoever stops it goes on where it was."""

from pathlib import Path
from typing import Any

import msgspec

from milkomeda.lab.journal import Lines


class Diary(Lines):
    """A line for each task that was done: of which stage, and what came of it."""

    def __init__(self, path: Path, about: str) -> None:
        super().__init__(path, about)
        self.known = [msgspec.json.decode(line, type=tuple[str, msgspec.Raw]) for line in self.lines]

    def done(self, stage: str, kind: Any) -> list[Any]:
        """In the order of the tasks."""
        return [msgspec.json.decode(found, type=kind) for name, found in self.known if name == stage]

    def keep(self, stage: str, found: Any) -> None:
        self.add(msgspec.json.encode((stage, found)).decode())

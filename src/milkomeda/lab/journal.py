"""What a study found so far, kept in a file: whoever stops it goes on where it was."""

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

from milkomeda.lab.comparison import Asked
from milkomeda.lab.samples import Row, Study
from milkomeda.words.message import Problem, say


class Lines:
    """A file that only ever grows, after a line that says what it is about."""

    def __init__(self, path: Path, head: str) -> None:
        """Raises Problem if something else is kept there."""
        self.path = path
        if not path.exists():
            path.write_text(f"{head}\n", encoding="utf-8")
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]  # the last line may have been cut off
        first, *self.lines = whole.splitlines() or [""]
        if first != head:
            raise Problem(say("another-study", file=str(path)))
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def add(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


class Journal(Lines):
    """A line for what is studied, then one for each task that was done."""

    def __init__(self, path: Path, study: Study, about: str) -> None:
        super().__init__(path, json.dumps([about, study.asked]))
        self.asked = study.asked

    def kept(self) -> Iterator[list[Row]]:
        for line in self.lines:
            yield [[self.values(setup) for setup in row] for row in json.loads(line)]

    def values(self, numbers: list[float | None]) -> dict[Asked, float]:
        return {
            asked: number for asked, number in zip(self.asked, numbers, strict=True) if number is not None
        }

    def keep(self, rows: list[Row]) -> None:
        self.add(
            json.dumps([[[values.get(asked) for asked in self.asked] for values in row] for row in rows])
        )


def studied(pool: Executor, study: Study, journal: Journal | None) -> Iterator[list[Row]]:
    """All rows, those that are kept first; new ones are kept."""
    done = 0
    for rows in journal.kept() if journal else ():
        done += len(rows)
        yield rows
    for rows in study.rows(pool, done):
        if journal:
            journal.keep(rows)
        yield rows

"""A run on disk: what was asked for, parts while it is under way, whole tables in the end."""

import shutil
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from milkomeda.games import game
from milkomeda.lab.record import SCHEMA, Frames, Tables
from milkomeda.lab.runs import Batch, Setup, batches
from milkomeda.words.message import Problem, say

ABOUT: Final = "run.json"
PARTS: Final = "parts"


class Run(msgspec.Struct, frozen=True):
    """What was asked for, and of which program."""

    command: str
    setup: dict[str, object]
    blocks: int
    versions: dict[str, str]


def described(command: str, setup: Setup, blocks: int) -> Run:
    return Run(command, {**setup._asdict(), "names": list(setup.names)}, blocks, versions(setup.game))


def versions(name: str) -> dict[str, str]:
    return {"milkomeda": version("milkomeda"), "rules": game(name).version}


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, run: Run) -> None:
        """Write down what is asked for, or find that it is the same. Raises Problem where it is not."""
        self.path.mkdir(parents=True, exist_ok=True)
        about = self.path / ABOUT
        if not about.exists():
            written(about, msgspec.json.format(msgspec.json.encode(run)))
        elif msgspec.structs.replace(self.about(), command="") != msgspec.structs.replace(run, command=""):
            raise Problem(say("another-run-is-there", folder=str(self.path)))

    def about(self) -> Run:
        """Raises Problem where no run is there."""
        try:
            return msgspec.json.decode((self.path / ABOUT).read_bytes(), type=Run)
        except (OSError, msgspec.MsgspecError):
            raise Problem(say("no-run-there", folder=str(self.path))) from None

    def complete(self) -> bool:
        return all(self.table(name).exists() for name in SCHEMA)

    def missing(self, setup: Setup, blocks: int) -> Iterator[Batch]:
        """What is still to be played."""
        return (batch for batch in batches(setup, blocks) if self.lacks(batch.first))

    def lacks(self, number: int) -> bool:
        """Whether the part of that number is still to be made."""
        return not self.complete() and not self.part(number).exists()

    def keep(self, number: int, rows: Frames) -> None:
        """All tables of a part at once, or none: whoever is stopped meanwhile makes it again."""
        part = self.part(number)
        fresh = part.with_name(f"{part.name}~")
        fresh.mkdir(parents=True, exist_ok=True)
        for name, frame in rows.items():
            frame.write_parquet(fresh / f"{name}.parquet")
        fresh.rename(part)

    def close(self) -> None:
        """One file a table, in the order of the games, however they were played."""
        if self.complete():
            return
        for name in SCHEMA:
            parts = sorted(self.path.glob(f"{PARTS}/*[0-9]/{name}.parquet"))
            fresh = self.path / f"{name}.parquet~"
            pl.scan_parquet(parts).sink_parquet(fresh)
            fresh.rename(self.table(name))
        shutil.rmtree(self.path / PARTS)

    def tables(self) -> Tables:
        return {name: pl.scan_parquet(self.table(name)) for name in SCHEMA}

    def table(self, name: str) -> Path:
        return self.path / f"{name}.parquet"

    def part(self, number: int) -> Path:
        return self.path / PARTS / f"{number:010}"


def written(path: Path, text: bytes) -> None:
    """All at once."""
    fresh = path.with_name(f"{path.name}~")
    fresh.write_bytes(text)
    fresh.replace(path)

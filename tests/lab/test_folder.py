"""A run on disk: stopped, gone on with, and whole in the end."""

from functools import cache
from pathlib import Path

import polars as pl
import pytest

from milkomeda.lab.folder import Folder, described
from milkomeda.lab.record import SCHEMA
from milkomeda.lab.runs import Setup, play_batch
from milkomeda.words.message import Problem

SETUP = Setup("milkomeda", "width=4 height=4 deck=9 end_round=1", ("random", "greedy"))
BLOCKS = 3
ROWS = cache(play_batch)


def begun(path: Path) -> Folder:
    folder = Folder(path)
    folder.begin(described("", SETUP, BLOCKS))
    return folder


def play_some(folder: Folder, most: int) -> None:
    for batch in list(folder.missing(SETUP, BLOCKS))[:most]:
        folder.keep(batch.first, ROWS(batch))


def test_a_run_that_was_stopped_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = begun(tmp_path / "whole"), begun(tmp_path / "stopped")
    play_some(whole, BLOCKS)
    play_some(stopped, 1)
    (stopped.path / "parts" / "0000000001~").mkdir()  # in the middle of a part
    play_some(begun(stopped.path), BLOCKS)
    for folder in (whole, stopped):
        folder.close()
    assert sorted(path.name for path in stopped.path.iterdir()) == sorted(
        ["run.json", *(f"{name}.parquet" for name in SCHEMA)]
    )
    for name in SCHEMA:
        assert whole.table(name).read_bytes() == stopped.table(name).read_bytes(), name
    assert whole.tables()["games"].collect()["game"].to_list() == list(range(6))


def test_a_run_that_is_complete_has_nothing_more_to_play(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    play_some(folder, BLOCKS)
    assert not list(folder.missing(SETUP, BLOCKS))
    folder.close()
    assert not list(folder.missing(SETUP, BLOCKS))
    folder.close()
    assert folder.complete()


def test_the_files_are_what_the_schema_says(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    play_some(folder, BLOCKS)
    folder.close()
    for name, columns in SCHEMA.items():
        assert pl.read_parquet_schema(folder.table(name)) == columns


def test_a_folder_keeps_the_run_that_it_has(tmp_path: Path) -> None:
    begun(tmp_path)
    begun(tmp_path)
    with pytest.raises(Problem, match="another run"):
        Folder(tmp_path).begin(described("", SETUP._replace(seed=2), BLOCKS))
    with pytest.raises(Problem, match="no run"):
        Folder(tmp_path / "elsewhere").about()

"""Many games, by a command."""

from pathlib import Path

import polars as pl
import pytest

from milkomeda.cli import main

SMALL = ["--options", "width=4 height=4 deck=9 end_round=1", "--bots", "random", "--processes", "1"]


def test_a_run_is_kept_and_what_it_shows_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    assert main(["playtest", str(folder), "--games", "3", *SMALL]) == 0
    assert pl.read_parquet(folder / "games.parquet").height == 3
    first = capsys.readouterr().out
    assert "Rounds" in first
    assert main(["playtest", str(folder), "--games", "3", *SMALL]) == 0
    assert capsys.readouterr().out == first
    assert main(["playtest", str(folder), "--games", "4", *SMALL]) == 2
    assert "another run is there" in capsys.readouterr().err


def test_a_bot_for_each_seat_or_one_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playtest", "--bots", "random,random", "--players", "3"]) == 2
    assert "2 seats are named" in capsys.readouterr().err
    assert main(["playtest", "--bots", "deepblue"]) == 2
    assert "deepblue" in capsys.readouterr().err
    assert main(["playtest", "--games", "0"]) == 2
    assert "--games at least 1" in capsys.readouterr().err

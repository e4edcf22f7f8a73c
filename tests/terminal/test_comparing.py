"""Comparisons at the command line. What they say of real games is measured, not tested."""

from pathlib import Path

import pytest

from milkomeda.cli import main

SMALL = ["--options", "edition=protocols width=4 height=4 deck=9", "--players", "2", "--bots", "random"]
LINE = [*SMALL, "--games", "64", "--processes", "1", "--measures", "rounds,completion"]


def test_rules_are_compared_and_what_was_found_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["compare", "end_round=2", "end_round=3", *LINE, "--keep", str(tmp_path / "journal")]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert "B: edition=protocols width=4 height=4 deck=9 end_round=3" in said
    assert "B has more" in said
    assert "64 games. All intervals hold together" in said
    assert len((tmp_path / "journal").read_text(encoding="utf-8").splitlines()) == 2
    assert main(line) == 0
    assert capsys.readouterr().out == said
    assert main(["compare", "end_round=2", "end_round=4", *line[3:]]) == 2
    assert "something else was studied there" in capsys.readouterr().err


def test_bots_are_compared_by_their_victories(capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "compare",
        "random",
        "quick",
        "--options",
        "edition=protocols width=4 height=4 deck=9 end_round=1",
    ]
    assert main([*line, "--players", "2", "--games", "2", "--processes", "1", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "A: random\nB: quick" in said
    assert "Siege nach Bot" in said
    assert "abwarten" in said


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (["draft", "draft"], "both sides are the same"),
        (["draft", "nonsense"], "no edition 'nonsense'"),
        (["draft", "protocols", "--measures", "fun"], "no measure 'fun'"),
        (["draft", "protocols", "--margin", "rounds"], "--margin is written as"),
        (["draft", "protocols", "--games", "0"], "--games at least 1"),
    ],
)
def test_nonsense_is_refused(line: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *line]) == 2
    assert why in capsys.readouterr().err

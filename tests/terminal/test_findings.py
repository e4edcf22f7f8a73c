"""Sweeps, explanations and weighed rulings at the command line, in the terminal and as a page."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from milkomeda.cli import main

SMALL = "edition=protocols width=4 height=4 deck=9"
LINE = ["--players", "2", "--bots", "random", "--processes", "1", "--measures", "rounds,completion"]


def pictures(page: Path, kind: str) -> list[ET.Element]:
    """Of this kind, on a page that is well-formed and whole."""
    text = page.read_text(encoding="utf-8")
    assert "http" not in text
    whole = ET.fromstring(text[text.index("<main>") : text.index("</body>")])
    return whole.findall(f".//{kind}")


def test_a_sweep_draws_a_curve_for_each_measure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sweep.html"
    line = ["sweep", "end_round=1..3", "--options", SMALL, *LINE, "--games", "2", "--report", str(page)]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert "end_round" in said
    assert "2 games at each point" in said
    assert [len(one.findall("circle")) for one in pictures(page, "svg")] == [3, 3]


def test_a_sweep_of_two_draws_a_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sweep.html"
    line = [
        "sweep",
        "end_round=1,2",
        "idle",
        "--options",
        SMALL,
        *LINE,
        "--games",
        "1",
        "--report",
        str(page),
    ]
    assert main(line) == 0
    assert "end_round × idle" in capsys.readouterr().out
    assert [len(one.findall(".//td")) for one in pictures(page, "table[@class='heat']")] == [4, 4]


def test_an_explanation_shares_the_effect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "explain.html"
    sides = [f"{SMALL} end_round=1", f"{SMALL} end_round=3 idle=yes"]
    assert main(["explain", *sides, *LINE, "--games", "4", "--report", str(page), "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "alle zusammen" in said
    assert "1 → 3" in said
    assert len(pictures(page, "table[@class='forest']")) == 2


def test_rulings_are_weighed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "rulings.html"
    line = ["--options", f"{SMALL} end_round=1", *LINE, "--games", "1", "--report", str(page)]
    assert main(["rulings", "--measure", *line]) == 0
    said = capsys.readouterr().out
    assert "R13" in said
    assert "bribes=none" in said
    assert "1 game of each." in said
    assert len(pictures(page, "table[@class='forest']")) == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (["sweep", "nonsense=1..2"], "no option 'nonsense'"),
        (["sweep", "end_cards=1..2", "bribes", "idle"], "one option or two"),
        (["explain", "draft", "draft"], "both sides are the same"),
        (["rulings", "--measure", "--processes", "0"], "--processes is from 1"),
    ],
)
def test_nonsense_is_refused(line: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    assert why in capsys.readouterr().err

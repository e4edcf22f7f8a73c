"""Tuning at the command line: what was found is told, and drawn."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from milkomeda.cli import main
from milkomeda.galaxy.editions import values_of
from milkomeda.lab.tuning.wanted import read_wanted
from milkomeda.terminal.editions import Editions

WANTED = """\
base = "protocols width=4 height=4 deck=9 end_round=4"
players = 2
bots = "random"

[targets]
rounds = "2"
"endings:nonsense" = "<= 0.5"

[limits]
completion = ">= 0.9"

[options]
end_round = "1..3"
"""
LINE = ["--games", "20", "--fresh", "6", "--processes", "1"]


@pytest.fixture
def wanted(tmp_path: Path) -> Path:
    file = tmp_path / "wanted.toml"
    file.write_text(WANTED, encoding="utf-8")
    return file


def test_what_was_found_is_told_drawn_and_kept(
    wanted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, kept, edition = (tmp_path / name for name in ("tune.html", "kept", "mine.toml"))
    line = ["tune", "--target", str(wanted), str(edition), *LINE, "--report", str(page), "--keep", str(kept)]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert "4 → 2" in said
    assert "endings:nonsense: nothing of that name" in said
    assert f"milkomeda play --game milkomeda --edition {edition}" in said
    found = "edition=protocols width=4 height=4 deck=9 end_round=2"
    assert values_of(Editions("milkomeda").written_out("", str(edition))) == values_of(found)
    text = page.read_text(encoding="utf-8")
    whole = ET.fromstring(text[text.index("<main>") : text.index("</body>")])
    assert len(whole.findall(".//svg")) == 2
    size = kept.stat().st_size
    assert main([*line, "--language", "de"]) == 0
    assert "Was erreicht ist" in capsys.readouterr().out
    assert kept.stat().st_size == size


def test_what_was_found_may_be_what_one_begins_with(wanted: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "protocols"\n[options]\nend_round = 3\n', encoding="utf-8")
    wanted.write_text(f'base = "{mine}"\n[targets]\nrounds = "2"\n', encoding="utf-8")
    assert (
        read_wanted(wanted, lambda name, text: Editions(name).written_out(text)).base
        == "edition=protocols end_round=3"
    )


def test_a_typo_is_named_with_its_line(wanted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted.write_text(WANTED.replace("rounds =", "round ="), encoding="utf-8")
    assert main(["tune", "--target", str(wanted)]) == 2
    assert "line 6: there is no 'round' here, the nearest is 'rounds'" in capsys.readouterr().err

"""The hunt at the command line: sentences, logs that replay, a page, and going on."""

from pathlib import Path

import pytest

from milkomeda.cli import main
from milkomeda.games import game
from milkomeda.lab.holes.hunt import Hunt
from milkomeda.play import log

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=1"
LINE = [
    "holes",
    *(
        "--options",
        SMALL,
        "--players",
        "2",
        "--bots",
        "random",
        "--processes",
        "1",
        "--games",
        "32",
        "--learn",
        "0",
    ),
]


def test_what_is_found_is_said_with_its_evidence_and_a_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, page = tmp_path / "found", tmp_path / "holes.html"
    assert main([*LINE, "--keep", str(folder), "--report", str(page)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "standoff (never in 16 games: below 17 %)" in said
    assert "All of 32 games ended: those that do not are below 8.9 %" in said
    logs = sorted(folder.glob("*.log"))
    assert logs
    for path in logs:
        assert log.replay(log.read(path.read_text(encoding="utf-8")), game("milkomeda")).answers
        assert f"download='{path.name}'" in page.read_text(encoding="utf-8")
    assert "http" not in page.read_text(encoding="utf-8")


def test_a_hunt_that_was_stopped_goes_on_and_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "found"
    line = [*LINE, "--keep", str(folder), "--language", "de"]

    def stopped(self: Hunt, scripts: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Hunt, "inert", stopped)
        assert main(line) == 130
    assert "milkomeda holes" in capsys.readouterr().out
    before = (folder / "hunt.jsonl").read_text(encoding="utf-8")
    assert main(line) == 0
    first = capsys.readouterr().out
    assert "Alle 32 Partien endeten" in first
    assert (folder / "hunt.jsonl").read_text(encoding="utf-8").startswith(before)
    assert main(line) == 0
    assert capsys.readouterr().out == first


def test_another_hunt_is_refused_in_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "hunt.jsonl").write_text("something else\n", encoding="utf-8")
    assert main([*LINE, "--keep", str(tmp_path)]) == 2
    assert "something else was studied there" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--learn", "-1"], "--learn is from 0"),
        (["--games", "0"], "--processes is from 1"),
        (["--players", "9"], "9"),
    ],
)
def test_nonsense_is_refused(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE, *more]) == 2
    assert why in capsys.readouterr().err

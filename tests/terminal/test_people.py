"""Games that people played, by a command: what is read, what is left out, and what is said."""

from pathlib import Path

import polars as pl
import pytest

from milkomeda.cli import main
from milkomeda.lab.record import SCHEMA
from milkomeda.play import log
from tests.lab.people import SMALL, past
from tests.terminal.stage import random_match

LIKE_REFLEX = ("reflex", "random")
QUICKLY = ["--processes", "1", "--bots", "reflex"]

Said = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of four evenings."""
    made = tmp_path / "evenings"
    made.mkdir()
    for seed in range(4):
        (made / f"{seed}.log").write_text(past(LIKE_REFLEX, seed), encoding="utf-8")
    return made


def plainly(text: str) -> str:
    """In one line, with usual spaces."""
    return " ".join(text.split())


def test_games_of_people_are_kept_as_those_of_bots_are_and_it_is_said_how_well_they_are_foretold(
    folder: Path, tmp_path: Path, capsys: Said
) -> None:
    kept = tmp_path / "kept"
    assert main(["people", str(folder), *QUICKLY, "--keep", str(kept)]) == 0
    assert {path.stem for path in kept.glob("*.parquet")} == set(SCHEMA)
    assert pl.read_parquet(kept / "games.parquet").height == 4
    assert pl.read_parquet(kept / "seats.parquet")["bot"].unique().sort().to_list() == ["Ada", "Zoë"]
    first = plainly(capsys.readouterr().out)
    assert "reflex would have chosen exactly the same as people" in first
    assert "4 games that people played, of 2 players" in first
    assert main(["people", str(folder), *QUICKLY, "--keep", str(kept)]) == 0
    assert plainly(capsys.readouterr().out) == first
    assert main(["people", str(folder / "1.log"), *QUICKLY, "--keep", str(kept)]) == 2
    assert "another run is there" in capsys.readouterr().err


def test_what_was_stopped_goes_on_and_ends_as_if_it_had_not_been(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    from milkomeda.lab.folder import Folder

    keep = Folder.keep

    def stop(folder: Folder, number: int, rows: dict[str, pl.DataFrame]) -> None:
        keep(folder, number, rows)
        if number == 3:
            raise KeyboardInterrupt

    command = ["people", str(folder), *QUICKLY, "--keep"]
    with monkeypatch.context() as patched:
        patched.setattr(Folder, "keep", stop)
        assert main([*command, str(tmp_path / "stopped")]) == 130
    assert "go on with: milkomeda people" in plainly(capsys.readouterr().out)
    assert main([*command, str(tmp_path / "stopped")]) == 0
    assert main([*command, str(tmp_path / "whole")]) == 0
    for name in SCHEMA:
        one, other = (tmp_path / which / f"{name}.parquet" for which in ("stopped", "whole"))
        assert one.read_bytes() == other.read_bytes(), name


def test_what_is_left_out_is_said_with_the_reason(folder: Path, capsys: Said) -> None:
    (folder / "again.log").write_text(past(LIKE_REFLEX, 0), encoding="utf-8")
    (folder / "broken.log").write_text(past(LIKE_REFLEX, 1).replace("teal:", "pink:", 1), encoding="utf-8")
    (folder / "begun.log").write_text(log.write(random_match(SMALL, 2, 1, most=30)), encoding="utf-8")
    (folder / "old.log").write_text(past(LIKE_REFLEX, 2).replace("rules: ", "rules: 0", 1), encoding="utf-8")
    (folder / "notes.log").write_text("Bring crisps.\n", encoding="utf-8")
    flicked = log.write(random_match("pool=1", 2, 105, name="starflick"))
    (folder / "flicks.log").write_text(flicked, encoding="utf-8")
    assert main(["people", str(folder), *QUICKLY]) == 0
    said = plainly(capsys.readouterr().out)
    assert "4 games that people played" in said
    for name in ("again", "broken", "begun", "old", "notes", "flicks"):
        assert f"{name}.log" in said, name
    for why in (
        "the same game as",
        "no player 'pink'",
        "not finished (30 answers)",
        "rules version",
        "only bots",
    ):
        assert why in said, why


def test_games_by_different_rules_are_refused_until_one_of_them_is_named(folder: Path, capsys: Said) -> None:
    (folder / "three.log").write_text(past(("random",) * 3, 1), encoding="utf-8")
    other = past(LIKE_REFLEX, 1, SMALL.replace("end_round=2", "end_round=1"))
    (folder / "other.log").write_text(other, encoding="utf-8")
    assert main(["people", str(folder), *QUICKLY]) == 2
    why = plainly(capsys.readouterr().err)
    assert "different rules" in why
    assert "4 games of 2 players" in why
    assert "1 game of 3 players" in why
    command = ["people", str(folder), *QUICKLY, "--players", "2", "--options", SMALL.partition(" ")[2]]
    assert main([*command, "--edition", "protocols"]) == 0
    said = plainly(capsys.readouterr().out)
    assert "4 games that people played" in said
    assert "three.log: 3 players" in said
    assert "other.log: by other rules" in said


def test_one_game_is_told_to_say_nothing(folder: Path, capsys: Said) -> None:
    assert main(["people", str(folder / "1.log"), *QUICKLY]) == 0
    assert "1 game: nothing can be told" in plainly(capsys.readouterr().out)


def test_too_few_games_are_told_with_how_many_would_do(folder: Path, capsys: Said) -> None:
    for number in (2, 3):
        (folder / f"{number}.log").unlink()
    assert main(["people", str(folder), "--processes", "1", "--bots", "random"]) == 0
    said = plainly(capsys.readouterr().out)
    assert "2 games: it cannot be told whether random foretells people better than guessing" in said


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_page_says_it_with_bars_and_then_what_the_games_were_like(
    folder: Path, tmp_path: Path, code: str, capsys: Said
) -> None:
    page = tmp_path / "people.html"
    assert main(["people", str(folder), *QUICKLY, "--report", str(page), "--language", code]) == 0
    text = page.read_text(encoding="utf-8")
    assert "class='range'" in text
    assert ("Who plays like whom" if code == "en" else "Wer wie wer spielt") in text
    assert ("Games that end" if code == "en" else "Partien, die enden") in text
    assert "Ada · reflex" in text
    assert "download='game-" in text


def test_nothing_that_can_be_used_is_said_and_what_is_no_bot_is_refused(
    tmp_path: Path, folder: Path, capsys: Said
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["people", str(empty)]) == 2
    assert "no finished game of people" in capsys.readouterr().err
    assert main(["people", str(empty / "evening.log")]) == 2
    said = capsys.readouterr()
    assert "evening.log" in said.out
    assert "no finished game of people" in said.err
    assert main(["people", str(folder), "--bots", "deepblue"]) == 2
    assert "deepblue" in capsys.readouterr().err
    assert main(["people", str(folder), "--processes", "0"]) == 2

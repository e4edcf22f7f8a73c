from pathlib import Path

import pytest

from milkomeda.play import log
from milkomeda.terminal import files
from milkomeda.terminal.files import FAR, SNAPSHOT, OtherRules
from milkomeda.words.message import Problem
from tests.terminal.stage import random_match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "saved.log"
    path.write_text(log.write(random_match("protocols", 2, 3, most=60)), encoding="utf-8")
    return path


def change(path: Path, number: int, line: str) -> None:
    lines = path.read_text().splitlines()
    lines[number - 1] = line
    path.write_text("\n".join(lines) + "\n")


def test_a_saved_game_goes_on_where_it_was(saved: Path) -> None:
    loaded = files.load(saved)
    assert log.write(loaded.match) == saved.read_text()


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "game: chess", "line 1: there is no game 'chess'"),
        (3, "options: edition=fifth", "line 3: there is no edition 'fifth'"),
        (17, "teal: dance", "line 17: 'dance' is not one of the choices"),
        (17, "nobody: dance", "line 17: there is no player 'nobody'"),
        (17, "dance", "line 17: expected 'who: what'"),
    ],
)
def test_a_malformed_log_is_told_with_its_line(saved: Path, number: int, line: str, reason: str) -> None:
    change(saved, number, line)
    with pytest.raises(Problem, match=reason) as caught:
        files.load(saved)
    assert str(caught.value).startswith(f"{saved}, line {number}: ")


def test_what_still_fits_can_be_replayed(saved: Path) -> None:
    change(saved, 17, "teal: dance")
    loaded = files.load(saved, FAR)
    assert len(loaded.match.answers) == 11
    assert "line 17" in str(loaded.note)


def test_a_log_of_other_rules_says_so_and_offers_two_ways(saved: Path) -> None:
    position = log.read(saved.read_text()).position
    change(saved, 2, "rules: 0.9")
    with pytest.raises(OtherRules, match=r"rules version 0.9.*--snapshot.*--as-far-as-it-goes"):
        files.load(saved)
    assert len(files.load(saved, FAR).match.answers) == 60
    snapshot = files.load(saved, SNAPSHOT)
    assert snapshot.match.start is not None
    assert snapshot.match.game.write(snapshot.match.state).strip() == position.strip()


def test_a_malformed_position_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("milkomeda protocols\nA1: 3 teal\nB1 Atlantis\n")
    with pytest.raises(Problem, match=r"bad\.txt, line 3: there is no sector 'Atlantis'"):
        files.load(path)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", None])
def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "strange.log"
    if content:
        path.write_bytes(content)
    with pytest.raises(Problem, match=r"strange\.log: "):
        files.load(path)


def test_a_file_that_is_too_large_is_not_read_to_its_end() -> None:
    with pytest.raises(Problem, match="/dev/zero: this is too large for a game"):
        files.load(Path("/dev/zero"))


def test_a_mark_of_the_byte_order_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "notepad.txt"
    path.write_text("milkomeda\nA1: 1 teal\n", encoding="utf-8-sig")
    assert files.load(path).match.state.seats == 2


def test_what_only_one_player_sees_cannot_be_played(saved: Path, tmp_path: Path) -> None:
    fight = "milkomeda\nB1 Novatron: 1 teal, 1 gold\nbattle B1: attacker teal\n"
    seen = f"{fight}pending: configure 1 1 -2 -1 -1 -1\n"
    path = tmp_path / "seen.txt"
    path.write_text(seen)
    with pytest.raises(Problem, match=r"seen\.txt, something is hidden in it"):
        files.load(path)
    head = saved.read_text().splitlines()[:4]
    path.write_text("\n".join([*head, "start:", seen + "answers:"]))
    with pytest.raises(Problem, match="start: something is hidden in it"):
        files.load(path)


@pytest.mark.parametrize("name", [".", "/", "a\0b", "x" * 300])
def test_what_is_no_name_for_a_file_is_a_problem(name: str) -> None:
    with pytest.raises(Problem):
        files.save(Path(name), "one", replace=True)


def test_a_home_that_is_not_there_is_a_problem() -> None:
    with pytest.raises(Problem, match="~nobody-of-that-name/x: there is no such home folder"):
        files.path_of("~nobody-of-that-name/x")


def test_saving_is_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    files.save(path, "one", replace=False)
    with pytest.raises(Problem, match="exists already"):
        files.save(path, "two", replace=False)
    assert path.read_text() == "one"
    files.save(path, "two", replace=True)
    assert path.read_text() == "two"
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_nowhere_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="No such file"):
        files.save(tmp_path / "nowhere" / "game.log", "one", replace=False)


def test_autosaves_never_collide(tmp_path: Path) -> None:
    paths = {files.autosave("one"), files.autosave("two")}
    assert len(paths) == 2
    assert all(path.parent == tmp_path / "state" / "milkomeda" for path in paths)

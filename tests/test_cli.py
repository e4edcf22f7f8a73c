"""The command line and bad input; tests/test_docs.py runs what the pages show."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from milkomeda.cli import main
from milkomeda.words.message import say

pytestmark = pytest.mark.usefixtures("desk")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play --options bribes=often", "option bribes: 'often' is not one of free, binding, none"),
        ("play --options tea=yes", "there is no option 'tea'"),
        ("play --edition fifth", "there is no edition 'fifth'"),
        ("play --players 7", "for 2, 3 or 4 players"),
        ("play --seats me,deepblue", "there is no player 'deepblue'"),
        ("play --seats me,greedy --players 3", "2 seats are named, but --players says 3"),
        ("play --load nowhere.log", "nowhere.log: No such file or directory"),
        ("play --load evening.log --edition draft", "a loaded game keeps its rules"),
        ("replay evening.log --at 999", "this game has 30 answers"),
        ("replay duel.txt", "holds no answer yet"),
        ("watch --bots me,greedy", "there is no player 'me'"),
        ("watch --pace -1", "--pace is from 0 to 3600"),
        ("watch --pace inf", "--pace is from 0 to 3600"),
        ("watch --pace nan", "--pace is from 0 to 3600"),
        ("play --players 0", "for 2, 3 or 4 players, not 0"),
        ("watch --players -1", "for 2, 3 or 4 players, not -1"),
        ("play --seats=", "there is no player ''"),
        ("play --seed 99999999999999999999", "--seed is at most"),
        ("check milkomeda --games 0", "--games is at least 1"),
        ("check milkomeda --seats 7", "Milkomeda is for 2, 3 or 4 players, not 7"),
        ("check starflick --seats 100000000", "Starflick is for 2, 3 or 4 players, not 100000000"),
        ("learn w.json --minutes 0", "--minutes is more than 0"),
        ("learn w.json --minutes nan", "--minutes is more than 0"),
        ("learn w.json --processes 0", "--processes from 1 to 256"),
        ("learn w.json --against deepblue", "there is no player 'deepblue'"),
        ("learn w.json --options tea=yes", "there is no option 'tea'"),
        ("learn w.json --from evening.log", "evening.log: these weights belong to another game"),
        ("ladder --bots random,random,quick,greedy,reflex", "--bots names each bot once, and at least 4"),
        ("ladder --bots random,quick", "--bots names each bot once, and at least 4"),
        ("ladder --bots random,evening.json", "there is no player 'evening.json'"),
        ("ladder --players 7", "Milkomeda is for 2, 3 or 4 players, not 7"),
        ("table --limits -1", "--limits is from 0.001 to 1000"),
        ("table --limits 0", "--limits is from 0.001 to 1000"),
        ("table --workers 0", "--workers is from 1 to 256"),
        ("play --options fleets=²", "option fleets: '²' is not a number from 10 to 25"),
        ("rules --edition fifth", "there is no edition 'fifth'"),
        ("cards tarot", "tarot"),
        ("cards --game starflick", "Starflick has no cards"),
        ("rules --game starflick --diff manual swifter", "there is no edition 'swifter'"),
        ("play --game starflick --options minefields=often", "'often' is neither yes nor no"),
        ("play --game starflick --edition draft", "there is no edition 'draft'"),
        ("watch --game starflick --players 5", "Starflick is for 2, 3 or 4 players, not 5"),
    ],
)
def test_bad_input_gets_one_line_and_code_2(
    line: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "-1", "²", "", "1e3000", "9" * 5000])
@pytest.mark.parametrize(
    "line",
    [
        *("play --players", "watch --players", "watch --pace", "watch --games", "watch --rounds"),
        *("replay evening.log --at", "check starflick --seats", "check milkomeda --games"),
        *("table --pace", "table --think", "table --limits", "table --workers", "table --idle"),
    ],
)
def test_what_is_no_sensible_number_is_refused(
    line: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    *words, flag = line.split()
    with pytest.raises(SystemExit, match=r"^2$"):
        sys.exit(main([*words, f"{flag}={number}"]))
    said = capsys.readouterr()
    assert flag in said.err or "2, 3 or 4 players" in said.err
    assert "Traceback" not in said.err


def test_a_malformed_log_is_told_with_file_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = Path("evening.log").read_text(encoding="utf-8").splitlines()
    Path("evening.log").write_text("\n".join([*text[:16], "teal: dance", *text[17:]]), encoding="utf-8")
    assert main(["play", "--load", "evening.log"]) == 2
    assert "evening.log, line 17: 'dance' is not one of the choices" in capsys.readouterr().err


def test_brackets_in_a_file_are_text_and_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    text = Path("evening.log").read_text(encoding="utf-8").splitlines()
    Path("[b] :ship:.log").write_text("\n".join([*text[:16], "teal: [/b]", *text[17:]]), encoding="utf-8")
    assert main(["play", "--load", "[b] :ship:.log", "--as-far-as-it-goes"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "[b] :ship:.log: stopped at line 17: '[/b]' is not one of the choices" in said


def test_a_log_of_other_rules_is_not_replayed_silently(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path("evening.log")
    path.write_text(path.read_text(encoding="utf-8").replace("rules: ", "rules: 0.", 1), encoding="utf-8")
    assert main(["replay", "evening.log"]) == 2
    assert "--snapshot" in capsys.readouterr().err
    assert main(["replay", "evening.log", "--as-far-as-it-goes"]) == 0


def test_a_terminal_that_knows_few_letters_gets_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="ascii", write_through=True))
    assert main(["play"]) == 0
    assert b"A1t" in written.getvalue()


def test_a_full_disk_is_told_in_one_line() -> None:
    command = [sys.executable, "-m", "milkomeda.cli", "rulings"]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, "milkomeda: No space left on device\n")


def test_check_tells_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refused = say("does-not-play-here", seat=1)
    lies = [say("check-samples-refused", step="move", refusal=refused), say("check-scores")]
    monkeypatch.setattr("milkomeda.cli.check", lambda *_: lies)
    assert main(["check", "milkomeda", "--language", "de"]) == 1
    said = capsys.readouterr().out
    assert "- „move“ zieht eine Wahl, die es ablehnt: " in said
    assert "2 Verstöße gefunden" in said


def test_the_help_teaches_by_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "milkomeda play --hotseat --players 3" in capsys.readouterr().out

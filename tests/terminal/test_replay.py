import io

import pytest

from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.replay import leaf, replay, turned_to
from milkomeda.words.language import language
from tests.terminal.stage import output, plain, random_match

SMALL = "edition=protocols width=4 height=4 deck=8"


def test_in_a_pipe_a_game_is_printed_through() -> None:
    match = random_match(SMALL, 2, 3)
    console = plain()
    replay(console, Keyboard(console, io.StringIO()), match, len(match.answers) - 3, language("en"))
    said = output(console)
    assert f"{len(match.answers)} of {len(match.answers)}" in said
    assert f"{len(match.answers) - 4} of" not in said
    assert "Final score" in said


def test_forth_and_back_with_keys() -> None:
    match = random_match(SMALL, 2, 3, most=40)
    console = plain()
    leaf(console, Keyboard(console, io.StringIO("n\np\n30\nend\nwhat\nq\n")), match, 5, language("en"))
    said = output(console)
    shown = [line.partition(" of 40 · ") for line in said.splitlines()]
    assert [at for at, found, _ in shown if found] == ["5", "6", "5", "30", "40"]
    assert f"5 of 40 · luck: {match.answers[4].text}" in said


@pytest.mark.parametrize(
    ("typed", "goal"),
    [("n", 6), ("", 6), ("p", 4), ("7", 7), ("99", 10), ("end", 10), ("start", 0), ("x", None)],
)
def test_where_a_key_leads(typed: str, goal: int | None) -> None:
    assert turned_to(typed, 5, 10) == goal


def test_a_replay_knows_all_secrets() -> None:
    match = random_match("edition=draft width=4 height=4 deck=8", 2, 3)
    console = plain()
    replay(console, Keyboard(console, io.StringIO()), match, 0, language("en"))
    assert "in secret" not in output(console)

"""A whole session of Starflick at a terminal."""

from pathlib import Path

import pytest

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.terminal.files import Saved
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.replay import replay
from milkomeda.terminal.watch import watch_many, watch_one
from milkomeda.words.language import language
from tests.terminal.stage import at_table, new_table, output, plain, position, random_match

DUEL = """\
starflick 2 players
turn: 3 teal
held: alpha-a
teal: 4 troops, 2 starships
gold: 6 troops, 2 starships
alpha-a: grey teal 2 troops
alpha-b: down
teal 1: 106.0 240.0
gold 1: 614.0 548.0
pending: action; scan; finish; end
"""
SCAN = ["recruit", "troop to alpha", "enough", "scan alpha-b"]


def table() -> Saved:
    return position(DUEL)


def typed(*lines: str) -> str:
    return at_table(table(), ["me", "random"], list(lines))[1]


def test_the_prompt_says_what_is_expected_and_what_is_impossible() -> None:
    said = typed()
    assert "teal (4 troops, 1 starship): Which action do you take?" in said
    assert "✗  develop: you have too few labs for any technology" in said


def test_a_flick_is_typed_told_and_drawn() -> None:
    said = typed("move", "flick 1", "0 700")
    assert "t1 aims" in said
    assert "teal flicks teal 1 at 700 mm/s, 0°." in said
    assert "teal 1 comes to rest." in said
    assert "∙" in said.rpartition("comes to rest.")[2]
    assert "1 movement point left" in said


def test_there_is_no_undo_past_a_flick() -> None:
    assert "there is nothing to take back" in typed("move", "flick 1", "0 700", "undo")


def test_undo_takes_an_aim_back() -> None:
    session, _ = at_table(table(), ["me", "random"], ["move", "flick 1", "undo", "undo"])
    assert session.match.answers == []


@pytest.mark.parametrize("nonsense", ["dance", "45", "x y", "look kitchen", "? xyzzy", "load", "²"])
def test_nonsense_gets_one_line_and_is_asked_again(nonsense: str) -> None:
    said = typed("move", "flick 1", nonsense)
    assert said.count("teal> ") == 4
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("word", "explanation"),
    [
        ("", "flicks at 45 degrees and 1200 mm/s"),
        ("aa", "alpha-a: grey, teal's; troops: 2; defence 2."),
        ("alpha-b", "alpha-b: face down."),
        ("gamma", "gamma: the Homeworld of gold, troops: 0."),
        ("gamma-", "'gamma-' could be: gamma-a, gamma-b"),
        ("grey 2", "launch and land despite a blockade"),
        ("orange", "orange 3: the battleship."),
        ("city", "takes the place of a colony"),
        ("teal 1", "teal 1: at 106.0 240.0, in the orbit of alpha-b."),
        ("minefields", "minefields=no."),
        ("F6", "F6 "),
        ("xyzzy", "Nothing here is called 'xyzzy'."),
    ],
)
def test_question_mark_explains(word: str, explanation: str) -> None:
    assert explanation in " ".join(typed("move", "flick 1", f"? {word}").split())


def test_hint_and_auto() -> None:
    assert "A bot would answer: " in typed("hint")
    session, _ = at_table(table(), ["me", "me"], ["auto"])
    assert {answer.seat for answer in session.match.answers} <= {0, LUCK}
    assert session.match.state.seat() == 1


def test_what_is_saved_can_be_loaded_and_replayed() -> None:
    session, _ = new_table(["me", "random"], ["1", "save one.log"], seed=3, name="starflick")
    loaded, said = new_table(["me", "random"], ["load one.log"], seed=4, name="starflick")
    assert "Loaded: one.log" in said
    assert log.write(loaded.match) == log.write(session.match)


def test_a_game_of_another_kind_is_not_loaded() -> None:
    new_table(["me", "random"], ["1", "save sector.log"], seed=3)
    _, said = new_table(["me", "random"], ["load sector.log"], seed=4, name="starflick")
    assert "sector.log is a game of milkomeda, this table plays starflick" in said


def test_the_rulebook_is_this_games() -> None:
    assert "# Starflick" in typed("rules")


def test_a_scan_is_told_to_who_scans_and_hidden_behind_the_curtain() -> None:
    _, said = at_table(table(), ["me", "me"], SCAN)
    before, after = said.split("Pass the keyboard to gold.")
    assert "teal scans: alpha-b is a" in before
    assert "teal scans alpha-b." in after
    assert "alpha-b is" not in after
    assert "Ab? " in after


def test_a_whole_game_can_be_played_through_a_pipe() -> None:
    options = "pool=1 minefields=yes navigation=dice"
    match, luck, taste = Match(game("starflick"), options, ["me", "me"]), Seeded(32), Seeded(2)
    while not match.state.over:
        seat = int(match.state.seat())
        match.answer(seat, int(match.state.step.sample(match.state, luck if seat == LUCK else taste)))
    lines = [answer.text for answer in match.answers if answer.seat != LUCK]
    session, said = new_table(["me", "me"], [*lines, "end.log"], options, seed=32, name="starflick")
    assert log.write(session.match) == log.write(match)
    assert "Final score" in said
    assert Path("end.log").read_text() == log.write(match)


def test_bots_are_watched() -> None:
    console = plain()
    match = Match(game("starflick"), "pool=1", ["random", "random"])
    watch_one(console, match, Seeded(3), 100, 0, language("en"))
    assert "Final score" in output(console)
    assert "Occupied planets" in output(console)
    watch_many(console, game("starflick"), "pool=1", ["random", "random"], 1, 2, 20, language("en"))
    assert "teal (random)" in output(console)


def test_a_replay_shows_every_flick_and_all_secrets() -> None:
    match = random_match("pool=1", 2, 56, name="starflick")
    console = plain()
    replay(console, Keyboard(console), match, 0, language("en"))
    said = output(console)
    flicks = sum(answer.text.startswith("shoot ") for answer in match.answers)
    assert flicks
    assert said.count(" mm/s, ") == flicks
    scans = [answer.text for answer in match.answers if answer.before.step.name() == "peek"]
    assert scans
    assert all(f"scans: {text.split()[0]} is a" in said for text in scans)

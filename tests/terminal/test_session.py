from pathlib import Path

import pytest

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from tests.terminal.stage import DUEL, at_table, new_table, position

AGAINST_BOT = ["me", "random"]


def typed(*lines: str) -> str:
    """What is said when these are typed in the duel."""
    return at_table(position(), AGAINST_BOT, list(lines))[1]


def test_the_prompt_says_what_is_expected_and_lists_the_choices() -> None:
    said = typed()
    assert "teal ●5 ⬢6 ▲4 ◆5: Choose your main action." in said
    assert "    1  research  draw technologies" in said
    assert "✗  explore: you took it last turn" in said


def test_an_answer_is_told_in_words() -> None:
    said = typed("build", "build outpost B1")
    assert "teal builds.\n" in said
    assert "teal builds an Outpost at B1.\n" in said
    assert "It is gold's turn.\n" in said


@pytest.mark.parametrize(
    "nonsense",
    [
        "dance",
        "999",
        "place",
        "!!",
        "load",
        "save",
        "look kitchen",
        "? xyzzy",
        "²",
        "9" * 5000,
        "save ~nobody-of-that-name/x",
    ],
)
def test_nonsense_gets_one_line_and_is_asked_again(nonsense: str) -> None:
    once, twice = typed(nonsense), typed(nonsense, nonsense)
    assert twice.count("teal> ") == once.count("teal> ") + 1
    assert "Traceback" not in once


def test_a_long_list_is_shown_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("milkomeda.terminal.session.PAGE", 3)
    first = typed("build").rpartition("Build fleets or a structure.")[2]
    assert "1  build fleets 1 A1" in first
    assert "4  build outpost B1" not in first
    assert "more lines: type 'more'" in first
    assert "4  build outpost B1" in typed("build", "more")


def test_question_mark_explains_the_step_and_the_rule() -> None:
    said = " ".join(typed("?").split())
    assert "another one than last turn unless an M-Brain works for you" in said
    assert "A player may pass only when no action is possible" in said


@pytest.mark.parametrize(
    ("word", "explanation"),
    [
        ("outpost", "costs 1 blue 3 orange, scores 2 VP"),
        ("beam", "beats shield and drone"),
        ("bribes", "bribes=free"),
        ("golden", "'I have controlled sectors': 6 for 6 VP"),
        ("hazard", "a keyword of sectors"),
        ("bioreactors", "Gain 1 orange for each sector you place with Explore"),
        ("b1", "Novatron: 4 green"),
        ("energy driven", "blue and red above any and any"),
        ("helix cult", "green on claiming an objective slot"),
    ],
)
def test_question_mark_and_a_word_explains_it(word: str, explanation: str) -> None:
    assert explanation in " ".join(typed(f"? {word}").split())


def test_undo_takes_an_answer_back() -> None:
    session, _ = at_table(position(), AGAINST_BOT, ["build", "undo"])
    assert session.match.answers == []
    assert "there is nothing to take back" in typed("undo")


def test_hint_names_a_choice_and_leaves_it_to_the_player() -> None:
    session, said = at_table(position(), AGAINST_BOT, ["hint"])
    assert "A bot would answer: " in said
    assert session.match.answers == []


def test_auto_lets_a_bot_finish_the_turn() -> None:
    _, said = at_table(position(), AGAINST_BOT, ["auto"])
    assert "It is gold's turn." in said


def test_save_never_overwrites_unless_told_to(tmp_path: Path) -> None:
    path = tmp_path / "kept.log"
    path.write_text("precious")
    said = typed(f"save {path}")
    assert "exists already" in said
    assert path.read_text() == "precious"
    typed(f"save! {path}")
    assert path.read_text() != "precious"


def test_what_is_saved_can_be_loaded() -> None:
    session, _ = new_table(AGAINST_BOT, ["1", "save one.log"], seed=3)
    loaded, said = new_table(AGAINST_BOT, ["load one.log"], seed=4)
    assert "Loaded: one.log" in said
    assert loaded.match.state.scores() == session.match.state.scores()
    assert log.write(loaded.match) == log.write(session.match)


@pytest.mark.parametrize("lines", [[], ["quit"]])
def test_leaving_saves_the_game_and_says_where(lines: list[str], tmp_path: Path) -> None:
    session, said = new_table(AGAINST_BOT, ["1", *lines], seed=3)
    (path,) = (tmp_path / "state" / "milkomeda").iterdir()
    assert f"Saved: {path}" in said
    assert path.read_text() == log.write(session.match)


def test_a_game_from_a_position_is_saved_with_where_it_started(tmp_path: Path) -> None:
    typed("build", "save here.log")
    saved = log.read(Path("here.log").read_text())
    assert saved.start.startswith("milkomeda edition=protocols\n")
    assert [what for _, _, what in saved.answers] == ["build"]
    replayed = log.replay(saved, game("milkomeda"))
    assert replayed.game.write(replayed.state).strip() == saved.position.strip()


def test_a_fight_shows_the_mat_and_reveals_together() -> None:
    said = at_table(
        position(DUEL.replace("C1 Actara r1: 2 gold", "C1 Actara r1: 1 gold")),
        AGAINST_BOT,
        ["attack", "attack C1", "bring 2 B1", "1b 1d"],
    )[1]
    assert "Fight at C1 Actara" in said
    assert "gold has answered in secret." in said
    assert "teal forms up: 1 beam and 1 drone.\ngold forms up: 1 " in said


def test_a_spelt_choice_wins_over_a_command_of_the_same_name() -> None:
    text = DUEL.replace("protocols", "draft").replace("last explore explore", "last build build")
    lines = ["attack", "attack C1", "bring 2 B1", "2 beam", "2 shield", "save points"]
    _, said = at_table(position(text), ["me", "me"], lines)
    assert "teal> save points\n" in said
    assert "Saved: points" not in said
    assert not Path("points").exists()


# Hot seat.


def test_a_curtain_falls_between_players_and_hides_their_secrets() -> None:
    _, said = at_table(position(), ["me", "me"], ["attack", "attack C1", "bring 2 B1", "1 beam 1 drone"])
    before, after = said.split("Pass the keyboard to gold.")
    assert "teal> 1 beam 1 drone" in before
    assert "beam" not in after.replace("BEAM", "").split("Split your 2 fleets")[0]
    assert "teal has answered in secret." in after


def test_the_next_player_hears_what_happened_since() -> None:
    _, said = at_table(position(), ["me", "me"], ["build", "build outpost B1"])
    assert "teal builds an Outpost at B1." in said.split("Pass the keyboard to gold.")[1]


@pytest.mark.parametrize("edition", ["draft", "consolidated", "directives", "protocols"])
def test_a_whole_game_can_be_played_through_a_pipe(edition: str) -> None:
    small = f"edition={edition} width=4 height=4 deck=8"
    match, luck, taste = Match(game("milkomeda"), small, ["me", "me"]), Seeded(9), Seeded(2)
    while not match.state.over:
        seat = int(match.state.seat())
        match.answer(seat, int(match.state.step.sample(match.state, luck if seat == LUCK else taste)))
    lines = [answer.text for answer in match.answers if answer.seat != LUCK]
    session, said = new_table(["me", "me"], [*lines, "end.log"], small, seed=9)
    assert log.write(session.match) == log.write(match)
    assert "Final score" in said
    assert "The objective" not in said.rpartition("Pass the keyboard")[2], "told again from the beginning"
    assert Path("end.log").read_text() == log.write(match)

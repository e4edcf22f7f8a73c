"""How characters play, and what is said of it. How well they play is not tested."""

from collections import Counter
from pathlib import Path

import pytest

from milkomeda.cli import main
from milkomeda.games import SHOWS
from milkomeda.lab.characters import Cast, Watched, seatings, section, style_of, watch
from milkomeda.lab.contest import Outcome, Seating, play

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
CAST = Cast("milkomeda", SMALL, "reflex", 3)


def test_each_character_sits_once_at_each_seat_and_all_have_the_same_luck() -> None:
    found = list(seatings(CAST, 5, 7))
    for name in CAST.bots[:-1]:
        mine = [one for one in found if name in one.names]
        assert sorted(one.names.index(name) for one in mine) == [0, 0, 1, 1, 2, 2]
        assert all(one.names.count("reflex") == 2 for one in mine)
        assert {one.block for one in mine} == {7, 8}


def test_to_watch_a_game_does_not_change_it_and_counts_what_each_seat_did() -> None:
    seating = Seating("milkomeda", SMALL, ("reflex:builder", "random"), 3)
    watched = watch(seating)
    assert watched.outcome.winners == play(seating).winners
    assert [actions.total() for actions in watched.actions] == [2, 2]  # a main action a round
    assert all(set(deeds) <= set(SHOWS["milkomeda"].deeds) for deeds in watched.deeds)


@pytest.mark.parametrize("name", SHOWS)
def test_deeds_are_facts_that_have_a_seat(name: str) -> None:
    show = SHOWS[name]
    facts = {str(fact.__struct_config__.tag): fact for fact in show.vocabulary}
    assert show.deeds
    assert all("seat" in facts[deed].__struct_fields__ for deed in show.deeds)


def watched(names: tuple[str, ...], block: int) -> Watched:
    outcome = Outcome(Seating("milkomeda", "", names, block), [0], [0.0] * 3, [1] * 3)
    actions = [Counter({"attack": 3, "move": 1}), Counter({"move": 4}), Counter({"move": 4})]
    return Watched(outcome, actions, [Counter({"attacked": 3}), Counter(), Counter()])


def test_shares_are_of_all_actions_and_deeds_are_counted_a_game() -> None:
    names = ("reflex:raider", "reflex", "reflex")
    games = [watched(names, block) for block in range(2)]
    assert style_of("reflex", games).seats == 4
    games += [watched((name, "reflex", "reflex"), 0) for name in CAST.bots[:-1] if name != names[0]]
    text = section(CAST, games, "the command")
    assert "`the command`: 6 games, of which 0 did not end." in text
    assert "| reflex:raider | 2 | 100% | 100% to 100% | 75% | 25% |" in text
    assert "| reflex | 12 | 0% | 0% to 0% | 0% | 100% |" in text
    assert "| reflex:raider | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 3.0 |" in text


def test_a_command_writes_it_into_the_page_of_bots(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\n## Another part\n\nstays\n", encoding="utf-8")
    rules = ["--options", SMALL, "--players", "2", "--games", "2", "--processes", "1"]
    assert main(["ladder", str(page), "--characters", "reflex", *rules]) == 0
    text = page.read_text(encoding="utf-8")
    assert "## Another part\n\nstays\n" in text
    assert "## Characters of reflex: Milkomeda, " in text


@pytest.mark.parametrize("level", ["random", "nobody"])
def test_a_level_that_has_no_characters_is_refused(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--characters", level]) == 2
    assert level in capsys.readouterr().err

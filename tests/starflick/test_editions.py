"""Editions of Starflick: the manual, and those that come as files."""

import pytest

from milkomeda.games import SHOWS, game
from milkomeda.play.wording import Wording
from milkomeda.starflick import options
from milkomeda.starflick.editions import file_of, read_file
from milkomeda.starflick.options import EDITIONS, OF_MANUAL, shipped, text_of, values_of


def test_the_manual_is_what_is_played_where_nothing_is_said() -> None:
    assert EDITIONS[-1] == "manual"
    assert text_of(values_of("")) == ""


def test_an_edition_is_written_by_its_name_and_what_differs_from_it() -> None:
    assert text_of(values_of("pool=12 last_turns=round two_actions=0 attack_points=2")) == "edition=swift"
    assert text_of(values_of("edition=swift minefields=yes")) == "edition=swift minefields=yes"
    assert text_of(values_of("pool=12")) == "pool=12"


def test_a_file_that_lies_among_the_editions_is_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"late": 'base = "early"\n[options]\npool = 5\n', "early": "[options]\nseams = true\npool = 7\n"}
    monkeypatch.setattr(options, "files_of", lambda package: texts)
    found = shipped(OF_MANUAL)
    assert list(found) == ["early", "late"]
    assert (found["late"].options["seams"], found["late"].options["pool"]) == (True, 5)


def test_a_file_says_what_differs_from_its_base_or_from_the_nearest_edition() -> None:
    text = file_of("edition=swift pool=10", Wording("Mine"), "", [])
    assert 'base = "swift"' in text
    assert read_file(text).options == {"pool": 10}
    assert "two_actions = 0" in file_of("edition=swift pool=10", Wording("Mine"), "manual", [])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_edition_can_be_played(edition: str, seats: int) -> None:
    state = game("starflick").new(f"edition={edition}", seats)
    assert SHOWS["starflick"].editions == EDITIONS
    assert values_of(game("starflick").options(state)) == values_of(f"edition={edition}")

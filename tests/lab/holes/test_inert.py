"""Options that change nothing, and those that do."""

from functools import cache

from milkomeda.lab.holes.field import Field
from milkomeda.lab.holes.inert import Script, Trial, alike, differs, silent
from milkomeda.lab.holes.proofs import acted_out
from milkomeda.lab.holes.tracks import trace
from milkomeda.lab.variants import Flip, Rules, every_flip

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=1"
FIELD = Field("milkomeda", SMALL, ("random",), 2, 1)


@cache
def scripts() -> list[Script]:
    return [Script("milkomeda", SMALL, 2, trace(FIELD.outing(number)).choices) for number in (0, 1, 4, 5)]


@cache
def flips() -> dict[tuple[str, str | int], Flip]:
    return {(flip.option, flip.value): flip for flip in every_flip(Rules("milkomeda", 2), SMALL)}


def flip(option: str) -> Flip:
    return next(flip for (name, _), flip in flips().items() if name == option)


def test_the_same_rules_give_the_same_games() -> None:
    assert not any(differs(script, SMALL) for script in scripts())


def test_an_option_about_what_never_happens_changes_nothing() -> None:
    assert alike(Trial(flip("standoff"), scripts())) == len(scripts())


def test_another_choice_or_another_end_is_noticed() -> None:
    assert alike(Trial(flips()["end_round", 2], scripts())) == 0
    assert differs(scripts()[0], f"{SMALL} objectives=3")


def test_silent_is_an_option_no_value_of_which_was_ever_noticed() -> None:
    flips = [Flip("", "one", 1, ""), Flip("", "one", 2, ""), Flip("", "other", True, "")]
    assert list(silent(flips, [4, 3, 4], 4)) == ["other"]


def test_options_that_are_said_to_be_moot_are_not_tried() -> None:
    assert all(name != "end_slots" for name, _ in every_names("objectives=0"))


def every_names(options: str) -> list[tuple[str, object]]:
    return [(one.option, one.value) for one in every_flip(Rules("milkomeda", 2), f"{SMALL} {options}")]


def test_the_same_answers_are_a_game_by_the_other_value_too() -> None:
    assert "standoff" in acted_out(scripts()[0], flip("standoff").options)

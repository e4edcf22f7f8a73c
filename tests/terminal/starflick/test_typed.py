"""What a player may type in Starflick."""

import pytest

from milkomeda.starflick.state import Sky
from milkomeda.terminal.menu import read_answer
from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.starflick.scene import do, scene

STAGE = stage("starflick", language("en"))


def answer(sky: Sky, typed: str) -> str:
    return sky.step.spell(sky, read_answer(STAGE, sky, typed))


@pytest.mark.parametrize(
    ("typed", "shot"),
    [
        ("45 1200", "shoot 45.00 1200"),
        ("45.5° 800", "shoot 45.50 800"),
        ("-30 800", "shoot 330.00 800"),
        ("360 800", "shoot 0.00 800"),
        ("shoot 12.34 2999", "shoot 12.34 2999"),
    ],
)
def test_a_shot_is_an_angle_and_a_power(typed: str, shot: str) -> None:
    sky = do(scene("teal 1: 240.0 240.0"), "move", "flick 1")
    assert answer(sky, typed) == shot


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("45", "There are too many choices to number"),
        ("45 9000", "a speed is from 1 to 3000"),
        ("45 fast", "is not a speed"),
        ("45 4000", "a speed is from 1 to 3000"),
        ("shoot up 300", "is not an angle"),
        ("dance", "is not one of the choices"),
        ("45 ²", "is not a speed"),
    ],
)
def test_what_is_no_shot_gets_one_line(typed: str, reason: str) -> None:
    sky = do(scene("teal 1: 240.0 240.0"), "move", "flick 1")
    with pytest.raises(ValueError, match=reason) as caught:
        answer(sky, typed)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("typed", "place"),
    [("0", "place 237.0 66.0"), ("90", "place 206.0 97.0"), ("206 100", "place 206.0 100.0")],
)
def test_a_launched_ship_is_put_at_an_angle_or_a_place(typed: str, place: str) -> None:
    sky = do(scene("alpha-a: grey teal 2 troops\nteal 1: 400.0 400.0"), "move", "launch from alpha-a")
    assert answer(sky, typed) == place


def test_a_minefield_is_a_place() -> None:
    assert (
        answer(scene("pending: minefield seat=teal; begin; end", "minefields=yes"), "240 200.5")
        == "mine 240.0 200.5"
    )


def test_planets_have_short_names() -> None:
    sky = scene("alpha-a: grey teal 1 troop\nalpha-b: pink teal 1 troop")
    assert answer(do(sky, "build"), "colony ab") == "colony on alpha-b"


def test_an_action_is_never_taken_for_a_planet() -> None:
    assert answer(scene("alpha-a: grey teal 1 lab"), "de") == "develop"

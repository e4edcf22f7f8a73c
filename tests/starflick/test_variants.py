"""The variants: dice instead of dexterity, wormholes, minefields, seams."""

from math import hypot

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import HOLE_X, HOLE_Y
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics import Flick, play
from milkomeda.starflick.rules.setup import begin
from tests.starflick.scene import asked, do, refused, scene
from tests.starflick.test_flick import flick


def one(x: int, y: int, angle: int, speed: int, mines: tuple[int, ...] = ()) -> Flick:
    return Flick(0, angle, speed, (x, *[-1] * 35), (y, *[-1] * 35), mines)


@pytest.mark.parametrize(
    ("dice", "angle", "share"), [("1 1", 352, 0.6), ("3 4", 0, 1.0), ("6 5", 4, 1.4), ("2 6", 8, 0.8)]
)
def test_two_dice_shift_distance_and_direction(dice: str, angle: int, share: float) -> None:
    sky = do(
        scene("teal 1: 20.0 20.0", "navigation=dice"), "move", "flick 1", "shoot 0.00 500", f"dice {dice}"
    )
    _, turned, speed = sky.step.fields()
    assert turned == angle * 100
    assert (speed / 500) ** 2 == pytest.approx(share, abs=0.01)


def test_a_ship_that_enters_a_wormhole_comes_out_of_the_other_with_its_velocity() -> None:
    (event,) = play(one(1700, 1960, 0, 500), read_rules("wormholes=yes")).events
    assert event.x == pytest.approx(5120 + (1700 + 637 - 1940), abs=60)
    assert event.y == 5240


def test_wormholes_work_once_a_flick() -> None:
    (event,) = play(one(1700, 1960, 0, 300), read_rules("wormholes=yes")).events
    assert event.what == 0
    assert event.x < 2080


def test_the_first_ship_to_touch_a_minefield_is_lost_with_it() -> None:
    sky = scene("mines: 80.0 20.0, 400.0 20.0\nteal 1: 20.0 20.0\nteal 2: 360.0 705.0", "minefields=yes")
    assert flick(sky, "shoot 0.00 900") == ["mined teal 1 1", "still"]
    assert sky.mines == (-1, -1, 4000, 200)
    assert sky.starships_in_supply(0) == 1
    assert sky.total(0) == sky.total(1) == 0


def test_a_pushed_ship_can_touch_a_minefield() -> None:
    sky = scene("mines: 90.0 20.0\nteal 1: 20.0 20.0\nteal 2: 60.0 20.0", "minefields=yes")
    assert "mined teal 2 1" in flick(sky, "shoot 0.00 900")


def test_two_minefields_a_player_60_from_any_planet_40_apart() -> None:
    sky = begin("minefields=yes", 2)
    sky.settle()
    assert asked(sky) == "minefield"
    assert refused(sky, "mine 206.0 120.0") == "a minefield lies 60 mm from the centre of any planet"
    do(sky, "mine 20.0 180.0")
    assert refused(sky, "mine 20.0 200.0") == "minefields lie 40 mm apart"
    for _ in range(3):
        sky.play(sky.step.sample(sky, Seeded(3)))
    assert asked(sky) == "starter"
    assert len(sky.mines) == 8


def test_crossing_a_seam_takes_3_percent_of_the_speed_and_turns_it() -> None:
    plain, seamed = one(2300, 200, 0, 600), read_rules("seams=yes")
    ((_, _, x, y),) = play(plain, seamed).events
    ((_, _, x0, y0),) = play(plain, read_rules("")).events
    assert y != y0
    assert 0.9 < (x - 2300) / (x0 - 2300) < 0.99
    assert abs(y - y0) < 60
    assert play(plain, seamed) == play(plain, seamed)


def test_wormholes_and_seams_touch_no_planet() -> None:
    for x, y in ((2080, 1960), (5120, 5240), (5240, 2080), (1960, 5120)):
        assert all(hypot(x - HOLE_X[hole], y - HOLE_Y[hole]) > 190 + 140 for hole in range(28))

"""The variants: dice instead of dexterity, wormholes, minefields, seams."""

from math import hypot

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.physics import MINED, OFF, RAM, REST
from milkomeda.starflick.physics.sliding import play
from milkomeda.starflick.rules.setup import begin
from tests.starflick.rules.test_flick import flick
from tests.starflick.scene import asked, do, refused, scene
from tests.starflick.shots import alone, shot

WORMHOLES = read_rules("wormholes=yes")
SEAMS = read_rules("seams=yes")


@pytest.mark.parametrize(
    ("dice", "angle", "share"), [("1 1", 352, 0.6), ("3 4", 0, 1.0), ("6 5", 4, 1.4), ("2 6", 8, 0.8)]
)
def test_two_dice_shift_distance_and_direction(dice: str, angle: int, share: float) -> None:
    sky = do(
        scene("teal 1: 20.0 20.0", "navigation=dice"), "move", "flick 1", "shoot 0.00 500", f"dice {dice}"
    )
    _, turned, speed, *_ = sky.step.born().values()
    assert turned == angle * 100
    assert (speed / 500) ** 2 == pytest.approx(share, abs=0.01)


def test_a_ship_that_enters_a_wormhole_comes_out_of_the_other_with_its_velocity() -> None:
    """It would slide 637, and 240 of that to the mouth."""
    (event,) = play(alone(1700, 1960, 0, 500), WORMHOLES).events
    assert event == (REST, 0, 5120 + 637 - 240, 5240)


def test_wormholes_work_once_a_flick() -> None:
    """Straight back from gamma-b it slides over the mouth that it came out of."""
    (event,) = play(alone(1781, 1989, 35_440, 1500), WORMHOLES).events
    assert event.what == REST
    assert 3000 < event.x < 4000
    assert 5300 < event.y < 5500


def test_a_ship_that_lies_in_a_mouth_enters_it_only_from_outside() -> None:
    (event,) = play(alone(2080, 1960, 0, 300), WORMHOLES).events
    assert event == (REST, 0, 2080 + 229, 1960)


@pytest.mark.parametrize("x", [5000, 5120, 5240])
def test_an_enemy_where_a_ship_comes_out_is_rammed(x: int) -> None:
    """Also one that it would leave behind."""
    assert play(shot(0, 900, {0: (1700, 1960), A_SEAT: (x, 5250)}), WORMHOLES).events == [(RAM, 0, A_SEAT, 0)]


def test_an_own_ship_where_a_ship_comes_out_is_pushed() -> None:
    events = play(shot(0, 900, {0: (1700, 1960), 1: (5200, 5240)}), WORMHOLES).events
    places = {event.ship: event.x for event in events}
    assert places[1] > 5400
    assert places[0] < places[1] - 160


def test_a_minefield_where_a_ship_comes_out_takes_it() -> None:
    assert play(alone(1700, 1960, 0, 900, (5000, 5240)), WORMHOLES).events == [(MINED, 0, 0, 0)]


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


def test_a_minefield_takes_one_ship() -> None:
    flick = shot(0, 2000, {0: (200, 200), 1: (600, 200)}, (900, 200))
    events = play(flick, read_rules("minefields=yes")).events
    assert events[0] == (MINED, 1, 0, 0)
    assert [event.what for event in events[1:]] == [REST]


def test_a_thin_touch_of_a_minefield_is_one_and_a_miss_is_none() -> None:
    rules = read_rules("minefields=yes")
    assert play(alone(200, 200, 0, 3000, (2000, 379)), rules).events == [(MINED, 0, 0, 0)]
    assert play(alone(200, 200, 0, 3000, (2000, 381)), rules).events == [(OFF, 0, 0, 0)]


def test_crossing_a_seam_takes_3_percent_of_the_speed_and_turns_it() -> None:
    plain = alone(2300, 200, 0, 600)
    start, crossing, end = play(plain, SEAMS).legs
    assert crossing.x == 2400
    assert crossing.speed == pytest.approx((start.speed**2 - 2 * 19_620 * 100) ** 0.5 * 0.97)
    assert 0 < abs(crossing.dy) < 0.06
    assert end.speed == 0


def test_each_seam_turns_a_ship_once() -> None:
    assert [leg.x for leg in play(alone(1500, 200, 0, 2500), SEAMS).legs[1:3]] == [2400, 4800]


def test_a_ship_that_lies_on_a_seam_does_not_cross_it() -> None:
    assert len(play(alone(2400, 200, 0, 600), SEAMS).legs) == 2


def test_wormholes_and_seams_touch_no_planet() -> None:
    for x, y in ((2080, 1960), (5120, 5240), (5240, 2080), (1960, 5120)):
        assert all(hypot(x - HOLE_X[hole], y - HOLE_Y[hole]) > 190 + 140 for hole in range(28))

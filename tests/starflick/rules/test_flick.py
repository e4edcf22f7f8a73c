"""§4.2 Navigate, §5 Ramming: what a flick does to the game."""

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from milkomeda.starflick.state import Sky
from milkomeda.words.message import Problem
from tests.starflick.scene import asked, do, refused, scene, supply


def flick(sky: Sky, shot: str) -> list[str]:
    """Flick ship 1, let physics answer; returns what it answered."""
    do(sky, "move", "flick 1", shot)
    told: list[str] = []
    while sky.seat() == LUCK:
        choice = sky.step.sample(sky, Seeded(1))
        told.append(sky.step.spell(sky, choice))
        sky.answer(LUCK, choice)
    return told


def test_navigate_flick_one_of_your_starships() -> None:
    sky = scene("teal 1: 20.0 20.0")
    assert flick(sky, "shoot 0.00 500") == ["rest teal 1 83.7 20.0", "still"]
    assert asked(sky) == "move"


def test_ricochets_off_planets_are_allowed() -> None:
    sky = scene("teal 1: 300.0 20.0")
    told = flick(sky, "shoot 90.00 900")
    assert told == ["rest teal 1 300.0 72.3", "still"]  # back from alpha-c


def test_friendly_ships_are_pushed_and_may_change_orbit() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 60.0 20.0")
    told = flick(sky, "shoot 0.00 900")
    assert [line.split()[:3] for line in told] == [["rest", "teal", "1"], ["rest", "teal", "2"], ["still"]]
    assert sky.x[1] > 1000


def test_a_friendly_ship_may_fall() -> None:
    sky = scene("teal 1: 60.0 20.0\nteal 2: 30.0 20.0")
    assert "off teal 2" in flick(sky, "shoot 180.00 1200")
    assert supply(sky) == "6 troops, 2 starships"


def test_if_it_hits_an_enemy_a_ram_occurs_and_both_are_returned_to_supply() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 500.0 20.0\ngold 1: 120.0 20.0")
    assert flick(sky, "shoot 0.00 900") == ["ram teal 1 gold 1", "still"]
    assert sky.ships_of(0) == [1]
    assert sky.ships_of(1) == []
    assert sky.starships_in_supply(1) == 2
    assert sky.total(0) == sky.total(1) == 0


def test_a_battleship_can_be_rammed() -> None:
    sky = scene("gold: 6 troops, 2 starships, battleship\nteal 1: 20.0 20.0\ngold battleship: 120.0 20.0")
    assert flick(sky, "shoot 0.00 900") == ["ram teal 1 gold battleship", "still"]
    assert sky.battleship_in_supply(1)


def test_pink4_gain_1_vp_when_you_ram_pink2_gain_2_vp_if_your_ship_is_rammed() -> None:
    levels = "teal levels: 0 0 0 4\ngold levels: 0 0 0 2\n"
    sky = scene(levels + "teal 1: 20.0 20.0\ngold 1: 120.0 20.0\nteal 2: 360.0 705.0")
    flick(sky, "shoot 0.00 900")
    assert (sky.total(0), sky.total(1)) == (1, 2)
    assert sky.pool == 29


def test_a_pushed_ship_that_touches_an_enemy_is_a_mere_bump() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 60.0 20.0\ngold 1: 100.0 20.0")
    told = flick(sky, "shoot 0.00 1200")
    assert not any(line.startswith("ram") for line in told)
    assert sky.x[9] > 1000


def test_what_already_moves_goes_on_after_a_ram() -> None:
    """Teal 1 pushes teal 2 aside and then rams gold 1; teal 2 slides on."""
    sky = scene("teal 1: 320.0 360.0\nteal 2: 350.0 373.0\ngold 1: 370.0 342.0")
    told = flick(sky, "shoot 0.00 1200")
    assert told[0] == "ram teal 1 gold 1"
    assert told[1].startswith("rest teal 2 ")
    assert sky.y[1] > 3730 + 100


def test_navigational_error_off_the_board_returns_to_supply() -> None:
    sky = scene("teal 1: 20.0 20.0\nteal 2: 360.0 705.0")
    assert flick(sky, "shoot 180.00 900") == ["off teal 1", "still"]
    assert supply(sky) == "6 troops, 2 starships"
    assert sky.starships_in_supply(0) == 1


def test_faq_what_counts_as_in_orbit_any_part_of_ship_touching_the_coloured_area() -> None:
    inside = scene("teal 1: 206.0 111.9")
    outside = scene("teal 1: 206.0 112.1")
    assert inside.orbit[0] == 1
    assert outside.orbit[0] == -1


def test_faq_a_ram_requires_flicking_and_collision_not_placing_next_to_an_enemy() -> None:
    sky = scene("alpha-a: grey teal 2 troops\nteal levels: 2 0 0 0\ngold 1: 206.0 100.0\nteal 2: 360.0 705.0")
    do(sky, "move", "launch from alpha-a", "place 222.0 100.0")
    assert sky.ships_of(1) == [9]


def test_a_flick_has_a_top_speed() -> None:
    sky = do(scene("teal 1: 20.0 20.0"), "move", "flick 1")
    assert refused(sky, "shoot 0.00 3001") == "a speed is from 1 to 3000 mm/s"
    assert refused(sky, "shoot 360.00 300") == "an angle is from 0.00 to 359.99"


def test_what_physics_said_counts_and_not_what_it_would_say_now() -> None:
    sky = do(scene("teal 1: 20.0 20.0"), "move", "flick 1", "shoot 0.00 500")
    do(sky, "rest teal 1 99.9 33.3", "still")
    assert (sky.x[0], sky.y[0]) == (999, 333)


def test_physics_can_only_say_what_makes_sense() -> None:
    sky = do(scene("teal 1: 20.0 20.0\nteal 2: 50.0 50.0"), "move", "flick 1", "shoot 0.00 500")
    assert refused(sky, "off gold 1") == "that ship is not on the board, or has come to rest"
    assert refused(sky, "ram teal 1 teal 2") == "there is no such enemy"
    with pytest.raises(Problem, match="that is not on the board"):
        do(sky, "rest teal 1 720.1 3")
    assert refused(sky, "rest teal 1 206 66") == "that is on the planet"
    assert refused(sky, "mined teal 1 1") == "there is no such minefield"
    do(sky, "off teal 1")
    assert refused(sky, "off teal 1") == "that ship is not on the board, or has come to rest"


def test_the_last_flick_can_be_seen_again() -> None:
    sky = scene("teal 1: 20.0 20.0")
    flick(sky, "shoot 0.00 500")
    assert sky.trail is not None
    assert sky.trail.shot == (0, 0, 500)
    assert sky.trail.x[0] == 200

"""§4.1 Recruit troops."""

import pytest

from tests.starflick.scene import asked, do, planet, refused, said, scene, supply


def test_move_up_to_2_troops_from_supply_to_any_planets_you_occupy_or_your_homeworld() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop"), "recruit")
    assert said(sky) == ["troop to alpha", "troop to alpha-a"]
    do(sky, "troop to alpha-a", "troop to alpha")
    assert planet(sky, "alpha-a") == "grey teal 2 troops"
    assert planet(sky, "alpha") == "homeworld teal 1 troop"
    assert supply(sky) == "4 troops, 2 starships"
    assert sky.active == 1


def test_fewer_are_enough() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop"), "recruit", "troop to alpha-a", "enough")
    assert supply(sky) == "5 troops, 2 starships"
    assert sky.active == 1


def test_planet_item_limit_3_items_per_planet() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop 1 colony 1 lab"), "recruit")
    assert refused(sky, "troop to alpha-a") == "there are three items already"


def test_the_homeworld_is_no_planet_and_has_no_limit() -> None:
    sky = do(scene("alpha: homeworld teal 5 troops"), "recruit", "troop to alpha")
    assert planet(sky, "alpha") == "homeworld teal 6 troops"


@pytest.mark.parametrize(("level", "troops"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_brown1_recruit_3_troops_brown3_recruit_4_troops(level: int, troops: int) -> None:
    sky = do(scene(f"teal levels: 0 {level} 0 0"), "recruit", *["troop to alpha"] * troops)
    assert sky.active == 1


def test_on_a_blockaded_planet_you_cannot_recruit() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop\ngold 1: 206.0 100.0"), "recruit")
    assert refused(sky, "troop to alpha-a") == "it is blockaded"


def test_or_return_any_number_of_troops_even_from_blockaded_planets() -> None:
    sky = scene("alpha-a: grey teal 2 troops\nalpha-b: pink teal 1 troop 1 lab\ngold 1: 206.0 100.0")
    do(sky, "return", "troop from alpha-a", "troop from alpha-a", "troop from alpha-b")
    assert planet(sky, "alpha-a") == "grey"
    assert planet(sky, "alpha-b") == "pink teal 1 lab"
    assert supply(sky) == "9 troops, 2 starships"
    assert sky.active == 1


def test_brown4_recruit_directly_to_unoccupied_planet_which_is_revealed_upon_placement() -> None:
    sky = scene("teal levels: 0 4 0 0")
    do(sky, "recruit", "troop to delta-c")
    assert asked(sky) == "reveal"
    do(sky, "delta-c is pink")
    assert planet(sky, "delta-c") == "pink teal 1 troop"


def test_brown4_unoccupied_or_only_face_down() -> None:
    lines = "teal levels: 0 4 0 0\ndelta-c: pink"
    assert refused(do(scene(lines), "recruit"), "troop to delta-c") == ""
    face_down = do(scene(lines, "brown4=face_down"), "recruit")
    assert refused(face_down, "troop to delta-c") == "it lies face up"
    assert refused(face_down, "troop to delta-d") == ""


def test_faq_can_i_recruit_to_a_face_down_planet_only_with_brown4() -> None:
    sky = do(scene("teal levels: 0 3 0 0"), "recruit")
    assert refused(sky, "troop to delta-c") == "you do not occupy it: that needs brown 4"


def test_without_troops_in_the_supply_there_is_nothing_to_recruit() -> None:
    assert refused(scene("teal: 0 troops, 2 starships"), "recruit") == "there is no troop in your supply"

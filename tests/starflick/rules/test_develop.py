"""§4.5 Develop technology."""

import pytest

from tests.starflick.scene import asked, do, refused, said, scene, supply

LABS = "alpha-a: grey teal 1 lab\nbeta-a: grey teal 1 lab\ngamma-a: grey teal 2 labs"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_have_n_labs_on_planets_matching_the_colour(level: int) -> None:
    lines = [
        "alpha-a: grey teal 1 lab",
        "beta-a: grey teal 1 lab",
        "gamma-a: grey teal 1 lab",
        "delta-a: grey teal 1 lab",
    ]
    levels = f"\nteal levels: {level - 1} 0 0 0"
    sky = do(scene("\n".join(lines[:level]) + levels), "develop", f"grey {level}")
    assert sky.level[0] == level
    assert refused(scene("\n".join(lines[: level - 1]) + levels), "develop") or level == 1


def test_one_planet_may_have_two_labs_and_both_count() -> None:
    sky = do(scene(LABS + "\nteal levels: 3 0 0 0"), "develop")
    assert said(sky) == ["grey 4"]


def test_labs_of_another_colour_do_not_count() -> None:
    sky = do(scene(LABS + "\nbeta-b: pink teal 1 lab\nteal levels: 0 0 0 1"), "develop")
    assert refused(sky, "pink 2") == "needs 2 pink labs, you have 1"
    assert refused(sky, "brown 1") == "needs 1 brown lab, you have 0"


def test_blockaded_labs_do_not_count() -> None:
    assert refused(scene("alpha-a: grey teal 1 lab\ngold 1: 206.0 100.0"), "develop")


def test_first_player_to_reach_each_level_gains_n_vp() -> None:
    first = do(scene(LABS + "\nteal levels: 2 0 0 0"), "develop", "grey 3")
    assert first.total(0) == 3
    second = do(scene(LABS + "\nteal levels: 2 0 0 0\ngold levels: 3 0 0 0"), "develop", "grey 3")
    assert second.total(0) == 0


def test_completing_row_1_and_row_2_gain_1_troop_and_1_starship() -> None:
    one = do(scene(LABS + "\nteal levels: 0 1 1 2"), "develop", "grey 1")
    assert supply(one) == "7 troops, 3 starships"
    two = do(scene(LABS + "\nteal levels: 1 2 3 2"), "develop", "grey 2")
    assert supply(two) == "7 troops, 3 starships"


def test_rows_3_and_4_give_nothing() -> None:
    sky = do(scene(LABS + "\nteal levels: 2 3 3 3"), "develop", "grey 3")
    assert supply(sky) == "6 troops, 2 starships"


def test_a_row_that_is_not_full_gives_nothing() -> None:
    sky = do(scene(LABS + "\nteal levels: 0 1 0 1"), "develop", "grey 1")
    assert supply(sky) == "6 troops, 2 starships"


def test_orange3_the_battleship_goes_to_the_supply_and_two_starships_leave_the_game() -> None:
    labs = LABS.replace("grey", "orange")
    sky = scene(labs + "\nteal levels: 0 0 2 0\nteal: 6 troops, 4 starships\nteal 1: 360.0 705.0")
    do(sky, "develop", "orange 3")
    assert said(sky) == ["starship 1", "one of the supply"]
    do(sky, "starship 1", "one of the supply")
    assert supply(sky) == "6 troops, 2 starships, battleship, 4 more"
    assert sky.battleship_in_supply(0)
    assert sky.ships_of(0) == []


def test_faq_more_than_8_tech_levels_are_possible_with_rebuilt_labs() -> None:
    sky = do(scene("teal levels: 0 4 0 4\nalpha-a: grey teal 1 lab"), "develop", "grey 1")
    assert sum(sky.level[:4]) == 9


def test_the_order_is_1_2_3_4() -> None:
    sky = do(scene(LABS), "develop")
    assert said(sky) == ["grey 1"]
    do(sky, "grey 1")
    assert asked(sky) == "action"
    assert sky.active == 1

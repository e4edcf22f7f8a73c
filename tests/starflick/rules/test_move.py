"""§4.2 Move: launch and land."""

import pytest

from tests.starflick.scene import asked, do, planet, refused, said, scene, supply

OVER_A = "206.0 100.0"  # in the orbit of alpha-a


@pytest.mark.parametrize(("level", "points"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_2_movement_points_grey1_3_grey3_4(level: int, points: int) -> None:
    sky = do(scene(f"teal levels: {level} 0 0 0\nteal 1: 360.0 705.0"), "move")
    assert sky.step.born() == {"left": points, "begun": 0}


def test_launch_return_1_troop_to_supply_and_place_1_starship_into_orbit() -> None:
    sky = do(scene("alpha-a: grey teal 2 troops"), "move", "launch from alpha-a")
    assert asked(sky) == "place"
    do(sky, "place 206.0 100.0")
    assert planet(sky, "alpha-a") == "grey teal 1 troop"
    assert supply(sky) == "7 troops, 2 starships"
    assert sky.orbit[0] == 1


def test_a_launched_ship_is_put_anywhere_in_the_orbit_where_there_is_room() -> None:
    sky = do(scene("alpha-a: grey teal 2 troops\ngold 1: 206.0 100.0", pending="place 0 1"))
    assert refused(sky, "place 206.0 110.0") == "there is no room"
    assert refused(sky, "place 206.0 80.0") == "that is on the planet"
    assert refused(sky, "place 206.0 15.0") == "that is outside the orbit"
    assert refused(sky, "place 206.0 32.0") == ""


def test_launching_the_last_troop_leaves_the_planet_unoccupied() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop"), "move", "launch from alpha-a")
    assert planet(sky, "alpha-a") == "grey"


def test_the_homeworld_can_launch() -> None:
    sky = do(scene("alpha: homeworld teal 1 troop"), "move")
    assert said(sky) == ["launch from alpha"]


def test_land_return_1_starship_to_supply_and_place_1_troop_onto_that_planet() -> None:
    sky = do(scene(f"alpha-a: grey\nteal 1: {OVER_A}"), "move", "land 1")
    assert planet(sky, "alpha-a") == "grey teal 1 troop"
    assert supply(sky) == "5 troops, 2 starships"
    assert not sky.ships_of(0)


def test_if_planet_is_face_down_flip_it_face_up_before_placing_troop() -> None:
    sky = do(scene(f"teal 1: {OVER_A}"), "move", "land 1")
    assert asked(sky) == "reveal"
    assert planet(sky, "alpha-a") == "down"
    do(sky, "alpha-a is asteroid")
    assert planet(sky, "alpha-a") == "asteroid teal 1 troop"


def test_cannot_land_on_enemy_occupied_planet() -> None:
    sky = do(scene(f"alpha-a: grey gold 1 lab\nteal 1: {OVER_A}"), "move")
    assert refused(sky, "land 1") == "another player occupies it"


def test_cannot_land_on_a_homeworld() -> None:
    sky = do(scene("teal 1: 110.0 78.0"), "move")
    assert refused(sky, "land 1") == "nobody lands on a Homeworld"


def test_a_troop_must_be_in_the_supply_to_land() -> None:
    sky = do(scene(f"teal: 0 troops, 2 starships\nteal 1: {OVER_A}"), "move")
    assert refused(sky, "land 1") == "there is no troop in your supply"


def test_landing_respects_the_item_limit() -> None:
    sky = do(scene(f"alpha-a: grey teal 3 troops\nteal 1: {OVER_A}"), "move")
    assert refused(sky, "land 1") == "there are three items already"


def test_on_an_unoccupied_planet_rivals_ships_block_each_others_landing() -> None:
    sky = do(scene(f"teal 1: {OVER_A}\ngold 1: 206.0 32.0"), "move")
    assert refused(sky, "land 1") == "it is blockaded: that needs grey 2"


def test_blockaded_you_cannot_launch() -> None:
    sky = do(scene("alpha-a: grey teal 2 troops\nteal 1: 360.0 705.0\ngold 1: 206.0 32.0"), "move")
    assert refused(sky, "launch from alpha-a") == "it is blockaded: that needs grey 2"


def test_exception_grey2_allows_launch_and_land_on_blockaded_planets() -> None:
    text = f"teal levels: 2 0 0 0\nalpha-a: grey teal 2 troops\nteal 1: {OVER_A}\ngold 1: 206.0 32.0"
    sky = do(scene(text), "move")
    assert refused(sky, "launch from alpha-a") == ""
    assert refused(sky, "land 1") == ""


def test_homeworlds_cannot_be_blockaded() -> None:
    sky = do(scene("alpha: homeworld teal 1 troop\ngold 1: 110.0 78.0"), "move")
    assert refused(sky, "launch from alpha") == ""


def test_grey4_perform_move_action_and_one_other_action_this_turn() -> None:
    sky = scene(f"teal levels: 4 0 0 0\nalpha-a: grey\nteal 1: {OVER_A}")
    do(sky, "move", "land 1", "stop")
    assert asked(sky) == "action"
    assert "move" not in said(sky)
    do(sky, "recruit", "troop to alpha", "enough")
    assert sky.active == 1


def test_grey4_in_either_order_and_never_two_others() -> None:
    sky = scene(f"teal levels: 4 0 0 0\nteal 1: {OVER_A}")
    do(sky, "recruit", "troop to alpha", "enough")
    assert said(sky) == ["done", "move"]


@pytest.mark.parametrize("level", [0, 1, 3])
def test_another_level_of_grey_may_give_the_second_action_or_the_start(level: int) -> None:
    text = "teal levels: {} 0 0 0\nteal 1: " + OVER_A
    sky = do(scene(text.format(level), f"two_actions={level}"), "recruit", "troop to alpha", "enough")
    assert said(sky) == ["done", "move"]
    if level:
        less = scene(text.format(level - 1), f"two_actions={level}")
        assert asked(do(less, "recruit", "troop to alpha", "enough")) == "scan"


def test_the_battleship_launches_and_lands_like_a_starship() -> None:
    sky = scene("teal: 6 troops, 2 starships, battleship\nalpha-a: grey teal 2 troops")
    do(sky, "move", "launch battleship from alpha-a", "place 206.0 102.0")
    assert sky.orbit[8] == 1
    do(sky, "land battleship")
    assert planet(sky, "alpha-a") == "grey teal 2 troops"


def test_at_least_one_movement_point_is_spent() -> None:
    sky = do(scene("teal 1: 360.0 705.0"), "move")
    assert refused(sky, "stop") == "spend at least one movement point"


def test_without_a_room_in_the_orbit_there_is_no_launch() -> None:
    from math import cos, pi, sin

    ring = [(206 + 36 * cos(a * pi / 4), 66 + 36 * sin(a * pi / 4)) for a in range(8)]
    ships = "\n".join(f"gold {n + 1}: {x:.1f} {y:.1f}" for n, (x, y) in enumerate(ring))
    own = "teal levels: 2 0 0 0\nalpha-a: grey teal 2 troops\nteal 1: 360.0 705.0"
    sky = scene(f"{own}\ngold: 6 troops, 8 starships\n{ships}")
    do(sky, "move")
    assert refused(sky, "launch from alpha-a") == "there is no room in its orbit"

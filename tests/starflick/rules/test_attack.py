"""§5 Resolving attacks, after movement."""

import pytest

from tests.starflick.scene import asked, do, planet, said, scene

AWAY = "\nteal 8: 360.0 705.0\nteal: 6 troops, 8 starships"  # a ship that is flicked and does nothing


def after_move(
    text: str, gold: str = "6 troops, 8 starships", options: str = "", players: int = 2
) -> list[str]:
    sky = scene(text + AWAY + f"\ngold: {gold}", options, players)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop")
    return said(sky) if asked(sky) == "attack" else []


def test_2_of_your_starships_within_short_range_destroy_enemy_starship_for_1_vp() -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0" + AWAY
    sky = do(scene(text), "move", "flick 8", "shoot 0.00 1", "still", "stop")
    assert said(sky) == ["attack gold 1 with 1 2"]
    do(sky, "attack gold 1 with 1 2")
    assert sky.ships_of(1) == []
    assert sky.total(0) == 1
    assert sky.active == 1


def test_what_an_attack_destroys_may_be_worth_more() -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0" + AWAY
    sky = do(scene(text, "attack_points=2"), "move", "flick 8", "shoot 0.00 1", "still", "stop")
    assert do(sky, "attack gold 1 with 1 2").total(0) == 2


def test_one_starship_does_not_destroy_another() -> None:
    assert after_move("teal 1: 300.0 20.0\ngold 1: 300.0 60.0") == []


def test_short_range_is_50_from_edge_to_edge() -> None:
    assert after_move("teal 1: 300.0 20.0\nteal 2: 320.0 20.0\ngold 1: 254.0 20.0")  # 30 and 50 away
    assert not after_move("teal 1: 300.0 20.0\nteal 2: 320.0 20.0\ngold 1: 253.9 20.0")


def test_orange_attack_at_long_range() -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 320.0 20.0\ngold 1: 204.0 20.0\nteal levels: 0 0 1 0"
    assert after_move(text) == ["attack gold 1 with 1 2"]
    assert not after_move(text.replace("204.0", "203.9"))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_orange_names_no_level_for_long_range(level: int) -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 320.0 20.0\ngold 1: 204.0 20.0\nteal levels: 0 0 {} 0"
    options = f"long_range_level={level}"
    assert after_move(text.format(level), options=options)
    assert not after_move(text.format(level - 1), options=options)


def test_or_1_battleship() -> None:
    sky = scene("teal: 6 troops, 2 starships, battleship\nteal battleship: 300.0 30.0\ngold 1: 300.0 70.0")
    do(sky, "move", "flick battleship", "shoot 0.00 1", "still", "stop")
    assert said(sky) == ["attack gold 1 with battleship"]


def test_3_of_your_starships_destroy_enemy_battleship_for_2_vp() -> None:
    two = "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold battleship: 300.0 60.0"
    assert after_move(two, "6 troops, 2 starships, battleship") == []
    three = two + "\nteal 3: 270.0 40.0" + AWAY + "\ngold: 6 troops, 2 starships, battleship"
    sky = do(
        scene(three), "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack gold battleship with 1 2 3"
    )
    assert sky.total(0) == 2


def test_each_ship_may_attack_once() -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0\ngold 2: 280.0 60.0"
    sky = scene(text + AWAY)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack gold 1 with 1 2")
    assert sky.active == 1


def test_orange2_attack_multiple_targets() -> None:
    text = (
        "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0\ngold 2: 280.0 60.0\nteal levels: 0 0 2 0"
    )
    sky = scene(text + AWAY)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack gold 1 with 1 2")
    do(sky, "attack gold 2 with 1 2")
    assert sky.total(0) == 2
    assert sky.active == 1


def test_orange2_a_ship_then_the_planet_it_defended() -> None:
    text = """alpha-a: grey gold 1 troop
        teal 1: 206.0 100.0
        teal 2: 226.0 96.0
        gold 1: 186.0 96.0
        teal levels: 0 0 2 0"""
    sky = do(scene(text + AWAY), "move", "flick 8", "shoot 0.00 1", "still", "stop")
    assert said(sky) == ["attack gold 1 with 1 2"]
    do(sky, "attack gold 1 with 1 2", "attack alpha-a with 1 2")
    assert planet(sky, "alpha-a") == "grey"
    assert sky.total(0) == 2


def test_orange4_1_vp_more_per_ship_destroyed() -> None:
    sky = scene("teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0\nteal levels: 0 0 4 0" + AWAY)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack gold 1 with 1 2")
    assert sky.total(0) == 2


def test_all_eligible_attacking_ships_must_attack() -> None:
    choices = after_move("teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0")
    assert all(choice.startswith("attack") for choice in choices)


def test_the_player_assigns_them() -> None:
    text = "teal 1: 300.0 20.0\nteal 2: 340.0 40.0\nteal 3: 320.0 20.0\ngold 1: 300.0 60.0"
    assert after_move(text) == [f"attack gold 1 with {pair}" for pair in ("1 2", "1 3", "2 3")]


PLANET = "teal 1: 206.0 100.0\nteal 2: 226.0 96.0"


def test_orbiting_ships_above_the_planets_defense_destroy_all_items_for_1_vp_each() -> None:
    sky = scene(PLANET + "\nalpha-a: grey gold 1 troop 2 labs" + AWAY)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack alpha-a with 1 2")
    assert planet(sky, "alpha-a") == "grey"
    assert sky.total(0) == 3


def test_faq_destroyed_structures_return_to_the_owners_supply_and_can_be_rebuilt() -> None:
    sky = scene(PLANET + "\nalpha-a: grey gold 1 colony 2 labs" + AWAY)
    do(sky, "move", "flick 8", "shoot 0.00 1", "still", "stop", "attack alpha-a with 1 2")
    assert (sky.player[21], sky.player[29]) == (4, 8)


def test_defense_values_troop_1_colony_1_city_2() -> None:
    assert after_move(PLANET + "\nalpha-a: grey gold 1 troop")
    assert after_move(PLANET + "\nalpha-a: grey gold 1 colony")
    assert not after_move(PLANET + "\nalpha-a: grey gold 1 city")
    assert not after_move(PLANET + "\nalpha-a: grey gold 1 troop 1 colony")
    assert after_move("teal 3: 186.0 96.0\n" + PLANET + "\nalpha-a: grey gold 1 city")


def test_labs_defend_1_with_pink1() -> None:
    text = PLANET + "\nalpha-a: grey gold 1 troop 1 lab"
    assert after_move(text)
    assert not after_move(text + "\ngold levels: 0 0 0 1")


def test_a_planet_of_labs_falls_to_a_single_ship() -> None:
    assert after_move("teal 1: 206.0 100.0\nalpha-a: grey gold 1 lab") == ["attack alpha-a with 1"]


def test_only_if_planet_is_undefended_no_enemy_ships_in_orbit() -> None:
    assert not after_move("teal 1: 206.0 100.0\nalpha-a: grey gold 1 lab\ngold 1: 206.0 30.0")


def test_no_enemy_ships_in_orbit_of_its_owner_or_of_anyone() -> None:
    third = "teal 1: 206.0 100.0\nalpha-a: grey gold 1 lab\nviolet 1: 206.0 30.0"
    assert after_move(third, players=3) == ["attack alpha-a with 1"]
    assert not after_move(third, options="defenders=anyone", players=3)
    own = third.replace("violet", "gold")
    assert not after_move(own, players=3)
    assert not after_move(own, options="defenders=anyone", players=3)


def test_faq_can_a_planet_be_both_defended_and_blockaded() -> None:
    sky = scene("alpha-a: grey teal 2 troops\nteal 1: 206.0 100.0\ngold 1: 206.0 30.0")
    assert sky.blockaded(0, 1)
    assert sky.ring[4 + 0] == 1


def test_homeworlds_are_never_attacked() -> None:
    assert not after_move("teal 1: 610.0 642.0\nteal 2: 642.0 610.0\ngamma: homeworld gold 1 troop")


def test_pink3_a_ship_in_orbit_counts_2() -> None:
    text = "teal 1: 206.0 120.0\nteal 2: 226.0 116.0\ngold 1: 206.0 100.0"
    assert after_move(text)
    assert not after_move(text + "\ngold levels: 0 0 0 3")
    assert after_move("teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0\ngold levels: 0 0 0 3")


ORBITING = "teal 1: 206.0 120.0\nteal 2: 226.0 116.0\ngold 1: 206.0 100.0\ngold levels: 0 0 0 3"


def test_starship_in_orbit_gives_2_strength_when_it_is_attacked() -> None:
    assert not after_move(ORBITING)
    assert after_move("teal 3: 186.0 116.0\n" + ORBITING) == ["attack gold 1 with 1 2 3"]


def test_starship_in_orbit_gives_2_strength_when_it_attacks_too() -> None:
    """Only with the option, and only in orbit."""
    text = "teal 1: 206.0 100.0\nteal levels: 0 0 0 3\ngold 1: 240.0 130.0"
    assert not after_move(text)
    assert after_move(text, options="pink3=both") == ["attack gold 1 with 1"]
    assert not after_move(text.replace("206.0 100.0", "226.0 116.0"), options="pink3=both")


def test_starship_in_orbit_gives_2_strength_vs_battleship() -> None:
    """Only with the option: two starships are enough then, a battleship alone is not."""
    assert after_move(ORBITING, options="pink3=battleships") == ["attack gold 1 with 1 2"]
    ships = "teal battleship: 206.0 130.0\n" + ORBITING.replace("teal 2: 226.0 116.0\n", "")
    sky = scene(ships + "\nteal: 6 troops, 8 starships, battleship", "pink3=battleships")
    do(sky, "move", "flick 1", "shoot 90.00 1", "still", "stop")
    assert said(sky) == ["attack gold 1 with 1 battleship"]


def test_pink3_adds_nothing_to_the_planets_defense() -> None:
    assert after_move(PLANET + "\nalpha-a: grey gold 1 troop\ngold levels: 0 0 0 3") == [
        "attack alpha-a with 1 2"
    ]


def test_faq_launched_ships_can_attack_same_turn() -> None:
    sky = scene("alpha-a: grey teal 2 troops\nteal levels: 2 0 0 0\nteal 1: 206.0 30.0\ngold 1: 240.0 80.0")
    do(sky, "move", "launch from alpha-a", "place 206.0 100.0")
    do(sky, "flick 1", "shoot 270.00 1", "still", "stop")
    assert said(sky) == ["attack gold 1 with 1 2"]


def test_attacks_come_after_a_move_only() -> None:
    sky = scene("teal 1: 300.0 20.0\nteal 2: 340.0 40.0\ngold 1: 300.0 60.0")
    do(sky, "recruit", "troop to alpha", "enough")
    assert sky.active == 1

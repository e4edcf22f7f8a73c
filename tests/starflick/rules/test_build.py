"""§4.4 Build structure, and the item limits of §5."""

import pytest

from tests.starflick.scene import asked, do, planet, refused, said, scene, supply


def test_research_lab_pay_2_troops() -> None:
    sky = do(scene("alpha-a: grey teal 3 troops"), "build", "lab on alpha-a")
    assert planet(sky, "alpha-a") == "grey teal 1 troop 1 lab"
    assert supply(sky) == "8 troops, 2 starships"


def test_colony_pay_1_troop() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop"), "build", "colony on alpha-a")
    assert planet(sky, "alpha-a") == "grey teal 1 colony"


def test_city_pay_1_colony_and_1_troop_gain_1_troop_or_1_starship() -> None:
    sky = do(scene("alpha-a: grey teal 1 troop 1 colony"), "build", "city on alpha-a")
    assert planet(sky, "alpha-a") == "grey teal 1 city"
    assert said(sky) == ["gain a troop", "gain a starship"]
    do(sky, "gain a starship")
    assert supply(sky) == "7 troops, 3 starships"


def test_brown2_gain_2_troops_or_1_starship_when_building_city() -> None:
    sky = do(scene("teal levels: 0 2 0 0\nalpha-a: grey teal 1 troop 1 colony"), "build", "city on alpha-a")
    do(sky, "gain 2 troops")
    assert supply(sky) == "9 troops, 2 starships"


def test_faq_do_i_get_a_bonus_when_rebuilding_a_city_yes_each_time() -> None:
    sky = scene("teal: 6 troops, 3 starships\nalpha-a: grey teal 1 troop 1 colony\nalpha-b: pink teal 1 city")
    do(sky, "build", "city on alpha-a")
    assert asked(sky) == "reward"


def test_bonuses_beyond_what_there_is_are_lost() -> None:
    sky = scene("teal: 13 troops, 8 starships\nalpha-a: grey teal 1 troop 1 colony")
    do(sky, "build", "city on alpha-a")
    assert said(sky) == ["gain a troop"]
    do(sky, "gain a troop")
    assert supply(sky) == "14 troops, 8 starships"


def test_must_control_planet_at_start_of_turn() -> None:
    sky = do(scene("held: alpha-b\nalpha-a: grey teal 2 troops\nalpha-b: pink teal 2 troops"), "build")
    assert refused(sky, "lab on alpha-a") == "you did not hold it when your turn began"
    assert refused(sky, "lab on alpha-b") == ""


def test_nothing_is_built_on_a_homeworld() -> None:
    assert refused(scene("alpha: homeworld teal 3 troops"), "build")


@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ("", ["lab"]),
        ("asteroid_labs=no", []),
        ("asteroid_labs=no asteroid_colonies=yes", ["colony", "city"]),
        ("asteroid_colonies=yes", ["lab", "colony", "city"]),
    ],
)
def test_cannot_build_on_asteroids_except_research_lab_if_allowed(options: str, possible: list[str]) -> None:
    asteroid = "alpha-a: asteroid teal 2 troops 1 colony\nalpha-b: grey teal 1 troop"
    sky = do(scene(asteroid, options), "build")
    why = {structure: refused(sky, f"{structure} on alpha-a") for structure in ("lab", "colony", "city")}
    assert [structure for structure, refusal in why.items() if not refusal] == possible
    assert why["lab"] in ("", "no lab can stand on an asteroid")
    assert why["city"] in ("", "neither colony nor city can stand on an asteroid")


def test_blockaded_you_cannot_build() -> None:
    assert refused(scene("alpha-a: grey teal 3 troops\ngold 1: 206.0 100.0"), "build")


def test_only_one_research_lab_per_planet_except_one_planet_may_have_two() -> None:
    one = do(scene("alpha-a: grey teal 2 troops 1 lab"), "build")
    assert refused(one, "lab on alpha-a") == ""
    two = do(scene("alpha-a: grey teal 2 troops 1 lab\nalpha-b: pink teal 2 labs"), "build")
    assert refused(two, "lab on alpha-a") == "only one of your planets may have two labs"


def test_one_planet_may_have_two_labs_of_each_player_or_in_all() -> None:
    others = "alpha-a: grey teal 2 troops 1 lab\ngamma-a: pink gold 2 labs"
    assert refused(do(scene(others), "build"), "lab on alpha-a") == ""
    in_all = do(scene(others, "two_labs=board"), "build")
    assert refused(in_all, "lab on alpha-a") == "only one planet may have two labs"


def test_no_third_lab_on_a_planet() -> None:
    sky = do(scene("alpha-b: pink teal 1 troop\nalpha-a: grey teal 1 troop 2 labs"), "build")
    assert "lab on alpha-a" not in said(sky)


def test_4_colonies_4_cities_8_labs() -> None:
    text = "alpha-a: grey teal 1 troop 2 colonies\nalpha-b: pink teal 1 troop 2 colonies"
    sky = do(scene(text), "build")
    assert refused(sky, "colony on alpha-a") == "you have no colony left"
    assert refused(sky, "city on alpha-a") == ""


def test_faq_structures_cannot_be_removed_voluntarily() -> None:
    sky = scene("alpha-a: grey teal 1 colony 1 lab\nalpha-b: pink teal 1 troop")
    do(sky, "return")
    assert said(sky) == ["troop from alpha-b"]

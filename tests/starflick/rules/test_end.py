"""§6 Scoring and end of the game."""

import pytest

from milkomeda.starflick.rules.end import breakdown
from tests.starflick.scene import do, scene


def test_the_active_player_finishes_then_all_others_take_one_final_turn() -> None:
    sky = scene("pool: 1\nalpha-a: grey teal 3 troops", players=3)
    do(sky, "mine", "mine alpha-a with 3")
    assert sky.pool == -1  # one from the box
    assert (sky.final, sky.active) == (0, 1)
    do(sky, "recruit", "troop to beta", "enough")
    assert sky.active == 2
    do(sky, "recruit", "troop to gamma", "enough")
    assert sky.over


def test_or_the_round_is_finished_so_that_all_have_had_as_many_turns() -> None:
    text = "turn: 2 gold\npool: 1\nheld: alpha-a\nalpha-a: grey gold 3 troops"
    sky = do(scene(text, "last_turns=round", players=3), "mine", "mine alpha-a with 3")
    assert (sky.final, sky.active) == (1, 2)
    do(sky, "recruit", "troop to gamma", "enough")
    assert sky.over


def test_a_round_that_is_finished_with_the_last_vp_is_the_last_one() -> None:
    text = "turn: 3 violet\npool: 1\nheld: alpha-a\nalpha-a: grey violet 3 troops"
    assert do(scene(text, "last_turns=round", players=3), "mine", "mine alpha-a with 3").over


def test_additional_vps_may_be_taken_from_the_box() -> None:
    sky = scene("pool: 1\nalpha-a: grey teal 3 troops\ngamma-a: pink gold 3 troops")
    do(sky, "mine", "mine alpha-a with 2", "mine", "mine gamma-a with 3")
    assert sky.over
    assert sky.scores() == [2, 2]
    assert sky.winners() == [1]


def test_1_vp_per_occupied_planet_or_asteroid_1_per_colony_2_per_city() -> None:
    sky = scene(
        "alpha-a: grey teal 1 troop\nalpha-b: asteroid teal 1 lab\nalpha-c: pink teal 1 colony 2 cities"
    )
    assert breakdown(sky, 0) == [0, 0, 0, 0, 0, 3, 1, 4, 0]


def test_troops_on_the_homeworld_are_worth_nothing() -> None:
    assert scene("alpha: homeworld teal 6 troops").scores() == [0, 0]


@pytest.mark.parametrize(("quadrants", "vp"), [(1, 0), (2, 0), (3, 3), (4, 6)])
def test_3_vp_for_cities_in_3_different_quadrants_6_in_4(quadrants: int, vp: int) -> None:
    names = ["alpha", "beta", "gamma", "delta"][:quadrants]
    sky = scene("\n".join(f"{name}-a: grey teal 1 city" for name in names))
    assert breakdown(sky, 0)[-1] == vp


def test_ties_are_broken_first_by_in_game_vp_then_by_total_technology_levels() -> None:
    vp = scene("pool: 31\nteal points: mining 1\ngamma-a: grey gold 1 troop")
    assert vp.scores() == [1, 1]
    assert vp.winners() == [0]
    level = scene("teal points: mining 1\ngold points: ships 1\npool: 30\ngold levels: 0 0 1 0")
    assert level.winners() == [1]
    assert scene().winners() == [0, 1]

"""§4.3 Mine."""

import pytest

from tests.starflick.scene import do, refused, scene, supply


@pytest.mark.parametrize(("troops", "vp"), [(2, 1), (3, 2)])
def test_remove_2_troops_from_same_planet_gain_1_vp_3_troops_2_vp(troops: int, vp: int) -> None:
    sky = do(scene("alpha-a: grey teal 3 troops"), "mine", f"mine alpha-a with {troops}")
    assert sky.total(0) == vp
    assert sky.pool == 32 - vp
    assert supply(sky) == f"{6 + troops} troops, 2 starships"
    assert sky.active == 1


def test_the_troops_must_stand_on_the_same_planet() -> None:
    assert refused(scene("alpha-a: grey teal 1 troop\nalpha-b: pink teal 1 troop"), "mine")


def test_a_homeworld_cannot_be_mined() -> None:
    assert refused(scene("alpha: homeworld teal 3 troops"), "mine")


def test_blockaded_you_cannot_mine() -> None:
    assert refused(scene("alpha-a: grey teal 3 troops\ngold 1: 206.0 100.0"), "mine")


def test_an_asteroid_can_be_mined_or_not() -> None:
    assert not refused(scene("alpha-a: asteroid teal 3 troops"), "mine")
    assert refused(scene("alpha-a: asteroid teal 3 troops", "asteroid_mining=no"), "mine")
    sky = do(
        scene("alpha-a: asteroid teal 3 troops\nalpha-b: grey teal 2 troops", "asteroid_mining=no"), "mine"
    )
    assert refused(sky, "mine alpha-a with 2") == "an asteroid cannot be mined"

"""§3 Set-up."""

import pytest

from milkomeda.starflick.board import ASTEROID, HOMEWORLD
from milkomeda.starflick.rules.setup import begin
from tests.starflick.scene import asked, do, said


@pytest.mark.parametrize(("players", "pool"), [(2, 32), (3, 36), (4, 40)])
def test_vp_pool(players: int, pool: int) -> None:
    assert begin("", players).pool == pool


@pytest.mark.parametrize(("players", "each", "hidden", "open_"), [(2, 4, 2, 2), (3, 5, 1, 1), (4, 6, 0, 0)])
def test_planets_a_colour_and_asteroids(players: int, each: int, hidden: int, open_: int) -> None:
    sky = begin("", players)
    sky.settle()
    if players > 2:
        do(sky, "extras alpha pink beta brown gamma grey delta orange")
    for colour in range(4):
        assert sum(sky.bag[colour::5]) == each
        assert all(sky.bag[quadrant * 5 + colour] >= 1 for quadrant in range(4))
    assert list(sky.bag[ASTEROID::5]) == [hidden] * 4
    assert sky.planet.count(ASTEROID) == open_
    assert sky.planet.count(HOMEWORLD) == players
    assert all(sum(sky.bag[quadrant * 5 : quadrant * 5 + 5]) == 6 for quadrant in range(4))


def test_each_player_has_6_troops_in_supply_and_2_starships_in_orbit_of_their_homeworld() -> None:
    sky = begin("", 4)
    for seat in range(4):
        assert sky.player[seat] == 6
        assert [sky.orbit[ship] for ship in sky.ships_of(seat)] == [sky.home(seat)] * 2


def test_choose_starting_player_by_chance_or_the_first_seat() -> None:
    sky = begin("", 3)
    sky.settle()
    do(sky, "extras alpha pink beta brown gamma grey delta orange")
    assert asked(sky) == "starter"
    assert said(sky) == ["teal begins", "gold begins", "violet begins"]
    first = begin("starter=first", 2)
    first.settle()
    assert (asked(first), first.active) == ("action", 0)


def test_play_proceeds_clockwise_from_a_starting_player() -> None:
    sky = begin("", 2)
    sky.settle()
    do(sky, "gold begins", "recruit", "troop to gamma", "enough")
    assert sky.active == 0

"""At rest ships lie in whole numbers, and nowhere one over another."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milkomeda.starflick.board import HOLE_X, HOLE_Y, HOLES, PLANET, RADIUS, SHIPS
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.physics import RAM, REST, Flick
from milkomeda.starflick.physics.sliding import play
from tests.starflick.shots import crowded, scattered, shot

RULES = read_rules("")


def after(flick: Flick) -> dict[int, tuple[int, int]]:
    """Where ships lie in the end."""
    places = {ship: (flick.x[ship], flick.y[ship]) for ship in range(SHIPS) if flick.x[ship] >= 0}
    for event in play(flick, RULES).events:
        if event.what == REST:
            places[event.ship] = event.x, event.y
        else:
            places.pop(event.ship)
            if event.what == RAM:
                places.pop(event.x)
    return places


@given(st.integers(0, 2**31), st.booleans())
def test_nothing_overlaps_at_rest(seed: int, crowd: bool) -> None:
    places = after(crowded(seed, 12) if crowd else scattered(seed, 12))
    for ship, (x, y) in places.items():
        for hole in range(HOLES):
            assert hypot(x - HOLE_X[hole], y - HOLE_Y[hole]) >= PLANET + RADIUS[ship]
        for other, (a, b) in places.items():
            assert other == ship or hypot(x - a, y - b) >= RADIUS[ship] + RADIUS[other]


def test_a_ship_that_hardly_moved_has_not_moved() -> None:
    assert play(shot(0, 5, {0: (300, 200), 1: (700, 200)}), RULES).events == []


@pytest.mark.parametrize("speed", [770, 780, 785, 790])
def test_who_moved_gives_way_to_who_did_not(speed: int) -> None:
    """An own ship that stops at another one lies beside it, and the other where it lay."""
    places = after(shot(0, speed, {0: (300, 200), 1: (2030, 200)}))
    assert places[1][0] - places[0][0] >= 160

"""What is seen of a flick: sixty places a second, on the very path."""

from itertools import pairwise

import pytest

from milkomeda.starflick.board import A_SEAT
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.film import frames, places
from milkomeda.starflick.physics.physics import GRAVITY, Flick
from milkomeda.starflick.physics.sliding import play
from tests.starflick.shots import alone, shot

RULES = read_rules("")


def way(flick: Flick, ship: int) -> list[tuple[float, float]]:
    result = play(flick, RULES)
    return places([leg for leg in result.legs if leg.ship == ship], RULES.friction * GRAVITY)


def test_frames_are_sixty_a_second_and_end_where_the_ship_rests() -> None:
    flick = alone(200, 200, 0, 981)  # v / μ g is half a second
    result = play(flick, RULES)
    assert frames(result.lasts) == 30
    seen = way(flick, 0)
    assert len(seen) == 31
    assert seen[0] == (200.0, 200.0)
    assert (round(seen[-1][0]), round(seen[-1][1])) == (result.events[0].x, result.events[0].y)


def test_half_way_in_time_is_three_quarters_of_the_way() -> None:
    seen = way(alone(200, 200, 0, 981), 0)
    assert seen[15][0] - 200 == pytest.approx((seen[30][0] - 200) * 3 / 4)


def test_a_ship_lies_still_until_it_is_pushed_and_goes_on_from_there() -> None:
    flick = shot(0, 900, {0: (200, 200), 1: (600, 200)})
    pushed, pushing = way(flick, 1), way(flick, 0)
    assert pushed[0] == pushed[1] == (600.0, 200.0)
    assert pushed[-1][0] > 1000
    for seen in (pushed, pushing):
        assert max(abs(b[0] - a[0]) for a, b in pairwise(seen)) <= 900 * 10 / 60


def test_a_lost_ship_is_last_seen_where_it_was_lost() -> None:
    ram = shot(0, 900, {0: (200, 200), A_SEAT: (700, 200)})
    assert way(ram, 0)[-1] == pytest.approx((540.0, 200.0))
    assert way(ram, A_SEAT)[-1] == (700.0, 200.0)
    assert len(way(ram, 0)) == len(way(ram, A_SEAT))
    assert way(alone(200, 200, 18_000, 900), 0)[-1] == pytest.approx((0.0, 200.0))

"""Whether comparisons are honest, on a small scale; at full scale: python -m bench.honesty."""

import numpy as np

from bench.honesty import EVERY, SEAT, WINS, Pool, compare, equals, unequals


def test_equals_hardly_ever_raise_an_alarm() -> None:
    told = [compare(equals, EVERY, seed, 32, 160) for seed in range(20)]
    assert sum(bool(one.alarms) for one in told) <= 1


def test_three_points_are_found_within_the_announced_size() -> None:
    told = [compare(unequals, [WINS], seed, 200, 0) for seed in range(5)]
    assert sum(bool(one.alarms) for one in told) >= 4
    assert all(one.blocks < one.announced + 200 for one in told)


def test_blocks_of_games_are_equal_but_for_what_is_planted() -> None:
    pool, rng = Pool([{SEAT: 0.0}] * 3 + [{SEAT: 1.0}]), np.random.default_rng(1)
    drawn = [pool.unequals(rng) for _ in range(20_000)]
    gained = sum(other[SEAT] - one[SEAT] for one, other in drawn) / len(drawn)
    assert 0.02 < gained < 0.04

"""Intervals that hold at every look, against what is known of them by other ways."""

from itertools import product
from math import inf, sqrt

import numpy as np
import pytest
from scipy import stats

from milkomeda.lab.sequence import PRIOR, Interval, Tally, evidence, half_width, interval, log_odds

SHARES = Interval(0.0, 1.0)
DIFFERENCES = Interval(-1.0, 1.0)


def tally(*values: float) -> Tally:
    made = Tally()
    for value in values:
        made.add(value)
    return made


def test_a_tally_knows_mean_and_spread_whatever_the_order() -> None:
    values = [0.5, -1.0, 0.25, 0.5]
    for made in (tally(*values), tally(*reversed(values))):
        assert made.blocks == 4
        assert made.mean == pytest.approx(np.mean(values))
        assert made.spread == pytest.approx(np.std(values, ddof=1))


def test_who_is_wary_reckons_with_a_block_that_differs() -> None:
    alike = Tally(wary=3.0)
    for _ in range(19):
        alike.add(0.0)
    assert alike.spread == pytest.approx(sqrt(2 * 9 / 18))
    assert interval(alike, None, 0.05).holds(0.5)
    assert interval(tally(*[0.0] * 19), None, 0.05) == Interval(0.0, 0.0)


# Bets.


@pytest.mark.parametrize("mean", [0.3, 0.5])
def test_evidence_against_the_true_mean_is_one_in_the_mean_of_all_that_can_happen(mean: float) -> None:
    values = {0.0: 1 - mean - 0.1, 0.5: 0.2, 1.0: mean - 0.1}
    expected = 0.0
    for drawn in product(values, repeat=6):
        chance = float(np.prod([values[value] for value in drawn]))
        expected += chance * evidence(tally(*drawn), SHARES, mean)
    assert expected == pytest.approx(1.0)


def test_an_interval_ends_where_the_evidence_is_that_strong() -> None:
    values = tally(*[0.25] * 30, *[0.75] * 70, *[0.0] * 5)
    low, high = interval(values, SHARES, 0.05)
    assert low < values.mean < high
    for end in (low, high):
        assert evidence(values, SHARES, end) == pytest.approx(1 / 0.05, rel=0.01)


def test_bounds_may_lie_anywhere() -> None:
    shares, differences = tally(0.25, 0.5, 0.5, 1.0), tally(-0.5, 0.0, 0.0, 1.0)
    low, high = interval(shares, SHARES, 0.1)
    assert interval(differences, DIFFERENCES, 0.1) == pytest.approx((2 * low - 1, 2 * high - 1))
    assert evidence(differences, DIFFERENCES, -0.2) == pytest.approx(evidence(shares, SHARES, 0.4))


def test_all_the_same_at_a_bound_leaves_room_for_what_is_rare() -> None:
    low, high = interval(tally(*[0.0] * 100), SHARES, 0.05)
    assert low == 0.0
    assert 0.02 < high < 0.10  # three in a hundred could have been missed


def test_nothing_is_known_before_the_first_block() -> None:
    assert interval(tally(), SHARES, 0.05) == SHARES
    assert interval(tally(), None, 0.05) == Interval(-inf, inf)
    assert evidence(tally(1.0), SHARES, 0.0 + 0.5) == 1.0


# The t-test.


@pytest.mark.parametrize(("blocks", "t"), [(5, 0.4), (20, 2.5), (60, 3.0)])
def test_odds_are_those_of_the_t_distributions_with_other_means(blocks: int, t: float) -> None:
    """An outside oracle: scipy's noncentral t, averaged over the means that are likely."""
    effects, step = np.linspace(-4 * sqrt(PRIOR), 4 * sqrt(PRIOR), 1001, retstep=True)
    weights = stats.norm.pdf(effects, scale=sqrt(PRIOR)) * step
    likely = stats.nct.pdf(t, blocks - 1, effects * sqrt(blocks))
    odds = weights @ likely / stats.t.pdf(t, blocks - 1)
    values = np.resize([-1.0, 1.0], blocks) - np.resize([-1.0, 1.0], blocks).mean()
    values += t * values.std(ddof=1) / sqrt(blocks)
    assert log_odds(tally(*values), 0.0) == pytest.approx(np.log(odds), abs=1e-3)


@pytest.mark.parametrize("blocks", [20, 500])
def test_the_half_width_is_where_the_odds_are_that_strong(blocks: int) -> None:
    values = tally(*np.resize([-1.0, 0.0, 2.0], blocks))
    width = half_width(blocks, values.spread, 0.05)
    assert interval(values, None, 0.05) == pytest.approx((values.mean - width, values.mean + width))
    for end in (values.mean - width, values.mean + width):
        assert evidence(values, None, end) == pytest.approx(1 / 0.05)


def test_too_few_blocks_say_nothing() -> None:
    assert half_width(1, 1.0, 0.05) == half_width(5, 1.0, 1e-9) == inf


# Looked at always.


@pytest.mark.parametrize("bounds", [DIFFERENCES, None])
def test_intervals_of_all_looks_hold_the_mean_together(bounds: Interval | None) -> None:
    """Nineteen runs of twenty at least; so seldom is it less that this many runs would show it."""
    rng = np.random.default_rng(1)
    runs, missed = 60, 0
    for _ in range(runs):
        watched, wrong = Tally(), False
        for block in rng.choice([-1.0, -0.25, 0.0, 0.5], size=400, p=[0.1, 0.4, 0.1, 0.4]):
            watched.add(block)
            if watched.blocks >= 20 and watched.blocks % 20 == 0:
                wrong = wrong or not interval(watched, bounds, 0.05).holds(0.0)
        missed += wrong
    assert missed <= 3


def test_intervals_are_not_much_wider_than_those_for_one_look() -> None:
    rng = np.random.default_rng(2)
    values = tally(*rng.choice([-0.5, -0.25, 0.0, 0.25, 0.5], size=2000))
    once = 1.96 * values.spread / sqrt(2000)
    for bounds in (DIFFERENCES, None):
        low, high = interval(values, bounds, 0.05)
        assert once < (high - low) / 2 < 2 * once


def test_what_two_intervals_share_is_kept() -> None:
    assert Interval(0.0, 2.0).within(Interval(1.0, 3.0)) == Interval(1.0, 2.0)
    assert Interval(0.0, 1.0).within(Interval(2.0, 3.0)) == Interval(2.0, 3.0)

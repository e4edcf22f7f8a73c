"""When a polynomial first falls to zero."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from milkomeda.starflick.physics.contact import NEVER, at, first_fall, meeting, to_edge, to_entry, to_line

ROOTS = st.floats(-2, 3, allow_nan=False)


def expanded(leading: float, roots: list[float]) -> tuple[float, float, float, float, float]:
    """The polynomial with these roots."""
    found = [leading]
    for root in roots:
        found = [one - root * other for one, other in zip([*found, 0.0], [0.0, *found], strict=True)]
    a, b, c, d, e = found
    return a, b, c, d, e


@given(st.lists(ROOTS, min_size=4, max_size=4), st.floats(0.1, 10))
def test_it_is_the_first_root_at_which_the_polynomial_falls(roots: list[float], leading: float) -> None:
    """From high up it falls through the first and the third of four roots, if they lie within the time."""
    roots.sort()
    assume(all(abs(root) > 1e-3 for root in roots))
    assume(all(b - a > 1e-3 for a, b in pairwise(roots)))
    falls = [root for root in (roots[0], roots[2]) if root > 0]
    found = first_fall(*expanded(leading, roots), 2.5)
    if roots[0] < 0 < roots[1] or roots[2] < 0 < roots[3]:
        return  # it begins below: see the next one
    expected = falls[0] if falls and falls[0] <= 2.5 else NEVER
    assert found == pytest.approx(expected, abs=1e-9)


def test_what_begins_below_zero_counts_once_it_falls() -> None:
    assert first_fall(0.0, 0.0, 0.0, -1.0, -0.5, 1.0) == 0.0
    assert first_fall(0.0, 0.0, 1.0, 1.0, -0.5, 1.0) == NEVER
    up_and_down = first_fall(0.0, 0.0, -1.0, 1.0, -1.0, 1.0)
    assert up_and_down == pytest.approx(0.5)


@given(st.floats(0.05, 1.9), st.floats(-2, 2), st.floats(0.1, 2))
def test_a_graze_is_a_touch(time: float, other: float, width: float) -> None:
    """A double root, a hair below zero: (t - time)² ((t - other)² + width²)."""
    square, rest = [1.0, -2 * time, time * time], [1.0, -2 * other, other * other + width * width]
    product = [sum(square[i] * rest[n - i] for i in range(3) if 0 <= n - i < 3) for n in range(5)]
    a, b, c, d, e = product
    assert first_fall(a, b, c, d, e - 1e-9, 2.0) == pytest.approx(time, abs=1e-3)
    assert first_fall(a, b, c, d, e + 1e-6, 2.0) == NEVER


@given(
    st.tuples(*[st.floats(-1, 1)] * 5).filter(lambda c: c[4] > 0.01),
    st.floats(0.1, 3),
)
def test_nothing_is_found_too_late(
    coefficients: tuple[float, float, float, float, float], end: float
) -> None:
    found = first_fall(*coefficients, end)
    samples = [min(found, end) * part / 200 for part in range(200)]
    assert all(at(*coefficients, t) > -1e-12 for t in samples)
    if found < NEVER:
        assert at(*coefficients, found) == pytest.approx(0.0, abs=1e-9)


def test_the_roots_of_lower_degrees() -> None:
    assert first_fall(0.0, 0.0, 0.0, 0.0, 1.0, 9.0) == NEVER
    assert first_fall(0.0, 0.0, 0.0, -2.0, 1.0, 9.0) == pytest.approx(0.5)
    assert first_fall(0.0, 0.0, 1.0, -3.0, 2.0, 9.0) == pytest.approx(1.0)
    assert first_fall(0.0, -1.0, 6.0, -11.0, 6.0, 9.0) == pytest.approx(1.0)


def test_two_that_meet_head_on() -> None:
    """100 apart beyond reach, each at 100: half a second without friction, later with it."""
    assert meeting(260, 0, -200, 0, 0, 0, 160, 9) == pytest.approx(0.5)
    assert meeting(260, 0, -200, 0, 100, 0, 160, 9) == pytest.approx(2 - 2**0.5)
    assert meeting(260, 0, -200, 0, 300, 0, 160, 0.5) == NEVER  # at rest before


def test_two_that_touch_meet_again_only_when_they_close_in() -> None:
    assert meeting(160, 0, -5, 0, 0, 0, 160, 9) == 0.0
    assert meeting(160, 0, 5, 0, 0, 0, 160, 9) == NEVER
    assert meeting(160, 0, 0, 50, 0, 0, 160, 9) == NEVER
    assert meeting(160, 0, 5, 0, -10, 0, 160, 9) == pytest.approx(1.0, abs=1e-3)
    assert 0 < meeting(160, 0, 0, 0, -10, 0, 160, 9) < 0.01  # a push that lasts


def test_how_far_it_is_to_the_edge_to_a_line_into_a_circle() -> None:
    assert to_edge(200, 100, 1, 0) == 7000
    assert to_edge(200, 100, -0.6, -0.8) == pytest.approx(125)
    assert to_line(100, 0.5, 200) == 200
    assert to_line(200, 0.5, 200) == to_line(300, 0.5, 200) == NEVER
    assert to_entry(300, 0, 1, 0, 140) == 160
    assert to_entry(300, 140, 1, 0, 140) == to_entry(-300, 0, 1, 0, 140) == NEVER
    assert to_entry(100, 0, 1, 0, 140) == NEVER  # it is inside

"""Directions by whole numbers."""

from math import cos, hypot, radians, sin

import pytest

from milkomeda.starflick.physics.direction import ROUND, direction


def test_the_axes_are_exact() -> None:
    assert [direction(angle) for angle in range(0, ROUND, 9000)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]


def test_every_angle_has_its_cosine_and_sine() -> None:
    for angle in range(0, ROUND, 7):
        x, y = direction(angle)
        assert x == pytest.approx(cos(radians(angle / 100)), abs=1e-15)
        assert y == pytest.approx(sin(radians(angle / 100)), abs=1e-15)
        assert hypot(x, y) == pytest.approx(1, abs=1e-15)

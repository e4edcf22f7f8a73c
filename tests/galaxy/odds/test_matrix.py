"""Games of two who answer at once, compared with a linear program that others have written."""

from collections.abc import Iterator

import numpy as np
import pytest
from scipy.optimize import linprog

from milkomeda.galaxy.odds.matrix import Mix, Table, solve


def by_linear_program(gains: list[list[float]]) -> float:
    """The most that a mix of rows gains against every column."""
    matrix = np.array(gains)
    rows, columns = matrix.shape
    found = linprog(
        [*([0.0] * rows), -1.0],
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*([1.0] * rows), 0.0]],
        b_eq=[1.0],
        bounds=[*([(0, None)] * rows), (None, None)],
    )
    return -float(found.fun)


def games() -> Iterator[list[list[float]]]:
    """Some with few different gains, so that many answers are equally good."""
    luck = np.random.default_rng(1)
    for rows, columns in [(1, 1), (1, 6), (6, 1), (2, 2), (2, 5), (5, 3), (8, 8), (30, 20)]:
        yield luck.uniform(-1, 1, (rows, columns)).tolist()
        yield luck.integers(-1, 2, (rows, columns)).astype(float).tolist()


def answers(mix: Mix, count: int) -> np.ndarray:
    shares = np.zeros(count)
    shares[mix.answers] = mix.shares
    return shares


@pytest.mark.parametrize("gains", list(games()), ids=lambda gains: f"{len(gains)}x{len(gains[0])}")
def test_neither_side_gains_by_another_answer(gains: list[list[float]]) -> None:
    found = solve(Table(gains))
    matrix = np.array(gains)
    rows, columns = answers(found.rows, len(gains)), answers(found.columns, len(gains[0]))
    assert [rows.sum(), columns.sum()] == pytest.approx([1, 1])
    assert (matrix @ columns).max() == pytest.approx(found.value, abs=1e-9)
    assert (rows @ matrix).min() == pytest.approx(found.value, abs=1e-9)


@pytest.mark.parametrize("gains", list(games()), ids=lambda gains: f"{len(gains)}x{len(gains[0])}")
def test_a_game_is_worth_what_a_linear_program_says(gains: list[list[float]]) -> None:
    assert solve(Table(gains)).value == pytest.approx(by_linear_program(gains), abs=1e-7)

"""Measures: what they find in a few rows, and how sure they are."""

from math import inf

import polars as pl
import pytest
from scipy import stats

from milkomeda.lab.measure import Measure, errors, per_block, value_of, values
from milkomeda.lab.record import SCHEMA, Tables

MEAN = Measure("rounds", "rounds", "", "", lambda tables: tables["games"])
SHARE = MEAN._replace(unit="share")


def test_a_mean_of_blocks_is_as_sure_as_they_are_alike() -> None:
    sure = value_of(MEAN, "", [4.0, 4.0, 4.0, 4.0], [1.0] * 4)
    assert (sure.least, sure.value, sure.most) == (4.0, 4.0, 4.0)
    unsure = value_of(MEAN, "", [2.0, 6.0, 2.0, 6.0], [1.0] * 4)
    assert unsure.value == 4.0
    assert unsure.most - unsure.value == pytest.approx(3.18 * (16 / 3) ** 0.5 / 2, rel=0.01)


@pytest.mark.parametrize("doubt", [0.05, 0.01])
@pytest.mark.parametrize("blocks", [2, 3, 4, 5, 10, 100])
def test_the_fewer_blocks_there_are_the_further_an_interval_reaches(blocks: int, doubt: float) -> None:
    assert errors(blocks, doubt) == pytest.approx(stats.t.ppf(1 - doubt / 2, blocks - 1), rel=0.01)


def test_a_single_block_says_nothing_of_how_sure_it_is() -> None:
    one = value_of(MEAN, "", [4.0], [1.0])
    assert (one.least, one.value, one.most) == (0.0, 4.0, inf)
    assert value_of(MEAN._replace(signed=True), "", [4.0], [1.0]).least == -inf
    share = value_of(SHARE, "", [300.0], [400.0])
    assert (share.least, share.value, share.most) == (0.0, 0.75, 1.0)


def test_games_that_are_all_alike_count_as_one_each_however_much_is_in_them() -> None:
    alike = value_of(SHARE, "", [400.0] * 5, [400.0] * 5)
    assert alike.value == 1.0
    assert alike.least < 0.6


def test_a_share_that_never_was_otherwise_is_not_certain() -> None:
    never = value_of(SHARE, "", [0.0] * 20, [1.0] * 20)
    assert never.least == 0.0
    assert 0.1 < never.most < 0.2


def test_games_of_a_block_count_as_one_where_they_are_alike() -> None:
    alike = value_of(SHARE, "", [4.0, 0.0] * 10, [4.0] * 20)
    apart = value_of(SHARE, "", [1.0, 0.0] * 40, [1.0] * 80)
    assert alike.value == apart.value == 0.5
    assert alike.most - alike.least > 1.8 * (apart.most - apart.least)


def test_a_ratio_is_of_sums() -> None:
    assert value_of(MEAN, "", [1.0, 9.0], [1.0, 3.0]).value == 2.5


def test_blocks_are_summed_by_key() -> None:
    rows = pl.LazyFrame({"key": ["a", "a", "b"], "block": [0, 0, 0], "part": [1, 0, 1], "total": [1, 1, 1]})
    tables: Tables = dict.fromkeys(SCHEMA, rows)
    found = per_block(MEAN, tables)
    assert found.rows() == [("a", 0, 1.0, 2.0), ("b", 0, 1.0, 1.0)]
    assert [(one.key, one.value) for one in values(MEAN, found)] == [("a", 0.5), ("b", 1.0)]

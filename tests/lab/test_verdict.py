"""Verdicts of differences that are watched."""

from math import inf

import numpy as np
import pytest

from milkomeda.lab.sequence import Interval
from milkomeda.lab.verdict import LEAST, Verdict, Watch, matter

DIFFERENCES = Interval(-1.0, 1.0)


def watched(values: list[float], margin: float, bounds: Interval | None = None) -> Watch:
    made = Watch(margin, bounds)
    for value in values:
        made.tally.add(value)
    made.look()
    return made


def around(mean: float, blocks: int) -> list[float]:
    return list(np.resize([mean - 0.25, mean + 0.25], blocks))


@pytest.mark.parametrize("bounds", [DIFFERENCES, None])
@pytest.mark.parametrize(
    ("mean", "margin", "verdict"),
    [
        (0.1, 0.03, Verdict.MORE),
        (-0.1, 0.03, Verdict.LESS),
        (0.0, 0.08, Verdict.EQUAL),
        (0.0, 0.03, Verdict.OPEN),
        (0.1, 0.3, Verdict.EQUAL),
    ],
)
def test_a_verdict_says_what_the_interval_leaves(
    mean: float, margin: float, verdict: Verdict, bounds: Interval | None
) -> None:
    assert watched(around(mean, 400), margin, bounds).verdict == verdict


def test_before_some_blocks_nothing_is_said() -> None:
    few = watched([1.0] * (LEAST - 1), 0.1)
    assert few.verdict == Verdict.OPEN
    assert few.interval == Interval(-inf, inf)


def test_what_was_excluded_once_stays_excluded() -> None:
    watch = watched(around(0.2, 200), 0.05)
    before = watch.interval
    for value in around(-0.1, 100):
        watch.tally.add(value)
    watch.look()
    assert before.low <= watch.interval.low <= watch.interval.high <= before.high


def test_where_all_blocks_were_alike_they_are_equal_but_not_at_once() -> None:
    assert watched([0.0] * LEAST, 0.1).verdict == Verdict.OPEN
    assert watched([0.0] * 100, 0.1).verdict == Verdict.EQUAL
    assert watched([0.0] * LEAST, 0.1, DIFFERENCES).verdict == Verdict.OPEN


@pytest.mark.parametrize("mean", [0.0, 0.01, 0.03, 0.1])
def test_after_as_many_blocks_as_are_said_to_be_missing_there_is_a_verdict(mean: float) -> None:
    watch = watched(around(mean, 40), 0.04)
    assert watch.verdict == Verdict.OPEN
    for value in around(mean, watch.more() + watch.more() % 2):
        watch.tally.add(value)
    assert watch.look() != Verdict.OPEN
    assert watch.more() == 0


@pytest.mark.parametrize("bounds", [DIFFERENCES, None])
def test_the_announced_size_is_what_the_margin_needs(bounds: Interval | None) -> None:
    watch = watched(around(0.0, 100), 0.04, bounds)
    blocks = watch.announced()
    wide, narrow = (watched(around(0.0, size), 0.04, bounds).interval for size in (blocks // 2, blocks))
    assert narrow.high < 0.04 - 1.6 * 0.25 / blocks**0.5 < wide.high


def test_what_never_happened_may_be_rare_and_takes_long() -> None:
    never = watched([0.0] * 40, 0.01, DIFFERENCES)
    assert never.verdict == Verdict.OPEN
    assert watched([0.0] * (40 + never.more()), 0.01, DIFFERENCES).verdict == Verdict.EQUAL


def test_those_matter_whose_evidence_outweighs_their_number() -> None:
    found = {"a": 1.0, "b": 90.0, "c": 55.0, "d": 0.2, "e": 30.0}
    assert matter(found, 0.05) == ["b", "c"]  # 90 × 1, 55 × 2 ≥ 100, and 30 × 3 is less
    assert matter({"a": 19.0}, 0.05) == []
    assert matter({}, 0.05) == []

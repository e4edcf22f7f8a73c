"""Two sides, measure by measure."""

import numpy as np
import pytest

from milkomeda.lab.comparison import Asked, Comparison
from milkomeda.lab.verdict import DOUBT, LEAST, Verdict

ENDED = Asked("completion", "", share=True)
ROUNDS = Asked("rounds", "", share=False)


def compared(one: list[float], other: list[float], asked: Asked = ROUNDS) -> Comparison:
    made = Comparison([asked])
    for first, second in zip(one, other, strict=True):
        made.add({asked: first}, {asked: second})
    made.look()
    return made


def test_the_difference_is_how_much_more_the_other_has() -> None:
    made = compared([4.0, 6.0] * 200, [7.0, 7.0] * 200)
    line = made.lines[ROUNDS]
    assert (line.one.mean, line.other.mean, line.watch.tally.mean) == (5.0, 7.0, 2.0)
    assert line.watch.verdict == Verdict.MORE


def test_the_doubt_is_shared_by_all_measures() -> None:
    made = Comparison([ENDED, ROUNDS])
    assert [line.watch.doubt for line in made.lines.values()] == [DOUBT / 2] * 2


def test_margins_are_three_points_a_fifth_of_the_spread_or_what_was_said() -> None:
    assert compared([0.0, 1.0] * 20, [1.0, 0.0] * 20, ENDED).lines[ENDED].watch.margin == 0.03
    rounds = compared([4.0, 6.0] * 20, [5.0, 5.0] * 20).lines[ROUNDS]
    assert rounds.watch.margin == pytest.approx(0.2 * rounds.one.spread)
    said = ROUNDS._replace(margin=0.7)
    assert compared([4.0, 6.0] * 20, [5.0, 5.0] * 20, said).lines[said].watch.margin == 0.7


def test_what_is_the_same_in_every_block_is_equal_until_a_block_differs() -> None:
    made = compared([0.0] * LEAST, [0.0] * LEAST)
    line = made.lines[ROUNDS]
    assert line.alike()
    assert made.look()
    for _ in range(4):
        made.add({ROUNDS: 0.0}, {ROUNDS: 2.0})
    assert not made.look()
    assert line.watch.interval.holds(0.2)


def test_a_side_that_always_has_as_much_more_has_more_but_not_for_sure_that_much() -> None:
    line = compared([2.0] * 40, [3.0] * 40).lines[ROUNDS]
    assert line.watch.verdict == Verdict.MORE
    assert line.watch.interval.holds(0.9)


def test_what_a_side_has_nothing_of_in_a_block_is_not_compared_there() -> None:
    made = Comparison([ENDED, ROUNDS])
    made.add({ENDED: 1.0, ROUNDS: 4.0}, {ENDED: 1.0})
    assert made.blocks == 1
    assert made.lines[ROUNDS].one.blocks == 0
    assert made.lines[ENDED].one.blocks == 1


def test_it_is_over_when_there_is_a_verdict_on_all() -> None:
    rng = np.random.default_rng(1)
    made = Comparison([ENDED, ROUNDS])
    while not made.look():
        made.add(
            {ENDED: 1.0, ROUNDS: float(rng.normal(5, 1))}, {ENDED: float(rng.random() < 0.8), ROUNDS: 5.0}
        )
    assert made.lines[ENDED].watch.verdict == Verdict.LESS
    assert made.lines[ROUNDS].watch.verdict != Verdict.OPEN
    assert made.blocks < 3 * made.announced()
    assert made.more() == 0

"""The lab's door: orders are worked off slice by slice, and what is known is a value."""

import msgspec
import pytest

from milkomeda.desk import Figure, Known, Order, Replay, Slice, Sums
from milkomeda.games import game
from milkomeda.lab.door import (
    Values,
    add,
    answer,
    bar,
    blocks_of,
    count,
    figures,
    go_on,
    interval,
    judged,
    mean,
    part,
    setup_of,
    spread,
)
from milkomeda.lab.samples import asked_for, measured
from milkomeda.play import log

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
LONGER = SMALL.replace("end_round=2", "end_round=3")
ORDER = Order("milkomeda", [SMALL, LONGER], ["random"] * 4, 4, seed=3)


def worked_off(order: Order, seconds: float) -> tuple[Known, list[Figure]]:
    known = Known()
    while not (found := go_on(Slice(order, known, seconds), None)).done:
        known = msgspec.json.decode(msgspec.json.encode(found.known), type=Known)  # as it is kept
    return found.known, found.figures


@pytest.fixture(scope="module")
def at_once() -> tuple[Known, list[Figure]]:
    return worked_off(ORDER, 600.0)


def test_the_same_is_known_however_it_was_sliced(at_once: tuple[Known, list[Figure]]) -> None:
    known, figures = worked_off(ORDER, 0.0)  # a block at a time
    assert known.blocks == at_once[0].blocks == 4
    assert [(one.measure, one.key) for one in figures] == [(one.measure, one.key) for one in at_once[1]]
    for one, other in zip(figures, at_once[1], strict=True):
        assert [bar.value for bar in one.sides] == pytest.approx([bar.value for bar in other.sides])


def test_a_slice_is_no_longer_than_a_game_where_games_are_long() -> None:
    known, blocks = Known(), []
    while not go_on(Slice(ORDER, known, 0.0), None).done:
        blocks.append(known.blocks)
    assert blocks == [0, 1, 1, 2, 2, 3, 3], "a game of one side, then that of the other"


def test_a_side_has_the_mean_of_what_its_blocks_gave(at_once: tuple[Known, list[Figure]]) -> None:
    asked = asked_for("rounds,wins-by-seat:1", "")
    rows = measured(setup_of(ORDER, 1), list(range(4)), asked)
    for one in asked:
        found = next(line for line in at_once[1] if (line.measure, line.key) == (one.measure, one.key))
        assert found.sides[1].value == pytest.approx(sum(row[one] for row in rows.values()) / 4)


def test_a_key_that_occurs_late_had_none_of_it_before() -> None:
    known = Known()
    while not (found := go_on(Slice(ORDER, known, 0.0), None)).done:
        figures = found.figures
        for side in (0, 1):
            acts = [one.sides[side].value for one in figures if one.measure == "actions"]
            assert sum(acts) == pytest.approx(1.0 if found.games else 0.0)


def test_bounds_hold_nothing_back_where_blocks_are_few() -> None:
    sums = Sums()
    count(sums, 4.0)
    assert bar(sums, interval(sums, 1.0)).low is None
    for value in (3.0, 5.0) * 40:
        count(sums, value)
    found = bar(sums, interval(sums, 0.1))
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.value == mean(sums) < found.high
    assert spread(sums) == pytest.approx(1.0, abs=0.01)


def test_verdicts_stand_when_the_bounds_say_so() -> None:
    far, near = Sums(), Sums()
    for value in (0.9, 1.1) * 50:
        count(far, value)
        count(near, value - 1.0)
    assert judged(far, interval(far, 0.2), 0.2)[0] == "more"
    assert judged(near, interval(near, 0.2), 0.2) == ("equal", 0)
    verdict, more = judged(near, interval(near, 0.01), 0.01)
    assert verdict == "open"
    assert more > 0


def test_parts_of_a_cluster_give_what_slices_give(at_once: tuple[Known, list[Figure]]) -> None:
    sides = part((ORDER, range(4), ""))
    rounds = [sum(side["rounds"][""].values()) / 4 for side in sides]
    found = next(line for line in at_once[1] if line.measure == "rounds")
    assert [bar.value for bar in found.sides] == pytest.approx(rounds)
    assert blocks_of(ORDER) == 4


def test_a_difference_is_shown_by_a_usual_block_and_by_the_one_that_differs_most(
    at_once: tuple[Known, list[Figure]],
) -> None:
    figure = next(one for one in at_once[1] if one.measure == "minutes")
    sides = part((ORDER, range(4), ""))
    apart = {block: sides[1]["minutes"][""][block] - sides[0]["minutes"][""][block] for block in range(4)}
    assert figure.apart
    usual, most = figure.gaps
    assert (most.block, most.value) == max(apart.items(), key=lambda one: one[1])
    assert apart[usual.block] == pytest.approx(usual.value)
    mean_of_all = figure.apart.value
    assert abs(usual.value - mean_of_all) <= abs(most.value - mean_of_all)


def test_where_all_blocks_differ_alike_two_show_it() -> None:
    order = Order("milkomeda", ["edition=protocols", "edition=draft"], ["random"] * 2, 3, 1)
    known = Known()
    for block in range(3):
        sides: list[Values] = [{"rounds": {"": {block: rounds}}} for rounds in (2.0, 3.0)]
        add(known, range(block, block + 1), sides)
    [figure] = [one for one in figures(order, known) if one.measure == "rounds"]
    assert [(gap.value, gap.block) for gap in figure.gaps] == [(1.0, 2), (1.0, 0)]


def test_a_game_is_shown_by_its_log() -> None:
    found = answer(msgspec.json.encode(Replay(ORDER, 1, 2)), None)
    match = log.replay(log.read(found.log), game("milkomeda"))
    assert match.state.over
    assert "end_round=3" in match.options


def test_what_cannot_be_done_is_said() -> None:
    assert answer(b"nonsense", None).problem

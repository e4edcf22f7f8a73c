"""What is wanted, and how far from it something is."""

from math import inf

import pytest

from milkomeda.lab.runs import Setup
from milkomeda.lab.tuning.evidence import Chunk, Evidence, Row
from milkomeda.lab.tuning.targets import Target, Want, chosen, distance, read_want, standing
from milkomeda.lab.tuning.trial import ENDLESS

SETUP = Setup("milkomeda", "", ("random",) * 2)


def evidence(*rows: Row, blocks: int = 20) -> Evidence:
    """The same rows in each block."""
    found = Evidence()
    every = [(name, key, block, part, total) for block in range(blocks) for name, key, _, part, total in rows]
    found.add(Chunk(SETUP, (), 0, blocks), every)
    return found


def target(name: str, want: str) -> Target:
    found = read_want(want)
    assert found is not None
    return Target(name, want, found, 1.0, False, SETUP.names)


def far(name: str, want: str, found: Evidence) -> float:
    return float(distance(target(name, want), found, ENDLESS)[0])


@pytest.mark.parametrize(
    ("text", "want"),
    [
        (">= 3", Want(3, inf)),
        ("<=0.6", Want(-inf, 0.6)),
        ("8..14", Want(8, 14)),
        ("-0.5 .. 0.5", Want(-0.5, 0.5)),
        ("10", Want(10, 10)),
        ("mean ± 0.08", Want(-0.08, 0.08, around=True)),
        ("mean +- 0.08", Want(-0.08, 0.08, around=True)),
        ("14..8", None),
        ("about 3", None),
        (">= many", None),
    ],
)
def test_wants_are_written_so(text: str, want: Want | None) -> None:
    assert read_want(text) == want


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", {"": [""]}),
        ("a", {"a": ["a"]}),
        ("a,b", {"a": ["a"], "b": ["b"]}),
        ("a+b", {"a+b": ["a", "b"]}),
        ("8..10", {"8..10": ["9", "10"]}),
        ("ship: *", {"ship: ark": ["ship: ark"]}),
    ],
)
def test_keys_are_one_a_sum_or_each_of_several(text: str, keys: dict[str, list[str]]) -> None:
    assert chosen(text, ["ship: ark", "9", "10", "11"]) == keys


@pytest.mark.parametrize(
    ("want", "away"),
    [(">= 10", 0.5), ("<= 2.5", 0.5), ("4..6", 0.0), ("5", 0.0), (">= -1", 0.0), ("<= 0", 1.0)],
)
def test_how_far_it_is_missed_is_a_part_of_the_larger(want: str, away: float) -> None:
    assert far("rounds", want, evidence(("rounds", "", 0, 5.0, 1.0))) == pytest.approx(away)


def test_what_has_no_share_of_something_is_as_far_as_it_is() -> None:
    assert far("fight-worth", ">= 0", evidence(("fight-worth", "", 0, -0.2, 1.0))) == pytest.approx(0.2)


def test_the_parts_of_a_range_are_added_and_a_part_that_does_not_occur_is_none() -> None:
    found = evidence(
        *[("rounds-spread", key, 0, part, 4.0) for key, part in (("7", 1.0), ("8", 2.0), ("9", 1.0))]
    )
    assert standing(target("rounds-spread:8..14", ">= 0.9"), found).value == 0.75
    assert far("rounds-spread:20..30", ">= 0.5", found) == 1.0


def test_of_several_keys_the_worst_is_shown_and_all_count() -> None:
    found = evidence(("wins-by-seat", "0", 0, 0.2, 1.0), ("wins-by-seat", "1", 0, 0.8, 1.0))
    shown = standing(target("wins-by-seat:*", "0.3..0.6"), found)
    assert shown.key == "1"
    assert shown.value == pytest.approx(0.8)
    missed = [1 - 0.2 / 0.3, 1 - 0.6 / 0.8]
    assert far("wins-by-seat:*", "0.3..0.6", found) == pytest.approx(
        ((missed[0] ** 2 + missed[1] ** 2) / 2) ** 0.5
    )
    assert far("wins-by-seat:*", "mean ± 0.3", found) == pytest.approx(0.0)
    assert far("wins-by-seat:*", "mean ± 0.1", found) > 0


def test_what_never_occurs_is_as_far_as_can_be_and_unknown() -> None:
    found = evidence(("action-worth", "build", 0, 0.1, 1.0))
    assert far("action-worth:attack", ">= 0", found) == 1.0
    assert standing(target("action-worth:attack", ">= 0"), found).met == "unknown"


def test_a_target_holds_if_its_whole_interval_does() -> None:
    found = Evidence()
    rows: list[Row] = [("completion", "", block, float(block % 2), 1.0) for block in range(100)]
    found.add(Chunk(SETUP, (), 0, 100), rows)
    for want, met in ((">= 0.3", "yes"), (">= 0.45", "open"), (">= 0.7", "no")):
        assert standing(target("completion", want), found).met == met

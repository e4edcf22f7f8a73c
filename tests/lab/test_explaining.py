"""Shares of options in an effect."""

import pytest

from milkomeda.lab.comparison import Asked, Values
from milkomeda.lab.explaining import WHOLE, Explanation, along
from milkomeda.lab.runs import Setup
from milkomeda.words.message import Problem

ROUNDS = Asked("rounds", "", share=False)
SETUP = Setup("milkomeda", "edition=protocols", ("random",) * 4, seed=3)


def explained(one: str, other: str, blocks: int, rounds: dict[str, float]) -> Explanation:
    """A world in which each of these words adds so many rounds, and two of them together one more."""
    made = Explanation(SETUP, one, other, [ROUNDS], 1000)
    for block in range(blocks):
        row: list[Values] = []
        for setup in made.setups(block):
            there = [rounds[word] for word in setup.options.split() if word in rounds]
            row.append({ROUNDS: 5.0 + sum(there) + (len(there) > 1)})
        made.add(row)
    return made


def share(made: Explanation, name: str) -> float:
    return made.lines[ROUNDS, name].watch.tally.mean


def test_few_options_are_played_in_all_orders_and_share_what_they_do_together() -> None:
    made = explained("fleets=25", "fleets=20 end_cards=3", 2, {"fleets=20": -1.0, "end_cards=3": 4.0})
    assert made.names == ["fleets", "end_cards"]
    assert len(made.setups(0)) == 4
    assert share(made, WHOLE) == pytest.approx(4.0)
    assert share(made, "fleets") == pytest.approx(-0.5)
    assert share(made, "end_cards") == pytest.approx(4.5)


def test_many_options_are_played_in_an_order_of_each_blocks_own() -> None:
    made = explained("directives", "protocols", 6, {"edition=protocols": 2.0})
    assert len(made.names) > 4
    assert len(made.setups(0)) == len(made.names) + 1
    assert made.orders(0) == made.orders(0)
    assert made.orders(0) != made.orders(1)
    assert sum(share(made, name) for name in made.names) == pytest.approx(share(made, WHOLE))


def test_no_order_leads_over_nonsense() -> None:
    made = Explanation(
        SETUP, "technology_objectives=no research=no", "technology_objectives=yes research=yes", [ROUNDS], 10
    )
    assert made.every == [("research", "technology_objectives")]
    assert len(made.setups(0)) == 3


def test_stages_go_from_none_to_all() -> None:
    assert along(("a", "b")) == [frozenset(), frozenset("a"), frozenset("ab")]


def test_it_needs_a_difference() -> None:
    with pytest.raises(Problem, match="the same"):
        Explanation(SETUP, "protocols", "fleets=25", [ROUNDS], 10)

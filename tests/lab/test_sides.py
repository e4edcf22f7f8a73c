"""Who is compared with whom."""

import pytest

from milkomeda.lab.comparison import Asked
from milkomeda.lab.runs import Setup
from milkomeda.lab.sides import WON, match_of
from milkomeda.words.message import Problem

ROUNDS = Asked("rounds", "", share=False)
SETUP = Setup("milkomeda", "edition=draft fleets=20", ("random",) * 4, seed=3)


def test_rules_stand_beside_what_both_have_in_common_unless_they_name_an_edition() -> None:
    match = match_of(SETUP, "bribes=none fleets=25", "directives", [ROUNDS], 99)
    assert match.names == ("edition=draft bribes=none", "edition=directives")
    assert [setup.options for setup in match.study.setups(0)] == list(match.names)
    assert (match.games, match.study.blocks) == (2, 50)
    match.add([{ROUNDS: 2.0}, {ROUNDS: 5.0}])
    assert match.comparison.lines[ROUNDS].watch.tally.mean == 3.0


def test_bots_sit_at_the_same_tables() -> None:
    match = match_of(SETUP, "random", "quick", [ROUNDS], 10)
    (table,) = match.study.setups(0)
    assert table.names == ("random", "random", "quick", "quick")
    assert (match.games, match.study.blocks) == (4, 3)
    match.add([{WON._replace(key="random"): 0.1, WON._replace(key="quick"): 0.4}])
    assert match.comparison.lines[WON].watch.tally.mean == pytest.approx(0.3)


def test_one_of_three_is_the_smaller_half() -> None:
    match = match_of(SETUP._replace(names=("random",) * 3), "random", "quick", [ROUNDS], 10)
    assert match.study.setups(0)[0].names == ("random", "quick", "quick")


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("random", "random", "the same"),
        ("edition=draft", "draft", "the same"),
        ("random", "weights.json", "no player 'weights.json'"),
        ("bribes=never", "draft", "bribes"),
        ("random", "draft", "no edition 'random'"),
    ],
)
def test_nonsense_is_refused(one: str, other: str, why: str) -> None:
    with pytest.raises(Problem, match=why):
        match_of(SETUP._replace(options=""), one, other, [ROUNDS], 10)

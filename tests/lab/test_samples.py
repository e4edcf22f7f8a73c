"""What several setups measure, block by block; kept, and gone on with."""

from pathlib import Path

import pytest

from milkomeda.lab.comparison import Asked
from milkomeda.lab.journal import Journal, studied
from milkomeda.lab.runs import Setup
from milkomeda.lab.samples import Row, Study, Task, asked_for, looking, sample
from milkomeda.lab.workers import workers
from milkomeda.words.message import Problem

SMALL = "edition=protocols width=4 height=4 deck=9"
TWO = Setup("milkomeda", f"{SMALL} end_round=2", ("random", "random"), seed=5, facts=0)
THREE = TWO._replace(options=f"{SMALL} end_round=3")
ROUNDS = Asked("rounds", "", share=False)
ENDED = Asked("completion", "", share=True)


def study(blocks: int = 6) -> Study:
    return Study(lambda block: [TWO, THREE], [ROUNDS, ENDED], blocks)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return sample(Task({block: [TWO, THREE] for block in range(6)}, [ROUNDS, ENDED]))


def test_each_setup_gives_its_values_in_each_block(rows: list[Row]) -> None:
    assert len(rows) == 6
    assert {row[0][ROUNDS] for row in rows} == {2.0}
    assert max(row[1][ROUNDS] for row in rows) == 3.0
    assert all(values[ENDED] == 1.0 for row in rows for values in row)


def test_setups_may_differ_from_block_to_block(rows: list[Row]) -> None:
    found = sample(Task({3: [THREE], 4: [TWO]}, [ROUNDS]))
    assert found == [[{ROUNDS: rows[3][1][ROUNDS]}], [{ROUNDS: rows[4][0][ROUNDS]}]]


def test_tasks_have_each_block_once() -> None:
    tasks = list(study(100).tasks(7))
    assert [block for task in tasks for block in task.blocks] == list(range(7, 100))
    assert [len(task.blocks) for task in tasks[:2]] == [32, 32]
    slow = Study(lambda block: [TWO._replace(names=("quick", "random"))], [ROUNDS], 3)
    assert [list(task.blocks) for task in slow.tasks(0)] == [[0], [1], [2]]


def test_what_was_kept_is_not_played_again_and_nothing_differs(tmp_path: Path, rows: list[Row]) -> None:
    path = tmp_path / "journal"
    Journal(path, study(), "rounds").keep(rows[:2])
    with path.open("a", encoding="utf-8") as file:
        file.write("[[[2.0, 1")  # cut off while it was written
    with workers(1) as pool:
        found = [row for some in studied(pool, study(), Journal(path, study(), "rounds")) for row in some]
    assert found == rows
    assert [row for some in Journal(path, study(), "rounds").kept() for row in some] == rows


def test_a_journal_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Journal(path, study(), "rounds")
    with pytest.raises(Problem, match="something else"):
        Journal(path, study(), "others")
    with pytest.raises(Problem, match="something else"):
        Journal(path, Study(study().setups, [ROUNDS], 6), "rounds")


def test_what_a_side_has_nothing_of_stays_so_in_a_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", study(), "")
    journal.keep([[{ROUNDS: 2.0}, {}]])
    assert list(Journal(tmp_path / "journal", study(), "").kept()) == [[[{ROUNDS: 2.0}, {}]]]


def test_measures_and_margins_are_asked_for_by_name() -> None:
    found = asked_for("rounds, completion,wins-by-seat:1,rounds", "rounds=0.5")
    assert found == [ROUNDS._replace(margin=0.5), ENDED, Asked("wins-by-seat", "1", share=True)]


@pytest.mark.parametrize(
    ("measures", "margins", "why"),
    [
        ("rounds,nonsense", "", "no measure 'nonsense'"),
        ("wins-by-seat", "", "say which"),
        ("wins-by-seat:*", "", "say which"),
        ("rounds:1", "", "is one number"),
        ("rounds", "turns=1", "--margin"),
        ("rounds", "rounds=much", "--margin"),
        ("rounds", "rounds=-1", "--margin"),
    ],
)
def test_nonsense_is_refused(measures: str, margins: str, why: str) -> None:
    with pytest.raises(Problem, match=why):
        asked_for(measures, margins)


def test_games_are_looked_at_no_closer_than_is_asked() -> None:
    assert looking(TWO._replace(facts=1, looks=1), [ROUNDS]) == TWO
    assert looking(TWO, [ROUNDS, Asked("happenings", "built", share=False)]) == TWO._replace(facts=1)
    assert looking(TWO, [Asked("agency", "", share=False)]) == TWO._replace(looks=1)


def test_a_part_that_does_not_occur_is_none_and_who_does_not_play_is_unknown() -> None:
    cut, lost = Asked("endings", "cut", share=True), Asked("wins-by-seat", "3", share=True)
    assert sample(Task({0: [TWO]}, [cut, lost])) == [[{cut: 0.0}]]


def test_keys_put_together_are_one_figure() -> None:
    asked = asked_for("rounds-spread:0..99,rounds-spread:0..0,wins-by-seat:0+1", "")
    every, none, both = sample(Task({0: [TWO]}, asked))[0][0].values()
    assert (every, none) == (1.0, 0.0)
    assert both == 0.5

"""The rules still play what they played: golden games replay, golden counts are counted again."""

import pytest

from milkomeda.galaxy.game import Milkomeda
from milkomeda.play import log
from tests.golden import COUNTS, FOLDER, GREEDY_GAMES, RANDOM_GAMES, count_lines

GAMES = RANDOM_GAMES + GREEDY_GAMES
ON_PURPOSE = (
    "If the rules have changed on purpose, raise their version (galaxy/game.py) "
    "and write the golden files anew (make golden)."
)


def fail(problem: str) -> None:
    __tracebackhide__ = True
    pytest.fail(f"{problem}\n{ON_PURPOSE}", pytrace=False)


def first_difference(golden: str, now: str) -> str:
    """The first line that is another, as it was and as it is."""
    old, new = golden.splitlines(), now.splitlines()
    for number, (was, is_now) in enumerate(zip(old, new), 1):
        if was != is_now:
            return f"line {number}: '{was}' is now '{is_now}'"
    return f"{len(old)} lines are now {len(new)}"


def test_no_golden_file_is_missing_and_none_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {COUNTS.name, *GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    read = log.read(text)
    if read.rules != Milkomeda().version:
        fail(f"{name} was played by rules {read.rules}, these are {Milkomeda().version}.")
    match, problem = log.replay_far(read, Milkomeda())
    if problem:
        fail(f"{name} does not replay: {problem}.")
    if log.write(match) != text:
        fail(f"{name} ends otherwise: {first_difference(text, log.write(match))}.")
    assert match.state.over


@pytest.mark.parametrize("name", GAMES)
def test_the_snapshot_of_a_golden_game_loads(name: str) -> None:
    read = log.read((FOLDER / name).read_text(encoding="utf-8"))
    state = log.snapshot(read, Milkomeda())
    assert Milkomeda().write(state).rstrip() == read.position
    assert state.over


@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_golden_counts_are_counted_again(name: str) -> None:
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    golden = [line for line in lines if line.startswith(f"{name} ")]
    assert golden
    now = count_lines(name)
    if now != golden:
        fail(first_difference("\n".join(golden), "\n".join(now)))

"""The rules still play what they played: golden games replay, golden counts are counted again."""

import pytest

from milkomeda.play import log
from tests.golden import COUNTS, FOLDER, RANDOM_GAMES, RECIPES, count_lines, game_of, text_of

ON_PURPOSE = (
    "If the rules have changed on purpose, raise their version (in the game's game.py) "
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
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.txt")}
    assert found == {COUNTS, *RECIPES}


@pytest.mark.parametrize("name", RECIPES)
def test_a_golden_game_replays(name: str) -> None:
    text, rules = text_of(name), game_of(name)
    read = log.read(text)
    if read.rules != rules.version:
        fail(f"{name} was played by rules {read.rules}, these are {rules.version}.")
    match, problem = log.replay_far(read, rules)
    if problem:
        fail(f"{name} does not replay: {problem}.")
    if log.write(match) != text:
        fail(f"{name} ends otherwise: {first_difference(text, log.write(match))}.")
    assert match.state.over


@pytest.mark.parametrize("name", RECIPES)
def test_the_snapshot_of_a_golden_game_loads(name: str) -> None:
    read = log.read(text_of(name))
    state = log.snapshot(read, game_of(name))
    assert game_of(name).write(state).rstrip() == read.position
    assert state.over


@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_golden_counts_are_counted_again(name: str) -> None:
    lines = text_of(COUNTS).splitlines()
    golden = [line for line in lines if line.startswith(f"{name} ")]
    assert golden
    now = count_lines(name)
    if now != golden:
        fail(first_difference("\n".join(golden), "\n".join(now)))

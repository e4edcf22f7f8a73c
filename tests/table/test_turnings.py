"""Where chances jumped in a finished game."""

from pathlib import Path

import pytest

from milkomeda.galaxy.facts import FightWon
from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.table import turnings as found_by
from milkomeda.table import wire
from milkomeda.table.turnings import MOST, chances_over, turnings

SHOW = SHOWS["milkomeda"]


@pytest.fixture(scope="module")
def match() -> Match:
    text = Path("tests/golden_files/milkomeda/draft-greedy.txt").read_text(encoding="utf-8")
    return log.replay(log.read(text), game("milkomeda"))


def course(match: Match, chances: list[float]) -> list[wire.Chances]:
    """These chances of the first seat, at moments of the game."""
    moments = chances_over(SHOW, match)
    return [wire.Chances(one.at, one.round, [own, 1 - own]) for one, own in zip(moments, chances)]


def test_the_greatest_jumps_are_found_in_the_order_of_the_game(match: Match) -> None:
    chances = [0.5, 0.5, 0.7, 0.7, 0.71, 0.2, 0.2, 0.2, 0.2]
    over = course(match, chances)
    told = turnings(SHOW, match, over)
    assert [(one.until, one.seat) for one in told] == [(over[2].at, 0), (over[5].at, 1)]
    assert [(one.before, one.after) for one in told] == [(0.5, 0.7), (pytest.approx(0.29), 0.8)]
    assert all(over[at].at < one.at <= one.until for at, one in zip((1, 4), told))


def test_what_is_taken_back_at_once_is_no_turning_point(match: Match) -> None:
    assert not turnings(SHOW, match, course(match, [0.52, 0.68, 0.52, 0.68, 0.52, 0.68, 0.6]))


def test_there_are_only_so_many_and_the_smaller_ones_are_left_out(match: Match) -> None:
    steps = [0.1, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.9]
    told = turnings(SHOW, match, course(match, [value for value in steps for _ in range(2)]))
    assert [round(one.before, 2) for one in told] == [0.16, 0.3, 0.44, 0.58, 0.72]
    assert len(told) == MOST


def test_a_turning_point_tells_what_happened_there(match: Match) -> None:
    told = turnings(SHOW, match, chances_over(SHOW, match))
    assert told
    assert all(1 <= len(one.facts) <= found_by.MOST_TOLD for one in told)
    won = [(one.seat, fact.seat) for one in told for fact in one.facts if isinstance(fact, FightWon)]
    assert won
    assert all(riser == winner for riser, winner in won)

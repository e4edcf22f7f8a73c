"""Bots against each other, and what is said of it."""

from itertools import combinations
from pathlib import Path

import pytest

from milkomeda.cli import main
from milkomeda.lab.contest import Outcome, Seating, play, rotated, share_of
from milkomeda.lab.ladder import Match, page, pairs, rate, seatings, section

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
BOTS = ("a", "b", "c")


def outcome(names: tuple[str, ...], winners: list[int], block: int = 0) -> Outcome:
    count = len(names)
    return Outcome(Seating("milkomeda", "", names, block), winners, [0.5] * count, [10] * count)


def test_each_sits_once_at_each_seat_with_the_same_luck() -> None:
    found = list(rotated("milkomeda", SMALL, ("a", "b", "b", "c"), 7))
    assert [one.names.index("a") for one in found] == [0, 3, 2, 1]
    assert {one.block for one in found} == {7}


def test_each_pair_meets_often_enough() -> None:
    match = Match("milkomeda", SMALL, ("a", "b", "c", "d", "e"), 4)
    found = list(seatings(match, 30, 1))
    for one, other in combinations(match.bots, 2):
        assert sum({one, other} <= set(seating.names) for seating in found) >= 30
    assert len({seating.block for seating in found}) == len(found) / 4


def test_the_same_seating_gives_the_same_game() -> None:
    one = play(Seating("milkomeda", SMALL, ("random", "quick"), 5))
    other = play(Seating("milkomeda", SMALL, ("random", "quick"), 5))
    assert one.winners == other.winners
    assert one.decisions == other.decisions
    assert one.winners


def test_a_shared_victory_counts_in_parts_and_one_of_nobody_not_at_all() -> None:
    names = ("a", "b", "c")
    games = [outcome(names, [0, 1], 1), outcome(names, [0], 2), outcome(names, [], 3)]
    share = share_of("a", games)
    assert share.games == 3
    assert share.won == pytest.approx(0.5)
    assert share.least < share.won < share.most


def games() -> list[Outcome]:
    """c wins most, a least."""
    order = [2, 2, 2, 2, 1, 1, 0]
    return [outcome(BOTS, [order[block % len(order)]], block) for block in range(70)]


def test_who_wins_more_is_rated_higher_and_the_first_has_nothing() -> None:
    ratings = rate(BOTS, games())
    assert ratings["a"].points == 0
    assert 0 < ratings["b"].points < ratings["c"].points
    assert ratings["c"].least < ratings["c"].points < ratings["c"].most
    assert ratings["c"].points == pytest.approx(400 * 0.602, abs=20)


def test_pairs_are_counted_by_who_won() -> None:
    found = {(pair.one, pair.other): pair for pair in pairs(BOTS, games())}
    assert found["c", "a"].games == 70
    assert found["c", "a"].share == pytest.approx(0.8)


def test_who_is_named_twice_has_two_seats_and_is_told_of_once() -> None:
    match = Match("milkomeda", "", ("a", "b", "b"), 3)
    seats = [seating.names for seating in seatings(match, 3, 1)]
    assert sorted(seats) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    played = [outcome(("a", "b", "b"), [block % 3], block) for block in range(60)]
    said = section(match, played, "milkomeda ladder")
    assert said.count("\n| b | ") == 2  # by itself, and before the other
    assert "| b | a | 60 | 50% |" in said
    assert rate(("a", "b"), played)["b"].points == pytest.approx(0, abs=20)


def test_a_part_of_the_page_is_replaced_and_others_stay() -> None:
    match = Match("milkomeda", "edition=draft", BOTS, 3)
    first = section(match, games(), "milkomeda ladder one")
    other = section(match._replace(options="edition=protocols"), games(), "milkomeda ladder two")
    again = section(match, games(), "milkomeda ladder three")
    text = page(page(page("", first), other), again)
    assert text.startswith("# How well the bots play\n")
    assert text.count("\n## ") == 2
    assert "ladder one" not in text
    assert "`milkomeda ladder two`: 70 games, of which 0 did not end." in text
    assert text.index("ladder three") < text.index("ladder two")


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bots.md"
    line = [
        "--options",
        SMALL,
        "--players",
        "2",
        "--bots",
        "random,quick",
        "--games",
        "2",
        "--processes",
        "1",
    ]
    assert main(["ladder", str(path), *line]) == 0
    assert "2 games" in capsys.readouterr().out
    assert "| quick | random | 2 |" in path.read_text(encoding="utf-8")

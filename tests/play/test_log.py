"""The log: written, read, replayed; and what is wrong with it is said, with its line."""

from collections.abc import Callable

import pytest

from milkomeda.play import log
from milkomeda.play.log import BadLog
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from tests.play.toy import Toy

TEXT = """\
game: pebbles
rules: 7
options: rounds=2
players: Ann, Ben
answers:
luck: draw star
ann: stake 3
ben: guess star
ann: guess moon
luck: draw sun
position:
pebbles rounds=2
points 0 3, round 2
pending: stake seat=ben card=sun; round
"""


def played(seed: int, rounds: int = 5) -> Match:
    match = Match(Toy(), f"rounds={rounds}", ["Ann", "Ben"])
    luck = Seeded(seed)
    while not match.state.over:
        seats = match.state.waiting()
        seat = seats[luck.below(len(seats))] if seats else LUCK
        match.answer(seat, match.state.step.sample(match.state, luck))
    return match


def with_line(number: int, line: str) -> str:
    """The log with another line, counted from 1."""
    lines = TEXT.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


# There and back.


def test_a_log_is_one_answer_a_line_and_ends_with_the_position() -> None:
    match = Match(Toy(), "rounds=2", ["Ann", "Ben"])
    for seat, choice in ((LUCK, 2), (0, 3), (1, 2), (0, 0), (LUCK, 1)):
        match.answer(seat, choice)
    assert log.write(match) == TEXT


def test_a_log_is_read_as_it_was_written() -> None:
    read = log.read(TEXT)
    assert (read.game, read.rules, read.options, read.players) == ("pebbles", "7", "rounds=2", ["Ann", "Ben"])
    assert read.answers[:2] == [(6, "luck", "draw star"), (7, "ann", "stake 3")]
    assert read.position == "pebbles rounds=2\npoints 0 3, round 2\npending: stake seat=ben card=sun; round"


@pytest.mark.parametrize("seed", range(5))
def test_a_log_replays_to_the_same_match(seed: int) -> None:
    match = played(seed)
    text = log.write(match)
    again = log.replay(log.read(text), Toy())
    assert log.write(again) == text
    assert again.players == match.players
    assert [(a.seat, a.choice) for a in again.answers] == [(a.seat, a.choice) for a in match.answers]


def test_a_replayed_match_goes_on() -> None:
    match = log.replay(log.read(TEXT), Toy())
    match.answer_text(1, "stake 1")
    assert match.may_undo(1)


def test_a_match_without_answers_has_a_log_too() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"])
    assert log.write(log.replay(log.read(log.write(match)), Toy())) == log.write(match)


def test_a_log_without_a_position_is_replayed() -> None:
    text = TEXT.partition("position:")[0]
    assert log.write(log.replay(log.read(text), Toy())) == TEXT


def test_spaces_do_not_matter() -> None:
    text = TEXT.replace("ann: stake 3", "  ann :   stake   3  ").replace(
        "players: Ann, Ben", "players:Ann ,Ben"
    )
    assert log.write(log.replay(log.read(text), Toy())) == TEXT


@pytest.mark.parametrize("name", [",", '"', ",,", 'Ada, the "first"', '"Ben"', "a;b: c", '" , "', "\\,"])
def test_a_player_may_be_called_anything(name: str) -> None:
    text = log.write(Match(Toy(), "", [name, "Ben"]))
    again = log.replay(log.read(text), Toy())
    assert again.players == [name, "Ben"]
    assert log.write(again) == text


# What is wrong with a log.


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: expected 'game: …'"),
        ("pebbles", "line 1: expected 'game: …'"),
        (with_line(1, "gam: pebbles"), "line 1: expected 'game: …'"),
        (with_line(2, "options: rounds=2"), "line 2: expected 'rules: …'"),
        (with_line(3, ""), "line 3: expected 'options: …'"),
        (with_line(4, "players Ann Ben"), "line 4: expected 'players: …'"),
        ("game: pebbles\nrules: 7", "line 3: expected 'options: …'"),
        ("game: pebbles\nrules: 7\noptions:\nplayers: Ann, Ben", "line 5: expected 'answers:'"),
        (with_line(5, "luck: draw star"), "line 5: expected 'answers:'"),
        (with_line(7, "ann stake 3"), "line 7: expected 'who: what'"),
        (with_line(7, ""), "line 7: expected 'who: what'"),
    ],
)
def test_a_malformed_line_is_named(text: str, problem: str) -> None:
    with pytest.raises(BadLog) as found:
        log.read(text)
    assert str(found.value) == problem


@pytest.mark.parametrize(
    ("number", "line", "problem"),
    [
        (1, "game: chess", "line 1: this is a log of 'chess', not of pebbles"),
        (3, "options: stones=2", "line 3: there is no option 'stones=2'"),
        (4, "players: Ann", "line 4: pebbles is not for 1 players"),
        (6, "cid: draw star", "line 6: there is no player 'cid'"),
        (6, "ann: draw star", "line 6: it is not your turn to answer"),
        (6, "luck: draw comet", "line 6: there is no card 'comet'"),
        (7, "ben: stake 3", "line 7: it is not your turn to answer"),
        (7, "luck: stake 3", "line 7: this is not a matter of luck"),
        (7, "ann: stake 4", "line 7: you have 3 pebbles, not 4"),
        (7, "ann: stake lots", "line 7: 'lots' is not a number"),
        (9, "ben: guess moon", "line 9: it is not your turn to answer"),
    ],
)
def test_what_does_not_fit_is_named(number: int, line: str, problem: str) -> None:
    read = log.read(with_line(number, line))
    with pytest.raises(BadLog) as found:
        log.replay(read, Toy())
    assert str(found.value) == problem


def test_an_answer_after_the_end_is_named() -> None:
    text = log.write(played(1, 1)).replace("position:", "ann: stake 1\nposition:")
    with pytest.raises(BadLog, match=r"^line 10: the game is over$"):
        log.replay(log.read(text), Toy())


def test_a_log_is_replayed_as_far_as_it_goes() -> None:
    match, problem = log.replay_far(log.read(with_line(9, "ann: guess comet")), Toy())
    assert str(problem) == "line 9: there is no card 'comet'"
    assert [answer.text for answer in match.answers] == ["draw star", "stake 3", "guess star"]
    assert match.state.waiting() == [0]


def test_a_good_log_is_replayed_to_its_end() -> None:
    match, problem = log.replay_far(log.read(TEXT), Toy())
    assert problem is None
    assert log.write(match) == TEXT


# A match that began from a position.

START = "pebbles rounds=2\npoints 4 0, round 1\npending: stake seat=ann card=star; round"
STARTED = (
    TEXT.partition("answers:")[0]
    + f"""\
start:
{START}
answers:
ann: stake 3
ben: guess star
position:
pebbles rounds=2
points 4 0, round 1
pending: guess waiting_seats=ann ben=guess star; pay seat=ann card=star stake=3; round
"""
)


def test_a_match_may_begin_from_a_position() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"], Toy().read(START))
    match.answer_text(0, "stake 3")
    match.answer_text(1, "guess star")
    assert log.write(match) == STARTED
    assert match.options == "rounds=2"
    assert Toy().write(Toy().read(START)).rstrip() == START


def test_such_a_match_replays_from_there() -> None:
    read = log.read(STARTED)
    assert read.start == START
    assert read.answers == [(10, "ann", "stake 3"), (11, "ben", "guess star")]
    assert log.write(log.replay(read, Toy())) == STARTED


@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ("points 4 0", "points 4 0\n", "start: line 1: this is no position of pebbles"),
        ("Ann, Ben", "Ann", "line 4: the position it starts from has 2 players"),
        ("ann: stake 3", "ann: stake 4", "line 10: you have 3 pebbles, not 4"),
    ],
)
def test_what_is_wrong_with_such_a_log_is_named(was: str, now: str, problem: str) -> None:
    read = log.read(STARTED.replace(was, now, 1))
    with pytest.raises(BadLog) as found:
        log.replay(read, Toy())
    assert str(found.value) == problem


def test_the_later_part_of_a_match_says_how_many_answers_came_before() -> None:
    text = STARTED.replace("start:", "start: 125")
    read = log.read(text)
    assert (read.earlier, log.read(STARTED).earlier) == (125, 0)
    assert log.write(log.replay(read, Toy())) == text


@pytest.mark.parametrize("number", ["many", "-1", "1.5", "²", "9" * 5000])
def test_a_number_of_answers_that_is_none_is_named(number: str) -> None:
    with pytest.raises(BadLog, match=r"^line 5: '.*' is no number of answers$"):
        log.read(STARTED.replace("start:", f"start: {number}"))


def test_a_start_without_answers_is_named() -> None:
    with pytest.raises(BadLog, match=r"^line 9: expected 'answers:'$"):
        log.read(STARTED.partition("answers:")[0])


# Other rules, and the snapshot.


def test_a_log_of_another_rules_version_says_so_and_is_tried_all_the_same() -> None:
    read = log.read(with_line(2, "rules: 6"))
    assert read.rules == "6" != Toy().version
    assert log.write(log.replay(read, Toy())) == TEXT


def test_the_snapshot_loads_even_where_the_answers_do_not_replay() -> None:
    read = log.read(with_line(7, "ann: stake 99"))
    with pytest.raises(BadLog):
        log.replay(read, Toy())
    state = log.snapshot(read, Toy())
    assert Toy().write(state) == TEXT.partition("position:\n")[2]
    assert state.waiting() == [1]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.partition("position:")[0], "this log has no snapshot"),
        (lambda text: text.partition("pebbles rounds")[0], "this log has no snapshot"),
        (
            lambda text: text.replace("pebbles rounds=2\n", "chess\n"),
            "snapshot: line 1: this is no position of pebbles",
        ),
    ],
)
def test_a_snapshot_that_is_missing_or_nonsense_is_named(change: Callable[[str], str], problem: str) -> None:
    with pytest.raises(BadLog) as found:
        log.snapshot(log.read(change(TEXT)), Toy())
    assert str(found.value) == problem

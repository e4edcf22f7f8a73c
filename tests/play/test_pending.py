"""Pending steps as text."""

import pytest

from milkomeda.play import pending
from milkomeda.play.step import HIDDEN, UNANSWERED
from milkomeda.words.message import Problem
from tests.play.toy import Draw, Guess, Pay, Pebbles, Round, Stake, Toy

TOY = Toy()


@pytest.fixture
def state() -> Pebbles:
    toy = TOY.new("", 2)
    assert isinstance(toy, Pebbles)
    return toy


def test_the_next_step_comes_first(state: Pebbles) -> None:
    state.steps = [Round(), Pay(0, 2, 3), Guess([1], [1, UNANSWERED])]
    text = "guess waiting_seats=ben ann=guess sun; pay seat=ann card=star stake=3; round"
    assert pending.write(state) == text
    state.steps = pending.read(state, text, TOY.makers(), {})
    assert pending.write(state) == text


def test_where_nothing_is_pending_it_says_so(state: Pebbles) -> None:
    state.steps = []
    assert pending.write(state) == "nothing"
    assert pending.read(state, " Nothing ", TOY.makers(), {}) == []


def test_what_is_hidden_is_a_question_mark(state: Pebbles) -> None:
    state.steps = [Stake(0, HIDDEN), Guess([1], [HIDDEN, UNANSWERED])]
    text = "guess waiting_seats=ben ann=?; stake seat=ann card=?"
    assert pending.write(state) == text
    again = pending.read(state, text, TOY.makers(), {})
    assert all(step.veils() for step in again)


def test_steps_that_were_written_as_numbers_are_still_read(state: Pebbles) -> None:
    state.steps = pending.read(state, "draw 1; round", TOY.makers(), {"draw": lambda numbers: Draw(*numbers)})
    assert pending.write(state) == "draw seat=ben; round"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("dance", "there is no step 'dance'"),
        ("", "there is no step ''"),
        ("draw", "step 'draw' has other parts than it needs"),
        ("draw 1", "step 'draw 1' has other parts than it needs"),
        ("draw seat=ann card=sun", "step 'draw seat=ann card=sun' has other parts than it needs"),
        ("draw seat=ann seat=ben", "'seat=ben' is not like name=value"),
        ("draw seat=eve", "there is no player 'eve'"),
        ("draw ann", "step 'draw ann' has other parts than it needs"),
        ("draw seat=ann ben=guess sun", "step 'draw seat=ann ben=guess sun' has other parts than it needs"),
        ("guess waiting_seats=ann ben=guess earth", "there is no card 'earth'"),
    ],
)
def test_nonsense_is_named(state: Pebbles, text: str, problem: str) -> None:
    with pytest.raises(Problem) as raised:
        pending.read(state, text, TOY.makers(), {})
    assert str(raised.value) == problem

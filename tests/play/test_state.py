"""A game in progress: the stack of steps, who is asked, what is refused, what is seen."""

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.play.state import Refused, State
from milkomeda.play.step import LUCK, NOBODY, WATCHER
from tests.play.toy import Pebbles, Toy

SECRET = "pebbles rounds=1\npoints 0 0, round 1\npending: stake seat=ann card=star; round\n"
PAY = "pay seat=ann card=star stake=3"
SEALED = f"pebbles rounds=1\npoints 0 0, round 1\npending: guess waiting_seats=ann, ben; {PAY}; round\n"
LUCKY = "pebbles rounds=1\npoints 0 0, round 1\npending: draw seat=ann; round\n"
OVER = "pebbles rounds=0\npoints 0 0, round 0\npending: nothing\n"
HALF = SEALED.replace("waiting_seats=ann, ben", "waiting_seats=ben ann=guess star")


def position(text: str) -> Pebbles:
    state = Toy().read(text)
    assert isinstance(state, Pebbles)
    return state


def test_a_game_must_say_what_a_state_is() -> None:
    state = State(2)
    for call in (state.copy, state.scores, state.winners):
        with pytest.raises(NotImplementedError):
            call()


def test_the_step_on_top_is_asked() -> None:
    state = Toy().new("", 2)
    assert state.step.name() == "draw"
    assert state.seat() == LUCK
    assert state.waiting() == []
    assert not state.over


def test_a_turn_waits_for_its_seat_a_sealed_step_for_several() -> None:
    assert position(SECRET).waiting() == [0]
    assert position(SEALED).waiting() == [0, 1]
    assert position(HALF).waiting() == [1]


def test_what_needs_no_answer_happens_at_once() -> None:
    state = position(HALF)
    state.play(2)
    assert state.points == [3, 3]
    assert state.over


def test_a_game_that_is_over_waits_for_nobody() -> None:
    state = Toy().new("rounds=0", 2)
    assert state.over
    assert state.seat() == NOBODY
    assert state.waiting() == []


def test_a_judgement_is_the_score_unless_the_game_says_otherwise() -> None:
    state = position(SECRET)
    state.points = [1, 4]
    assert (state.judge(0), state.judge(1)) == (1.0, 4.0)


# Answers.


@pytest.mark.parametrize(
    ("text", "seat", "choice", "reason"),
    [
        (SECRET, 1, 1, "it is not your turn to answer"),
        (SECRET, 5, 1, "it is not your turn to answer"),
        (SECRET, NOBODY, 1, "it is not your turn to answer"),
        (SECRET, LUCK, 1, "this is not a matter of luck"),
        (SECRET, 0, 4, "you have 3 pebbles, not 4"),
        (HALF, 0, 1, "it is not your turn to answer"),
        (HALF, 1, 3, "that is not one of the choices"),
        (LUCKY, 0, 1, "it is not your turn to answer"),
        (OVER, 0, 1, "the game is over"),
        (OVER, LUCK, 1, "the game is over"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    text: str, seat: int, choice: int, reason: str
) -> None:
    state = position(text)
    before = Toy().write(state)
    with pytest.raises(Refused, match=f"^{reason}$"):
        state.answer(seat, choice)
    assert Toy().write(state) == before


def test_sealed_answers_may_come_in_any_order() -> None:
    one, other = position(SEALED), position(SEALED)
    one.answer(0, 2)
    one.answer(1, 1)
    other.answer(1, 1)
    other.answer(0, 2)
    assert Toy().write(one) == Toy().write(other)
    assert one.points == [3, 0]


def test_facing_matters_only_where_several_are_asked() -> None:
    state = position(SEALED)
    assert (state.seat(), state.facing(1).seat(), state.view(1).seat()) == (0, 1, 1)
    assert Toy().write(position(SECRET).facing(0)) == SECRET
    assert Toy().write(position(HALF).facing(0)) == HALF


def test_a_copy_goes_its_own_way() -> None:
    state = position(HALF)
    copy = state.copy()
    copy.play(2)
    assert Toy().write(state) == HALF
    assert copy.points == [3, 3]


# What a seat may know.


def test_a_view_hides_what_its_seat_may_not_know() -> None:
    state = position(HALF)
    assert Toy().write(state.view(0)) == HALF
    other = HALF.replace("guess star", "?").replace("card=star", "card=?")
    assert Toy().write(state.view(1)) == other
    assert Toy().write(state.view(WATCHER)) == other
    assert Toy().write(state) == HALF


def test_what_is_imagined_agrees_with_the_view() -> None:
    state = position(HALF)
    luck = Seeded(2)
    imagined = [state.imagine(1, luck) for _ in range(100)]
    assert {Toy().write(guess.view(1)) for guess in imagined} == {Toy().write(state.view(1))}
    assert len({Toy().write(guess) for guess in imagined}) == 9


def test_what_is_imagined_can_be_played_on() -> None:
    luck = Seeded(4)
    state = position(HALF).imagine(1, luck)
    state.answer(1, 0)
    assert state.over


def test_what_a_seat_knows_already_is_not_imagined_otherwise() -> None:
    luck = Seeded(6)
    assert {Toy().write(position(SECRET).imagine(0, luck)) for _ in range(20)} == {SECRET}

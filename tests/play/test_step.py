"""Steps: who answers, with what, who sees it."""

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import HIDDEN, LUCK, NOBODY, UNANSWERED, WATCHER, Luck, Step, Then
from milkomeda.words.message import Problem
from tests.play.toy import Draw, Guess, Pay, Pebbles, Round, Stake, Toy


@pytest.fixture
def state() -> Pebbles:
    toy = Toy().new("", 2)
    assert isinstance(toy, Pebbles)
    return toy


def test_a_turn_is_answered_by_its_seat_luck_by_luck_and_what_just_happens_by_nobody(state: Pebbles) -> None:
    assert Stake(1, 0).seat(state) == 1
    assert Draw(1).seat(state) == LUCK
    assert Round().seat(state) == NOBODY
    assert Guess([1, 0], [UNANSWERED] * 2).seat(state) == 1


def test_a_step_must_say_everything_itself(state: Pebbles) -> None:
    step: Step[State] = Step()
    for call in (step.seat, step.choices):
        with pytest.raises(NotImplementedError):
            call(state)
    with pytest.raises(NotImplementedError):
        step.answer(state, 0)
    with pytest.raises(NotImplementedError):
        step.spell(state, 0)
    with pytest.raises(NotImplementedError):
        step.ask(state)
    with pytest.raises(NotImplementedError):
        step.name()


# What every step has unless it says otherwise.


def test_the_candidates_are_the_choices(state: Pebbles) -> None:
    assert Draw(0).candidates(state) == Draw(0).choices(state) == [0, 1, 2]
    assert Draw(0).listed(state)


def test_what_is_not_among_the_choices_is_refused(state: Pebbles) -> None:
    assert Draw(0).refusal(state, 2) is None
    assert str(Draw(0).refusal(state, 3)) == "that is not one of the choices"
    assert str(Draw(0).refusal(state, -1)) == "that is not one of the choices"


def test_a_refusal_says_why(state: Pebbles) -> None:
    assert str(Stake(0, 1).refusal(state, 4)) == "you have 3 pebbles, not 4"


def test_every_choice_is_sampled_about_as_often_as_another(state: Pebbles) -> None:
    luck = Seeded(5)
    drawn = [Draw(0).sample(state, luck) for _ in range(3000)]
    assert {choice: drawn.count(choice) > 900 for choice in (0, 1, 2)} == {0: True, 1: True, 2: True}


def test_a_choice_is_read_whatever_its_capitals_and_spaces(state: Pebbles) -> None:
    assert Stake(0, 1).read(state, "stake 2") == 2
    assert Stake(0, 1).read(state, "  Stake   2 ") == 2


def test_even_a_refused_candidate_is_read_so_that_its_reason_can_be_told(state: Pebbles) -> None:
    assert Stake(0, 1).read(state, "stake 4") == 4


def test_what_cannot_be_read_is_named(state: Pebbles) -> None:
    with pytest.raises(Problem, match=r"^'steak 2' is not one of the choices, nor like stake PEBBLES$"):
        Stake(0, 1).read(state, " steak 2 ")
    with pytest.raises(Problem, match=r"^there is no card 'earth'$"):
        Draw(0).read(state, "draw earth")
    with pytest.raises(Problem, match=r"^that is not one of the choices$"):
        Stake(0, 1).read(state, "stake 9")


def test_the_chances_of_luck_are_equal_unless_it_says_otherwise(state: Pebbles) -> None:
    assert Draw(0).weights(state) == [1, 1, 1]
    assert str(Luck.ask(Draw(0), state)) == "Chance decides."


def test_what_just_happens_has_one_choice_without_a_word(state: Pebbles) -> None:
    assert Then.choices(Round(), state) == [0]
    assert Then.spell(Round(), state, 0) == ""


# Secrets.


def test_the_owner_of_a_secret_sees_it_nobody_else_does(state: Pebbles) -> None:
    step = Stake(0, 2)
    assert step.seen(state, 0).born() == {"seat": 0, "card": 2}
    assert step.seen(state, 1).born() == {"seat": 0, "card": HIDDEN}
    assert step.seen(state, WATCHER).born() == {"seat": 0, "card": HIDDEN}
    assert [step.seen(state, seat).veils() for seat in (0, 1)] == [False, True]


def test_what_is_imagined_has_no_secret_left_and_may_be_anything(state: Pebbles) -> None:
    luck = Seeded(1)
    hidden = Stake(0, 2).seen(state, 1)
    cards = {hidden.imagined(state, 1, luck).born()["card"] for _ in range(60)}
    assert cards == {0, 1, 2}
    assert Stake(0, 2).imagined(state, 0, luck).born() == {"seat": 0, "card": 2}


# Sealed answers.


def test_nothing_happens_until_the_last_one_has_answered(state: Pebbles) -> None:
    state.steps = [Pay(0, 1, 3), Guess([0, 1], [UNANSWERED] * 2)]
    state.play(1)
    assert isinstance(state.step, Guess)
    assert (state.step.waiting, state.step.given) == ([1], [1, UNANSWERED])
    assert state.points == [0, 0]
    state.play(0)
    assert state.over
    assert state.points == [3, 0]


def test_a_sealed_answer_is_seen_by_whoever_gave_it(state: Pebbles) -> None:
    step = Guess([1], [2, UNANSWERED])
    for seat, given in ((0, 2), (1, HIDDEN), (WATCHER, HIDDEN)):
        seen = step.seen(state, seat)
        assert isinstance(seen, Guess)
        assert seen.given == [given, UNANSWERED]
        assert seen.veils() == (given == HIDDEN)


def test_only_the_one_asked_sees_the_answer_to_come(state: Pebbles) -> None:
    step = Guess([1, 0], [UNANSWERED] * 2)
    assert [step.sees(state, seat) for seat in (WATCHER, 0, 1)] == [False, False, True]


def test_a_hidden_answer_is_imagined_as_one_that_could_have_been_given(state: Pebbles) -> None:
    luck = Seeded(3)
    step = Guess([1], [HIDDEN, UNANSWERED])
    imagined = [step.imagined(state, 1, luck) for _ in range(60)]
    assert {one.given[0] for one in imagined if isinstance(one, Guess)} == {0, 1, 2}
    assert step.given == [HIDDEN, UNANSWERED]


def test_a_sealed_step_can_face_any_of_those_it_waits_for(state: Pebbles) -> None:
    step = Guess([0, 1], [UNANSWERED] * 2)
    assert step.facing(1).waiting == [1, 0]
    assert step.facing(0).waiting == [0, 1]
    assert step.waiting == [0, 1]

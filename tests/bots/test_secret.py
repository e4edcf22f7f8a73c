"""What is answered in secret: good against whatever the others may answer, and not to be foreseen."""

from milkomeda.bots.budget import ENDLESS
from milkomeda.bots.learned import learned
from milkomeda.bots.secret import FINALISTS, Secret
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from tests.play.toy import CARDS, Guess, Pebbles, Toy

OWNER, OTHER = 0, 1


class AnyNumber(Guess):
    """Most guesses cannot be right."""

    def choices(self, state: Pebbles) -> list[int]:
        return list(range(4 * FINALISTS))


def guessing(card: str, toy: Toy) -> State:
    """Only the owner knows which card it is."""
    state = toy.new("rounds=1", 2)
    for choice in (CARDS.index(card), 3):
        state.play(choice)
    return state


def answer(state: State, seat: int, seed: int) -> int:
    view = state.view(seat)
    return int(Secret(learned(view), view, seat, seed, ENDLESS, "").answer(64, Seeded(seed)))


def test_what_is_best_whatever_the_others_answer_is_answered() -> None:
    for card in CARDS:
        state = guessing(card, Toy())
        assert [CARDS[answer(state, OWNER, seed)] for seed in range(4)] == [card] * 4


def test_the_best_of_many_answers_is_found() -> None:
    state = guessing("star", Toy(guess=AnyNumber))
    assert [CARDS[answer(state, OWNER, seed)] for seed in range(4)] == ["star"] * 4


def test_of_what_is_equally_good_each_is_answered_now_and_then() -> None:
    state = guessing("sun", Toy())
    assert {answer(state, OTHER, seed) for seed in range(30)} == {0, 1, 2}


def test_what_others_have_answered_already_makes_no_difference() -> None:
    state = guessing("sun", Toy())
    given = []
    for choice in range(3):
        after = state.facing(OWNER)
        after.play(choice)
        given.append([answer(after, OTHER, seed) for seed in range(3)])
    assert given[0] == given[1] == given[2] == [answer(state, OTHER, seed) for seed in range(3)]

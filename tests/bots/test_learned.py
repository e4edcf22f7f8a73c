"""What was learned of a game, as whoever asks for chances sees it."""

import pytest

from milkomeda.bots.judgement import Judgement
from milkomeda.bots.learned import SLIM, Learned
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State


def sure_of(hope: float, state: State) -> Learned:
    """Who hopes for so much, whatever the position, in logits."""
    count = len(list(state.features(0)))
    constant = next(i for i, figure in enumerate(state.features(0)) if figure == 1.0)
    linear = [hope if i == constant else 0.0 for i in range(count)]
    judgement = Judgement({}, count, [], linear, [])
    return Learned(judgement, judgement)


@pytest.fixture
def state() -> State:
    state, luck = new_game("protocols", 2), Seeded(1)
    while state.seat() < 0:
        state.play(state.step.sample(state, luck))
    return state


def test_a_chance_is_what_is_hoped_for_beyond_the_solace_of_having_lost(state: State) -> None:
    assert sure_of(0.0, state).chance_of(state, 0) == pytest.approx((0.5 - 0.1) / 0.9)


def test_nothing_is_impossible_before_the_end(state: State) -> None:
    assert sure_of(-30.0, state).chance_of(state, 0) == SLIM


def test_in_the_end_it_is_a_share_of_the_victory(state: State) -> None:
    luck = Seeded(1)
    while not state.over:
        state.play(state.step.sample(state, luck))
    found = [sure_of(0.0, state).chance_of(state, seat) for seat in range(2)]
    assert found == [float(seat in state.winners()) / len(state.winners()) for seat in range(2)]

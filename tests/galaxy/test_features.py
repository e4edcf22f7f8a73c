"""What a learned judgement sees of a position."""

import pytest

from milkomeda.galaxy.features import BLOCK, FEATURES, FLEETS, SCORE
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_has_the_same_number_of_figures_and_none_is_huge(edition: str, seats: int) -> None:
    state, luck = new_game(edition, seats), Seeded(3)
    for _ in range(250):
        if state.over:
            break
        state.play(state.step.sample(state, luck))
        figures = list(state.features(0))
        assert len(figures) == FEATURES
        assert all(abs(figure) < 100 for figure in figures)


def test_figures_are_those_of_the_seat_and_of_its_strongest_rival() -> None:
    state, luck = new_game("protocols", 2), Seeded(3)
    for _ in range(80):
        state.play(state.step.sample(state, luck))
    own, other = (list(state.features(seat)) for seat in range(2))
    assert own[SCORE] * 10 == pytest.approx(state.scores()[0])
    assert own[SCORE] == other[BLOCK + SCORE]
    assert own[BLOCK + FLEETS] == other[FLEETS]

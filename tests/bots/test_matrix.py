"""Answers given at once: mixed as in the equilibrium."""

import pytest

from milkomeda.bots.matrix import draw, equilibrium
from milkomeda.play.luck import Seeded

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def negative(matrix: list[list[float]]) -> list[list[float]]:
    return [[-value for value in row] for row in matrix]


def test_what_beats_everything_is_always_answered() -> None:
    mine = [[0.0, 0.1], [1.0, 0.9]]
    assert equilibrium(mine, negative(mine))[1] > 0.99


def test_where_each_answer_is_beaten_by_another_all_are_given() -> None:
    assert equilibrium(ROCK_PAPER_SCISSORS, negative(ROCK_PAPER_SCISSORS)) == pytest.approx([1 / 3] * 3)


def test_a_lopsided_game_has_a_lopsided_mix() -> None:
    mine = [[2.0, -1.0], [-1.0, 1.0]]
    assert equilibrium(mine, negative(mine)) == pytest.approx([0.4, 0.6], abs=0.05)


def test_answers_are_drawn_as_often_as_their_share_says() -> None:
    luck = Seeded(1)
    drawn = [int(draw([0.25, 0.0, 0.75], luck)) for _ in range(2_000)]
    assert drawn.count(1) == 0
    assert 400 < drawn.count(0) < 600

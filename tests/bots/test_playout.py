"""Games played out at random inside the engine."""

import pytest

from milkomeda.bots.playout import forced, play_on, playout
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from tests.galaxy.scene import editions


@editions()
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_game_is_counted_twice(edition: str, seats: int) -> None:
    for seed in range(3):
        decisions, chances = playout(new_game(edition, seats), seed, False)
        decided, single = forced(new_game(edition, seats), seed)
        assert decisions == decided
        assert 0 < single < decided
        assert chances > 0


@editions()
def test_the_same_seed_plays_the_same_game_another_one_another(edition: str) -> None:
    def end(seed: int) -> str:
        state = new_game(edition, 3)
        playout(state, seed, False)
        assert state.over
        return write(state)

    assert end(1) == end(1)
    assert end(1) != end(2)


@editions()
def test_copies_on_the_way_change_nothing(edition: str) -> None:
    plain, copied = new_game(edition, 2), new_game(edition, 2)
    assert playout(plain, 4, False) == playout(copied, 4, True)
    assert write(plain) == write(copied)


@editions()
def test_playing_on_stops_after_so_many_answers_or_at_the_end(edition: str) -> None:
    decisions, chances = playout(new_game(edition, 2), 6, False)
    state, luck = new_game(edition, 2), Seeded(6)
    assert [play_on(state, luck, most) for most in (50, 100_000, 10)] == [50, decisions + chances - 50, 0]
    assert state.over


def test_playing_on_is_what_sampling_step_by_step_is() -> None:
    state, luck = new_game("protocols", 3), Seeded(8)
    other, its_luck = new_game("protocols", 3), Seeded(8)
    play_on(state, luck, 120)
    chances = 0
    for _ in range(120):
        chances += other.seat() == LUCK
        other.play(other.step.sample(other, its_luck))
    assert write(state) == write(other)
    assert chances > 0


def test_forced_answers_are_those_with_a_single_choice() -> None:
    state, luck = new_game("directives", 2), Seeded(3)
    single = decisions = 0
    while not state.over:
        if state.seat() >= 0:
            decisions += 1
            single += state.step.listed(state) and len(state.step.choices(state)) == 1
        state.play(state.step.sample(state, luck))
    assert forced(new_game("directives", 2), 3) == (decisions, single)

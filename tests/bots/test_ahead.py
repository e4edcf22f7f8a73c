"""In a bot's head: how a turn may go on."""

import pytest

from milkomeda.bots.ahead import few_choices, judge_quiet, look_ahead
from milkomeda.bots.greedy import MOST_CHOICES
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded
from tests.galaxy.scene import Scene, scene


@pytest.mark.parametrize("most", [4, MOST_CHOICES])
def test_all_choices_are_considered_where_they_are_few_some_where_they_are_many(most: int) -> None:
    luck = Seeded(1)
    state = new_game("protocols", 2)
    for _ in range(300):
        if state.over:
            break
        considered = few_choices(state, most, luck)
        assert 0 < len(considered) <= most
        assert all(state.step.refusal(state, choice) is None for choice in considered)
        if state.step.listed(state) and len(state.step.choices(state)) <= most:
            assert considered == state.step.choices(state)
        state.play(state.step.sample(state, luck))


def attack(teal: int, gold: int) -> Scene:
    """A fight that is about to begin."""
    position = f"""
        teal: storage 3 3 3 3
        A1: {teal} teal
        B1 Novatron: {gold} gold
        F5: 3 gold
        """
    return scene(position).play("teal: attack", "teal: attack B1", f"teal: bring {teal} A1")


def test_a_fight_is_judged_by_how_it_may_end() -> None:
    def gain(teal: int, gold: int) -> float:
        state = attack(teal, gold).state
        assert not state.quiet()
        return judge_quiet(state, 0, Seeded(1)) - state.judge(0)

    assert gain(9, 1) > max(gain(1, 9), 0.0)


def test_a_look_ahead_ends_where_others_are_asked() -> None:
    state = scene("teal: storage 3 3 3 3\nA1: 3 teal\nB1 Novatron\nF5: 3 gold").state
    value = look_ahead(state, 0, Seeded(5))
    assert state.seat() == 1
    assert value == state.judge(0)

"""Games in a bot's head: how a turn may go on, and how a game may end."""

from typing import ClassVar, cast

import pytest

from milkomeda.bots.ahead import Plan, few_choices, judge_quiet, look_ahead, play_out
from milkomeda.bots.greedy import MOST_CHOICES
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.luck import Seeded
from tests.galaxy.scene import Scene, scene
from tests.play.toy import Guess, Pebbles, Stake, Toy


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


def test_a_look_ahead_ends_where_others_are_asked_and_its_answers_lead_there() -> None:
    state = scene("teal: storage 3 3 3 3\nA1: 3 teal\nB1 Novatron\nF5: 3 gold").state
    seen, again, answers = state.copy(), state.copy(), list[int]()
    value = look_ahead(seen, 0, Seeded(5), answers)
    for choice in answers:
        assert again.seat() < 1
        again.play(choice)
    assert again.seat() == 1
    assert write(again) == write(seen)
    assert value == again.judge(0)


class Longing(Stake):
    """Whoever stakes less may stake once more, and gets as much at once."""

    def answer(self, state: Pebbles, choice: int) -> None:
        state.points[self.owner] += choice
        if choice < 3:
            state.next("stake", self.owner, self.card)
        else:
            super().answer(state, choice)


def test_a_plan_is_followed_until_something_else_happens() -> None:
    state = Toy(stake=Longing).new("rounds=4", 2)
    state.play(0)
    plan, luck = Plan(), Seeded(1)
    first = plan.next(state, 0, luck)
    plan.value = 1e9  # nothing better will be found
    planned = plan.answers[:]
    state.play(first)
    assert first < 3 <= max(planned)
    assert plan.next(state, 0, luck) == planned[0]
    plan.note(-1)
    state.play(planned[0])
    plan.next(state, 0, luck)
    assert plan.value < 1e9


class Gift(Stake):
    """The owner gets as much at once."""

    def answer(self, state: Pebbles, choice: int) -> None:
        state.points[self.owner] += choice


def test_in_a_game_in_its_head_one_seat_plans_and_the_others_answer_at_random() -> None:
    state = cast(Pebbles, Toy(stake=Gift).new("rounds=12", 2))
    play_out(state, 1, 1)
    assert state.over
    assert state.points[1] == 6 * 3
    assert 6 * 1 < state.points[0] < 6 * 3


class Dithering(Stake):
    """Who stakes three may think again: one answer more."""

    def answer(self, state: Pebbles, choice: int) -> None:
        if choice == 3:
            state.next("stake", self.owner, self.card)
        else:
            super().answer(state, choice)


class Noted(Guess):
    notes: ClassVar[list[int]] = []

    def reveal(self, state: Pebbles, answers: list[int]) -> None:
        self.notes.append(answers[1])
        super().reveal(state, answers)


@pytest.mark.parametrize("seed", range(10))
def test_games_that_begin_with_another_choice_have_the_same_luck(seed: int) -> None:
    games: list[list[int]] = []
    for choice in (1, 3):
        state = Toy(stake=Dithering, guess=Noted).new("rounds=4", 2)
        state.play(0)
        state.play(choice)
        Noted.notes = []
        play_out(state, 0, seed)
        games.append(Noted.notes)
    assert len(games[0]) == 4
    assert games[0] == games[1]

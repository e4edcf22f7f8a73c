"""Greedy looks one step ahead. How well it plays is measured elsewhere: `milkomeda ladder`."""

from typing import cast

import pytest

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.budget import Budget
from milkomeda.bots.duel import play_match
from milkomeda.bots.greedy import MOST_CHOICES, Greedy, Option
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from tests.galaxy.scene import scene

SMALL = "width=4 height=4 deck=9"
FIGHT = """
    teal: storage 3 3 3 3
    A1: 5 teal
    B1 Novatron: 5 gold
    F5: 3 gold
    """


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_chooses_what_is_allowed_and_changes_nothing(edition: str) -> None:
    state = new_game(edition, 3)
    bots: list[Bot] = [Greedy(4), RandomBot(), Greedy(2)]
    luck = Seeded(2)
    for _ in range(100):
        if state.over:
            break
        seat, choice = int(state.seat()), 0
        if seat == LUCK:
            choice = state.step.sample(state, luck)
        else:
            view = cast(Galaxy, state.view(seat))
            before = write(view)
            choice = bots[seat].choose(view, seat, luck)
            assert write(view) == before
            assert state.step.refusal(state, choice) is None
        state.play(choice)


def test_greedy_plays_a_game_to_its_end() -> None:
    state = new_game(f"protocols {SMALL}", 2)
    assert play_match(state, [Greedy(2), RandomBot()], Seeded(1), 5000)


def test_the_same_luck_makes_the_same_choice() -> None:
    state = new_game("protocols", 2)
    while state.seat() == LUCK:
        state.play(state.step.sample(state, Seeded(1)))
    view = state.view(state.seat())
    first, again = (Greedy().choose(view, state.seat(), Seeded(5)) for _ in range(2))
    assert first == again


class Asks(Budget):
    """Over after so many questions."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.asked = 0

    def over(self) -> bool:
        self.asked += 1
        return self.asked > self.many


@pytest.mark.parametrize("many", [0, 1, 5, 40, 200, 330])
def test_when_its_time_is_up_it_answers_with_the_best_it_has_found(many: int) -> None:
    view, budget = fighting(0), Asks(many)
    choice = Greedy().choose(view, 0, Seeded(1), budget)
    assert view.step.refusal(view, choice) is None
    assert budget.asked < many + MOST_CHOICES + 5


def test_in_the_first_moments_it_takes_what_looks_best_of_what_it_has_seen() -> None:
    view = (
        scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron\nF5: 3 gold").play("teal: build").state.view(0)
    )
    choices, luck = view.step.choices(view), Seeded(1)
    looks = [Option(view, 0, choice, luck).at_once for choice in choices]
    assert len(set(looks)) > 1
    for seen in range(1, len(choices) + 1):
        best = choices[looks.index(max(looks[:seen]))]
        assert Greedy().choose(view, 0, Seeded(1), Asks(seen - 1)) == best


def test_a_single_choice_needs_no_time() -> None:
    view = scene("A1: 3 teal\nB1 Novatron\nF5: 3 gold").play("teal: move", "teal: spend 0 blue").state.view(0)
    budget = Asks(0)
    assert view.step.spell(view, Greedy().choose(view, 0, Seeded(1), budget)) == "from A1"
    assert budget.asked == 0


def fighting(seat: int) -> State:
    """The view of one of two who split five fleets each."""
    return scene(FIGHT).play("teal: attack", "teal: attack B1", "teal: bring 5 A1").state.view(seat)


def test_greedy_does_not_put_all_its_fleets_into_one_type() -> None:
    view = fighting(0)
    for seed in range(2):
        split = view.step.spell(view, Greedy().choose(view, 0, Seeded(seed)))
        assert len(split.split()) > 2, split

"""The fixed space of actions: what is offered, and what chance may do."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from milkomeda.adapters.actions import MOST, odds, offered
from milkomeda.bots.batch import DRAWN
from milkomeda.galaxy.rules.dice import Roll
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import Luck, Turn
from tests.adapters.fights import GOLD, fight, roll
from tests.galaxy.scene import scene

RULES = game("milkomeda")


class Long(Turn[State]):
    """More choices than actions."""

    def seat(self, state: State) -> int:
        return 0

    def name(self) -> str:
        return "long"

    def choices(self, state: State) -> list[int]:
        return list(range(3 * MOST))


def played(name: str, options: str) -> Iterator[State]:
    """A random game, moment by moment."""
    state, luck = game(name).new(options, 2), Seeded(1)
    while state.steps:
        yield state
        state.play(state.step.sample(state, luck))


def test_every_choice_that_is_listed_has_an_action_in_its_order() -> None:
    state = scene("A1: 3 teal\nteal: storage 3 3 3 3").state
    assert offered(RULES, state) == state.step.choices(state)


def test_of_more_choices_than_actions_some_are_drawn_always_the_same() -> None:
    state = scene("A1: 3 teal").state
    state.push(Long())
    found = offered(RULES, state)
    assert len(found) <= MOST
    assert found == sorted(set(found))
    assert set(found) < set(range(3 * MOST))
    assert found == offered(RULES, state)


def test_what_cannot_be_listed_is_drawn_and_allowed() -> None:
    state = fight().state
    found = offered(RULES, state)
    assert 1 < len(found) <= DRAWN
    assert len(set(found)) == len(found)
    assert not any(state.step.refusal(state, choice) for choice in found)


def test_what_is_drawn_tells_nothing_of_anothers_secret() -> None:
    position = fight()
    drawn = {tuple(position.after(action).choices) for action in range(len(position.choices))}
    assert [position.after(action).seat for action in (0, 1)] == [GOLD, GOLD]
    assert len(drawn) == 1


def test_chance_has_the_weights_of_the_rules() -> None:
    uneven = 0
    for state in played("milkomeda", "edition=directives width=4 height=4 deck=9 end_round=2"):
        step: Any = state.step
        if isinstance(step, Luck) and not isinstance(step, Roll):
            weights = step.weights(state)
            shares = {choice: weight / sum(weights) for choice, weight in zip(step.choices(state), weights)}
            assert dict(odds(state)) == shares
            uneven += len(set(weights)) > 1
    assert uneven


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_rolls_with_the_same_hits_are_one_outcome_as_likely_as_all_of_them(dice: int) -> None:
    state = roll(dice).state
    step: Any = state.step

    def after(choice: int) -> str:
        done = state.copy()
        done.play(choice)
        return RULES.write(done)

    ends = Counter(after(choice) for choice in step.choices(state))
    found = {after(choice): likely for choice, likely in odds(state)}
    assert len(found) == len(odds(state)) <= dice + 1
    assert found == pytest.approx({text: count / 6**dice for text, count in ends.items()})


def test_what_comes_of_a_flick_is_certain() -> None:
    slide = next(state for state in played("starflick", "") if state.step.name() == "physics")
    assert [likely for _, likely in odds(slide)] == [1.0]

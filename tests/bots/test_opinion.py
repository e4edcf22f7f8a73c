"""What bots think of choices."""

import pytest

from milkomeda.bots.budget import ENDLESS, Seconds
from milkomeda.bots.opinion import chances, opinions
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from tests.browser.positions import LAST_POINT, LAST_SLOT, SKIRMISH


@pytest.mark.parametrize(("name", "position"), [("milkomeda", SKIRMISH), ("starflick", LAST_POINT)])
def test_chances_of_all_seats_add_up_to_one(name: str, position: str) -> None:
    found = chances(game(name).read(position))
    assert sum(found) == pytest.approx(1)
    assert all(0 < one < 1 for one in found)


def test_whoever_has_won_has_all_the_chances() -> None:
    state = game("milkomeda").read(LAST_SLOT)
    slot = next(one for one in state.step.choices(state) if "Clausewitz" in state.step.spell(state, one))
    state.answer(0, slot)
    assert state.over
    assert sum(chances(state)) == 1
    assert [seat for seat, one in enumerate(chances(state)) if one] == state.winners()


def test_the_same_seed_gives_the_same_opinion_and_what_was_taken_is_among_them() -> None:
    view = game("milkomeda").read(SKIRMISH).view(0)
    taken = view.step.read(view, "attack")
    both = [
        [(one.choice, one.chance) for one in opinions(view, 0, [taken], Seeded(5), 3, ENDLESS)]
        for _ in range(2)
    ]
    assert both[0] == both[1]
    assert taken in [choice for choice, _ in both[0]]
    assert [chance for _, chance in both[0]] == sorted((one for _, one in both[0]), reverse=True)


def test_an_opinion_is_there_however_little_time_there_is() -> None:
    view = game("milkomeda").read(SKIRMISH).view(0)
    assert opinions(view, 0, [], Seeded(1), 10_000, Seconds(0))

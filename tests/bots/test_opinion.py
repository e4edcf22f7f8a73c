"""What bots think of choices."""

import pytest

from milkomeda.bots.budget import ENDLESS, Seconds
from milkomeda.bots.opinion import Opinion, carried_on, chances, let_answer, opinions
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from tests.browser.positions import FORMING, LAST_POINT, LAST_SLOT, SKIRMISH


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
        [(one.choice, one.chance()) for one in opinions(view, 0, [taken], Seeded(5), 3, ENDLESS)]
        for _ in range(2)
    ]
    assert both[0] == both[1]
    assert taken in [choice for choice, _ in both[0]]
    assert [chance for _, chance in both[0]] == sorted((one for _, one in both[0]), reverse=True)


def test_an_opinion_is_there_however_little_time_there_is() -> None:
    view = game("milkomeda").read(SKIRMISH).view(0)
    assert opinions(view, 0, [], Seeded(1), 10_000, Seconds(0))


def test_a_margin_is_of_the_distance_not_of_the_luck_that_all_choices_had() -> None:
    best, other = Opinion(1), Opinion(2)
    best.ends, other.ends = [0.9, 0.1, 0.8, 0.2], [0.8, 0.0, 0.7, 0.1]
    assert best.chance() - other.chance() == pytest.approx(0.1)
    assert other.margin(best) <= 0.02
    other.ends = [0.1, 0.9, 0.2, 0.4]
    assert other.margin(best) > 0.5


def test_a_voyage_is_advised_as_one_answer_and_carried_on_to_the_next_question_of_its_kind() -> None:
    rules = game("milkomeda")
    view = rules.read(SKIRMISH).view(0)
    moved = view.copy()
    plan = carried_on(view, 0, view.step.read(view, "move"), Seeded(1))
    assert (plan.answers[0], plan.together) == ("move", 1)
    for text in plan.answers:
        moved.answer(0, moved.step.read(moved, text))

    asked = rules.read(SKIRMISH)
    asked.answer(0, asked.step.read(asked, "move"))
    voyage = carried_on(asked, 0, asked.step.read(asked, "spend 0 blue"), Seeded(1))
    assert voyage.together > 2
    assert voyage.answers[1].startswith("from ")
    assert any(text.startswith("move ") for text in voyage.answers[: voyage.together])


def test_others_answer_in_secret_without_knowing_what_was_answered() -> None:
    rules, given = game("milkomeda"), set()
    for formation in ("3 fighter", "3 beam"):
        state = rules.read(FORMING).imagine(0, Seeded(3))
        state.play(state.step.read(state, formation))
        let_answer(state, Seeded(4))
        mats = [line for line in rules.write(state).splitlines() if line.startswith("mat gold: ships")]
        given.add(mats[0].partition(", dice")[0])
    assert len(given) == 1

"""Reflex goes by what was learned. How well it plays is measured elsewhere."""

from typing import cast

import pytest

from milkomeda.bots.bot import Bot
from milkomeda.bots.duel import play_match
from milkomeda.bots.judgement import SURE, Judgement
from milkomeda.bots.learned import learned
from milkomeda.bots.reflex import AVERAGE, Reflex, afters
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK, Sealed
from tests.play.toy import Pebbles, Toy

SMALL = "width=4 height=4 deck=9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_legally_in_every_edition_and_changes_nothing(edition: str) -> None:
    state, luck, bot = new_game(edition, 3), Seeded(2), Reflex(most=6)
    for _ in range(150):
        if state.over:
            break
        seat = int(state.seat())
        if seat == LUCK:
            state.play(state.step.sample(state, luck))
            continue
        view = cast(Galaxy, state.view(seat))
        before = write(view)
        choice = bot.choose(view, seat, luck)
        assert write(view) == before
        assert state.step.refusal(state, choice) is None
        state.play(choice)


def played(seed: int) -> str:
    state = new_game(f"protocols {SMALL}", 2)
    bots: list[Bot] = [Reflex(most=6), Reflex(most=6)]
    assert play_match(state, bots, Seeded(seed), most=4_000)
    return write(state)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(5) == played(5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_comes_to_the_end_in_every_edition(edition: str) -> None:
    state = new_game(f"{edition} {SMALL}", 2)
    assert play_match(state, [Reflex(most=6), Reflex(most=6)], Seeded(1), most=4_000)


def test_what_others_have_answered_in_secret_makes_no_difference() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while not isinstance(state.step, Sealed):
        state.play(state.step.sample(state, luck))
    first, second = list(state.step.waiting)[:2]
    chosen = []
    for answer in state.step.choices(state)[:3]:
        given = state.copy()
        given.play(answer)
        assert given.waiting() == [second]
        chosen.append(Reflex(most=6).choose(given.view(second), second, Seeded(3)))
    assert first != second
    assert len(set(chosen)) == 1


def test_a_victory_is_better_than_any_hope() -> None:
    hope = Judgement({}, 2, [], [0.1, -0.1], [])
    state, luck = new_game(f"protocols {SMALL}", 2), Seeded(4)
    while not state.over:
        state.play(state.step.sample(state, luck))
    values = [hope.value(state, seat) for seat in range(2)]
    assert [seat for seat in range(2) if values[seat] == SURE] == state.winners()
    assert set(values) <= {SURE, -SURE}


def test_to_have_lost_can_be_learned_to_be_better_than_to_go_on_for_ever() -> None:
    state, luck = new_game(f"protocols {SMALL}", 2), Seeded(4)
    while not state.over:
        state.play(state.step.sample(state, luck))
    count = len(list(state.features(0)))
    resigned = Judgement({"": 0, "lost": 1}, count, [], [0.0] * count + [0.1] * count, [])
    loser = 1 - state.winners()[0]
    assert resigned.value(state, loser) == pytest.approx(0.1 * sum(state.features(loser)))
    assert resigned.value(state, 1 - loser) == SURE


def test_each_choice_leads_to_a_position_of_its_own() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while state.seat() == LUCK or len(state.step.choices(state)) < 3:
        state.play(state.step.sample(state, luck))
    before = write(state)
    choices = state.step.choices(state)[:3]
    found = afters(state, choices, AVERAGE, 1)
    assert write(state) == before
    for choice, after in zip(choices, found, strict=True):
        played_alone = state.copy()
        played_alone.play(choice)
        assert write(cast(Galaxy, after)) == write(played_alone)


def test_units_count_where_they_are_active() -> None:
    state = new_game("protocols", 2)
    while state.seat() == LUCK:
        state.play(state.step.sample(state, Seeded(1)))
    figures = list(state.features(0))
    count = len(figures)
    linear = [0.5] * count
    for sign, unit in ((1.0, max(sum(figures), 0.0)), (-1.0, max(-sum(figures), 0.0))):
        judgement = Judgement({}, count, [sign] * count, linear, [2.0])
        assert judgement.value(state, 0) == pytest.approx(0.5 * sum(figures) + 2.0 * unit)


def test_in_a_game_that_nobody_has_learned_points_are_liked() -> None:
    state = Toy().new("", 2)
    assert isinstance(state, Pebbles)
    state.points = [9, 4]
    assert learned(state).taste.value(state, 0) == 9 - 4

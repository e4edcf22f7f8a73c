"""A turn tried out before it comes."""

from pathlib import Path

import pytest

from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.table.rehearsal import asks, rehearsed, tried
from tests.browser.positions import OTHERS_TURN, SKIRMISH

FIGHT = """milkomeda
round 2, order teal gold, turn teal
teal: storage 3 3 3 3
A1: 3 teal
B1 Novatron: 1 gold"""
GAMES = ("milkomeda/protocols-3", "milkomeda/draft-2", "milkomeda/directives-4", "starflick/random-2")


def replayed(name: str) -> Match:
    text = Path(f"tests/golden_files/{name}.txt").read_text(encoding="utf-8")
    return log.replay(log.read(text), game(name.partition("/")[0]))


def test_my_next_turn_is_asked_as_if_it_came_now_with_its_income() -> None:
    rules, show = game("milkomeda"), SHOWS["milkomeda"]
    state = rules.read(OTHERS_TURN)
    before = rules.write(state)
    first = rehearsed(show, state.view(0), 0, [])
    assert first.asked
    assert first.asked.step == "choose"
    assert first.picture.players[0].storage == [12, 12, 13, 16]
    then = rehearsed(show, state.view(0), 0, ["build", "build outpost A2", "no protocol"])
    assert (then.possible, then.problem) == (3, None)
    assert [type(fact).__name__ for fact in then.facts].count("Built") == 1
    assert rules.write(state) == before


def test_a_plan_is_possible_as_far_as_it_fits_and_says_why_no_further() -> None:
    show, state = SHOWS["milkomeda"], game("milkomeda").read(OTHERS_TURN)
    then = rehearsed(show, state.view(0), 0, ["build", "build outpost C3", "no protocol"])
    assert then.possible == 1
    assert then.problem
    assert then.asked
    assert then.asked.step == "build"
    assert rehearsed(show, state.view(0), 0, ["nonsense"]).possible == 0


def test_on_my_turn_a_plan_is_tried_on_what_is_really_there() -> None:
    show, state = SHOWS["milkomeda"], game("milkomeda").read(SKIRMISH)
    now = rehearsed(show, state.view(0), 0, [])
    assert now.picture.players[0].storage == [9, 9, 9, 9]


@pytest.mark.parametrize("name", GAMES)
def test_at_any_moment_of_a_game_a_turn_can_be_rehearsed_until_chance_or_others_decide(name: str) -> None:
    match, luck = replayed(name), Seeded(3)
    show = SHOWS[match.game.name]
    for answer in match.answers[::23]:
        seat = int(luck.below(answer.before.seats))
        view = answer.before.view(seat)
        answers: list[str] = []
        for _ in range(12):
            state, possible, _, problem = tried(show, view, seat, answers)
            assert possible == len(answers)
            if problem or not asks(state, seat):
                break
            answers.append(state.step.spell(state, state.step.sample(state, luck)))
        rehearsed(show, view, seat, answers)


def test_what_is_answered_in_secret_is_not_rehearsed_but_the_turn_after_it() -> None:
    show, state = SHOWS["milkomeda"], game("milkomeda").read(FIGHT)
    for text in ("attack", "attack B1", "bring 2 A1", "2 beam"):
        state.answer(0, state.step.read(state, text))
    assert state.waiting() == [1]
    then = rehearsed(show, state.view(1), 1, ["1 beam"])
    assert then.asked
    assert (then.asked.step, then.possible) == ("choose", 0)

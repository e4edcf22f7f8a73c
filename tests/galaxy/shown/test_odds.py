"""How a fight will end: before it begins, and for an answer in it."""

import pytest

from milkomeda.games import SHOWS, game
from milkomeda.play.show import Odds

SHOW = SHOWS["milkomeda"]
BESIDE = "milkomeda\nteal: storage 9 9 9 9\nA1: 6 teal\nB1 Novatron: 2 gold"
THREE = BESIDE.replace("A1", "violet: storage 1 1 1 1\nA1").replace("2 gold", "2 gold, 2 violet")


def told(position: str, *answers: str, text: str = "", seat: int = 0) -> Odds:
    state = game("milkomeda").read(position)
    for answer in answers:
        asked = state.facing(state.waiting()[0])
        state.answer(asked.seat(), asked.step.read(asked, answer))
    found = SHOW.odds(state.view(seat), seat, text)
    assert found
    return found


def test_the_more_fleets_are_brought_the_likelier_the_fight_is_won() -> None:
    chances = [told(BESIDE, text=f"attack\nattack B1\nbring {fleets} A1").ends.win[0] for fleets in (1, 2, 4)]
    assert chances == sorted(chances)
    assert chances[1] == pytest.approx(0.5, abs=0.05)
    assert chances[2] > 0.8


def test_an_attack_is_foreseen_as_one_and_its_odds_are_asked_for_apart() -> None:
    state = game("milkomeda").read(BESIDE)
    preview = SHOW.preview(state.view(0), 0, "attack\nattack B1\nbring 2 A1")
    assert preview.fight
    assert not SHOW.preview(state.view(0), 0, "attack").fight
    for text in ("", "attack", "attack\nattack B1\nbring 2 A1\n2 beam"):
        assert SHOW.odds(state.view(0), 0, text) is None


def test_fights_of_two_are_exact_and_those_of_three_are_fought() -> None:
    attack = "attack\nattack B1\nbring 3 A1"
    two, three = told(BESIDE, text=attack), told(THREE, text=attack)
    assert (two.fights, three.fights) == (0, 1000)
    assert (two.seats, sorted(three.seats)) == ([0, 1], [0, 1, 2])
    for odds in (two, three):
        assert sum(odds.ends.win) + odds.ends.nobody + odds.ends.several == pytest.approx(1)
        assert odds.ends.rounds == sorted(odds.ends.rounds)


FORMING = ("attack", "attack B1", "bring 3 A1")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_answered_is_never_worth_more_than_the_best_mix(seat: int) -> None:
    split = ("3 beam", "2 beam")[seat]
    odds = told(BESIDE, *FORMING, text=split, seat=seat)
    assert odds.mine
    assert odds.mine.win[seat] < odds.ends.win[seat]
    assert sum(formation.share for formation in odds.mix) == pytest.approx(1)
    assert all(sum(formation.ships.values()) == 3 - seat for formation in odds.mix)
    assert not told(BESIDE, *FORMING, seat=seat).mine


def test_in_fights_of_three_an_answer_is_tried_against_others_at_random() -> None:
    odds = told(THREE, *FORMING, text="3 beam")
    assert odds.mine
    assert odds.mine.win[odds.seats.index(0)] < odds.ends.win[odds.seats.index(0)]


def test_what_the_enemy_has_chosen_in_secret_changes_nothing() -> None:
    state = game("milkomeda").read(BESIDE)
    for answer in FORMING:
        state.answer(0, state.step.read(state, answer))
    before = SHOW.odds(state.view(0), 0, "1 beam 2 artillery")
    for choice in ("2 beam", "1 beam 1 artillery"):
        after = state.facing(1)
        after.answer(1, after.step.read(after, choice))
        assert SHOW.odds(after.view(0), 0, "1 beam 2 artillery") == before


@pytest.mark.parametrize("text", ["attack\nattack A1", "attack\nattack B1\nbring 9 A1", "nonsense", "9" * 40])
def test_what_cannot_be_answered_has_no_odds(text: str) -> None:
    state = game("milkomeda").read(BESIDE)
    assert SHOW.odds(state.view(0), 0, text) is None
    for answer in FORMING:
        state.answer(0, state.step.read(state, answer))
    assert SHOW.odds(state.view(0), 0, text) is None


def test_who_does_not_fight_or_has_answered_has_no_odds_of_an_answer() -> None:
    state = game("milkomeda").read(THREE)
    for answer in (*FORMING, "3 beam"):
        state.answer(0, state.step.read(state, answer))
    assert SHOW.odds(state.view(0), 0, "3 beam") is None
    assert SHOW.odds(state.view(3), 3, "") is None

"""A match: answers are kept, luck answers when asked, and what taught nobody anything can be taken back."""

import pytest

from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import Refused
from milkomeda.play.step import LUCK
from tests.play.toy import Toy

ANN, BEN = 0, 1


def begun() -> Match:
    """Ann owns a star, and is asked for her stake."""
    match = Match(Toy(), "rounds=2", ["Ann", "Ben"])
    match.answer(LUCK, 2)
    return match


def written(match: Match) -> str:
    return match.game.write(match.state)


def test_a_match_knows_its_options_and_players() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"])
    assert match.options == "rounds=3"
    assert match.players == ["Ann", "Ben"]
    assert match.answers == []


def test_a_match_needs_options_and_players_that_make_sense() -> None:
    with pytest.raises(ValueError, match="pebbles is for two, not for 1"):
        Match(Toy(), "", ["Ann"])
    with pytest.raises(ValueError, match="there is no option 'stones=3'"):
        Match(Toy(), "stones=3", ["Ann", "Ben"])


def test_every_answer_is_kept_as_it_is_spelt() -> None:
    match = begun()
    match.answer(ANN, 3)
    match.answer(BEN, 0)
    match.answer(ANN, 2)
    kept = [(answer.seat, answer.choice, answer.text) for answer in match.answers]
    assert kept == [
        (LUCK, 2, "draw star"),
        (ANN, 3, "stake 3"),
        (BEN, 0, "guess moon"),
        (ANN, 2, "guess star"),
    ]
    assert match.state.scores() == [3, 0]


def test_a_refused_answer_is_not_kept_and_changes_nothing() -> None:
    match = begun()
    before = written(match)
    for seat, choice in ((ANN, 9), (BEN, 1), (LUCK, 1)):
        with pytest.raises(Refused):
            match.answer(seat, choice)
    assert written(match) == before
    assert len(match.answers) == 1


def test_answers_can_be_spelt() -> None:
    match = begun()
    match.answer_text(ANN, "Stake 2")
    match.answer_text(BEN, "guess sun")
    match.answer_text(ANN, "guess sun")
    match.answer_text(LUCK, "draw moon")
    assert [answer.text for answer in match.answers][1:] == ["stake 2", "guess sun", "guess sun", "draw moon"]


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (ANN, "stake much", "'much' is not a number"),
        (ANN, "stake 4", "you have 3 pebbles, not 4"),
        (BEN, "stake 1", "it is not your turn to answer"),
        (LUCK, "stake 1", "this is not a matter of luck"),
    ],
)
def test_what_is_spelt_wrongly_or_not_allowed_is_refused(seat: int, text: str, reason: str) -> None:
    match = begun()
    with pytest.raises(ValueError, match=f"^{reason}$"):
        match.answer_text(seat, text)
    assert len(match.answers) == 1


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = Match(Toy(), "rounds=0", ["Ann", "Ben"])
    with pytest.raises(ValueError, match="the game is over"):
        match.answer(ANN, 1)
    with pytest.raises(ValueError, match="the game is over"):
        match.answer_text(ANN, "stake 1")


def test_luck_answers_as_long_as_it_is_asked() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"])
    assert match.let_luck(Seeded(1)) == 1
    assert match.state.seat() == ANN
    assert match.let_luck(Seeded(1)) == 0


# Taking back.


def test_the_own_last_answer_can_be_taken_back() -> None:
    match = begun()
    before = written(match)
    match.answer(ANN, 3)
    assert match.may_undo(ANN)
    match.undo(ANN)
    assert written(match) == before
    assert len(match.answers) == 1


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    one, other = begun(), begun()
    one.answer(ANN, 3)
    one.undo(ANN)
    for match in (one, other):
        match.answer(ANN, 1)
        match.answer(ANN, 2)
        match.answer(BEN, 2)
    assert written(one) == written(other)
    assert [answer.text for answer in one.answers] == [answer.text for answer in other.answers]


def test_own_answers_in_a_row_can_be_taken_back_one_by_one() -> None:
    match = begun()
    texts = [written(match)]
    for choice in (3, 1):
        match.answer(ANN, choice)
        texts.append(written(match))
    assert match.state.waiting() == [BEN]
    for text in (texts[1], texts[0]):
        match.undo(ANN)
        assert written(match) == text
    assert not match.may_undo(ANN)


def test_there_is_no_way_back_past_luck() -> None:
    match = begun()
    assert not match.may_undo(ANN)
    assert not match.may_undo(LUCK)
    with pytest.raises(ValueError, match="there is nothing to take back"):
        match.undo(ANN)
    assert len(match.answers) == 1


def test_there_is_no_way_back_past_anothers_answer() -> None:
    match = begun()
    match.answer(ANN, 3)
    match.answer(BEN, 1)
    assert not match.may_undo(ANN)
    assert match.may_undo(BEN)
    with pytest.raises(ValueError, match="another acted"):
        match.undo(ANN)
    match.undo(BEN)
    assert match.may_undo(ANN)


def test_a_sealed_answer_can_be_taken_back_until_the_last_one_reveals_them() -> None:
    match = begun()
    match.answer(ANN, 3)
    match.answer(BEN, 1)
    assert match.may_undo(BEN)
    match.answer(ANN, 1)
    assert not match.may_undo(ANN)
    assert not match.may_undo(BEN)
    with pytest.raises(ValueError, match="something new was learned"):
        match.undo(ANN)


def test_nobody_takes_back_what_they_did_not_answer() -> None:
    match = begun()
    match.answer(ANN, 3)
    for seat in (BEN, LUCK):
        with pytest.raises(ValueError, match="there is nothing to take back"):
            match.undo(seat)


def test_a_match_that_has_not_begun_has_nothing_to_take_back() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"])
    assert not match.may_undo(ANN)
    with pytest.raises(ValueError, match="there is nothing to take back"):
        match.undo(ANN)


def test_a_copy_has_all_the_past_and_its_own_future() -> None:
    match = Match(Toy(), "", ["Ann", "Ben"], begun().state)
    match.earlier = 7
    match.answer(ANN, 3)
    before, copy = written(match), match.copy()
    assert (copy.start, copy.earlier, copy.answers) == (match.start, 7, match.answers)
    copy.answer(ANN, 2)
    assert (written(match), len(match.answers)) == (before, 1)

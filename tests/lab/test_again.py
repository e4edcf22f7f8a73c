"""A game that was played, once more: its luck, other rules, and bots in everybody's manner."""

import pytest

from milkomeda.desk import Known, Order, Replay, Slice
from milkomeda.games import game
from milkomeda.lab.again import Fate, manners, parting, played, possible, seating
from milkomeda.lab.contest import Seating, play
from milkomeda.lab.door import go_on, replayed, setup_of
from milkomeda.lab.replays import Scribe, log_of
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
LONGER = SMALL.replace("end_round=2", "end_round=3")
RAIDERS = Seating("milkomeda", SMALL, ("reflex:raider", "reflex"), 5)
ORDER = Order("milkomeda", [SMALL, LONGER], ["reflex"] * 2, 2, table="t")


@pytest.fixture(scope="module")
def past() -> str:
    return log_of(RAIDERS)


def test_chance_answers_as_it_did_whatever_the_lot_would_be(past: str) -> None:
    other = RAIDERS._replace(block=99)
    assert log_of(other) != past
    assert lucks(log_of(other, Fate(played(past)))) == lucks(past)


def lucks(text: str) -> list[str]:
    """What chance answered first, as long as the same is asked."""
    return [answer.text for answer in played(text).answers if answer.seat == LUCK][:6]


def test_what_chance_cannot_answer_any_more_is_drawn(past: str) -> None:
    fate = Fate(played(past))
    state = game("milkomeda").new(SMALL, 2)
    texts = fate.left[state.step.name()]
    texts.appendleft("nonsense")
    first = fate.choose(state, RAIDERS.luck("any"))
    assert possible(state, state.step.spell(state, first)) == first
    assert "nonsense" not in texts


def test_somebody_is_played_in_the_manner_that_is_most_like_theirs(past: str) -> None:
    raider, other = manners(played(past))
    assert raider.actions
    assert raider.alike == raider.actions, "it was one of these bots"
    assert other.alike == other.actions
    assert raider.guessed < raider.actions
    everybody = manners(played(log_of(RAIDERS._replace(names=("random", "random")))))
    assert all(one.alike < one.actions for one in everybody)


@pytest.mark.parametrize(
    ("options", "kind"),
    [(SMALL, "same"), (LONGER, "on"), (SMALL.replace("end_round=2", "end_round=1"), "over")],
)
def test_it_is_said_how_far_the_game_could_go_on_as_it_did(past: str, options: str, kind: str) -> None:
    assert parting(played(past), options).kind == kind


def test_an_answer_that_is_not_allowed_any_more_parts_them_and_says_why(past: str) -> None:
    match = played(past)
    found = parting(match, SMALL + " start_green=0 explore_paid=yes first_paid=yes")
    assert found.kind in ("refused", "asked")
    assert found.at < len(match.answers)
    assert found.seat == match.answers[found.at].seat
    assert (found.why is not None) == (found.kind == "refused")


def test_a_game_is_played_again_slice_by_slice_by_both_rules(past: str) -> None:
    found = go_on(Slice(ORDER, Known(past=past), 0.0), None)
    while not found.done:
        found = go_on(Slice(ORDER, found.known, 0.0), None)
    assert (found.games, found.known.blocks) == (2, 2)
    assert found.known.again
    bots = [one.bot for one in found.known.again.manners]
    rounds = next(one for one in found.figures if one.measure == "rounds")
    assert [bar.value for bar in rounds.sides] == [2.0, 3.0]
    order = Order("milkomeda", [SMALL, LONGER], bots, 2, table="t")
    shown = log.replay(log.read(replayed(Replay(order, 1, 1, past))), game("milkomeda"))
    assert shown.state.over
    assert shown.players == bots
    scribe = Scribe(seating(setup_of(order, 1), 1))
    play(seating(setup_of(order, 1), 1), scribe, fate=Fate(played(past)))
    assert isinstance(scribe.match, Match)
    assert [one.text for one in scribe.match.answers] == [one.text for one in shown.answers]

"""Logs that show a hole: they replay, and are as short as they can be."""

import pytest

from milkomeda.bots.bot import RandomBot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.games import game
from milkomeda.lab import contest
from milkomeda.lab.contest import Seating
from milkomeda.lab.holes.field import Field
from milkomeda.lab.holes.findings import Game, Hole, Proof, holes
from milkomeda.lab.holes.proofs import cut, earliest, narrowed, proof_of, retold, won_by
from milkomeda.lab.holes.tracks import trace
from milkomeda.lab.players import Player
from milkomeda.play import log
from milkomeda.play.luck import Random
from milkomeda.play.match import Match
from milkomeda.play.state import State

LONG = "edition=protocols width=4 height=4 deck=13 end_cards=0 passing=free"
FIELD = Field("milkomeda", LONG, ("random",), 2, 1)


class Idler(RandomBot):
    """Does as little as it can: its games never end."""

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        least = [one for one in view.step.least(view) if not view.step.refusal(view, one)]
        return least[0] if least else super().choose(view, seat, luck, budget)


IDLER = f"{__name__}:Idler"


def replayed(text: str) -> Match:
    return log.replay(log.read(text), game("milkomeda"))


def unending(field: Field) -> Hole:
    traced = Game(0, field.outing(0), trace(field.outing(0)))
    return next(hole for hole in holes([traced], {}) if hole.sort == "endless")


def test_a_log_is_cut_at_both_ends_and_goes_on_from_a_position() -> None:
    whole = retold(FIELD.outing(0), 60)
    part = replayed(proof_of(FIELD, Proof(0, 40, 60)))
    assert part.earlier == 40
    assert [answer.text for answer in part.answers] == [answer.text for answer in whole.answers[40:]]
    assert cut(whole, 0, 60).start is None


def test_a_game_that_began_astray_keeps_where_it_began() -> None:
    assert FIELD.outing(2).astray
    assert len(replayed(proof_of(FIELD, Proof(2, 0, 5))).answers) == 5


def test_where_nobody_ends_the_game_the_log_is_a_round_from_the_first_such_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contest, "MOST", 40)
    hole = narrowed(FIELD, unending(FIELD))
    assert hole.sort == "endless"
    assert hole.proof
    assert hole.proof.first == 0
    assert hole.proof.last < 40
    assert replayed(proof_of(FIELD, hole.proof)).answers


def test_where_somebody_would_end_it_those_who_do_not_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "MOST", 700)
    field = FIELD._replace(bots=(IDLER, "random"))
    hole = narrowed(field, unending(field))
    assert hole.sort == "dawdling"
    assert hole.bots == (IDLER,)
    assert hole.proof
    assert 0 < len(replayed(proof_of(field, hole.proof)).answers) < 30


@pytest.mark.parametrize("first", [0, 3, 9])
def test_the_earliest_is_found_by_halving(first: int) -> None:
    assert earliest(10, lambda at: at >= first) == first


def test_files_of_weights_are_called_by_their_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "Player", lambda name: Player("random"))
    seating = Seating("milkomeda", f"{LONG} end_round=1", ("/far/away/exploiter.json", "random"), 1)
    assert replayed(won_by(seating)).players == ["exploiter", "random"]

"""Strategies against the first of the field. How well an exploiter plays is measured, not tested."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from milkomeda.lab.contest import Outcome, play
from milkomeda.lab.holes import exploiter
from milkomeda.lab.holes.exploiter import Exploiter
from milkomeda.lab.holes.field import Field
from milkomeda.lab.holes.rivals import champion, contenders, first_tries, more_tries

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=3"
FIELD = Field("milkomeda", SMALL, ("random", "reflex", "reflex:raider"), 2, 1)


def outcomes(won: int, of: int) -> list[Outcome]:
    """Of reflex against random."""
    seatings = first_tries(FIELD, ["reflex"], 8 * of)
    return [
        Outcome(one, [one.names.index("reflex" if at < won else "random")], [0.0, 0.0], [9 + at, 9])
        for at, one in enumerate(seatings)
    ]


def test_who_wins_nearly_always_is_found() -> None:
    found = champion([play(one) for one in first_tries(FIELD, ["reflex"], 160)], "random")
    assert found.name == "reflex"
    assert found.dominates(2)
    assert found.brief


def test_who_wins_half_of_the_games_of_two_does_not_dominate() -> None:
    assert not champion(outcomes(20, 40), "random").dominates(2)
    assert champion(outcomes(38, 40), "random").dominates(2)


def test_a_few_victories_prove_nothing() -> None:
    assert not champion(outcomes(2, 2), "random").dominates(2)


def test_the_best_is_tried_again_with_other_luck() -> None:
    names = contenders(FIELD)
    assert names == ["reflex", "reflex:raider"]
    tried = first_tries(FIELD, names, 64)
    again = more_tries(FIELD, names, 64, [Outcome(one, [0], [], []) for one in tried])
    assert {one.block for one in tried}.isdisjoint(one.block for one in again)
    assert len(again) == 32


def test_the_shortest_game_that_was_won_is_shown() -> None:
    found = outcomes(3, 8)
    assert champion(found, "random").brief == found[0].seating


def test_an_exploiter_learns_the_same_however_often_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploiter, "LESSON", 2)
    monkeypatch.setattr(exploiter, "GAMES", 1)
    field = FIELD._replace(options=SMALL.replace("end_round=3", "end_round=1"))
    whole, stopped, gone_on = (Exploiter(field, 2) for _ in range(3))
    with ThreadPoolExecutor(1) as pool:
        while not whole.over:
            whole.lesson(pool)
        stopped.lesson(pool)
        stopped.save(tmp_path / "part")
        gone_on.load(tmp_path / "part")
        gone_on.lesson(pool)
    assert (whole.done, gone_on.done) == (2, 2)
    assert whole.weights() == gone_on.weights()
    assert whole.weights() != stopped.weights()

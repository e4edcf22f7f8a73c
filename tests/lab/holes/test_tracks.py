"""What is noted of a game while it is played."""

import pytest

from milkomeda.galaxy.facts import Activated, DirectiveShown, LanceFired, Refreshed
from milkomeda.galaxy.rules.turn import Choose
from milkomeda.galaxy.state import Galaxy
from milkomeda.lab.contest import Seating
from milkomeda.lab.holes.field import Field, Outing, everybody, start
from milkomeda.lab.holes.findings import Game, holes
from milkomeda.lab.holes.tracks import STUCK, Tracks, cards_of, trace

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
FIELD = Field("milkomeda", SMALL, ("random", "greedy"), 2, 1)


def outing(*names: str, astray: bool = False) -> Outing:
    return Outing(Seating("milkomeda", SMALL, names, 4), astray)


def test_a_field_has_tables_of_each_kind_and_of_all_and_begins_astray_every_other_time() -> None:
    outings = [FIELD.outing(number) for number in range(6)]
    assert [one.seating.names for one in outings[:3]] == [
        ("random", "random"),
        ("greedy", "greedy"),
        ("random", "greedy"),
    ]
    assert [one.astray for one in outings] == [False] * 3 + [True] * 3
    assert outings[5].seating.names == ("greedy", "random")
    assert len({one.seating.block for one in outings}) == 6


def test_everybody_is_the_usual_bot_its_characters_and_one_that_takes_anything() -> None:
    assert everybody("milkomeda")[:2] == ["reflex", "reflex:expander"]
    assert everybody("starflick")[0] == "greedy"
    assert everybody("starflick")[-1] == "random"


def test_who_goes_astray_begins_in_the_middle() -> None:
    assert FIELD.outing(0).astray is False
    assert [start(FIELD.outing(number)).round for number in range(3, 9)] != [0] * 6  # type: ignore[attr-defined]


def test_what_is_seen_had_and_chosen_is_noted_with_the_answer_of_the_first_time() -> None:
    found = trace(outing("random", "random"))
    assert found.ended
    assert len(found.choices) == found.answers
    kinds = {what.partition(":")[0] for what in found.first}
    assert {"able objective", "able action", "random had action", "random had sector"} <= kinds
    assert not {"had action", "had sector"} & kinds
    assert all(0 <= answer < found.answers for answer in found.first.values())
    assert trace(outing("random", "random")) == found


def test_what_lies_at_a_position_is_had_by_who_activates_it() -> None:
    tracks = Tracks(outing("random", "greedy"))
    tracks.happened(DirectiveShown(2, "Defense Allocation Plan"))
    tracks.happened(Refreshed(1, 2, "directive"))
    assert set(tracks.first) == {"able directive: Defense Allocation Plan"}
    tracks.happened(Activated(1, 2, "build", {"green": 1}))
    assert "had directive: Defense Allocation Plan" in tracks.first


def test_what_only_one_card_makes_possible_is_done_by_it() -> None:
    tracks = Tracks(outing("random", "greedy"))
    tracks.happened(LanceFired(1, 0, "outpost", "A1"))
    assert "did structure: starlance" in tracks.first


def test_levels_of_a_track_are_cards_of_starflick() -> None:
    cards = cards_of("starflick", "")
    assert cards["grey 1"] == "technology"
    assert cards["colony"] == "item"


def test_who_has_no_choice_of_actions_for_long_is_stuck() -> None:
    tracks = Tracks(outing("random", "random"))
    for now in range(1, STUCK + 2):
        tracks.wait(now)
        tracks.free[1] = now, tracks.answers
        tracks.choices.append(0)
    assert "stuck" not in tracks.first
    tracks.wait(STUCK + 2)
    assert tracks.first == {"stuck": STUCK + 1, "stuck since": 0}


def test_a_question_without_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Choose.choices

    def choices(self: Choose, g: Galaxy) -> list[int]:
        return plain(self, g) if g.round < 2 else []

    monkeypatch.setattr(Choose, "choices", choices)
    found = trace(outing("random", "random"))
    assert found.dead == "choose"
    hole = next(holes([Game(0, outing("random", "random"), found)], {}))
    assert hole.sort == "dead-end"
    assert hole.things[0].name == "choose"

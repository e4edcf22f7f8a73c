"""What can be played, and is hardly meant."""

import pytest

from milkomeda.galaxy.doubts import doubts
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import remarks


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_doubts_an_edition_that_comes_with_the_game(edition: str) -> None:
    assert doubts(edition) == []


@pytest.mark.parametrize(
    ("options", "about", "said"),
    [
        ("objectives=1 end_slots=20", "end_slots", "20 claimed slots are never needed: one objective has 4"),
        ("objectives=1 slots_each=2", "slots_each", "10 claimed slots are never needed"),
        ("slots_each=2 end_slots=12", "end_slots", "12 claimed slots are never needed: 10 end the game"),
        ("objectives=3 end_cards=4", "end_cards", "4 full objectives are never needed: only 3 lie out"),
        (
            "research_cost=10 storage_limit=9",
            "research_cost",
            "Green for Research: 10. But a storage holds 9",
        ),
        ("hypergate_orange=15 storage_limit=14", "hypergate_orange", "Orange for the Hypergate: 15. But"),
        ("lance_red=9 storage_limit=8", "lance_red", "Red for an attack on a structure: 9. But"),
        (
            "start_blue=12 storage_limit=11",
            "start_blue",
            "Blue in each storage at the start: 12. But a storage",
        ),
        (
            "homeworld_income=6 storage_limit=5",
            "homeworld_income",
            "Of each resource from the own Homeworld: 6",
        ),
        (
            "orange_per_point=10 storage_limit=9",
            "orange_per_point",
            "So many orange score as one, rounded down",
        ),
        ("helix_hoard=red storage_limit=14", "helix_hoard", "Helix: 5 VP for holding this at the end: 15"),
        ("storage_limit=15", "objective.Manhattan_Project.needs", "Slots that need more than 15 can never"),
        ("sector.Terra_Pax.cost=9 storage_limit=8", "sector.Terra_Pax.cost", "A storage holds 8 at most, so"),
        ("fleets=12", "objective.Grande_Armée.needs", "Slots that need more than 12 can never be claimed"),
        ("gate_attack=none", "gate_attack", "Nobody can attack through a Hypergate"),
        ("objective.Warith_Hadid.needs=3+4+6", "objective.Warith_Hadid.needs", "Slots that need more than 5"),
        ("offers=3 bribes=none", "offers", "Offers each player may make each time: changes nothing here."),
        ("directives technology.Bioreactors=out", "technology.Bioreactors", "Cards of the kind technology"),
        ("draft protocol.move_for_1_red=out", "protocol.move_for_1_red", "Cards of the kind protocol"),
        (
            "edition=protocols objectives=0 objective.Altan_Orda=out",
            "objective.Altan_Orda",
            "Cards of the kind",
        ),
    ],
)
def test_what_is_hardly_meant_is_told_beside_what_it_is_about(options: str, about: str, said: str) -> None:
    found = [doubt for doubt in doubts(options) if about in doubt.about]
    assert [str(doubt.text).startswith(said) for doubt in found] == [True]


@pytest.mark.parametrize(
    "options", ["storage_limit=20", "objectives=5 end_slots=16", "fleets=14 end_cards=5"]
)
def test_what_can_be_meant_is_not_doubted(options: str) -> None:
    assert doubts(options) == []


def test_what_cannot_be_played_is_told_with_who_cannot_play_it() -> None:
    few = remarks("milkomeda", "protocols width=5 height=5 deck=22 offers=3 bribes=none")
    said = [(str(one.text).partition(":")[0], one.about[0], one.impossible) for one in few]
    assert said == [
        ("for 4 players a deck of 22 sectors does not fit", "deck", True),
        ("Offers each player may make each time", "offers", False),
    ]
    [nobody] = remarks("milkomeda", "protocols gate_move=range offers=3 bribes=none")
    assert (nobody.about, nobody.impossible) == (["gate_attack", "gate_move"], True)
    [turned] = remarks("starflick", "short_range=120")
    assert (turned.about, turned.impossible) == (["long_range", "short_range"], False)

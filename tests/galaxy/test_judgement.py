"""How good a position looks: what bots go by."""

import pytest

from milkomeda.galaxy.judgement import Outlook
from milkomeda.galaxy.state import Galaxy
from tests.galaxy.scene import scene

LAST_TO_CLAIM = """
    round 5, order gold teal, turn teal, master gold
    teal: storage 3 3 3 5
    A1: 1 teal
    F5: 1 gold
    objective Manhattan Project
    pending: claim; end-turn
    """


def test_whoever_acts_last_does_not_count_on_a_claim_after_the_turn() -> None:
    now = scene(LAST_TO_CLAIM, "consolidated")
    claimed = now.after("teal: claim Manhattan Project slot 1")
    declined = now.after("teal: no claim")
    assert claimed.judge(0) > declined.judge(0)


SPENT = """
    round 4, order teal gold, turn teal, master gold
    teal: storage 3 {orange} 3 3
    gold: storage 3 3 19 3
    A1: {fleets} teal
    F5: 3 gold
    objective {objective}
    pending: claim; end-turn
    """
RACE = "Wits of Clausewitz: gold gold gold -"


def teals(options: str, orange: int, fleets: int = 3, objective: str = RACE) -> Galaxy:
    return scene(SPENT.format(orange=orange, fleets=fleets, objective=objective), options).state


@pytest.mark.parametrize(
    ("options", "objective", "worth"),
    [
        ("", RACE, False),
        ("", "Golden Khanate", True),
        ("end_cards=0", RACE, True),
        ("end_cards=0 end_slots=4", RACE, False),
        ("end_at=round", RACE, False),
        ("end_round=9", "Golden Khanate", True),
        ("end_round=4", "Golden Khanate", False),
    ],
)
def test_fleets_are_worth_their_price_unless_the_end_is_near(
    options: str, objective: str, worth: bool
) -> None:
    rules = f"consolidated {options}"
    built, saved = teals(rules, 3, 6, objective), teals(rules, 6, 3, objective)
    assert (built.judge(0) > saved.judge(0)) == worth


@pytest.mark.parametrize("orange", [30, 100, 1000])
def test_no_lead_is_worth_as_much_as_a_victory(orange: int) -> None:
    over = teals("draft", orange)
    over.steps.clear()
    assert over.winners() == [0]
    assert over.judge(0) > teals("draft", 2 * orange).judge(0)


@pytest.mark.parametrize(("orange", "hastens"), [(1000, True), (3, False)])
def test_whoever_is_far_ahead_prefers_fewer_sectors_to_be_left(orange: int, hastens: bool) -> None:
    many, few = teals("draft", orange), teals("draft", orange)
    few.left -= 1
    assert (few.judge(0) > many.judge(0)) == hastens


@pytest.mark.parametrize(
    ("options", "worth"), [("", 2.0), ("orange_per_point=2", 1.0), ("orange_points=2", 4.0)]
)
def test_a_sector_that_yields_orange_is_worth_what_orange_scores(options: str, worth: float) -> None:
    now = teals(f"protocols {options}", 3)
    assert Outlook(now).yields(now.box, now.box.sectors.index("Tradepost C31")) == worth

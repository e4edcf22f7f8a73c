"""How good a position looks: what bots go by."""

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

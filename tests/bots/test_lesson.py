"""Games that a learner learns from: see also tests/lab/test_learning.py."""

from milkomeda.bots.lesson import foreseen
from tests.starflick.scene import do, scene


def test_an_action_that_takes_several_answers_is_told_by_what_comes_of_it() -> None:
    mine, give_up = (do(scene("alpha-a: grey teal 3 troops"), action) for action in ("mine", "return"))
    assert mine.judge(0) == give_up.judge(0)
    assert foreseen(mine, 0, 1) > foreseen(give_up, 0, 1)

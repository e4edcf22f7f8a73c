from milkomeda.galaxy import pending
from milkomeda.galaxy.explain import STEPS
from milkomeda.galaxy.options import OPTIONS
from milkomeda.play.step import Luck, Then


def test_every_step_that_asks_somebody_is_explained() -> None:
    made = {name: make([0] * 9) for name, make in pending.MAKERS.items()}
    assert STEPS.keys() == {name for name, step in made.items() if not isinstance(step, (Luck, Then))}


def test_the_rules_behind_a_step_are_options() -> None:
    for about in STEPS.values():
        assert about.text
        assert set(about.options) <= OPTIONS.keys()

"""Rulings by what their other answers do."""

import numpy as np

from milkomeda.lab.comparison import Asked
from milkomeda.lab.flipping import Flipping
from milkomeda.lab.runs import Setup
from milkomeda.lab.sweeping import Sweep

ROUNDS = Asked("rounds", "", share=False)
ENDED = Asked("completion", "", share=True)
SETUP = Setup("milkomeda", "", ("random",) * 4, seed=3)


def test_what_matters_comes_first_and_the_rest_is_not_said_to_matter() -> None:
    found = Flipping(SETUP, [ENDED, ROUNDS], 1000)
    rng, loud = np.random.default_rng(1), [flip.option for flip in found.flips].index("bribes")
    for _ in range(60):
        rounds = [float(value) for value in rng.normal(6, 1, len(found.flips) + 1)]
        rounds[loud + 1] += 3
        found.add([{ENDED: 1.0, ROUNDS: value} for value in rounds])
    found.look()
    ranked = found.weighed()
    assert len(ranked) == len(found.flips)
    assert ranked[0].flip.option == "bribes"
    assert ranked[0].line.asked == ROUNDS
    assert ranked[0].size > 2
    assert [one.flip.option for one in ranked if one.matters] == ["bribes"]


def test_games_of_a_study_have_the_rules_as_they_are_and_each_flip() -> None:
    found = Flipping(SETUP, [ROUNDS], 100)
    setups = found.study.setups(5)
    assert setups[0].options == "edition=protocols"
    assert [setup.options for setup in setups[1:]] == [flip.options for flip in found.flips]
    assert found.study.blocks == 100


def test_a_sweep_has_a_band_at_each_point() -> None:
    found = Sweep(SETUP, ["end_cards=1..3", "bribes=free,none"], [ENDED, ROUNDS], 50)
    assert [point.at for point in found.points][:3] == [(1, "free"), (1, "none"), (2, "free")]
    for block in range(40):
        found.add([{ENDED: 1.0, ROUNDS: point.at[0] * 2.0 + block % 2} for point in found.points])  # type: ignore[operator]
    point = found.points[2]
    assert found.tallies[ROUNDS, point].mean == 4.5
    assert found.band(ROUNDS, point).holds(4.5)
    assert found.band(ENDED, point).high == 1.0
    assert 0.7 < found.band(ENDED, point).low < 0.95

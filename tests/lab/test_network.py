"""The network as a learner sees it is the judgement that plays."""

import numpy as np
import pytest

from milkomeda.bots.judgement import Judgement
from milkomeda.lab.network import Network

INPUTS, HIDDEN, PHASES = 5, 3, 2


def network() -> Network:
    rng = np.random.default_rng(1)
    made = Network(INPUTS, HIDDEN, rng)
    made.widen(PHASES)
    for name, array in made.weights.items():
        made.weights[name] = rng.normal(0, 1, array.shape).astype(np.float32)
    return made


def rows(count: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(2)
    return rng.normal(0, 1, (count, INPUTS)).astype(np.float32), rng.integers(PHASES, size=count)


def test_a_judgement_with_its_weights_thinks_the_same() -> None:
    made, (figures, phases) = network(), rows(8)
    plain = made.plain()
    judgement = Judgement({}, INPUTS, plain["first"], plain["linear"], plain["second"])
    values, _ = made.values(figures, phases)
    for row, phase, value in zip(figures, phases, values, strict=True):
        found = judgement.weigh(type(judgement.first)([float(x) for x in row]), int(phase))
        assert found == pytest.approx(float(value), abs=0.02)


@pytest.mark.parametrize("name", ["first", "linear", "second", "linears", "seconds"])
def test_the_slope_of_each_weight_is_what_a_nudge_does(name: str) -> None:
    made, (figures, phases) = network(), rows(6)
    wanted = np.linspace(-1, 1, 6).astype(np.float32)

    def loss() -> float:
        return float(np.square(made.values(figures, phases)[0] - wanted).sum() / 2)

    found: dict[str, np.ndarray] = {}
    made.step = lambda slopes, rate: found.update(slopes)  # type: ignore[method-assign]
    values, units = made.values(figures, phases)
    made.learn(figures, phases, units, values - wanted, 0.1)
    before = loss()
    at = (0,) * made.weights[name].ndim
    made.weights[name][at] += 1e-2
    assert (loss() - before) / 1e-2 == pytest.approx(float(found[name][at]), abs=0.15, rel=0.1)


def test_learning_makes_it_less_wrong() -> None:
    made, (figures, phases) = network(), rows(40)
    wanted = figures[:, 0] * np.where(phases == 1, 1, -1)
    wrong = []
    for _ in range(300):
        values, units = made.values(figures, phases)
        wrong.append(float(np.square(values - wanted).mean()))
        made.learn(figures, phases, units, (values - wanted) / len(wanted), 0.02)
    assert wrong[-1] < wrong[0] / 20


def test_weights_are_taken_over_and_units_that_are_more_are_not_heard() -> None:
    old, (figures, phases) = network(), rows(8)
    new = Network(INPUTS, HIDDEN + 2, np.random.default_rng(3))
    new.take(old.plain(), PHASES)
    assert new.values(figures, phases)[0] == pytest.approx(old.values(figures, phases)[0], abs=0.02)


def test_a_new_phase_is_as_all_are_until_it_is_learned() -> None:
    made, (figures, phases) = network(), rows(4)
    before = made.values(figures, phases)[0]
    made.widen(PHASES + 1)
    assert (made.values(figures, phases)[0] == before).all()
    made.weights["linears"][:] = 0
    made.weights["seconds"][:] = 0
    assert (made.values(figures, phases)[0] == made.values(figures, np.full(4, PHASES))[0]).all()

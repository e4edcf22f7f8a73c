"""Examples do what they say."""

import numpy as np

from examples.learn import learn, play

SURE = 100.0  # of what it likes best


def test_the_learner_learns_to_beat_chance() -> None:
    weights = learn(lessons=2, games=64, seed=1)
    assert play(np.zeros_like(weights), 64, 1_000_000, SURE) < 0.65
    assert play(weights, 96, 1_000_000, SURE) > 0.8

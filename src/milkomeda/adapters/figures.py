"""What a learner sees, as numbers in fixed spaces."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from milkomeda.adapters.actions import MOST
from milkomeda.play.state import State

FAR: Final = 1_000.0  # figures are tens at most: no space may be endless
Figures = NDArray[np.float32]
Mask = NDArray[np.int8]


def figures(state: State, seat: int) -> Figures:
    """Of a position as that seat knows it."""
    return bounded(np.array(state.features(seat), np.float32))


def bounded(found: Figures) -> Figures:
    return np.clip(found, -FAR, FAR)


def figures_space(first: State) -> spaces.Box[np.float32]:
    return spaces.Box(-FAR, FAR, (len(first.features(0)),), np.float32)


def actions_space() -> spaces.Discrete[Any]:
    return spaces.Discrete(MOST)


def mask(count: int) -> Mask:
    """The actions that stand for so many choices."""
    return (np.arange(MOST) < count).astype(np.int8)

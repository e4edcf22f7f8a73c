"""The small network of a learned judgement, as a learner sees it."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

DIGITS: Final = 4
MEMORY: Final = (0.9, 0.999)  # of the slope, and of its square
TINY: Final = 1e-8


class Network:
    """Weights that all phases share, and by how much those of each phase differ from them."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Floats] = {
            "first": rng.normal(0, (1 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
            "linear": np.zeros(inputs, np.float32),
            "second": np.zeros(hidden, np.float32),
            "linears": np.zeros((1, inputs), np.float32),
            "seconds": np.zeros((1, hidden), np.float32),
        }
        self.slopes = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def widen(self, phases: int) -> None:
        """Make room for so many phases; new ones are as all are."""
        for kept in (self.weights, self.slopes, self.squares):
            for name in ("linears", "seconds"):
                missing = phases - len(kept[name])
                kept[name] = np.pad(kept[name], ((0, max(missing, 0)), (0, 0)))

    def values(self, figures: Floats, phases: Ints) -> tuple[Floats, Floats]:
        """One for each row, and the hidden units of each."""
        linear, second = self.whole()
        units = np.maximum(figures @ self.weights["first"], 0)
        straight = (figures @ linear.T)[np.arange(len(phases)), phases]
        return straight + np.einsum("ij,ij->i", units, second[phases]), units

    def whole(self) -> tuple[Floats, Floats]:
        """Of each phase all of its weights: of figures, of units."""
        weights = self.weights
        return weights["linear"] + weights["linears"], weights["second"] + weights["seconds"]

    def learn(self, figures: Floats, phases: Ints, units: Floats, slope: Floats, rate: float) -> None:
        """A step down the slope of a loss, given for each row's value."""
        second = self.whole()[1]
        spread = np.zeros((len(phases), len(self.weights["linears"])), np.float32)
        spread[np.arange(len(phases)), phases] = slope
        linears = spread.T @ figures
        seconds = spread.T @ units
        through = second[phases] * slope[:, None] * (units > 0)
        self.step(
            {
                "first": figures.T @ through,
                "linear": linears.sum(0),
                "second": seconds.sum(0),
                "linears": linears,
                "seconds": seconds,
            },
            rate,
        )

    def step(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam's."""
        self.steps += 1
        kept, kept_square = MEMORY
        for name, slope in slopes.items():
            self.slopes[name] += (1 - kept) * (slope - self.slopes[name])
            self.squares[name] += (1 - kept_square) * (slope * slope - self.squares[name])
            mean = self.slopes[name] / (1 - kept**self.steps)
            size = np.sqrt(self.squares[name] / (1 - kept_square**self.steps)) + TINY
            self.weights[name] -= (rate * mean / size).astype(np.float32)

    def plain(self) -> dict[str, list[float]]:
        """As a judgement reads them."""
        linear, second = self.whole()
        arrays = {"first": self.weights["first"], "linear": linear, "second": second}
        return {name: [short(float(x)) for x in array.ravel()] for name, array in arrays.items()}

    def take(self, part: dict[str, list[float]], phases: int) -> None:
        """The weights of a judgement; units that it does not have stay as they are, and are not heard yet."""
        self.widen(phases)
        inputs, hidden = self.weights["first"].shape
        first = np.array(part["first"], np.float32).reshape(inputs, -1)
        width = min(hidden, first.shape[1])
        self.weights["first"][:, :width] = first[:, :width]
        self.weights["linears"][:] = np.array(part["linear"], np.float32).reshape(phases, inputs)
        seconds = np.array(part["second"], np.float32).reshape(phases, -1)
        self.weights["seconds"][:, :width] = seconds[:, :width]

    def state(self) -> dict[str, Any]:
        """All that is needed to go on learning."""
        parts = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares}
        found = {f"{part}.{name}": array for part, arrays in parts.items() for name, array in arrays.items()}
        return {**found, "steps": np.array(self.steps)}

    def restore(self, state: dict[str, Any]) -> None:
        for part, arrays in (("weights", self.weights), ("slopes", self.slopes), ("squares", self.squares)):
            for name in arrays:
                arrays[name] = state[f"{part}.{name}"]
        self.steps = int(state["steps"])


def short(number: float) -> float:
    """With as many digits as matter."""
    return float(f"{number:.{DIGITS}g}") if abs(number) > TINY else 0

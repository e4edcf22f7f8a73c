"""What was learned of each game: files of weights, which say how they were made."""

import json
import os
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from milkomeda.bots.judgement import Judgement
from milkomeda.play.state import State

SOLACE: Final = 0.1  # what it is worth to have lost, but not to have played for ever
POINTS_OF_VICTORY: Final = 100.0  # of what a character likes
SLIM: Final = 0.001  # the least chance as long as nothing is decided


@final
class Learned:
    """Of a game: which choices look good, and what is to be hoped for."""

    def __init__(self, taste: Judgement, chance: Judgement) -> None:
        self.taste = taste
        self.chance = chance

    def chance_of(self, state: State, seat: i64) -> float:
        """That a seat wins, as it stands."""
        if not state.steps:
            winners = state.winners()
            return 1.0 / float(len(winners)) if seat in winners else 0.0
        hoped = 1.0 / (1.0 + exp(-max(min(self.chance.value(state, seat), 30.0), -30.0)))
        return max((hoped - SOLACE) / (1.0 - SOLACE), SLIM)

    def worth(self, state: State, seat: i64, character: str) -> float:
        """The chances of a seat, and what its character likes."""
        return self.chance_of(state, seat) + state.leaning(character, seat) / POINTS_OF_VICTORY


def judgement(weights: dict[str, Any], which: str) -> Judgement:
    part = weights[which]
    return Judgement(weights["phases"], weights["inputs"], part["first"], part["linear"], part["second"])


def learned_of(weights: dict[str, Any]) -> Learned:
    return Learned(judgement(weights, "taste"), judgement(weights, "chance"))


POINTS: Final = Judgement({}, 2, [], [1.0, -1.0], [])
KNOWN: Final[dict[str, Learned]] = {"": Learned(POINTS, POINTS)}


FOLDER: Final = "MILKOMEDA_WEIGHTS"  # where weights are that go before those that are shipped


def learned(state: State) -> Learned:
    """Read once. A game that nobody has learned yet is judged by its points alone."""
    name = state.lore()
    if name not in KNOWN:
        own = Path(os.environ.get(FOLDER, "")) / f"{name}.json"
        shipped = files("milkomeda.bots") / "weights" / f"{name}.json"
        text = (own if os.environ.get(FOLDER) and own.is_file() else shipped).read_text(encoding="utf-8")
        KNOWN[name] = learned_of(json.loads(text))
    return KNOWN[name]

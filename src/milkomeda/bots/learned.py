"""What was learned of each game: files of weights, which say how they were made."""

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, final

from milkomeda.bots.judgement import Judgement
from milkomeda.play.state import State


@final
class Learned:
    """Of a game: which choices look good, and what the chances are."""

    def __init__(self, taste: Judgement, chance: Judgement) -> None:
        self.taste = taste
        self.chance = chance


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

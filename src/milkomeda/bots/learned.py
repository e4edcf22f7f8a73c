"""What was learned of each game: files of weights, which say how they were made."""

import json
from importlib.resources import files
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


def learned(state: State) -> Learned:
    """Read once. A game that nobody has learned yet is judged by its points alone."""
    name = state.lore()
    if name not in KNOWN:
        text = (files("milkomeda.bots") / "weights" / f"{name}.json").read_text(encoding="utf-8")
        KNOWN[name] = learned_of(json.loads(text))
    return KNOWN[name]

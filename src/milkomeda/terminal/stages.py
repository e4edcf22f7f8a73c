"""The registry: what each game brings to a terminal."""

from typing import Final

from milkomeda.games import SHOWS, game
from milkomeda.terminal.galaxy.stage import GalaxyStage
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.starflick.stage import StarflickStage
from milkomeda.words.language import Language

STAGES: Final[dict[str, type[Stage]]] = {"milkomeda": GalaxyStage, "starflick": StarflickStage}


def stage(name: str, words: Language) -> Stage:
    """That game's, in that language."""
    return STAGES[name](game(name), SHOWS[name], words)

"""The registry: what each game brings to a terminal."""

from milkomeda.games import SHOWS, game
from milkomeda.terminal.galaxy.stage import GalaxyStage
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.starflick.stage import StarflickStage

STAGES: dict[str, Stage] = {
    "milkomeda": GalaxyStage(game("milkomeda"), SHOWS["milkomeda"]),
    "starflick": StarflickStage(game("starflick"), SHOWS["starflick"]),
}


def stage(name: str) -> Stage:
    """That game's. Raises ValueError."""
    if name not in STAGES:
        raise ValueError(f"there is no game '{name}' for a terminal: the games are {', '.join(STAGES)}")
    return STAGES[name]

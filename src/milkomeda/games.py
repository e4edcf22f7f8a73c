"""The registry: which games there are."""

from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.show import GalaxyShow
from milkomeda.play.game import Game
from milkomeda.play.show import Show

GAMES: dict[str, Game] = {game.name: game for game in [Milkomeda()]}
SHOWS: dict[str, Show] = {"milkomeda": GalaxyShow()}


def game(name: str) -> Game:
    """The game called so. Raises ValueError."""
    if name not in GAMES:
        raise ValueError(f"there is no game '{name}': the games are {', '.join(GAMES)}")
    return GAMES[name]

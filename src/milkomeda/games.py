"""The registry: which games there are."""

from milkomeda.galaxy.game import Milkomeda
from milkomeda.play.game import Game

GAMES: dict[str, Game] = {game.name: game for game in [Milkomeda()]}


def game(name: str) -> Game:
    """The game called so. Raises ValueError."""
    if name not in GAMES:
        raise ValueError(f"there is no game '{name}': the games are {', '.join(GAMES)}")
    return GAMES[name]

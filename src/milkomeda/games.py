"""The registry: which games there are."""

from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.shown.show import GalaxyShow
from milkomeda.play.game import Game
from milkomeda.play.show import Show
from milkomeda.starflick.game import Starflick
from milkomeda.starflick.shown.show import StarflickShow
from milkomeda.words.message import Problem, say

GAMES: dict[str, Game] = {game.name: game for game in [Milkomeda(), Starflick()]}
SHOWS: dict[str, Show] = {"milkomeda": GalaxyShow(), "starflick": StarflickShow()}


def game(name: str) -> Game:
    """The game called so. Raises ValueError."""
    if name not in GAMES:
        raise Problem(say("no-game", text=name, names=list(GAMES)))
    return GAMES[name]

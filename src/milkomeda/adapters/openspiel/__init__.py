"""Our games in OpenSpiel, registered under their names, and OpenSpiel's search as a bot of ours."""

from milkomeda.adapters.openspiel.combat import register_combat
from milkomeda.adapters.openspiel.game import SpielGame, SpielState, register
from milkomeda.adapters.openspiel.searcher import Searcher
from milkomeda.games import GAMES

__all__ = ["Searcher", "SpielGame", "SpielState", "register"]

for name in GAMES:
    register(name)
register_combat()

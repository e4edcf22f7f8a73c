"""The registry: which games there are."""

from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.shown.show import GalaxyShow
from milkomeda.play.game import Game
from milkomeda.play.show import Show
from milkomeda.starflick.game import Starflick
from milkomeda.starflick.shown.show import StarflickShow
from milkomeda.words.message import Problem, Remark, say

GAMES: dict[str, Game] = {game.name: game for game in [Milkomeda(), Starflick()]}
SHOWS: dict[str, Show] = {"milkomeda": GalaxyShow(), "starflick": StarflickShow()}


def game(name: str) -> Game:
    """The game called so. Raises ValueError."""
    if name not in GAMES:
        raise Problem(say("no-game", text=name, names=list(GAMES)))
    return GAMES[name]


def remarks(name: str, options: str) -> list[Remark]:
    """Why options cannot be played, by any number of players or by some; else what is hardly meant."""
    rules, refused = game(name), list[tuple[int, Problem]]()
    for players in rules.player_counts:
        try:
            rules.new(options, players)
        except Problem as problem:
            refused.append((players, problem))
    if len({str(problem) for _, problem in refused}) == 1 and len(refused) == len(rules.player_counts):
        alike = refused[0][1]
        return [Remark(alike.message, alike.about, True)]
    found = [
        Remark(say("for-so-many", players=players, problem=problem.message), problem.about, True)
        for players, problem in refused
    ]
    return found if len(refused) == len(rules.player_counts) else [*found, *SHOWS[name].doubts(options)]

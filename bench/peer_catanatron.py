"""Catanatron: Catan with four of its random players."""

from importlib.metadata import version
from itertools import count

from catanatron import Color, Game, RandomPlayer

from bench.worker import Case, copies, games, serve

PLAYERS = [RandomPlayer(color) for color in Color]
TURNS = 1000  # Catanatron's own limit


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS


def play(copy_each: bool) -> Case:
    seeds = count(1)

    def one() -> tuple[int, int, int]:
        game = Game(PLAYERS, seed=next(seeds))
        decisions = forced = 0
        while not is_over(game):
            if copy_each:
                game.copy()
            decisions += 1
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
        return decisions, forced, 0  # its dice and draws happen inside the decisions

    return games(one)


def midgame(decisions: int) -> Game:
    game = Game(PLAYERS, seed=1)
    while decisions and not is_over(game):
        game.play_tick()
        decisions -= 1
    return game


def main() -> None:
    measures = {"play": play(False), "copy_each": play(True), "copy": copies(midgame(450).copy)}
    serve("Catanatron", version("catanatron"), {"Catanatron": measures})


if __name__ == "__main__":
    main()

"""OpenSpiel's information-set search as a bot of ours, to be measured beside the others."""

from functools import cache
from math import inf
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from milkomeda.adapters.openspiel.game import SpielState
from milkomeda.adapters.position import Position
from milkomeda.adapters.stakes import stakes
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.playout import play_on
from milkomeda.games import GAMES
from milkomeda.play.game import Game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State

SIMULATIONS: Final = 100
LEAST: Final = 2  # the first one only looks at the root
ROLLOUT: Final = 1_000  # answers, after which who is ahead has won
CURIOSITY: Final = 1.0  # how much is explored, for each unit between all lost and all won
GRAIN: Final = 1 << 30


def game_of(state: State) -> Game:
    """The game whose state it is."""
    return next(game for game in GAMES.values() if type(game.new("", game.player_counts[0])) is type(state))


@cache
def spiel_of(name: str, players: int, options: str) -> pyspiel.Game:
    return pyspiel.load_game(name, {"players": players, "options": options})


def root_of(view: State) -> SpielState:
    """What a seat may know, as a state of OpenSpiel's: to be looked at and imagined, not to be played on."""
    game = game_of(view)
    root: SpielState = spiel_of(game.name, int(view.seats), game.options(view)).new_initial_state()
    root.position = Position(game, view, {})
    return root


class Rollout(RandomRolloutEvaluator):
    """OpenSpiel's evaluator, but the random game is played inside the engine, by its own random player."""

    def __init__(self, luck: Seeded) -> None:
        super().__init__()
        self.luck = luck

    def evaluate(self, state: SpielState) -> list[float]:
        end = state.position.state.copy()
        play_on(end, self.luck, ROLLOUT)
        return stakes(end)


class Search(ISMCTSBot):
    """OpenSpiel's search, until its time is over: so many simulations where that never is."""

    def __init__(self, root: SpielState, luck: Random, simulations: int, budget: Budget) -> None:
        super().__init__(
            root.get_game(),
            Rollout(Seeded(luck.below(GRAIN))),
            uct_c=CURIOSITY * root.num_players(),
            max_simulations=simulations,
            random_state=np.random.RandomState(luck.below(GRAIN)),
            use_observation_string=True,
        )
        self.set_resampler(lambda state, player: state.imagined(player, luck))
        self.simulations = simulations
        self.budget = budget

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self.reset()
        root = self.create_new_node(state)
        done = 0
        while done < LEAST or self.goes_on(done):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, root)
        return policy

    def goes_on(self, done: int) -> bool:
        return done < self.simulations if self.budget.left() == inf else not self.budget.over()


class Searcher(Bot):
    """So many simulations a decision, or as many as its time allows."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.simulations = simulations

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        root = root_of(view)
        choices = root.position.choices
        if len(choices) == 1:
            return choices[0]
        return choices[int(Search(root, luck, self.simulations, budget).step(root))]

"""OpenSpiel: eight of its C++ games, driven from Python and by its own C++ rollouts."""

from importlib.metadata import version
from random import random, seed
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

from bench.worker import Case, Counts, copies, decisions, games, serve

GAMES = {
    "backgammon": "backgammon",
    "bridge": "bridge(use_double_dummy_result=false)",  # or else its solver takes all the time
    "chess": "chess",
    "gin rummy": "gin_rummy",
    "hearts": "hearts",
    "hive": "hive",
    "ludo": "maedn(players=4)",
    "quoridor": "quoridor",  # of two: that of four stops with an error
}
ROLLOUTS = 25
BATCH = 64


def roll(state: pyspiel.State) -> None:
    """Let chance answer."""
    left, outcomes = random(), state.chance_outcomes()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            state.apply_action(outcome)
            return
    state.apply_action(outcomes[-1][0])  # the chances summed up to a little less than one


def start(game: pyspiel.Game) -> pyspiel.State:
    """A position that waits for the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        roll(state)
    return state


def walk(state: pyspiel.State, limit: int, copy_each: bool) -> tuple[int, int, int]:
    """Play at random until the end, or until that many decisions are made."""
    decisions = forced = luck = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            roll(state)
            luck += 1
            continue
        if copy_each:
            state.clone()
        legal = state.legal_actions()
        decisions += 1
        forced += len(legal) == 1
        state.apply_action(legal[int(random() * len(legal))])
    return decisions, forced, luck


def play(game: pyspiel.Game, copy_each: bool) -> Case:
    return games(lambda: walk(game.new_initial_state(), 1 << 30, copy_each))


def one_by_one(game: pyspiel.Game) -> Case:
    """As a learner steps it: with the figures of each position as its player knows it."""
    state = start(game)
    kind = game.get_type()
    figures = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"

    def answer() -> int:
        nonlocal state
        getattr(state, figures)(state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        while state.is_chance_node():
            roll(state)
        if state.is_terminal():
            state = start(game)
        return 1

    return decisions(answer)


def batch(game: pyspiel.Game) -> Case:
    """By OpenSpiel's own vector of environments."""
    envs = SyncVectorEnv([Environment(game) for _ in range(BATCH)])
    asked = envs.reset()

    def drawn(seen: dict[str, Any]) -> StepOutput:
        legal = seen["legal_actions"][seen["current_player"]]
        return StepOutput(legal[int(random() * len(legal))], None)

    def answer() -> int:
        nonlocal asked
        asked, *_ = envs.step([drawn(one.observations) for one in asked], reset_if_done=True)
        return BATCH

    return decisions(answer)


def midgame(game: pyspiel.Game) -> pyspiel.State:
    decisions, _, _ = walk(game.new_initial_state(), 1 << 30, False)
    state = game.new_initial_state()
    walk(state, decisions // 2, False)
    return state


def rollout(game: pyspiel.Game) -> Case:
    """A tree search of a single simulation does nothing but roll its root out, all inside C++.

    It does not tell how long the games were: their decisions are worked out from those driven by Python.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False).mcts_search

    def case(seconds: float) -> Counts:
        count, spent = 0, 0.0
        while spent < seconds:
            root = start(game)
            before = perf_counter()
            search(root)
            spent += perf_counter() - before
            count += ROLLOUTS
        return {"seconds": spent, "games": count}

    return case


def measures(game: pyspiel.Game) -> dict[str, Case]:
    return {
        "play": play(game, False),
        "copy_each": play(game, True),
        "copy": copies(midgame(game).clone),
        "rollout": rollout(game),
        "one_by_one": one_by_one(game),
        "batch": batch(game),
    }


def main() -> None:
    seed(1)
    subjects = {f"OpenSpiel {name}": measures(pyspiel.load_game(spec)) for name, spec in GAMES.items()}
    serve("OpenSpiel", version("open_spiel"), subjects)


if __name__ == "__main__":
    main()

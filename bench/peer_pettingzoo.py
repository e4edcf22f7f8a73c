"""PettingZoo: three of its classic games, stepped one by one, as they are made for."""

import os
from importlib import import_module
from importlib.metadata import version
from random import choice, seed
from typing import Any

import numpy as np

from bench.worker import Case, decisions, serve

GAMES = {"chess": "chess_v6", "connect four": "connect_four_v3", "Go": "go_v5"}


def one_by_one(env: Any) -> Case:
    env.reset(seed=1)

    def answer() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(int(choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return decisions(answer)


def main() -> None:
    seed(1)
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # what it prints would get between the answers
    made = {name: import_module(f"pettingzoo.classic.{module}").env() for name, module in GAMES.items()}
    subjects = {f"PettingZoo {name}": {"one_by_one": one_by_one(env)} for name, env in made.items()}
    serve("PettingZoo", version("pettingzoo"), subjects)


if __name__ == "__main__":
    main()

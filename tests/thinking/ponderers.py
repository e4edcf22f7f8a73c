"""The thinking process, with bots that nobody would want to play against."""

import os
import time

from milkomeda.bots import BOTS
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.thinking.process import run


class Ponderer(Bot):
    """Thinks as long as it may."""

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        while not budget.over():
            time.sleep(0.001)
        return view.step.sample(view, luck)


class Deserter(Bot):
    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        os._exit(1)


class Muddler(Bot):
    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        raise ValueError("muddled")


PONDERERS = {"ponderer": Ponderer, "deserter": Deserter, "muddler": Muddler}

if __name__ == "__main__":
    BOTS.update(PONDERERS)
    run()

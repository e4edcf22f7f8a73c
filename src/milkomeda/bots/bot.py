"""A bot: given what a seat may know, it chooses. It knows no game, only the contract."""

from mypy_extensions import i64, mypyc_attr

from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.play.luck import Random
from milkomeda.play.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    character: str = ""  # what it likes besides winning, by the name that the game has for it

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        """To the step on top of the view, which faces that seat, the best answer found within the budget."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any choice is as good as another."""

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        return view.step.sample(view, luck)

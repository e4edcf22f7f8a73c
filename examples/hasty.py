"""A bot that looks once at each choice."""

from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.play.luck import Random
from milkomeda.play.state import State


class Hasty(Bot):
    """Looks at every choice once, on one imagined game, and takes the one that looks best."""

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        step = view.step
        if not step.listed(view):
            return step.sample(view, luck)
        values: dict[int, float] = {}
        for choice in step.choices(view):
            values[choice] = self.value(view, seat, choice, luck)
            if budget.over():
                break
        return max(values, key=values.__getitem__)

    def value(self, view: State, seat: int, choice: int, luck: Random) -> float:
        state = view.imagine(seat, luck)
        state.play(choice)
        return state.judge(seat)

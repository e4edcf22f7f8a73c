"""A fixed space of actions, for a game whose choices are integers of any size.

An action is the place of a choice among those that are offered: all that the step lists, in its order. Where
that is too many or none, some are drawn, and what is drawn depends on nothing but what the seat that answers
may know: the same view offers the same. Chance has all its outcomes, with the exact weights of the rules.
"""

from hashlib import blake2b
from typing import Final, cast

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.batch import DRAWN
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import Luck

MOST: Final = 1024  # actions
OUTCOMES: Final = 256  # of chance, at most

Odds = list[tuple[int, float]]
"""What chance may answer, and how likely that is."""


def luck_of(text: str) -> Seeded:
    """Always the same for the same text."""
    return Seeded(int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big"))


def offered(game: Game, view: State) -> list[int]:
    """The choices that have an action, each at the place of its action."""
    step = view.step
    listed = step.listed(view)
    if listed and len(choices := step.choices(view)) <= MOST:
        return choices
    return sorted(few_choices(view, MOST if listed else DRAWN, luck_of(game.write(view))))


def odds(state: State) -> Odds:
    """What chance may answer here. Answers that come to the same are one."""
    step = cast(Luck[State], state.step)
    choices, weights = step.outcomes(state)
    total = sum(weights)
    return [(choice, weight / total) for choice, weight in zip(choices, weights) if weight]

"""A fixed space of actions, for a game whose choices are integers of any size.

An action is the place of a choice among those that are offered: all that the step lists, in its order. Where
that is too many or none, some are drawn, and what is drawn depends on nothing but what the seat that answers
may know: the same view offers the same. Chance is treated likewise, with exact weights where it is listed.
"""

from collections import Counter
from hashlib import blake2b
from typing import Final, cast

from milkomeda.bots.ahead import few_choices
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import Luck

MOST: Final = 1024  # actions
DRAWN: Final = 64  # where choices cannot be listed
OUTCOMES: Final = 256  # of chance

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


def odds(game: Game, state: State) -> Odds:
    """What chance may answer here."""
    step = cast(Luck[State], state.step)
    if step.listed(state) and len(choices := step.choices(state)) <= OUTCOMES:
        return shares({choice: weight for choice, weight in zip(choices, step.weights(state)) if weight})
    luck = luck_of(game.write(state))
    return shares(Counter(int(step.sample(state, luck)) for _ in range(OUTCOMES)))


def shares(weights: dict[int, int]) -> Odds:
    total = sum(weights.values())
    return [(choice, weight / total) for choice, weight in sorted(weights.items())]

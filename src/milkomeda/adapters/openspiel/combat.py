"""A single fight as a game of its own, small enough to be solved: who is the only one left has won."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

import pyspiel

from milkomeda.adapters.actions import Odds, odds
from milkomeda.adapters.openspiel.game import Parameters, SpielGame, kind_of, ours
from milkomeda.adapters.position import Position
from milkomeda.galaxy.odds.staging import challenge
from milkomeda.galaxy.state import Galaxy
from milkomeda.games import game
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

NAME: Final = "milkomeda_combat"
USUAL: Final[Parameters] = {"attackers": 2, "defenders": 2, "technologies": "", "defender_technologies": ""}
KIND: Final[Any] = kind_of(NAME, "Milkomeda, a combat", (2,), USUAL)


class Volley(NamedTuple):
    """All rolls of a round together."""

    rolls: tuple[str, ...]
    after: Galaxy
    likely: float


class Bout(Position):
    """Of a fight. The rolls of a round are one event, and rounds that change nothing do not count: so a fight
    without Command Points ends.
    """

    @cached_property
    def volleys(self) -> list[Volley]:
        now = cast(Galaxy, self.state)
        found = [
            volley for volley in rolled(now, (), 1.0, int(now.fight_round)) if changed(now, volley.after)
        ]
        total = sum(volley.likely for volley in found)
        return [volley._replace(likely=volley.likely / total) for volley in found]

    @cached_property
    def odds(self) -> Odds:
        return [(number, volley.likely) for number, volley in enumerate(self.volleys)]

    def reached(self, choice: int) -> State:
        return self.volleys[choice].after if self.seat == LUCK else super().reached(choice)

    def spell(self, action: int) -> str:
        return ", ".join(self.volleys[action].rolls) if self.seat == LUCK else super().spell(action)


def rolled(g: Galaxy, rolls: tuple[str, ...], likely: float, number: int) -> Iterator[Volley]:
    """Whatever may come of the rest of that round."""
    if g.seat() != LUCK or g.fight_round != number:
        yield Volley(rolls, g, likely)
        return
    for choice, share in odds(g):
        after = g.copy()
        after.play(choice)
        yield from rolled(after, (*rolls, g.step.spell(g, choice)), likely * share, number)


def changed(before: Galaxy, after: Galaxy) -> bool:
    """Whether anything but the number of the round did."""
    return after.seat() != LUCK or list(after.battle) != list(before.battle)


def last_one(state: State) -> list[float]:
    """Worth 1 to who is left alone, and -1 to the other one."""
    g = cast(Galaxy, state)
    attackers, defenders = (sum(list(g.fleets)[seat::4]) > 0 for seat in range(2))
    gain = float(attackers) - float(defenders)
    return [gain, -gain]


class Combat(SpielGame):
    def __init__(self, parameters: Parameters) -> None:
        fleets = [parameters["attackers"], parameters["defenders"]]
        technologies = [parameters["technologies"], parameters["defender_technologies"]]
        state = challenge(ours(parameters["options"]), fleets, technologies)
        super().__init__(KIND, parameters, Bout(game("milkomeda"), state, {}), last_one, 1.0)


def register_combat() -> None:
    pyspiel.register_game(KIND, Combat)

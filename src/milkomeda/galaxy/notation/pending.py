"""Milkomeda's steps by their names: made of named parts, or of numbers as positions once had them."""

from collections.abc import Callable
from typing import Any, Final

from milkomeda.galaxy.rules import (
    attack,
    build,
    combat,
    dice,
    directives,
    explore,
    hits,
    income,
    move,
    objectives,
    order,
    research,
    setup,
    turn,
)
from milkomeda.galaxy.state import Galaxy
from milkomeda.play import pending
from milkomeda.play.pending import Old
from milkomeda.play.step import Makers, Step

STEPS: Final[Makers] = {
    **setup.STEPS,
    **order.STEPS,
    **directives.STEPS,
    **income.STEPS,
    **turn.STEPS,
    **objectives.STEPS,
    **explore.STEPS,
    **research.STEPS,
    **move.STEPS,
    **build.STEPS,
    **attack.STEPS,
    **combat.STEPS,
    **dice.STEPS,
    **hits.STEPS,
}


def read(g: Galaxy, text: str) -> list[Step[Any]]:
    """The stack, from what must be answered now down to what comes last. Raises Problem."""
    return pending.read(g, text, STEPS, OLD)


def main_action(steps: list[Step[Galaxy]]) -> int:
    """Where the main action lies among the steps of a turn."""
    return next(index for index, step in enumerate(steps) if step.name() == "main-action")


# As positions of rules 3 and before have them. What steps learn from now on they learn by name.

Numbers = list[int]


def exactly(count: int, make: Callable[[Numbers], Step[Any]]) -> Callable[[Numbers], Step[Any]]:
    def made(n: Numbers) -> Step[Any]:
        if len(n) != count:
            raise IndexError(count)
        return make(n)

    return made


def old_move(n: Numbers) -> Step[Any]:
    ready = 3 + n[2]
    if not 3 <= ready <= len(n) - n[2]:
        raise IndexError(ready)
    return move.Group(n[0], n[1], n[3:ready], n[ready : ready + n[2]], n[ready + n[2] :])


def waiting(n: Numbers) -> Numbers:
    if n[0] < 0 or len(n) != 5 + n[0]:
        raise IndexError(n[0])
    return n[1 : 1 + n[0]]


OLD: Final[Old] = {
    "civilization": exactly(2, lambda n: setup.Civilization(n[0], bool(n[1]))),
    "turn-homeworld": exactly(1, lambda n: setup.TurnHomeworld(n[0])),
    "first-sectors": exactly(1, lambda n: setup.FirstSectors(n[0])),
    "first-draw": lambda n: setup.FirstDraw(n[0], n[1], n[2:]),
    "first-place": lambda n: setup.FirstPlace(n[0], n[2:], n[1]),
    "deal-order": lambda n: order.DealOrder(n),
    "offer": exactly(2, lambda n: order.Offer(n[0], bool(n[1]))),
    "decide-offer": exactly(2, lambda n: order.Decide(n[0], n[1])),
    "show": exactly(2, lambda n: directives.Show(n[0], n[1])),
    "bonus": exactly(1, lambda n: income.Bonus(n[0])),
    "choose": exactly(1, lambda n: turn.Choose(n[0])),
    "activate": exactly(1, lambda n: turn.Activate(n[0])),
    "boost-explore": exactly(2, lambda n: explore.Boost(n[0], n[1])),
    "draw": lambda n: explore.Draw(n[0], n[3:], n[1], n[2]),
    "place": lambda n: explore.Place(n[3:], n[0], n[1], n[2]),
    "put-back": lambda n: explore.PutBack(n),
    "draw-technology": lambda n: research.DrawTechnology(n[0], n[1], n[2:]),
    "keep": lambda n: research.Keep(n[0], n[1:]),
    "move-from": lambda n: move.Origin(n[0], n[1:]),
    "move": old_move,
    "build": exactly(3, lambda n: build.Option(n[0], n[1], bool(n[2]))),
    "attack": exactly(2, lambda n: attack.Target(n[0], n[1])),
    "attack-again": exactly(2, lambda n: attack.Again(n[0], n[1])),
    "attack-from": lambda n: attack.Group(n[0], n[1], n[3:], n[2]),
    "configure": lambda n: combat.Configure(waiting(n), n[-4:]),
    "command": lambda n: dice.Command(waiting(n), n[-4:]),
    "roll": exactly(3, lambda n: dice.Roll(n[0], n[1], n[2])),
    "force-rerolls": exactly(1, lambda n: dice.ForceRerolls(n[0])),
    "allocate": lambda n: hits.Allocate(waiting(n), n[-4:]),
    "resolve": exactly(1, lambda n: hits.Resolve(n[0])),
    "victim": exactly(2, lambda n: hits.Victim(n[0], n[1])),
    "reshape": exactly(1, lambda n: combat.Reshape(n[0])),
    "reshape-secretly": lambda n: combat.SecretReshape(waiting(n), n[-4:]),
}

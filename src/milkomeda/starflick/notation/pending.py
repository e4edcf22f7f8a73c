"""Starflick's steps by their names: made of named parts, or of numbers as positions once had them."""

from typing import Any, Final

from milkomeda.play import pending
from milkomeda.play.pending import Old
from milkomeda.play.step import Makers, Step
from milkomeda.starflick.rules import (
    attack,
    build,
    develop,
    end,
    flick,
    mine,
    move,
    recruit,
    scan,
    setup,
    turn,
)
from milkomeda.starflick.state import Sky

STEPS: Final[Makers] = {
    **setup.STEPS,
    **turn.STEPS,
    **recruit.STEPS,
    **move.STEPS,
    **flick.STEPS,
    **attack.STEPS,
    **mine.STEPS,
    **build.STEPS,
    **develop.STEPS,
    **scan.STEPS,
    **end.STEPS,
}

OLD: Final[Old] = {
    "end": end.End,
    "reveal": lambda n: end.Reveal(n[0]),
    "minefield": lambda n: setup.Minefield(n[0]),
    "recruit": lambda n: recruit.Recruit(n[0], n[1] > 0),
    "arrive": lambda n: recruit.Arrive(n[0]),
    "return": lambda n: recruit.Return(n[0] > 0),
    "peek": lambda n: scan.Peek(n[0]),
    "move": lambda n: move.Move(n[0], n[1] > 0),
    "place": lambda n: move.Place(n[0], n[1]),
    "shoot": lambda n: flick.Shoot(n[0]),
    "dice": lambda n: flick.Dice(n[0], n[1], n[2]),
    "physics": lambda n: flick.Physics(n[0], n[1], n[2], n[3:]),
    "attack": lambda n: attack.Attack(n[0]),
}
"""By name, what makes a step of numbers, as positions once had them."""


def read(sky: Sky, text: str) -> list[Step[Any]]:
    """The stack, from what must be answered now down to what comes last. Raises Problem.

    Positions of before had them the other way round: the end first.
    """
    phrases = text.split(";")
    reverse = phrases[0].partition(" ")[0] == "end"
    return pending.read(sky, ";".join(reversed(phrases)) if reverse else text, STEPS, OLD)

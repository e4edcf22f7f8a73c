"""Our games in PettingZoo: all seats are played from outside."""

from typing import Any

from pettingzoo.utils import wrappers

from milkomeda.adapters.pettingzoo.cycles import Cycles
from milkomeda.adapters.pettingzoo.turns import Turns

__all__ = ["Cycles", "Turns", "env", "parallel_env", "raw_env"]

LONGEST = 10_000  # answers of a game


def raw_env(
    name: str = "milkomeda",
    options: str = "",
    players: int = 2,
    max_cycles: int = LONGEST,
    hand: str = "average",
    render_mode: str | None = None,
) -> Turns:
    return Turns(name, options, players, max_cycles, hand, render_mode)


def env(**placed: Any) -> wrappers.OrderEnforcingWrapper[Any, Any, Any]:
    """One seat after the other; that things are done in their order is seen to."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**placed)))


def parallel_env(
    name: str = "milkomeda",
    options: str = "",
    players: int = 2,
    max_cycles: int = LONGEST,
    hand: str = "average",
    render_mode: str | None = None,
) -> Cycles:
    """All seats at once."""
    return Cycles(name, options, players, max_cycles, hand, render_mode)

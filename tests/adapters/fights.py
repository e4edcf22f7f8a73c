"""A fight about to begin: teal brings seven fleets against gold's seven, and both form up in secret."""

from milkomeda.adapters.position import Position
from milkomeda.galaxy.rules.dice import FIRST, Roll
from milkomeda.games import game
from tests.galaxy.scene import scene

TEAL, GOLD = 0, 1


def fight() -> Position:
    """Teal is asked first."""
    found = scene(
        """
        teal: storage 9 9 9 9
        A1: 9 teal
        B1 Novatron: 7 gold
        """
    ).play("teal: attack", "teal: attack B1", "teal: bring 7 A1")
    return Position(game("milkomeda"), found.state, {})


def roll(*dice: int) -> Position:
    """So many of teal's dice are about to fall, roll by roll."""
    state = fight().state.copy()
    for amount in dice:
        state.push(Roll(TEAL, amount, FIRST))
    return Position(game("milkomeda"), state, {})

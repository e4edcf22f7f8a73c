"""How a fight may end: it is fought many times, and all answer at random."""

from typing import Final

from milkomeda.galaxy.facts import WouldWin
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded

FIGHTS: Final = 200
NEAREST: Final = 5  # so few fights tell no more


def odds(g: Galaxy, seat: int) -> WouldWin:
    """Of a hundred fights like the one that has begun, how many leave only that seat there."""
    luck = Seeded(1)
    won = sum(survivors(g.copy(), luck) == [seat] for _ in range(FIGHTS))
    return WouldWin(seat, NEAREST * round(won * 100 / FIGHTS / NEAREST))


def survivors(g: Galaxy, luck: Seeded) -> list[int]:
    field = g.field
    while g.field == field:
        g.play(g.step.sample(g, luck))
    return [seat for seat in range(g.seats) if g.fleets[field * 4 + seat]]

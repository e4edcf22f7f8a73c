"""What the rules of all sections share: the player whose turn it is, paying, and gains by technology."""

from typing import Final

from mypy_extensions import i64

from milkomeda.galaxy.cards import COLOURS
from milkomeda.galaxy.grid import count_in
from milkomeda.galaxy.rules.technologies import EFFECTS, WIDTH
from milkomeda.galaxy.state import HELD, Galaxy
from milkomeda.play.step import Turn
from milkomeda.words.message import Message, say

DONE: Final = 0

GAIN_INCOME: Final = EFFECTS.index("gain income blue")
GAIN_EXPLORE: Final = EFFECTS.index("gain explore blue")
GAIN_RESEARCH: Final = EFFECTS.index("gain research blue")
GAIN_MOVE: Final = EFFECTS.index("gain move blue")
GAIN_BUILD: Final = EFFECTS.index("gain build blue")
GAIN_ATTACK: Final = EFFECTS.index("gain attack blue")
GAIN_WIN: Final = EFFECTS.index("gain win blue")
GAIN_LOSE: Final = EFFECTS.index("gain lose blue")
GAIN_PROTOCOL: Final = EFFECTS.index("gain protocol blue")
GAIN_MASTER: Final = EFFECTS.index("gain master blue")
GAIN_CLAIM: Final = EFFECTS.index("gain claim blue")


class ActiveTurn(Turn[Galaxy]):
    """The player whose turn it is chooses."""

    def seat(self, g: Galaxy) -> i64:
        return g.active


def held_count(g: Galaxy, seat: i64) -> i64:
    """How many sectors a seat controls."""
    return count_in(g.player[HELD + seat])


def bonus(g: Galaxy, seat: i64, effect: i64) -> i64:
    """What a seat's technologies amount to in one respect."""
    return g.bonus[seat * WIDTH + effect]


def gain_by_technology(g: Galaxy, seat: i64, occasion: i64) -> None:
    at: i64 = seat * WIDTH + occasion
    for colour in range(4):
        amount: i64 = g.bonus[at + colour]
        if amount:
            g.gain(seat, colour, amount)


def short_of(g: Galaxy, seat: i64, colour: i64, need: i64) -> Message | None:
    """Why a seat cannot pay; None if it can."""
    held: i64 = g.storage[seat * 4 + colour]
    return None if held >= need else say("needs", need=need, colour=COLOURS[colour], held=held)


def price_of(values: list[int]) -> Message:
    """What something costs, beside it."""
    return say("price", resources=by_colour(values)) if any(values) else say("free")


# What somebody may have written.


def is_seat(g: Galaxy, number: i64) -> bool:
    return 0 <= number < g.seats


def different(numbers: list[int]) -> bool:
    return len(set(numbers)) == len(numbers)


def explored(g: Galaxy, cells: list[int]) -> bool:
    """Different places, with a sector each."""
    for cell in cells:
        if not 0 <= cell < g.grid.cells or g.sector[cell] < 0:
            return False
    return different(cells)


def different_seats(g: Galaxy, seats: list[int]) -> bool:
    for seat in seats:
        if not 0 <= seat < g.seats or seats.count(seat) > 1:
            return False
    return True


def by_colour(values: list[int]) -> dict[str, int]:
    """{'blue': 2, 'green': 1} for [2, 0, 0, 1]."""
    return {colour: n for colour, n in zip(COLOURS, values) if n}

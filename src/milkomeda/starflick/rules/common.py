"""What several rules share."""

from milkomeda.play.step import Turn
from milkomeda.starflick.board import A_SEAT, BATTLESHIP, HOLE_NAMES, ship_name
from milkomeda.starflick.facts import Vessel
from milkomeda.starflick.state import Sky


class Active(Turn[Sky]):
    """The player whose turn it is chooses."""

    def seat(self, sky: Sky) -> int:
        return sky.active


def hole_said(hole: int) -> str:
    return HOLE_NAMES[hole]


def ship_said(ship: int) -> str:
    return ship_name(ship)


def vessel(ship: int) -> Vessel:
    number = ship % A_SEAT
    return Vessel(ship // A_SEAT, 0 if number == BATTLESHIP else number + 1)


def own_said(ship: int) -> str:
    """A ship as its owner calls it."""
    return ship_name(ship).partition(" ")[2]


def millimetres(length: int) -> str:
    return f"{length // 10}.{length % 10}"


def read_millimetres(word: str) -> int:
    """Raises ValueError."""
    whole, _, tenth = word.partition(".")
    if not whole.isdecimal() or len(whole) > 4 or (tenth and (not tenth.isdecimal() or len(tenth) > 1)):
        raise ValueError(f"'{word}' is not a length like 123.4")
    return int(whole) * 10 + int(tenth or "0")


def words_after(text: str, first: str, count: int) -> list[str]:
    """The words after the first, so many. Raises ValueError."""
    words = text.lower().split()
    if not words or words[0] != first or len(words) != count + 1:
        raise ValueError(f"'{text.strip()}' is not one of the choices")
    return words[1:]

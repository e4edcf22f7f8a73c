"""A fight, drawn round by round."""

from typing import Final

from milkomeda.galaxy.book.drawing import die, ship
from milkomeda.galaxy.book.scenes import Fought
from milkomeda.galaxy.cards import SEATS, TYPES
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.svg import arrow, box, painted, picture, text
from milkomeda.words.language import Language

WIDE: Final = 560
HIGH: Final = 118
SIDES: Final = (190, 370)
"""Where the ships of each side stand."""
DICE: Final = (64, 496)


def battle(rounds: list[Fought], g: Galaxy, said: Language) -> str:
    inside, y = "", 0.0
    for at, fought in enumerate(rounds):
        inside += fight_round(fought, at + 1, int(g.rules.hit_on), y, said)
        y += HIGH + 10
    return picture(WIDE, y - 6, inside, 0, -2)


def fight_round(fought: Fought, number: int, hit_on: int, y: float, said: Language) -> str:
    plate = box(1, y, WIDE - 2, HIGH, painted("page", "line", 1.2), 8)
    title = said.format("drawn-round", {"number": number})
    label = text(WIDE / 2, y + 17, title, 12.5, bold=True)
    anew = text(WIDE / 2, y + 32, said.word("drawn", "anew"), 11, "faint") if fought.anew else ""
    sides = "".join(side_of(fought, side, hit_on, y) for side in range(2))
    return plate + label + anew + arrows(fought, y) + sides


def rows_of(ships: list[int]) -> dict[int, float]:
    """How high each type stands that a side has."""
    kinds = [kind for kind in range(TYPES) if ships[kind]]
    return {kind: 62 + (at - (len(kinds) - 1) / 2) * 36 for at, kind in enumerate(kinds)}


def side_of(fought: Fought, side: int, hit_on: int, y: float) -> str:
    away = -1 if side == 0 else 1
    found = ""
    for kind, down in rows_of(fought.ships[side]).items():
        have, left = fought.ships[side][kind], fought.left[side][kind]
        for place in range(have):
            found += ship(kind, SEATS[side], SIDES[side] + away * place * 28, y + down, 1, place >= left)
    dice = fought.faces[side]
    for place, face in enumerate(dice):
        down = y + 60 + (place - (len(dice) - 1) / 2) * 28
        found += die(face, face >= hit_on, SEATS[side], DICE[side], down)
    return found


def arrows(fought: Fought, y: float) -> str:
    """From each type to those of the enemy that it beats; those of the two sides keep apart."""
    found = ""
    for side in range(2):
        own, enemy = rows_of(fought.ships[side]), rows_of(fought.ships[1 - side])
        apart = -3 if side == 0 else 3
        for kind, beaten in fought.arrows[side]:
            start, end = SIDES[side], SIDES[1 - side]
            found += arrow(start, y + own[kind] + apart, end, y + enemy[beaten] + apart, SEATS[side], 2, 18)
    return found

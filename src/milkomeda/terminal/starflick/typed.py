"""Short forms of answers: a shot as angle and power, a place as an angle or two lengths, planets as 'Ab'."""

import re
from math import radians
from typing import Final

from milkomeda.play.spelling import decimal
from milkomeda.starflick.board import HOLE_NAMES, PLANET, RADIUS, SIDE
from milkomeda.starflick.direction import ROUND
from milkomeda.starflick.rules.flick import Shoot
from milkomeda.starflick.rules.move import Place, around
from milkomeda.starflick.rules.setup import Minefield
from milkomeda.starflick.state import Sky
from milkomeda.terminal.starflick.look import short_name

ANGLE: Final = re.compile(r"-?\d{1,3}(\.\d{1,2})?")
LENGTH: Final = re.compile(r"\d{1,4}(\.\d)?")
BESIDE: Final = 40  # tenths of a mm between a planet and a ship that is put there by an angle
SHORT: Final = {short_name(hole).lower(): hole for hole in HOLE_NAMES if "-" in hole}


def expanded(sky: Sky, text: str) -> str:
    step, words = sky.step, text.lower().replace("°", "").split()
    if isinstance(step, Shoot):
        return shot(words) or text
    if isinstance(step, Place):
        return beside(step, words) or (f"place {words[0]} {words[1]}" if lengths(words) else text)
    if isinstance(step, Minefield):
        return f"mine {words[0]} {words[1]}" if lengths(words) else text
    return text if step.name() == "action" else full_names(text)


def full_names(text: str) -> str:
    return " ".join(SHORT.get(word, word) for word in text.lower().split())


def lengths(words: list[str]) -> bool:
    return len(words) == 2 and all(LENGTH.fullmatch(word) for word in words)


def shot(words: list[str]) -> str:
    """'-30 800' is 'shoot 330.00 800'; empty where it is none."""
    if len(words) != 2 or not ANGLE.fullmatch(words[0]):
        return ""
    angle = round(float(words[0]) * 100) % ROUND
    return f"shoot {angle // 100}.{angle % 100:02} {words[1]}"


def beside(step: Place, words: list[str]) -> str:
    """'90' is the place below the planet; empty where it is none."""
    if len(words) != 1 or not ANGLE.fullmatch(words[0]):
        return ""
    x, y = around(step.hole, PLANET + RADIUS[step.ship] + BESIDE, radians(float(words[0])))
    return f"place {decimal(min(max(x, 0), SIDE), 1)} {decimal(min(max(y, 0), SIDE), 1)}"

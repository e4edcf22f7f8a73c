"""Short forms of answers: a shot as angle and power, a place as an angle or two lengths, planets as 'Ab'."""

import re
from math import radians
from typing import Final

from milkomeda.play.spelling import Parts, decimal
from milkomeda.starflick.board import HOLE_NAMES, PLANET, RADIUS, SIDE
from milkomeda.starflick.physics.direction import ROUND
from milkomeda.starflick.rules.move import around
from milkomeda.starflick.state import Sky
from milkomeda.terminal.starflick.look import short_name

ANGLE: Final = re.compile(r"-?\d{1,3}(\.\d{1,2})?")
LENGTH: Final = re.compile(r"\d{1,4}(\.\d)?")
BESIDE: Final = 40  # tenths of a mm between a planet and a ship that is put there by an angle
SHORT: Final = {short_name(hole).lower(): hole for hole in HOLE_NAMES if "-" in hole}


def expanded(sky: Sky, text: str) -> str:
    asked, words = sky.step.input(), text.lower().replace("°", "").split()
    verb = sky.step.form(sky).partition(" ")[0]
    if asked == "flick" and len(words) == 2 and ANGLE.fullmatch(words[0]):
        angle = round(float(words[0]) * 100) % ROUND
        return f"{verb} {decimal(angle, 2)} {words[1]}"
    if asked == "spot":
        place = beside(sky.step.born(), words) or words
        return f"{verb} {place[0]} {place[1]}" if lengths(place) else text
    return text if asked == "actions" else full_names(text)


def full_names(text: str) -> str:
    return " ".join(SHORT.get(word, word) for word in text.lower().split())


def lengths(words: list[str]) -> bool:
    return len(words) == 2 and all(LENGTH.fullmatch(word) for word in words)


def beside(born: Parts, words: list[str]) -> list[str]:
    """'90' is the place below the planet that a ship is launched from; nothing where it is none."""
    if len(words) != 1 or not ANGLE.fullmatch(words[0]) or "hole" not in born:
        return []
    x, y = around(born["hole"], PLANET + RADIUS[born["vessel"]] + BESIDE, radians(float(words[0])))
    return [decimal(min(max(length, 0), SIDE), 1) for length in (x, y)]

"""Flicks as they are shown to whoever aims, and what the simulation makes of them, up to a push or a seam.

`flights.json` is what the page's own law is tested by; `make golden` writes it anew.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from milkomeda.starflick.board import A_SEAT, SHIP_NAMES, SHIPS
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.physics import MINED, RAM, Disc, Event, Flick
from milkomeda.starflick.physics.sliding import CROSSES_X, CROSSES_Y, ENTERS, STOPS, TOUCHES, Sliding
from milkomeda.starflick.rules import setup
from milkomeda.starflick.shown.painting import paint
from milkomeda.starflick.shown.show import CATALOGUE
from tests.starflick.shots import alone, crowded, scattered, shot

FILE: Final = Path(__file__).parent / "flights.json"
LAW: Final = ("deceleration", "planet_bounce", "ship_bounce", "wormholes", "seams", "mines", "discs")
DISC: Final = ("ship", "seat", "x", "y", "radius", "mass")
SIZES: Final = ("size", "planet", "mouth", "mine")
MINES: Final = (3000, 3000, -1, -1, 4300, 3600)
PLAIN: Final = ""
HARD: Final = "friction=5 planet_bounce=100 ship_bounce=100"
DEAD: Final = "planet_bounce=0 ship_bounce=0"
ALL: Final = "wormholes=yes minefields=yes"


def cases() -> list[tuple[str, Flick]]:
    """By the options that they are played with."""
    into_mouth = alone(2080, 1700, 9000, 1500)
    beside_planet = alone(780, 1050, 27_000, 900)
    out_of_mouth = {0: (2080, 1700), A_SEAT: (5120, 5300)}
    return [
        *((PLAIN, scattered(seed)) for seed in range(24)),
        *((PLAIN, crowded(seed)) for seed in range(16)),
        *((HARD, scattered(seed, speed=3000)) for seed in range(16)),
        *((HARD, crowded(seed, speed=900)) for seed in range(8)),
        *((DEAD, scattered(seed, ships=2)) for seed in range(8)),
        *((ALL, scattered(seed)._replace(mines=MINES)) for seed in range(40, 64)),
        *(("seams=yes", scattered(seed)) for seed in range(6)),
        (PLAIN, beside_planet),
        (PLAIN, alone(0, 3600, 18_000, 500)),
        (ALL, alone(2700, 3000, 0, 900, MINES)),
        (ALL, into_mouth),
        (ALL, shot(9000, 1500, out_of_mouth)),
        (ALL, into_mouth._replace(mines=(5120, 5200))),
    ]


def told(options: str, flick: Flick) -> dict[str, Any]:
    """A case: what the picture shows of it, and what comes of it."""
    rules = read_rules(options)
    sky = setup.laid_out(rules, 4)
    sky.mines = flick.mines
    for ship in range(SHIPS):
        sky.remove_ship(ship)
        if flick.x[ship] >= 0:
            sky.put_ship(ship, flick.x[ship], flick.y[ship])
    picture = msgspec.to_builtins(paint(sky))
    picture["discs"] = [{name: disc[name] for name in DISC} for disc in picture["discs"]]
    legs, end, parted = followed(Sliding(flick, rules))
    return {
        "shot": {"angle": flick.angle / 100, "speed": flick.speed},
        "ship": SHIP_NAMES[flick.ship],
        "legs": legs,
        "end": end,
        "parted": parted,
        "picture": {name: picture[name] for name in LAW},
    }


def millimetres(*numbers: float) -> list[float]:
    return [round(number / 10, 3) for number in numbers]


def followed(sliding: Sliding) -> tuple[list[list[float]], str, list[list[float]]]:
    """The legs of the flicked ship, from where to where; why they end; how fast two go on after a push."""
    disc = sliding.flicked
    legs: list[list[float]] = []
    while True:
        x, y = disc.x, disc.y
        sliding.look()
        sliding.slide(sliding.after)
        legs.append(millimetres(x, y, disc.x, disc.y))
        what, touched = sliding.what, sliding.whom
        sliding.happen()
        if what == STOPS:
            return legs, "rest", []
        if what in (CROSSES_X, CROSSES_Y):
            return legs, "seam", []
        if disc not in sliding.discs:
            there = [millimetres(disc.x, disc.y, disc.x, disc.y)] if what == ENTERS else []
            return [*legs, *there], fate(sliding.events), []
        if what == TOUCHES and isinstance(touched, Disc):
            return legs, "push", [velocity(disc), velocity(touched)]


def fate(events: list[Event]) -> str:
    return {RAM: "ram", MINED: "mined"}.get(events[-1].what, "off")


def velocity(disc: Disc) -> list[float]:
    return millimetres(disc.dx * disc.speed, disc.dy * disc.speed)


def text() -> str:
    catalogue = msgspec.to_builtins(CATALOGUE)
    planets = paint(setup.laid_out(read_rules(""), 4)).planets
    head = {
        "catalogue": {name: catalogue[name] for name in SIZES},
        "planets": [{"x": planet.x, "y": planet.y} for planet in planets],
    }
    rows = ",\n".join(json.dumps(told(*case)) for case in cases())
    return f'{{"head": {json.dumps(head)},\n"cases": [\n{rows}\n]}}\n'


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()

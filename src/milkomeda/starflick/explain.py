"""Explanations of any word: a planet, a ship, a technology, a piece, an action, an option, a ruling."""

from typing import Final

from milkomeda.play.options import spell
from milkomeda.starflick.board import (
    COLOURS,
    HOLE_NAMES,
    HOMEWORLD,
    KINDS,
    NONE,
    SEATS,
    SHIPS,
    ship_name,
)
from milkomeda.starflick.options import OPTIONS
from milkomeda.starflick.rulebook import TRACKS, technologies
from milkomeda.starflick.rules.attack import planet_defence
from milkomeda.starflick.rules.common import millimetres
from milkomeda.starflick.rules.end import End
from milkomeda.starflick.rulings import RULINGS
from milkomeda.starflick.state import Sky

PIECES: Final = {
    "troop": "It holds a planet, defends it with 1, and pays: 1 for a colony, 2 for a lab; 2 or 3 are mined.",
    "colony": "It costs 1 troop, defends with 1, and is worth 1 VP at the end.",
    "city": (
        "It takes the place of a colony for 1 troop, defends with 2, and is worth 2 VP at the end; "
        "building it gives a troop or a starship."
    ),
    "lab": "It costs 2 troops; a level of a technology needs as many labs on planets of its colour.",
    "starship": "Launched for a troop, it lands as one. It counts 1 in attacks and is worth 1 VP.",
    "battleship": "It comes with orange 3 for two starships. It counts 2 and is worth 2 VP.",
}
ACTIONS: Final = {
    "recruit": "Troops of the supply go to planets that you occupy, or to your Homeworld.",
    "return": "Any number of troops go from planets back to the supply.",
    "move": "Launch, land and flick with movement points; then attacks.",
    "mine": "2 troops of one planet for 1 VP, or 3 for 2 VP.",
    "build": "A lab, a colony or a city on a planet that you held when your turn began.",
    "develop": "The next level of a technology, if you have the labs for it.",
    "scan": "After the action: look under a face-down planet that you orbit.",
    "blockade": "While a rival orbits a planet, nothing is done there; grey 2 lets ships launch and land.",
    "ram": "The first enemy ship that a flicked ship touches: both return to the supply.",
}


def about(sky: Sky, word: str) -> list[str]:
    wanted = " ".join(word.lower().split())
    found = topics(sky)
    for match in (str.__eq__, str.startswith, str.__contains__):
        names = [name for name in found if match(name.lower(), wanted)]
        if len(names) == 1:
            return found[names[0]]
        if names:
            return [f"'{word}' could be: {', '.join(names[:12])}{' …' if len(names) > 12 else ''}."]
    return [f"Nothing here is called '{word}'. Try a planet, a ship, 'grey 2', a piece, an action."]


def topics(sky: Sky) -> dict[str, list[str]]:
    found = {name: about_planet(sky, hole) for hole, name in enumerate(HOLE_NAMES)}
    found |= {ship_name(ship): about_ship(sky, ship) for ship in range(SHIPS) if sky.x[ship] >= 0}
    for track, levels in enumerate(technologies(sky.rules)):
        said = [f"{COLOURS[track]} {level}: {text}." for level, text in enumerate(levels, 1)]
        found |= {f"{COLOURS[track]} {level}": [line] for level, line in enumerate(said, 1)}
        found[COLOURS[track]] = [f"{COLOURS[track]}, {TRACKS[track]}.", *said]
    found |= {name: [f"{name}: {text}"] for name, text in [*PIECES.items(), *ACTIONS.items()]}
    found |= {name: [f"{name}={spell(sky.rules.values[name])}. {OPTIONS[name].text}"] for name in OPTIONS}
    return found | {name: [f"{name} {ruling.topic()}: {ruling.answer()}"] for name, ruling in RULINGS.items()}


def about_planet(sky: Sky, hole: int) -> list[str]:
    name, kind, owner = HOLE_NAMES[hole], sky.planet[hole], sky.owner[hole]
    if kind == HOMEWORLD:
        return [f"{name}: the Homeworld of {SEATS[owner]}, troops: {sky.troops[hole]}."]
    if kind == NONE:
        end = sky.steps[0] if sky.steps else None
        known = end.kind(hole) if isinstance(end, End) else NONE
        return [f"{name}: face down" + (f"; you have seen that it is {KINDS[known]}." if known >= 0 else ".")]
    if owner == NONE:
        return [f"{name}: {KINDS[kind]}, unoccupied."]
    counts = [sky.troops[hole], sky.colonies[hole], sky.cities[hole], sky.labs[hole]]
    items = [f"{text}: {n}" for n, text in zip(counts, ("troops", "colonies", "cities", "labs")) if n]
    blockaded = ", blockaded" if sky.blockaded(owner, hole) else ""
    held = f"{SEATS[owner]}'s; {', '.join(items)}; defence {planet_defence(sky, hole)}{blockaded}"
    return [f"{name}: {KINDS[kind]}, {held}."]


def about_ship(sky: Sky, ship: int) -> list[str]:
    hole = sky.orbit[ship]
    where = f"in the orbit of {HOLE_NAMES[hole]}" if hole >= 0 else "in no orbit"
    return [f"{ship_name(ship)}: at {millimetres(sky.x[ship])} {millimetres(sky.y[ship])}, {where}."]

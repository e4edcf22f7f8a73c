"""Explanations of any word: a planet, a ship, a technology, a piece, an action, an option, a ruling."""

from typing import Final

from milkomeda.play.options import spell
from milkomeda.play.spelling import decimal
from milkomeda.starflick.board import (
    COLOURS,
    HOLE_NAMES,
    HOMEWORLD,
    KINDS,
    NONE,
    SHIP_NAMES,
    SHIPS,
)
from milkomeda.starflick.book.rulings import RULINGS
from milkomeda.starflick.options import OPTIONS
from milkomeda.starflick.rules.attack import planet_defence
from milkomeda.starflick.rules.common import vessel
from milkomeda.starflick.rules.end import End
from milkomeda.starflick.state import Sky
from milkomeda.starflick.technologies import TRACKS, given
from milkomeda.words.message import Message, say

TOPICS: Final = [
    *["troop", "colony", "city", "lab", "starship", "battleship"],
    *["recruit", "return", "move", "mine", "build", "develop", "scan", "blockade", "ram"],
]
FEW: Final = 12


def about(sky: Sky, word: str) -> list[Message]:
    wanted = " ".join(word.lower().split())
    found = topics(sky)
    for match in (str.__eq__, str.startswith, str.__contains__):
        names = [name for name in found if match(name.lower(), wanted)]
        if len(names) == 1:
            return found[names[0]]
        if names:
            more = max(len(names) - FEW, 0)
            return [say("word-could-be", text=word, topics=names[:FEW], more=more)]
    return [say("nothing-is-called-so", text=word)]


def topics(sky: Sky) -> dict[str, list[Message]]:
    found = {name: [about_planet(sky, hole)] for hole, name in enumerate(HOLE_NAMES)}
    found |= {SHIP_NAMES[ship]: [about_ship(sky, ship)] for ship in range(SHIPS) if sky.x[ship] >= 0}
    for track, colour in enumerate(COLOURS):
        levels = [about_level(sky, track, level) for level in range(1, 5)]
        found |= {f"{colour} {level}": [line] for level, line in enumerate(levels, 1)}
        found[colour] = [say("about-track", track=colour, skill=TRACKS[track]), *levels]
    found |= {name: [say(f"about-{name}")] for name in TOPICS}
    found |= {name: [about_option(sky, name)] for name in OPTIONS}
    return found | {name: [about_ruling(name)] for name in RULINGS}


def about_level(sky: Sky, track: int, level: int) -> Message:
    return say("about-level", track=COLOURS[track], level=level, gives=given(sky.rules, track, level))


def about_option(sky: Sky, name: str) -> Message:
    return say("about-option", name=name, value=spell(sky.rules.values[name]), text=OPTIONS[name].text)


def about_ruling(name: str) -> Message:
    ruling = RULINGS[name]
    return say("about-ruling", name=name, topic=ruling.topic(), answer=ruling.answer())


def about_planet(sky: Sky, hole: int) -> Message:
    name, kind, owner = HOLE_NAMES[hole], sky.planet[hole], sky.owner[hole]
    if kind == HOMEWORLD:
        return say("about-homeworld", hole=name, seat=owner, troops=sky.troops[hole])
    if kind == NONE:
        end = sky.steps[0] if sky.steps else None
        known = end.kind(hole) if isinstance(end, End) else NONE
        return (
            say("about-known", hole=name, planet=KINDS[known]) if known >= 0 else say("about-down", hole=name)
        )
    if owner == NONE:
        return say("about-unoccupied", hole=name, planet=KINDS[kind])
    items = {
        "troops": sky.troops[hole],
        "colonies": sky.colonies[hole],
        "cities": sky.cities[hole],
        "labs": sky.labs[hole],
    }
    return say(
        "about-blockaded" if sky.blockaded(owner, hole) else "about-held",
        hole=name,
        planet=KINDS[kind],
        seat=owner,
        stock={name: n for name, n in items.items() if n},
        defence=planet_defence(sky, hole),
    )


def about_ship(sky: Sky, ship: int) -> Message:
    hole, x, y = sky.orbit[ship], decimal(sky.x[ship], 1), decimal(sky.y[ship], 1)
    if hole == NONE:
        return say("about-adrift", ship=vessel(ship), x=x, y=y)
    return say("about-orbiting", ship=vessel(ship), x=x, y=y, hole=HOLE_NAMES[hole])

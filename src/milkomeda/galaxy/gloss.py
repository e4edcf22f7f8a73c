"""What a choice means, in a few words beside it."""

from typing import Any, Final, cast

from milkomeda.galaxy import options
from milkomeda.galaxy.cards import (
    BLUE,
    DIRECTIVES,
    HOMEWORLD,
    ORANGE,
    PROTOCOLS,
    SEATS,
    SECTORS,
    STRUCTURE_OPTIONS,
    STRUCTURES,
)
from milkomeda.galaxy.rules import attack, build
from milkomeda.galaxy.rules.common import amounts
from milkomeda.galaxy.state import POSITIONS, Galaxy
from milkomeda.play.step import Step


def rule(g: Galaxy, name: str) -> str:
    """An option as it stands in this game, as a sentence."""
    return str(options.rule(g.rules.values, name))


def gloss(g: Galaxy, step: Step[Any], choice: int) -> str:
    """Empty where the choice speaks for itself."""
    note = step.note(g, choice)  # TRANSITION: becomes all of it
    if note is not None:
        return str(note)
    name = step.name()
    words = step.spell(g, choice).split()
    if name == "build":
        return of_building(g, cast(build.Option, step), choice)
    if name == "refresh":
        return of_refresh(g, choice)
    if name == "attack":
        return of_attack(g, words)
    return ""


def sector_name(card: int) -> str:
    return "Homeworld" if card >= HOMEWORLD else SECTORS[card]


def of_building(g: Galaxy, step: build.Option, choice: int) -> str:
    seat = int(g.active)
    if choice == build.FINISH:
        return ""
    if choice >= build.FLEETS:
        cost = build.fleets_cost(g, seat, build.unpack(choice), build.sites(g, seat), step.built_fleets)
        return f"{cost} orange" if cost else "free"
    return structure_price(g, seat, choice >> 6)


def structure_price(g: Galaxy, seat: int, kind: int) -> str:
    values = [0, 0, 0, 0]
    values[BLUE], values[ORANGE] = int(build.blue_cost(g, seat, kind)), int(build.orange_cost(g, seat, kind))
    return amounts(values) or "free"


def of_refresh(g: Galaxy, choice: int) -> str:
    directive, protocol = int(g.shown[choice // 3]), int(g.shown[POSITIONS + choice // 3])
    names = [DIRECTIVES[directive] if directive >= 0 else "", PROTOCOLS[protocol] if protocol >= 0 else ""]
    gone = names if choice % 3 == 0 else names[choice % 3 - 1 : choice % 3]
    return "replaces " + " and ".join(name for name in gone if name)


def of_attack(g: Galaxy, words: list[str]) -> str:
    if words[0] == "attack":
        cell = int(g.grid.cell(words[1]))
        there = [f"{SEATS[s]} {g.fleets[cell * 4 + s]}" for s in range(g.seats) if g.fleets[cell * 4 + s]]
        return f"{', '.join(there)} fleets there"
    if words[0] == "destroy":
        return amounts([int(g.rules.lance_blue), 0, int(attack.lance_red(g)), 0]) or "free"
    return ""


def of_structure(g: Galaxy, kind: int) -> list[str]:
    """What a structure costs, scores and does in this game."""
    blue, orange = g.rules.structure_blue[kind], g.rules.structure_orange[kind]
    points = g.rules.structure_points[kind]
    lines = [f"{STRUCTURES[kind]}: costs {blue} blue {orange} orange, scores {points} VP."]
    return lines + [rule(g, name) for name in STRUCTURE_OPTIONS[kind]]


RESOURCES: Final = {
    "blue": "Logistic: moves fleets farther, carries attacks over borders, goes into structures.",
    "orange": "Economic: builds fleets and structures, and scores at the end.",
    "red": "Strategic: fires the starlance.",
    "green": "Scientific: draws and places sectors, pays research.",
}

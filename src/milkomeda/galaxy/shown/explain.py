"""Explanations of any word: a place, a card, a keyword, an option, a structure, a ship type …"""

from typing import Final

from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATIONS,
    COLOURS,
    KEYWORDS,
    SHIP_TYPES,
    STRUCTURE_OPTIONS,
    STRUCTURES,
)
from milkomeda.galaxy.options import OPTIONS, rule
from milkomeda.galaxy.rules import technologies
from milkomeda.galaxy.rules.explore import yields
from milkomeda.galaxy.rules.setup import abilities
from milkomeda.galaxy.rules.turn import meaning
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.options import spell
from milkomeda.words.message import Message, Problem, say

ENOUGH: Final = 12
DOTS: Final = [*COLOURS, "any"]


def about(g: Galaxy, word: str) -> list[Message]:
    """What a word means."""
    wanted = word.strip().lower()
    if wanted[:1].isalpha() and wanted[1:].isdigit():
        return about_cell(g, wanted)
    found = topics(g)
    for match in (str.__eq__, str.startswith, str.__contains__):
        names = [name for name in found if match(name.lower(), wanted)]
        if len(names) == 1:
            return found[names[0]]
        if names:
            more = max(len(names) - ENOUGH, 0)
            return [say("word-could-be", text=word, topics=sorted(names)[:ENOUGH], more=more)]
    return [say("nothing-called-so", text=word)]


def about_cell(g: Galaxy, name: str) -> list[Message]:
    try:
        cell = int(g.grid.cell(name))
    except Problem as problem:
        return [problem.message]
    card = int(g.sector[cell])
    if card < 0:
        return [say("cell-unexplored", cell=name.upper())]
    if card >= g.box.homeworld:
        return [say("cell-of-homeworld", cell=name.upper(), seat=card - g.box.homeworld)]
    return [say("cell-of-sector", cell=name.upper(), sector=g.box.sectors[card]), *about_sector(g, card)]


def topics(g: Galaxy) -> dict[str, list[Message]]:
    found: dict[str, list[Message]] = {}
    found |= {name: about_sector(g, card) for card, name in enumerate(g.box.sectors)}
    found |= {name: about_directive(g, card) for card, name in enumerate(g.box.directives)}
    found |= {name: about_objective(g, card) for card, name in enumerate(g.box.objectives)}
    found |= {name: about_technology(g, card) for card, name in enumerate(g.box.technologies)}
    found |= {name: about_option(g, name) for name in OPTIONS}
    found |= {
        name: [say("about-action", action=name, meaning=meaning(g, at))] for at, name in enumerate(ACTIONS)
    }
    found |= {name: about_keyword(g, i) for i, name in enumerate(KEYWORDS)}
    found |= {name: about_structure(g, kind) for kind, name in enumerate(STRUCTURES)}
    found |= {name: about_ship(kind) for kind, name in enumerate(SHIP_TYPES)}
    found |= {name: [say("about-colour", colour=name)] for name in COLOURS}
    titles = [str(say(f"civilization-{name}")) for name in CIVILIZATIONS]
    return found | {title: about_civilization(g, at) for at, title in enumerate(titles)}


def about_sector(g: Galaxy, card: int) -> list[Message]:
    cost = int(g.box.sector_cost[card])
    return [say("about-sector", sector=g.box.sectors[card], yields=yields(g, card), green=cost)]


def about_directive(g: Galaxy, card: int) -> list[Message]:
    dots = [DOTS[dot] for dot in g.box.directive_dots[card]]
    pattern = {"left_colour": dots[0], "right_colour": dots[1]}
    below = {"lower_left_colour": dots[2], "lower_right_colour": dots[3]}
    return [say("about-directive", directive=g.box.directives[card], **pattern, **below)]


def about_objective(g: Galaxy, card: int) -> list[Message]:
    slots = [
        say("slot-worth", need=need, points=points)
        for need, points in zip(g.box.objective_needs[card], g.box.objective_points[card])
    ]
    return [
        say("about-objective", objective=g.box.objectives[card], condition=g.box.condition(card), slots=slots)
    ]


def about_technology(g: Galaxy, card: int) -> list[Message]:
    return [
        say(
            "about-technology",
            technology=g.box.technologies[card],
            keyword=KEYWORDS[g.box.technology_keyword[card]],
            field=g.box.technology_fields[card],
            effect=technologies.say(g.box.technology_texts[card]),
        )
    ]


def about_option(g: Galaxy, name: str) -> list[Message]:
    option = OPTIONS[name]
    stands = say(
        "option-stands", option=name, text=spell(g.rules.values[name]), rule=rule(g.rules.values, name)
    )
    if option.values or option.yes_no():
        return [stands, say("option-can-be", topics=[spell(value) for value in option.possible()])]
    return [stands, say("option-between", low=option.low, high=option.high)]


def about_keyword(g: Galaxy, keyword: int) -> list[Message]:
    cards = [
        g.box.technologies[card]
        for card in range(len(g.box.technologies))
        if g.box.technology_keyword[card] == keyword
    ]
    return [say("about-keyword", keyword=KEYWORDS[keyword], topics=cards)]


def about_structure(g: Galaxy, kind: int) -> list[Message]:
    """What a structure costs, scores and does in this game."""
    blue, orange = g.rules.structure_blue[kind], g.rules.structure_orange[kind]
    points = g.rules.structure_points[kind]
    stands = say("about-structure", structure=STRUCTURES[kind], blue=blue, orange=orange, points=points)
    return [stands, *(rule(g.rules.values, name) for name in STRUCTURE_OPTIONS[kind])]


def about_ship(kind: int) -> list[Message]:
    beats = [SHIP_TYPES[other] for other in BEATS[kind]]
    fears = [SHIP_TYPES[other] for other, beaten in enumerate(BEATS) if kind in beaten]
    return [say("about-ship", ship=SHIP_TYPES[kind], beaten_ships=beats, feared_ships=fears)]


def about_civilization(g: Galaxy, number: int) -> list[Message]:
    return [say("about-civilization", civilization=CIVILIZATIONS[number], abilities=abilities(g, number))]

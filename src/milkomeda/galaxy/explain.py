"""Explanations: of the step that waits for an answer, and of any word."""

from typing import Final, NamedTuple

from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATION_TITLES,
    COLOURS,
    DIRECTIVE_DOTS,
    DIRECTIVES,
    KEYWORDS,
    OBJECTIVE_CONDITIONS,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    OBJECTIVES,
    SECTOR_COST,
    SECTOR_NAMES,
    SECTORS,
    SHIP_TYPES,
    STRUCTURES,
    TECHNOLOGIES,
    TECHNOLOGY_EFFECTS,
    TECHNOLOGY_FIELDS,
    TECHNOLOGY_KEYWORD,
)
from milkomeda.galaxy.gloss import (
    RESOURCES,
    of_structure,
    rule,
    sector_name,
)
from milkomeda.galaxy.options import OPTIONS
from milkomeda.galaxy.rules.explore import yields
from milkomeda.galaxy.rules.setup import abilities
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.rules.turn import meaning
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.options import spell
from milkomeda.words.message import Message


class About(NamedTuple):
    """What a step is about, the options that rule it, and how its answers are spelt."""

    text: str
    options: tuple[str, ...]
    spelling: str = ""


RESHAPE: Final = About("One ship becomes one of the two types it beats.", ("reshapes",))
STEPS: Final[dict[str, About]] = {
    "boost-move": About(
        "The range counts for the whole action.", ("move_range", "navigators_range", "gate_move")
    ),
    "move-from": About("Only fleets of the sectors you name now can move.", ("move_origins",)),
    "move": About(
        "Groups may split. Control changes when all have arrived.",
        ("pindown", "gate_move", "empty_sectors"),
        "'move 2 A1 B1' moves two fleets from A1 to B1.",
    ),
    "build": About(
        "Fleets on your Homeworld and at outposts, a structure in a sector you control.",
        ("build_fleets", "outpost", "build_where", "works_at_once"),
        "'build fleets 2 A1' or 'build outpost B1'.",
    ),
    "attack": About(
        "A sector with fleets of others, or a structure beside your starlance.",
        ("attack_twice", "attack_inside", "gate_attack", "lance_red"),
    ),
    "attack-from": About(
        "Fleets of several sectors can join the attack, for 1 blue a border they cross.",
        ("attack_origins",),
        "'bring 2 B1' joins two fleets from B1; 'fight' begins.",
    ),
    "configure": About(
        "A type shoots at the two it beats: beam at shield and drone, shield at fighter and artillery, "
        "artillery at drone and beam, drone at fighter and shield, fighter at beam and artillery. Each arrow "
        "to a type that enemies occupy is a die.",
        ("hit_on", "standoff", "casualties"),
        "Say how many of each: '3 beam 1 drone', or short '3b 1d'.",
    ),
    "command": About(
        "Command Points that you do not spend are lost.",
        ("command_points", "boost_twice"),
        "'attack 1', 'defend gold 1', 'reshape', together or alone; or 'save points'.",
    ),
    "allocate": About(
        "All your hits go to enemy types; whose ships they take is said later.",
        ("hit_types", "casualties", "resolution"),
        "'hit 2 beam 1 drone', or short '2b 1d'.",
    ),
    "victim": About("Several enemies have that type; you choose whose ship is hit.", ("resolution",)),
    "reshape": RESHAPE,
    "reshape-secretly": RESHAPE,
    "refresh": About("New cards come to that position.", ("display",)),
    "propose-order": About("Others may make you offers before you decide.", ("bribes",)),
    "decide-order": About("Whoever is last will be the next Master.", ("bribes",)),
    "offer": About(
        "Resources for the Master of the Order, with a wish or without one.",
        ("bribes", "offers"),
        "'offer 2 blue for place 1', 'offer 1 red for refresh 2', or just 'offer 1 green'; short: "
        "'2b for p1'. Or 'no offer'.",
    ),
    "decide-offer": About("Taken resources are yours at once.", ("bribes",)),
}


def about_it(g: Galaxy) -> About:  # TRANSITION: goes with STEPS
    name = g.step.name()
    if name in STEPS:
        return STEPS[name]
    return About(str(Message(f"galaxy-help-{name}")), tuple(g.step.behind()))


def about_step(g: Galaxy) -> list[str]:
    """What the step on top expects, and the rules behind it."""
    step = about_it(g)
    said = [line for line in (str(g.step.ask(g)), step.text, step.spelling) if line]
    return said + [f"· {rule(g, name)}" for name in step.options]


def behind_step(g: Galaxy) -> list[str]:
    """What the step on top is about, then the rules that bear on it."""
    step = about_it(g)
    return [step.text, *(rule(g, name) for name in step.options)]


def about(g: Galaxy, word: str) -> list[str]:
    """What a word means: a place, a card, a keyword, an option, a structure, a ship type …"""
    wanted = word.strip().lower()
    if wanted[:1].isalpha() and wanted[1:].isdigit():
        return about_cell(g, wanted)
    found = topics(g)
    for match in (str.__eq__, str.startswith, str.__contains__):
        names = [name for name in found if match(name.lower(), wanted)]
        if len(names) == 1:
            return found[names[0]]
        if names:
            return [f"'{word}' could be: {', '.join(sorted(names)[:12])}{' …' if len(names) > 12 else ''}."]
    return [
        f"Nothing here is called '{word}'. Try a card, a place like A1, a keyword, a structure, an option."
    ]


def about_cell(g: Galaxy, name: str) -> list[str]:
    try:
        cell = int(g.grid.cell(name))
    except ValueError as problem:
        return [str(problem)]
    card = int(g.sector[cell])
    if card < 0:
        return [f"{name.upper()} is unexplored."]
    lines = [f"{name.upper()}: {sector_name(card)}."]
    return lines + (
        about_sector(card) if card < len(SECTORS) else [f"Homeworld of {SECTOR_NAMES[card].split()[0]}."]
    )


def about_sector(card: int) -> list[str]:
    return [f"{SECTORS[card]}: {yields(card)}. Exploring it costs {SECTOR_COST[card]} green."]


def topics(g: Galaxy) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    found |= {name: about_sector(card) for card, name in enumerate(SECTORS)}
    found |= {name: about_directive(card) for card, name in enumerate(DIRECTIVES)}
    found |= {name: about_objective(card) for card, name in enumerate(OBJECTIVES)}
    found |= {name: about_technology(card) for card, name in enumerate(TECHNOLOGIES)}
    found |= {name: about_option(g, name) for name in OPTIONS}
    found |= {name: [f"{name}: {meaning(g, i)}."] for i, name in enumerate(ACTIONS)}
    found |= {name: about_keyword(i) for i, name in enumerate(KEYWORDS)}
    found |= {name: of_structure(g, kind) for kind, name in enumerate(STRUCTURES)}
    found |= {name: about_ship(kind) for kind, name in enumerate(SHIP_TYPES)}
    found |= {name: [f"{name}. {RESOURCES[name]}"] for name in COLOURS}
    return found | {name: [f"{name}: {abilities(g, i)}."] for i, name in enumerate(CIVILIZATION_TITLES)}


def about_directive(card: int) -> list[str]:
    dots = [[*COLOURS, "any"][dot] for dot in DIRECTIVE_DOTS[card]]
    pattern = f"{dots[0]} and {dots[1]} above {dots[2]} and {dots[3]}"
    return [f"{DIRECTIVES[card]}: {pattern}, where four sectors meet."]


def about_objective(card: int) -> list[str]:
    slots = zip(OBJECTIVE_THRESHOLDS[card], OBJECTIVE_POINTS[card])
    said = ", ".join(f"{need} for {points} VP" for need, points in slots)
    return [f"{OBJECTIVES[card]}: '{OBJECTIVE_CONDITIONS[card]}': {said}."]


def about_technology(card: int) -> list[str]:
    origin = f"{KEYWORDS[TECHNOLOGY_KEYWORD[card]]}, {TECHNOLOGY_FIELDS[card]}"
    return [f"{TECHNOLOGIES[card]} ({origin}): {say(TECHNOLOGY_EFFECTS[card])}"]


def about_option(g: Galaxy, name: str) -> list[str]:
    option = OPTIONS[name]
    others = (
        ", ".join(spell(value) for value in option.possible())
        if option.values
        else f"{option.low} to {option.high}"
    )
    possible = "yes, no" if option.yes_no() else others
    return [f"{name}={spell(g.rules.values[name])}. {rule(g, name)}", f"Possible: {possible}."]


def about_keyword(keyword: int) -> list[str]:
    cards = [TECHNOLOGIES[card] for card in range(len(TECHNOLOGIES)) if TECHNOLOGY_KEYWORD[card] == keyword]
    return [f"{KEYWORDS[keyword]}: a keyword of sectors. Its technologies: {', '.join(cards)}."]


def about_ship(kind: int) -> list[str]:
    beats = " and ".join(SHIP_TYPES[other] for other in BEATS[kind])
    fears = " and ".join(SHIP_TYPES[other] for other, beaten in enumerate(BEATS) if kind in beaten)
    return [f"{SHIP_TYPES[kind]}: beats {beats}; is beaten by {fears}."]

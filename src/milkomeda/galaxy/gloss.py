"""What a choice means, in a few words beside it."""

from typing import Any, Final, cast

from milkomeda.galaxy.cards import (
    ARCHITECTS,
    BLUE,
    CIVILIZATIONS,
    DIRECTIVES,
    HELIX,
    HOMEWORLD,
    KEYWORDS,
    NAVIGATORS,
    OBJECTIVE_CONDITIONS,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    ORANGE,
    PROTOCOLS,
    SEATS,
    SECTOR_KEYWORDS,
    SECTOR_VALUES,
    SECTORS,
    SENTINELS,
    STRUCTURE_OPTIONS,
    STRUCTURES,
    TECHNOLOGY_EFFECTS,
)
from milkomeda.galaxy.options import OPTIONS
from milkomeda.galaxy.rules import attack, build, directives, explore, research, setup
from milkomeda.galaxy.rules.common import amounts
from milkomeda.galaxy.rules.end import ended_by, ended_by_claim
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.state import IN_DECK, POSITIONS, Galaxy
from milkomeda.play.options import spell
from milkomeda.play.step import Step

CIVILIZATION_OPTIONS: Final = {
    ARCHITECTS: ("architects_discount", "architects_points"),
    SENTINELS: ("sentinels_red", "sentinels_combat", "sentinels_round"),
    NAVIGATORS: ("navigators_range", "navigators_pindown", "navigators_points"),
    HELIX: ("helix_claim", "helix_spending", "helix_hoard"),
}
NOTHING: Final = ("0", "none", "no")


def rule(g: Galaxy, name: str) -> str:
    """An option as it stands in this game, as a sentence."""
    option, value = OPTIONS[name], g.rules.values[name]
    said = option.meanings[option.values.index(str(value))] if option.values else spell(value)
    if option.text.endswith(" …"):
        return f"{option.text.removesuffix(' …')} {said}"
    return f"{option.text.rstrip('.')}: {said}"


def gloss(g: Galaxy, step: Step[Any], choice: int) -> str:
    """Empty where the choice speaks for itself."""
    name = step.name()
    words = step.spell(g, choice).split()
    if name == "choose":
        return of_action(g, words[0])
    if name == "civilization":
        return of_civilization(g, choice)
    if name in ("place", "first-place") and choice:
        return of_placing(g, step, choice >> 8)
    if name == "build":
        return of_building(g, cast(build.Option, step), choice)
    if name == "refresh":
        return of_refresh(g, choice)
    if name == "attack":
        return of_attack(g, words)
    return of_card(g, name, choice)


def of_card(g: Galaxy, name: str, choice: int) -> str:
    if name == "keep" and choice >= 0:
        return say(TECHNOLOGY_EFFECTS[choice])
    if name == "focus":
        return f"{len(research.cards_in(g, choice, IN_DECK))} technologies in the deck"
    if name == "put-back":
        return of_sector(choice)
    if name == "activate" and choice and g.shown[POSITIONS + choice - 1] >= 0:
        return f"for {directives.say(g, choice - 1).partition(' for ')[2]}"
    if name == "claim" and choice:
        card, slot = g.objectives[(choice - 1) // 4], (choice - 1) % 4
        need, points = OBJECTIVE_THRESHOLDS[card][slot], OBJECTIVE_POINTS[card][slot]
        last = f"{of_end(g)} · " if ended_by_claim(g, choice - 1) >= 0 else ""
        return f"{last}{OBJECTIVE_CONDITIONS[card]}: {need} for {points} VP"
    return ""


def of_action(g: Galaxy, action: str) -> str:
    if action == "explore":
        return f"draw {explore.base_draw(g)} sectors or more, and place them"
    return {
        "research": f"draw technologies for {research.cost(g)} green, keep one",
        "move": "fleets to explored sectors in range, without a fight",
        "build": f"{counted(int(g.rules.build_options), 'option')}: fleets for orange, or a structure",
        "attack": f"{counted(int(g.rules.attack_options), 'option')}: a fight, or a structure hit",
        "pass": "do nothing",
    }[action]


def counted(number: int, thing: str) -> str:
    return f"one {thing}" if number == 1 else f"up to {number} {thing}s"


def of_civilization(g: Galaxy, civilization: int) -> str:
    said = [
        rule(g, name)
        for name in CIVILIZATION_OPTIONS[civilization]
        if spell(g.rules.values[name]) not in NOTHING
    ]
    title = CIVILIZATIONS[civilization].capitalize()
    return "; ".join(line.removeprefix(f"{title}: ") for line in said)


def sector_name(card: int) -> str:
    return "Homeworld" if card >= HOMEWORLD else SECTORS[card]


def of_sector(card: int) -> str:
    values = amounts([SECTOR_VALUES[card * 4 + colour] for colour in range(4)])
    words = [KEYWORDS[i] for i in range(8) if SECTOR_KEYWORDS[card] >> i & 1]
    return f"{values or 'no income'} · {', '.join(words)}"


def of_placing(g: Galaxy, step: Step[Any], card: int) -> str:
    first = step.name() == "first-place"
    price = int(setup.price(g, card)) if first else int(explore.price(g, g.active, card))
    said = f"{f'costs {price} green' if price else 'free'} · yields {of_sector(card)}"
    last = isinstance(step, explore.Place) and step.is_last(g) and ended_by(g, g.slots) < 0
    return f"{of_end(g)} · {said}" if last else said


def of_end(g: Galaxy) -> str:
    return "ends the game" if g.rules.end_at == "once" else "ends the game with this round"


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

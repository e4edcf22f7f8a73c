"""Every card, and what it does by some rules: an encyclopedia."""

from typing import Final

from milkomeda.galaxy.book.aids import told
from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATIONS,
    COLOURS,
    KEYWORDS,
    SHIP_TYPES,
    STRUCTURE_OPTIONS,
    STRUCTURE_SUPPLY,
    STRUCTURES,
)
from milkomeda.galaxy.editions import Edition, values_of
from milkomeda.galaxy.options import EDITIONS, matters
from milkomeda.galaxy.rules import technologies as effects
from milkomeda.galaxy.rules.common import by_colour
from milkomeda.galaxy.rules.end import HOARD, HOARD_POINTS
from milkomeda.galaxy.rules.setup import ABILITIES
from milkomeda.galaxy.rules.turn import MUCH_GREEN
from milkomeda.play.options import Value, slug, spell
from milkomeda.play.show import Card, in_editions
from milkomeda.words.message import Message, say

DOTS: Final = [*COLOURS, "any"]
SEATS: Final = 4
FIXED: Final[dict[str, dict[str, Value]]] = {
    "helix_spending": {"green": MUCH_GREEN},
    "helix_hoard": {"hoard": HOARD, "points": HOARD_POINTS},
}
"""What a sentence says besides its option's value."""


def cards(options: str) -> list[Card]:
    """All there are, as they are with these options. Raises Problem."""
    return in_editions(all_cards(options), {name: all_cards(f"edition={name}") for name in EDITIONS})


def all_cards(options: str) -> list[Card]:
    """Those that are played with."""
    r = Edition(values_of(options), SEATS)
    found = [sector(card, r) for card in range(len(r.box.sectors))]
    if r.research:
        found += [technology(card, r) for card in range(len(r.box.technologies))]
    if r.objectives:
        left_out = [] if r.technology_objectives else r.box.needs_technologies
        found += [objective(card, r) for card in range(len(r.box.objectives)) if card not in left_out]
    if r.display != "none":
        found += [directive(card, r) for card in range(len(r.box.directives))]
        found += [protocol(card, r) for card in range(len(r.box.protocols))]
    found += [structure(kind, r) for kind in range(len(STRUCTURES))]
    found += [ship(kind) for kind in range(len(SHIP_TYPES))]
    return found + [civilization(number, r) for number in range(len(CIVILIZATIONS))]


def sector(card: int, r: Edition) -> Card:
    income = by_colour([r.box.sector_values[card * 4 + colour] for colour in range(4)])
    keywords = [word for bit, word in enumerate(KEYWORDS) if r.box.sector_keywords[card] >> bit & 1]
    green = int(r.box.sector_cost[card])
    return Card(
        kind="sector",
        name=r.box.sectors[card],
        does=[
            say("card-yields", resources={colour: int(n) for colour, n in income.items()}),
            *([say("card-exploring-costs", green=green)] if r.explore_paid or r.first_paid else []),
        ],
        traits={"colour": list(income), "keyword": keywords, "cost": [str(green)]},
    )


def technology(card: int, r: Edition) -> Card:
    keyword, field = KEYWORDS[r.box.technology_keyword[card]], r.box.technology_fields[card]
    return Card(
        kind="technology",
        name=r.box.technologies[card],
        does=[effects.say(r.box.technology_texts[card])],
        traits={"keyword": [keyword], "field": [field]},
    )


def objective(card: int, r: Edition) -> Card:
    asked = r.box.condition(card)
    slots = zip(r.box.objective_needs[card], r.box.objective_points[card])
    return Card(
        kind="objective",
        name=r.box.objectives[card],
        does=[asked, say("card-slots", slots=[say("slot-worth", need=need, points=n) for need, n in slots])],
        traits={trait: [str(word)] for trait, word in asked.values.items()},
    )


def directive(card: int, r: Edition) -> Card:
    dots = [DOTS[dot] for dot in r.box.directive_dots[card]]
    pattern = {"left_colour": dots[0], "right_colour": dots[1]}
    below = {"lower_left_colour": dots[2], "lower_right_colour": dots[3]}
    return Card(
        kind="directive",
        name=r.box.directives[card],
        does=[
            say("card-pattern", **pattern, **below),
            say("card-pattern-turned", turned=spell(r.rotate_patterns)),
            say("card-unlocks", shown=r.module),
        ],
        traits={
            "colour": [*dict.fromkeys(dot for dot in dots if dot in COLOURS)],
            "tier": [str(r.box.directive_tier[card])],
        },
    )


def protocol(card: int, r: Edition) -> Card:
    action, colour = ACTIONS[r.box.protocol_action[card]], COLOURS[r.box.protocol_colour[card]]
    price = {colour: int(r.box.protocol_cost[card])}
    return Card(
        kind="protocol",
        name=r.box.protocols[card],
        title=say("card-protocol", action=action, resources=price),
        does=[say("card-activates", action=action, resources=price, shown=r.module)],
        traits={
            "action": [action],
            "colour": [colour],
            "cost": [str(r.box.protocol_cost[card])],
            "tier": [str(r.box.protocol_tier[card])],
        },
    )


def structure(kind: int, r: Edition) -> Card:
    price = by_colour([r.structure_blue[kind], r.structure_orange[kind], 0, 0])
    return Card(
        kind="structure",
        name=STRUCTURES[kind],
        does=[
            *powers(r.values, STRUCTURE_OPTIONS[kind]),
            say("card-price", resources={colour: int(n) for colour, n in price.items()}),
            say("card-worth", points=int(r.structure_points[kind])),
            say("card-supply", count=STRUCTURE_SUPPLY[kind]),
        ],
        traits={"colour": list(price)},
    )


def ship(kind: int) -> Card:
    beaten = [SHIP_TYPES[other] for other in BEATS[kind]]
    feared = [SHIP_TYPES[other] for other, loses in enumerate(BEATS) if kind in loses]
    return Card(
        kind="ship",
        name=SHIP_TYPES[kind],
        title=say(f"title-{SHIP_TYPES[kind]}"),
        does=[say("card-beats", ships=beaten), say("card-beaten-by", ships=feared)],
    )


def civilization(number: int, r: Edition) -> Card:
    able = [
        name for name in ABILITIES[number] if name != "navigators_range" or r.navigators_range != r.move_range
    ]
    return Card(
        kind="civilization",
        name=CIVILIZATIONS[number],
        does=powers(r.values, able) or [say("card-no-ability")],
    )


def powers(values: dict[str, Value], names: list[str]) -> list[Message]:
    """What options about something let it do."""
    return [
        Message(f"power-{slug(name)}", {name: told(values[name]), **FIXED.get(name, {})})
        for name in names
        if (matters(name, values) or name == "repetition") and values[name] not in (0, "none")
    ]

"""What the rulebook's text fills in: counts of cards, costs, tables and examples, for one set of values."""

from typing import Final

from milkomeda.galaxy.cards import (
    BEATS,
    COLOURS,
    CORNERS,
    DECK_OF_TECHNOLOGY,
    DIRECTIVE_DOTS,
    DIRECTIVES,
    KEYWORDS,
    OBJECTIVES,
    PASS,
    PROTOCOLS,
    RESEARCH,
    SECTOR_COST,
    SECTOR_KEYWORDS,
    SECTORS,
    SHIP_TYPES,
    STRUCTURE_STEMS,
    STRUCTURE_SUPPLY,
    TECHNOLOGIES,
    WHITE,
)
from milkomeda.galaxy.editions import STANDARD_AREA, Edition
from milkomeda.galaxy.rulebook_words import Words
from milkomeda.galaxy.rules.end import HOARD, HOARD_POINTS
from milkomeda.galaxy.rules.objectives import NEEDS_TECHNOLOGIES
from milkomeda.galaxy.rules.turn import MUCH_GREEN
from milkomeda.play.book import listed, table
from milkomeda.play.options import Value

EXAMPLE: Final = DIRECTIVES.index("Scientific Supply Management")


def cost(amounts: list[int], words: Words) -> str:
    """'2 blue and 2 red'; 'nothing'."""
    said = [f"{n} {colour}" for n, colour in zip(amounts, words.colours) if n]
    return listed(said, words.last) or words.nothing


def conditions(r: Edition) -> dict[str, Value]:
    """What the text asks about besides the options."""
    points = r.architects_points + r.sentinels_combat + r.sentinels_round + r.helix_spending
    return {
        "paid": r.first_paid or r.explore_paid,
        "unplaced": r.first_paid or r.first_fewer,
        "poor": r.first_paid and r.start_green < max(SECTOR_COST) * (2 if r.first_cost == "sum" else 1),
        "swift": r.navigators_range != r.move_range,
        "idle_helix": r.helix_spending == 0 and (r.helix_claim == 0 or r.objectives == 0),
        "end_full": min(r.end_cards, r.objectives),
        "goals": points > 0 or r.navigators_points != "none" or r.helix_hoard != "none",
    }


def facts(r: Edition, words: Words) -> dict[str, str]:
    return {
        **counts(r, words),
        **names(r, words),
        **costs(r, words),
        "areas": areas(r, words),
        "counters": counters(words),
        **example(words),
    }


def counts(r: Edition, words: Words) -> dict[str, str]:
    bearing = [bin(mask).count("1") for mask in SECTOR_KEYWORDS[: len(SECTORS)]]
    left_out = 0 if r.technology_objectives else len(NEEDS_TECHNOLOGIES)
    return {
        "sectors": str(len(SECTORS)),
        "fewest_keywords": words.numbers[min(bearing)],
        "most_keywords": words.numbers[max(bearing)],
        "keywords": words.numbers[len(KEYWORDS)],
        "ship_types": words.numbers[len(SHIP_TYPES)],
        "directives": str(len(DIRECTIVES)),
        "protocols": str(len(PROTOCOLS)),
        "objective_cards": str(len(OBJECTIVES) - left_out),
        "technologies": str(len(TECHNOLOGIES)),
        "technology_deck": str(DECK_OF_TECHNOLOGY),
        "cheapest": str(min(SECTOR_COST[: len(SECTORS)])),
        "much_green": str(MUCH_GREEN),
        "hoard": str(HOARD),
        "hoard_points": str(HOARD_POINTS),
    }


def names(r: Edition, words: Words) -> dict[str, str]:
    module, modules = words.module if r.display == "four" else words.protocol
    actions = [
        name
        for action, name in enumerate(words.actions)
        if action != PASS and (action != RESEARCH or r.research)
    ]
    directives, protocols = r.directive_tiers, r.protocol_tiers
    hoard = dict(zip(COLOURS, words.colours)).get(r.helix_hoard, "")
    return {
        "module": module,
        "modules": modules,
        "Module": module.capitalize(),
        "positions": words.numbers[len(directives)],
        "tiers": listed([f"{one}/{other}" for one, other in zip(directives, protocols)], words.last),
        "actions": words.numbers[len(actions)],
        "action_list": listed(actions, words.either),
        "keyword_list": listed(words.keywords, words.last),
        "Objectives": words.numbers[r.objectives].capitalize(),
        "helix_hoard": hoard,
        "sources": sources(r, words),
    }


def sources(r: Edition, words: Words) -> str:
    """Where VP come from."""
    scores = [
        r.sector_points > 0,
        True,
        True,
        r.orange_points > 0,
        r.objectives > 0,
        r.research,
        bool(conditions(r)["goals"]),
    ]
    return listed([source for source, scoring in zip(words.sources, scores) if scoring], words.last)


def costs(r: Edition, words: Words) -> dict[str, str]:
    return {
        "start": cost([r.start_blue, r.start_orange, r.start_red, r.start_green], words),
        "lance": cost([r.lance_blue, 0, r.lance_red, 0], words),
        **structures(r, words),
    }


def structures(r: Edition, words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, stem in enumerate(STRUCTURE_STEMS):
        found[f"{stem}_supply"] = str(STRUCTURE_SUPPLY[kind])
        found[f"{stem}_cost"] = cost([r.structure_blue[kind], r.structure_orange[kind], 0, 0], words)
    return found


def areas(r: Edition, words: Words) -> str:
    rows = [
        [str(players), f"{r.width or columns} × {r.height or lines}", str(r.deck or sectors)]
        for players, (columns, lines, sectors) in STANDARD_AREA.items()
    ]
    return table(words.area, rows)


def counters(words: Words) -> str:
    """Which ship type beats which."""
    rows = [
        [f"**{ship}**", *(words.beats if other in BEATS[kind] else " " for other in range(len(words.ships)))]
        for kind, ship in enumerate(words.ships)
    ]
    return table(["", *words.ships], rows)


def example(words: Words) -> dict[str, str]:
    """A directive, a point where it matches, and how the sectors there are turned."""
    dots = DIRECTIVE_DOTS[EXAMPLE]
    shown = [*words.colours, words.any_colour]
    north, south = (f"|{shown[dots[at]]:>8} | {shown[dots[at + 1]]:<8}|" for at in (0, 2))
    edge, space = "+---------+---------+", "|         |         |"
    turns = [
        words.shows.format(words.places[place], shown[dot], words.turns[turns_of(place, dot)])
        for place, dot in enumerate(dots)
        if dot != WHITE
    ]
    return {
        "example_directive": DIRECTIVES[EXAMPLE],
        "example_point": f"{edge}\n{space}\n{north}\n{edge}\n{south}\n{space}\n{edge}",
        "example_turns": words.example.format(listed(turns, words.last)),
    }


def turns_of(place: int, colour: int) -> int:
    """How a sector lies whose corner of that colour faces a point."""
    return next(turns for turns in range(4) if CORNERS[turns][3 - place] == colour)

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
    PROTOCOLS,
    SECTOR_COST,
    SECTOR_KEYWORDS,
    SECTORS,
    SHIPS,
    TECHNOLOGIES,
    WHITE,
)
from milkomeda.galaxy.editions import STANDARD_AREA, Edition
from milkomeda.galaxy.options import Value
from milkomeda.galaxy.rules.end import HOARD, HOARD_POINTS
from milkomeda.galaxy.rules.objectives import NEEDS_TECHNOLOGIES
from milkomeda.galaxy.rules.turn import MUCH_GREEN

NUMBERS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
IRREGULAR: Final = {"die": "dice"}
EXAMPLE: Final = DIRECTIVES.index("Scientific Supply Management")
TURNS: Final = ["not turned", "a quarter turn clockwise", "half a turn", "a quarter turn anticlockwise"]
PLACE_NAMES: Final = ["top left", "top right", "bottom left", "bottom right"]


def some(n: Value, noun: str) -> str:
    """'1 fleet', '2 fleets'."""
    return f"{n} {noun if n == 1 else IRREGULAR.get(noun, noun + 's')}"


def listed(words: list[str], last: str = "and") -> str:
    """'a, b and c'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def cost(amounts: list[int]) -> str:
    """'2 blue and 2 red'; 'nothing'."""
    return listed([f"{n} {colour}" for n, colour in zip(amounts, COLOURS) if n]) or "nothing"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in [head, *rows]]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def conditions(r: Edition) -> dict[str, Value]:
    """What the text asks about besides the options."""
    points = r.architects_points + r.sentinels_combat + r.sentinels_round + r.helix_spending
    return {
        "paid": r.first_paid or r.explore_paid,
        "unplaced": r.first_paid or r.first_fewer,
        "poor": r.first_paid and r.start_green < max(SECTOR_COST),
        "swift": r.navigators_range != r.move_range,
        "idle_helix": r.helix_spending == 0 and (r.helix_claim == 0 or r.objectives == 0),
        "goals": points > 0 or r.navigators_points != "none" or r.helix_hoard != "none",
    }


def facts(r: Edition) -> dict[str, str]:
    return {**counts(r), **words(r), **costs(r), "areas": areas(r), "counters": counters(), **example()}


def counts(r: Edition) -> dict[str, str]:
    bearing = [bin(mask).count("1") for mask in SECTOR_KEYWORDS[: len(SECTORS)]]
    left_out = 0 if r.technology_objectives else len(NEEDS_TECHNOLOGIES)
    return {
        "sectors": str(len(SECTORS)),
        "fewest_keywords": NUMBERS[min(bearing)],
        "most_keywords": NUMBERS[max(bearing)],
        "keywords": NUMBERS[len(KEYWORDS)],
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


def words(r: Edition) -> dict[str, str]:
    module = "module" if r.display == "four" else "protocol"
    actions = ["Explore", *(["Research"] if r.research else []), "Move", "Build", "Attack"]
    directives, protocols = r.directive_tiers, r.protocol_tiers
    return {
        "module": module,
        "Module": module.capitalize(),
        "positions": NUMBERS[len(directives)],
        "tiers": listed([f"{one}/{other}" for one, other in zip(directives, protocols)]),
        "actions": NUMBERS[len(actions)],
        "action_list": listed(actions, "or"),
        "keyword_list": listed(KEYWORDS),
        "Objectives": NUMBERS[r.objectives].capitalize(),
        "sources": sources(r),
    }


def sources(r: Edition) -> str:
    """Where VP come from."""
    goals = bool(conditions(r)["goals"])
    candidates = [
        (r.sector_points > 0, "sectors you control"),
        (True, "structures"),
        (True, "fleets"),
        (r.orange_points > 0, "orange resources"),
        (r.objectives > 0, "objectives you claim"),
        (r.research, "technologies"),
        (goals, "your civilization's own goal"),
    ]
    return listed([source for scores, source in candidates if scores])


def costs(r: Edition) -> dict[str, str]:
    return {
        "start": cost([r.start_blue, r.start_orange, r.start_red, r.start_green]),
        "lance": cost([r.lance_blue, 0, r.lance_red, 0]),
        "outpost_cost": cost([r.outpost_blue, r.outpost_orange, 0, 0]),
        "starlance_cost": cost([r.starlance_blue, r.starlance_orange, 0, 0]),
        "hypergate_cost": cost([r.hypergate_blue, r.hypergate_orange, 0, 0]),
        "mbrain_cost": cost([r.mbrain_blue, r.mbrain_orange, 0, 0]),
    }


def areas(r: Edition) -> str:
    rows = [
        [str(players), f"{r.width or columns} × {r.height or lines}", str(r.deck or sectors)]
        for players, (columns, lines, sectors) in STANDARD_AREA.items()
    ]
    return table(["players", "area", "sectors in the deck"], rows)


def counters() -> str:
    """Which ship type beats which."""
    names = [ship.capitalize() for ship in SHIPS]
    rows = [
        [f"**{names[kind]}**", *("beats" if other in BEATS[kind] else " " for other in range(len(SHIPS)))]
        for kind in range(len(SHIPS))
    ]
    return table(["", *names], rows)


def example() -> dict[str, str]:
    """A directive, a point where it matches, and how the sectors there are turned."""
    dots = DIRECTIVE_DOTS[EXAMPLE]
    shown = [*COLOURS, "any"]
    north, south = (f"|{shown[dots[at]]:>8} | {shown[dots[at + 1]]:<8}|" for at in (0, 2))
    edge, space = "+---------+---------+", "|         |         |"
    turns = [
        f"the one {PLACE_NAMES[place]} shows its {shown[dot]} corner ({turn_of(place, dot)})"
        for place, dot in enumerate(dots)
        if dot != WHITE
    ]
    return {
        "example_directive": DIRECTIVES[EXAMPLE],
        "example_point": f"{edge}\n{space}\n{north}\n{edge}\n{south}\n{space}\n{edge}",
        "example_turns": f"Of the four sectors, {listed(turns)}. White dots take any corner.",
    }


def turn_of(place: int, colour: int) -> str:
    """How a sector lies whose corner of that colour faces a point."""
    return next(TURNS[turns] for turns in range(4) if CORNERS[turns][3 - place] == colour)

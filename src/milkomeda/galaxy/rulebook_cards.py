"""All cards as tables."""

from collections.abc import Callable
from typing import Final

from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATION_TITLES,
    COLOURS,
    DIRECTIVE_DOTS,
    DIRECTIVE_TIER,
    DIRECTIVES,
    FIGURE_OPTIONS,
    KEYWORDS,
    OBJECTIVE_CONDITIONS,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    OBJECTIVES,
    PROTOCOL_ACTION,
    PROTOCOL_COLOUR,
    PROTOCOL_COST,
    PROTOCOL_TIER,
    PROTOCOLS,
    SECTOR_COST,
    SECTOR_KEYWORDS,
    SECTOR_VALUES,
    SECTORS,
    SHIP_TITLES,
    STRUCTURE_OPTIONS,
    STRUCTURE_SUPPLY,
    STRUCTURES,
    TECHNOLOGIES,
    TECHNOLOGY_EFFECTS,
    TECHNOLOGY_FIELDS,
    TECHNOLOGY_KEYWORD,
)
from milkomeda.galaxy.options import EDITIONS, OPTIONS, default
from milkomeda.galaxy.rulebook_facts import counters
from milkomeda.galaxy.rulebook_words import ENGLISH
from milkomeda.galaxy.rules.technologies import say
from milkomeda.play.book import listed, table
from milkomeda.play.options import Option, Value, spell

OF_ALL_STRUCTURES: Final = ["works_at_once", "works_controlled"]


def sectors() -> str:
    rows = [
        [
            name,
            *(str(SECTOR_VALUES[card * 4 + colour]) for colour in range(4)),
            keywords_of(SECTOR_KEYWORDS[card]),
            str(SECTOR_COST[card]),
        ]
        for card, name in enumerate(SECTORS)
    ]
    return table(["sector", *COLOURS, "keywords", "cost"], rows)


def keywords_of(mask: int) -> str:
    return ", ".join(keyword for bit, keyword in enumerate(KEYWORDS) if mask >> bit & 1)


def directives() -> str:
    colours = [*COLOURS, "any"]
    rows = [
        [str(tier), name, *(colours[dot] for dot in dots)]
        for tier, name, dots in sorted(zip(DIRECTIVE_TIER, DIRECTIVES, DIRECTIVE_DOTS))
    ]
    return table(["tier", "directive", "top left", "top right", "bottom left", "bottom right"], rows)


def protocols() -> str:
    rows = [
        [
            str(PROTOCOL_TIER[card]),
            ACTIONS[PROTOCOL_ACTION[card]].capitalize(),
            f"{PROTOCOL_COST[card]} {COLOURS[PROTOCOL_COLOUR[card]]}",
        ]
        for card in range(len(PROTOCOLS))
    ]
    return table(["tier", "action", "costs"], rows)


def objectives() -> str:
    rows = [
        [name, condition, slots(thresholds, points)]
        for name, condition, thresholds, points in zip(
            OBJECTIVES, OBJECTIVE_CONDITIONS, OBJECTIVE_THRESHOLDS, OBJECTIVE_POINTS
        )
    ]
    return table(["objective", "condition", "slots: threshold → VP"], rows)


def slots(thresholds: list[int], points: list[int]) -> str:
    return ", ".join(f"{threshold} → {worth}" for threshold, worth in zip(thresholds, points))


def technologies() -> str:
    rows = [
        [
            KEYWORDS[TECHNOLOGY_KEYWORD[card]],
            TECHNOLOGY_FIELDS[card],
            name,
            str(say(TECHNOLOGY_EFFECTS[card])),
        ]
        for card, name in enumerate(TECHNOLOGIES)
    ]
    return table(["keyword", "field", "technology", "effect"], rows)


def civilizations() -> str:
    """What the options say about each civilization, in each edition."""
    rows = [
        [title, option.text.split(": ", 1)[1].rstrip(". …"), *in_editions(option)]
        for title in CIVILIZATION_TITLES
        for option in OPTIONS.values()
        if option.section == "civilizations" and option.text.split(":")[0] in title
    ]
    return table(["civilization", "ability", *EDITIONS], rows)


def in_editions(option: Option) -> list[str]:
    return [said(option, default(option, name)) for name in EDITIONS]


def said(option: Option, value: Value) -> str:
    if value in (0, "none"):
        return "–"
    return option.meanings[option.values.index(str(value))] if option.values else spell(value)


def structures() -> str:
    """Prices and VP (figures that editions agree on are said once), and what they do."""
    rows = []
    for name, supply, options in zip(STRUCTURES, STRUCTURE_SUPPLY, FIGURE_OPTIONS):
        rows.append([name.title(), str(supply), *(figure(OPTIONS[option]) for option in options)])
    names = [*(name for options in STRUCTURE_OPTIONS for name in options), *OF_ALL_STRUCTURES]
    effects = [[OPTIONS[name].text.rstrip("."), *in_editions(OPTIONS[name])] for name in names]
    prices = table(["structure", "a player has", "blue", "orange", "VP"], rows)
    return f"{prices}\n\n{table(['what they do', *EDITIONS], effects)}"


def figure(option: Option) -> str:
    return "/".join(dict.fromkeys(spell(value) for value in option.editions))


def ships() -> str:
    rows = [
        [title, listed([SHIP_TITLES[other] for other in BEATS[kind]]), listed(beaten_by(kind))]
        for kind, title in enumerate(SHIP_TITLES)
    ]
    return f"{table(['ship', 'beats', 'is beaten by'], rows)}\n\n{counters(ENGLISH)}"


def beaten_by(kind: int) -> list[str]:
    return [title for title, beaten in zip(SHIP_TITLES, BEATS) if kind in beaten]


KINDS: Final[dict[str, tuple[Callable[[], str], int, str]]] = {
    "sectors": (sectors, len(SECTORS), "the map: yields, keywords, exploration costs"),
    "directives": (directives, len(DIRECTIVES), "patterns, in three tiers"),
    "protocols": (protocols, len(PROTOCOLS), "extra actions (also called modules), in three tiers"),
    "objectives": (objectives, len(OBJECTIVES), "public goals"),
    "technologies": (technologies, len(TECHNOLOGIES), "what Research finds"),
    "civilizations": (civilizations, len(CIVILIZATION_TITLES), "who plays"),
    "structures": (structures, len(STRUCTURES), "what is built, besides fleets"),
    "ships": (ships, len(SHIP_TITLES), "the types that fleets take in combat"),
}


def card_list(kind: str) -> str:
    """All cards of a kind as a table; with '' the kinds there are. Raises ValueError for any other word."""
    if not kind:
        rows = [[name, str(count), text] for name, (_, count, text) in KINDS.items()]
        return f"# Cards\n\n{table(['kind', 'how many', 'what'], rows)}\n"
    if kind not in KINDS:
        raise ValueError(f"there are no cards called '{kind}': the kinds are {', '.join(KINDS)}")
    return f"# {kind.capitalize()}\n\n{KINDS[kind][0]()}\n"

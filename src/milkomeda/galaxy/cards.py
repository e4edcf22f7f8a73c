"""The designer's cards: figures read once, kept as flat tables."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLUE: Final = 0
ORANGE: Final = 1
RED: Final = 2
GREEN: Final = 3
COLOURS: Final = ["blue", "orange", "red", "green"]

EXPLORE: Final = 0
RESEARCH: Final = 1
MOVE: Final = 2
BUILD: Final = 3
ATTACK: Final = 4
PASS: Final = 5
ACTIONS: Final = ["explore", "research", "move", "build", "attack", "pass"]

KEYWORDS: Final = [
    "biosphere",
    "extraction",
    "hazard",
    "observatory",
    "transit",
    "unstable",
    "warzone",
    "wasteland",
]

OUTPOST: Final = 0
STARLANCE: Final = 1
HYPERGATE: Final = 2
MBRAIN: Final = 3

ARCHITECTS: Final = 0
SENTINELS: Final = 1
NAVIGATORS: Final = 2
HELIX: Final = 3
CIVILIZATIONS: Final = ["architects", "sentinels", "navigators", "helix"]

SEATS: Final = ["teal", "gold", "violet", "rose"]


def rows(name: str) -> list[dict[str, str]]:
    text = (files("milkomeda.galaxy") / "cards" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def numbers(cell: str) -> list[int]:
    return [int(word) for word in cell.split()]


def flat(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def keyword_mask(cell: str) -> int:
    return sum(2 ** KEYWORDS.index(word) for word in cell.split())


_SECTORS: Final = rows("sectors")
SECTORS: Final = [row["name"] for row in _SECTORS]
"""Sector cards by number; the Homeworld of seat s is number HOMEWORLD + s."""
HOMEWORLD: Final = len(SECTORS)
SECTOR_NAMES: Final = [*SECTORS, *(f"{seat} homeworld" for seat in SEATS)]
SECTOR_VALUES: Final = flat([int(row[colour]) for row in _SECTORS for colour in COLOURS])
SECTOR_COST: Final = flat([int(row["exploration_cost"]) for row in _SECTORS] + [0] * 4)
SECTOR_KEYWORDS: Final = flat([keyword_mask(row["keywords"]) for row in _SECTORS] + [0] * 4)

# The colour in a card's corner (top left, top right, bottom left, bottom right) after n quarter turns
# clockwise.
CORNERS: Final = [
    [BLUE, ORANGE, RED, GREEN],
    [RED, BLUE, GREEN, ORANGE],
    [GREEN, RED, ORANGE, BLUE],
    [ORANGE, GREEN, BLUE, RED],
]

_DIRECTIVES: Final = rows("directives")
DIRECTIVES: Final = [row["name"] for row in _DIRECTIVES]
DIRECTIVE_TIER: Final = [int(row["tier"]) for row in _DIRECTIVES]
WHITE: Final = 4
PLACES: Final = ["top_left", "top_right", "bottom_left", "bottom_right"]
DIRECTIVE_DOTS: Final = [[[*COLOURS, "white"].index(row[place]) for place in PLACES] for row in _DIRECTIVES]

_PROTOCOLS: Final = rows("protocols")
PROTOCOL_TIER: Final = [int(row["tier"]) for row in _PROTOCOLS]
PROTOCOL_COST: Final = flat([int(row["cost"]) for row in _PROTOCOLS])
PROTOCOL_COLOUR: Final = flat([COLOURS.index(row["resource"]) for row in _PROTOCOLS])
PROTOCOL_ACTION: Final = flat([ACTIONS.index(row["action"]) for row in _PROTOCOLS])
PROTOCOLS: Final = [f"{row['action']} for {row['cost']} {row['resource']}" for row in _PROTOCOLS]

_OBJECTIVES: Final = rows("objectives")
OBJECTIVES: Final = [row["name"] for row in _OBJECTIVES]
OBJECTIVE_CONDITIONS: Final = [row["condition"] for row in _OBJECTIVES]
OBJECTIVE_THRESHOLDS: Final = [numbers(row["thresholds"]) for row in _OBJECTIVES]
OBJECTIVE_POINTS: Final = [numbers(row["victory_points"]) for row in _OBJECTIVES]
# The same, card * 4 + slot; a slot that a card does not have is never reached.
NEVER: Final = 1000
SLOT_NEEDS: Final = flat([n for needs in OBJECTIVE_THRESHOLDS for n in (*needs, NEVER, NEVER, NEVER)[:4]])
SLOT_POINTS: Final = flat([n for points in OBJECTIVE_POINTS for n in (*points, 0, 0, 0)[:4]])

_TECHNOLOGIES: Final = rows("technologies")
TECHNOLOGIES: Final = [row["name"] for row in _TECHNOLOGIES]
TECHNOLOGY_FIELDS: Final = [row["field"] for row in _TECHNOLOGIES]
TECHNOLOGY_KEYWORD: Final = [KEYWORDS.index(row["keyword"]) for row in _TECHNOLOGIES]
TECHNOLOGY_EFFECTS: Final = [row["effect"] for row in _TECHNOLOGIES]
DECK_OF_TECHNOLOGY: Final = 12

_STRUCTURES: Final = rows("structures")
STRUCTURES: Final = [row["name"] for row in _STRUCTURES]
KINDS: Final[i64] = len(STRUCTURES)
STRUCTURE_STEMS: Final = [name.replace("-", "") for name in STRUCTURES]
"""How names of options begin."""
STRUCTURE_SUPPLY: Final = [int(row["supply"]) for row in _STRUCTURES]
MEGASTRUCTURES: Final = [name for name, supply in zip(STRUCTURES, STRUCTURE_SUPPLY) if supply == 1]
"""Of which a player has one."""
STRUCTURE_GLYPHS: Final = [row["glyph"] for row in _STRUCTURES]
STRUCTURE_LETTERS: Final = [row["letter"] for row in _STRUCTURES]
"""Where a terminal has no glyphs."""
STRUCTURE_OPTIONS: Final = [row["options"].split() for row in _STRUCTURES]
"""What they do."""
FIGURES: Final = ["blue", "orange", "points"]
STRUCTURE_FIGURES: Final = [[int(row[figure]) for figure in FIGURES] for row in _STRUCTURES]
FIGURE_OPTIONS: Final = [[f"{stem}_{figure}" for figure in FIGURES] for stem in STRUCTURE_STEMS]

_SHIPS: Final = rows("ships")
SHIP_TYPES: Final = [row["name"] for row in _SHIPS]
TYPES: Final[i64] = len(SHIP_TYPES)
BEATS: Final = [[SHIP_TYPES.index(beaten) for beaten in row["beats"].split()] for row in _SHIPS]

"""What no edition changes: colours, actions, keywords, seats, structures, ship types. How cards are read."""

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


# The colour in a card's corner (top left, top right, bottom left, bottom right) after n quarter turns
# clockwise.
CORNERS: Final = [
    [BLUE, ORANGE, RED, GREEN],
    [RED, BLUE, GREEN, ORANGE],
    [GREEN, RED, ORANGE, BLUE],
    [ORANGE, GREEN, BLUE, RED],
]

WHITE: Final = 4
PLACES: Final = ["top_left", "top_right", "bottom_left", "bottom_right"]

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

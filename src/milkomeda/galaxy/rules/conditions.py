"""What objectives ask for: a small vocabulary of conditions, so that a card is data."""

from typing import Final

from milkomeda.galaxy.cards import COLOURS, KEYWORDS
from milkomeda.words.message import Message, say

SECTORS_HELD: Final = 0
STRUCTURES_BUILT: Final = 1
FLEETS_AFLOAT: Final = 2
TECHNOLOGIES_OWNED: Final = 3
BATTLE_WON: Final = 4
RESOURCE: Final = 5
STRUCTURE_DESTROYED: Final = 6
JUMPED: Final = 7
TYPES_HELD: Final = 8
ONE_TYPE_HELD: Final = 9
DISTANCE: Final = 10
KEYWORD_HELD: Final = 11
BATTLE_WON_IN: Final = 12
EXPLORED: Final = 13

CONDITIONS: Final = [
    "sectors-held",
    "structures-built",
    "fleets-afloat",
    "technologies-owned",
    "battle-won",
    "resource-held",
    "structure-destroyed",
    "jumped-to-attack",
    "types-held",
    "one-type-held",
    "held-at-a-distance",
    "keyword-held",
    "battle-won-in",
    "explored-two",
]
"""By kind, as cards have them: some are followed by a colour or a keyword."""
OF_KEYWORDS: Final = (KEYWORD_HELD, BATTLE_WON_IN)
DEEDS: Final = (BATTLE_WON, STRUCTURE_DESTROYED, JUMPED, BATTLE_WON_IN, EXPLORED)  # done this turn, or not


def reading(condition: str) -> tuple[int, int]:
    """What a condition counts: its kind, and the colour or keyword it is about."""
    name, _, of = condition.partition(" ")
    kind = CONDITIONS.index(name)
    if kind == RESOURCE:
        return kind, COLOURS.index(of)
    return kind, KEYWORDS.index(of) if kind in OF_KEYWORDS else 0


def condition(kind: int, argument: int) -> Message:
    """A condition as it is said."""
    name = f"condition-{CONDITIONS[kind]}"
    if kind == RESOURCE:
        return say(name, colour=COLOURS[argument])
    if kind in OF_KEYWORDS:
        return say(name, keyword=KEYWORDS[argument])
    return say(name)

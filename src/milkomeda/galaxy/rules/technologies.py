"""Technologies (ours to design): a small vocabulary of effects, so that a card is data.

An effect is a phrase and an amount: "gain income green 1". What a seat's technologies amount to is
kept as one number a phrase (`Galaxy.bonus`), so a rule asks for a number and never for a card. What it
is in words stands in `words/`, as `effects-gain-income-green`.
"""

from typing import Final

from milkomeda.galaxy.cards import COLOURS, KEYWORDS
from milkomeda.words.message import Message

# When resources are gained, each followed by a colour.
OCCASIONS: Final = [
    "income",
    "explore",  # for each sector placed
    "research",
    "move",
    "build",
    "attack",
    "win",  # as the only survivor
    "lose",  # fleets in a fight, once a fight
    "protocol",
    "master",
    "claim",
]

# The resource that a keyword's sectors yield more of.
KEYWORD_COLOUR: Final = {
    "biosphere": "green",
    "extraction": "orange",
    "hazard": "red",
    "observatory": "green",
    "transit": "blue",
    "unstable": "blue",
    "warzone": "red",
    "wasteland": "orange",
}

EFFECTS: Final = [
    "cheaper explore",
    "cheaper research",
    "cheaper fleets",
    "cheaper structure orange",
    "cheaper structure blue",
    "cheaper protocol",
    "cheaper attack",
    "cheaper starlance",
    "more draw",
    "more technologies",
    "more range",
    "more origins",
    "more fleets",
    "more attack dice",
    "more defence dice",
    "more rerolls",
    "more shields",
    "score flat",
    "score structure",
    "score technology",
    "score claim",
    "score sector",
    "score fleet",
    *(f"gain {occasion} {colour}" for occasion in OCCASIONS for colour in COLOURS),
    *(f"yield {keyword}" for keyword in KEYWORDS),
]
WIDTH: Final = len(EFFECTS)


def effects_of(text: str) -> list[tuple[int, int]]:
    """A card's effects as (number of the phrase, amount)."""
    found: list[tuple[int, int]] = []
    for phrase in text.split(";"):
        words = phrase.split()
        found.append((EFFECTS.index(" ".join(words[:-1])), int(words[-1])))
    return found


def say(text: str) -> Message:
    """A card's effects as sentences."""
    return Message("what-it-does", {"effects": {EFFECTS[effect]: n for effect, n in effects_of(text)}})

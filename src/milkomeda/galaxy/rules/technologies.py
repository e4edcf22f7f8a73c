"""Technologies (ours to design): a small vocabulary of effects, so that a card is data.

An effect is a phrase and an amount: "gain income green 1". What a seat's technologies amount to is
kept as one number a phrase (`Galaxy.bonus`), so a rule asks for a number and never for a card.
"""

import re
from typing import Final

from milkomeda.galaxy.cards import COLOURS, KEYWORDS

# When resources are gained, each followed by a colour.
OCCASIONS: Final = {
    "income": "at income",
    "explore": "for each sector you place with Explore",
    "research": "when you keep a technology",
    "move": "when you take the Move action",
    "build": "when you take the Build action",
    "attack": "when you take the Attack action",
    "win": "when you win a fight as its only survivor",
    "lose": "when you lose fleets in a fight, once a fight",
    "protocol": "when you activate a protocol",
    "master": "when you become Master of the Order",
    "claim": "when you claim an objective slot",
}

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

# Of [this|that] the first is said where the amount is one, else the second.
PHRASES: Final = {
    "cheaper explore": "Placing a sector costs {n} green less (not below 0).",
    "cheaper research": "Research costs {n} green less (not below 1).",
    "cheaper fleets": "The first [fleet|{n} fleets] of a Build action [costs|cost] nothing.",
    "cheaper structure orange": "Structures cost {n} orange less (not below 0).",
    "cheaper structure blue": "Structures cost {n} blue less (not below 0).",
    "cheaper protocol": "Activating a protocol costs {n} less (not below 0).",
    "cheaper attack": "An attack on fleets costs {n} blue less (not below 0).",
    "cheaper starlance": "An attack on a structure costs {n} red less (not below 0).",
    "more draw": "Explore draws {n} more [sector|sectors].",
    "more technologies": "Research draws {n} more [technology|technologies].",
    "more range": "Your Move range is {n} longer.",
    "more origins": "Move from {n} more [sector|sectors].",
    "more fleets": "Build up to {n} more [fleet|fleets] in one go.",
    "more attack dice": "Roll {n} more [die|dice] each round in fights you started (if you roll any).",
    "more defence dice": "Roll {n} more [die|dice] each round in fights others started (if you roll any).",
    "more rerolls": "Roll [one|{n}] of your misses again in each round of a fight.",
    "more shields": "The first [hit|{n} hits] on your ships in a fight [does|do] nothing.",
    "score flat": "{n} VP at the end.",
    "score structure": "{n} VP at the end for each of your structures on the map.",
    "score technology": "{n} VP at the end for every two technologies you have.",
    "score claim": "{n} VP at the end for each objective slot you claimed.",
    "score sector": "{n} VP at the end for every three sectors you control.",
    "score fleet": "{n} VP at the end for every five of your fleets on the map.",
}
for occasion, when in OCCASIONS.items():
    for colour in COLOURS:
        PHRASES[f"gain {occasion} {colour}"] = f"Gain {{n}} {colour} {when}."
for keyword in KEYWORDS:
    PHRASES[f"yield {keyword}"] = (
        f"Income: {{n}} {KEYWORD_COLOUR[keyword]} for every two {keyword} sectors you control."
    )

EFFECTS: Final = list(PHRASES)
WIDTH: Final = len(EFFECTS)


def effects_of(text: str) -> list[tuple[int, int]]:
    """A card's effects as (number of the phrase, amount)."""
    found: list[tuple[int, int]] = []
    for phrase in text.split(";"):
        words = phrase.split()
        found.append((EFFECTS.index(" ".join(words[:-1])), int(words[-1])))
    return found


def say(text: str) -> str:
    """A card's effects as sentences."""
    return " ".join(sentence(PHRASES[EFFECTS[effect]], n) for effect, n in effects_of(text))


def sentence(phrase: str, n: int) -> str:
    """A phrase with its amount, in the singular or the plural."""
    return re.sub(r"\[(.*?)\|(.*?)\]", r"\1" if n == 1 else r"\2", phrase).replace("{n}", str(n))

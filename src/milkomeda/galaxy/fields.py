"""A choice by name: what the wire calls its parts. A choice that ends or declines something has none.

Cells, cards and colours are words as in the notation, seats and amounts are numbers.
"""

from typing import Any, Final

from milkomeda.galaxy.cards import COLOURS, SEATS, SECTOR_NAMES, SHIP_TYPES
from milkomeda.galaxy.rules import attack
from milkomeda.galaxy.rules.mat import part
from milkomeda.galaxy.rules.order import offered
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.spelling import in_words
from milkomeda.play.step import Step

Fields = dict[str, str | int]

NOTHING: Final = [
    "done",
    "enough",
    "fight",
    "keep formation",
    "no claim",
    "no module",
    "no offer",
    "no protocol",
]


def fields(g: Galaxy, step: Step[Any], choice: int, text: str) -> Fields:
    """The parts of a choice that is spelt so."""
    if step.form(g):  # TRANSITION: becomes all of it
        return in_words(g, step.parts(g, choice))
    name, words = step.name(), text.split()
    if text in NOTHING:
        return {}
    if name in ("place", "first-place"):
        return of_placing(g, choice)
    if name in ("configure", "allocate"):
        return {ship: int(part(choice, kind)) for kind, ship in enumerate(SHIP_TYPES)}
    if name == "command":
        return of_command(g, choice)
    if name == "bonus":
        return {colour: choice >> (3 * at) & 7 for at, colour in enumerate(COLOURS)}
    if name == "offer":
        return of_offer(choice, words)
    if name in ("build", "attack"):
        return of_action(words)
    if isinstance(step, attack.Group):
        return {"fleets": int(words[1]), "from": words[2], "to": g.grid.name(step.target)}
    if name in ("civilization", "put-back", "focus", "keep", "propose-order", "decide-order"):
        return {REST[name]: " ".join(words[1:])}
    return of_words(name, words)


REST: Final = {
    "civilization": "civilization",
    "put-back": "card",
    "focus": "keyword",
    "keep": "technology",
    "propose-order": "order",
    "decide-order": "order",
}


def of_words(name: str, words: list[str]) -> Fields:
    if name == "choose":
        return {"action": words[0]}
    if name == "decide-offer":
        return {"take": int(words[0] == "take")}
    if name in ("boost-explore", "boost-move"):
        return {"amount": int(words[1]), "colour": words[2]}
    if name == "probes":
        return dict(zip(("cell", "cell2"), words[1:]))
    if name == "move-from":
        return {"cell": words[1]}
    if name == "turn-homeworld":
        return {"colour": words[1]}
    if name == "move":
        return {"fleets": int(words[1]), "from": words[2], "to": words[3]}
    if name == "victim":
        return {"seat": SEATS.index(words[1]), "ship": words[2]}
    if name in ("reshape", "reshape-secretly"):
        return {"ship": words[1], "into": words[2]}
    return of_cards(name, words)


def of_cards(name: str, words: list[str]) -> Fields:
    if name == "activate":
        return {"position": int(words[1]), "action": " ".join(words[2:])}
    if name == "claim":
        return {"objective": " ".join(words[1:-2]), "slot": int(words[-1])}
    if name == "refresh":
        return {"position": int(words[1]), "what": words[2]}
    return {}


def of_placing(g: Galaxy, choice: int) -> Fields:
    cell = choice >> 2 & 63
    return {"card": SECTOR_NAMES[choice >> 8], "cell": g.grid.name(cell), "turned": choice & 3}


def of_action(words: list[str]) -> Fields:
    """Build and Attack. Fleets may be built at several sites, a number a site."""
    if words[0] == "attack":
        return {"cell": words[1]}
    if words[0] == "destroy":
        return {"seat": SEATS.index(words[1]), "structure": words[2], "cell": words[3]}
    if words[1] != "fleets":
        return {"structure": words[1], "cell": words[2]}
    sites: Fields = {cell: int(count) for count, cell in zip(words[2::2], words[3::2])}
    return {"fleets": sum(int(count) for count in words[2::2]), **sites}


def of_command(g: Galaxy, choice: int) -> Fields:
    defence: Fields = {f"defend {SEATS[seat]}": choice >> (3 + seat * 3) & 7 for seat in range(g.seats)}
    return {"attack": choice & 7, **defence, "reshape": choice >> 15}


def of_offer(choice: int, words: list[str]) -> Fields:
    """The resources, and a wish: place or refresh."""
    given: Fields = {colour: int(offered(choice, at)) for at, colour in enumerate(COLOURS)}
    return given | ({words[-2]: int(words[-1])} if "for" in words else {})

"""All that is in the box of an edition, as it is printed."""

from typing import Any, Final

from milkomeda.galaxy.cards import KEYWORDS, SEATS
from milkomeda.galaxy.editions import STANDARD_AREA, Edition, contradiction, values_of
from milkomeda.galaxy.shown.cards import all_cards
from milkomeda.play.show import Card, Piece
from milkomeda.words.message import Problem, say

PRINTED: Final = ["sector"]
"""Kinds of cards that there is one of each of."""


def pieces(options: str, players: int) -> list[Piece]:
    """For so many players. Raises Problem."""
    if players not in STANDARD_AREA:
        raise Problem(say("milkomeda-is-for", seats=players))
    r = Edition(values_of(options), players)
    wrong = contradiction(r, players)
    if wrong is not None:
        raise Problem(wrong)
    cards = [card for card in all_cards(options) if card.kind in PRINTED]
    homeworlds = [homeworld(seat, r) for seat in SEATS[:players]]
    return [*homeworlds, *(piece(card, r) for card in cards)]


def homeworld(seat: str, r: Edition) -> Piece:
    figures = {"values": [int(r.homeworld_income)] * 4, "keywords": [], "seat": seat}
    return Piece(
        "homeworld",
        f"{seat} homeworld",
        say("sector-seat-homeworld", seat=SEATS.index(seat)),
        figures=figures,
    )


def piece(card: Card, r: Edition) -> Piece:
    return Piece(card.kind, card.name, card.title, does=card.does, figures=figures(card, r))


def figures(card: Card, r: Edition) -> dict[str, Any]:
    """What is drawn, not said."""
    if card.kind != "sector":
        return dict(card.traits)
    number = r.box.sectors.index(card.name)
    mask = r.box.sector_keywords[number]
    return {
        "values": [int(r.box.sector_values[number * 4 + colour]) for colour in range(4)],
        "keywords": [word for bit, word in enumerate(KEYWORDS) if mask >> bit & 1],
        "cost": int(r.box.sector_cost[number]),
    }

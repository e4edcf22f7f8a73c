"""All that is in the box of an edition, as it is printed: cards here, what else there is in `boards`."""

from typing import Any, Final

from milkomeda.galaxy.cards import KEYWORDS, SEATS
from milkomeda.galaxy.editions import AREAS, Edition, contradiction, values_of
from milkomeda.galaxy.grid import Grid
from milkomeda.galaxy.shown.boards import boards, tokens
from milkomeda.galaxy.shown.cards import all_cards
from milkomeda.play.show import Card, Piece
from milkomeda.words.message import Message, Problem, say

KINDS: Final = (
    "sector",
    "homeworld",
    "technology",
    "objective",
    "directive",
    "protocol",
    "civilization",
    "order",
    "storage",
    "roster",
    "actions",
    "screen",
    "summary",
    "structures",
    "details",
    "dice",
    "mat",
    "token",
    "tracker",
)
PRINTED: Final = ["sector", "directive", "protocol", "objective", "technology", "civilization"]
"""Kinds of cards of which there is one each."""
MASTER: Final = "master"


def pieces(options: str, players: int) -> list[Piece]:
    """For so many players. Raises Problem."""
    if players not in AREAS["wide"]:
        raise Problem(say("milkomeda-is-for", seats=players))
    r = Edition(values_of(options), players)
    wrong = contradiction(r, players)
    if wrong is not None:
        raise Problem(wrong.text, wrong.about)
    homeworlds = [homeworld(seat, r) for seat in SEATS[:players]]
    cards = [piece(card, r) for card in all_cards(options) if card.kind in PRINTED]
    return [*homeworlds, *cards, *orders(players), *boards(r, players), *tokens(r, players)]


def homeworld(seat: str, r: Edition) -> Piece:
    title = say("sector-seat-homeworld", seat=SEATS.index(seat))
    figures = {"values": [int(r.homeworld_income)] * 4, "keywords": [], "seat": seat}
    return Piece("homeworld", f"{seat} homeworld", title, figures=figures, place=corner(SEATS.index(seat), r))


def corner(seat: int, r: Edition) -> tuple[float, float]:
    """Of the map."""
    width, height = int(r.columns), int(r.rows)
    row, column = divmod(int(Grid(width, height, seat + 1).homes[seat]), width)
    return column - (width - 1) / 2, row - (height - 1) / 2


def orders(players: int) -> list[Piece]:
    """Everybody draws exactly one."""
    numbered = [
        Piece(
            "order",
            f"order {n}",
            say("print-order", n=n),
            does=[say("print-order-acts")],
            figures={"number": n},
        )
        for n in range(1, players)
    ]
    return [*numbered, Piece("order", MASTER, say("print-master"), does=[say("print-master-last")])]


def piece(card: Card, r: Edition) -> Piece:
    return Piece(card.kind, card.name, title(card), does=said(card), figures=figures(card, r))


def title(card: Card) -> Message | None:
    if card.kind == "protocol":
        return Message(f"action-{card.traits['action'][0]}")
    return Message(f"civilization-{card.name}") if card.kind == "civilization" else card.title


def said(card: Card) -> list[Message]:
    """What is not drawn."""
    drawn = {"sector": slice(0), "objective": slice(1), "directive": slice(1, None)}
    return card.does[drawn.get(card.kind, slice(None))]


def figures(card: Card, r: Edition) -> dict[str, Any]:
    """What is drawn."""
    box = r.box
    traits = {name: words[0] for name, words in card.traits.items() if len(words) == 1}
    if card.kind == "sector":
        return sector(box.sectors.index(card.name), r)
    if card.kind == "directive":
        number = box.directives.index(card.name)
        return {"dots": box.directive_dots[number], "tier": str(box.directive_tier[number])}
    if card.kind == "objective":
        number = box.objectives.index(card.name)
        return {"slots": list(zip(box.objective_needs[number], box.objective_points[number]))}
    return {**traits, "module": r.module} if card.kind == "protocol" else traits


def sector(number: int, r: Edition) -> dict[str, Any]:
    mask = r.box.sector_keywords[number]
    figures = {
        "values": [int(r.box.sector_values[number * 4 + colour]) for colour in range(4)],
        "keywords": [word for bit, word in enumerate(KEYWORDS) if mask >> bit & 1],
    }
    paid = r.explore_paid or r.first_paid
    return {**figures, "cost": int(r.box.sector_cost[number])} if paid else figures

"""A table that is set up, as a file that Tabletop Simulator opens. Its pictures stand at addresses."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, Final

from milkomeda.play.show import Piece
from milkomeda.print.faces import SIZES
from milkomeda.print.images import ALONE, Deck, decks

Address = Callable[[Deck, bool], str]
"""Where the picture of a deck's faces is, or of its backs."""
Thing = dict[str, Any]

LOW: Final = 1.0  # how high things lie
CORNERS: Final = [(-19.0, -11.0), (19.0, 11.0), (19.0, -11.0), (-19.0, 11.0)]
"""Where Homeworlds lie; two players take opposite ones."""
DICE: Final = 10
DOWN: Final = 180  # turned face down


def save(title: str, pieces: list[Piece], address: Address) -> Thing:
    """The whole file."""
    things = [*cards(pieces, address), *boards(pieces, address), *bags(pieces, address), *dice()]
    return {
        "SaveName": title,
        "GameMode": title,
        "Table": "Table_RPG",
        "Sky": "Sky_Museum",
        "Note": "",
        "Rules": "",
        "Grid": {"Type": 0, "Lines": False, "Snapping": False, "xSize": 3.0, "ySize": 3.0},
        "ObjectStates": [{**thing, "GUID": mark(at)} for at, thing in enumerate(things)],
    }


def mark(at: int) -> str:
    """Six digits that every thing has its own of."""
    return blake2b(str(at).encode(), digest_size=3).hexdigest()


def at(x: float, z: float, turned: float = 0, size: float = 1) -> Thing:
    place = {"posX": x, "posY": LOW, "posZ": z, "rotX": 0, "rotY": 180, "rotZ": turned}
    return {**place, "scaleX": size, "scaleY": 1, "scaleZ": size}


# Cards.


def cards(pieces: list[Piece], address: Address) -> Iterator[Thing]:
    """Homeworlds and civilizations lie open, all others in face-down decks along an edge."""
    shuffled: dict[str, list[Deck]] = {}
    for deck in decks([piece for piece in pieces if piece.kind not in ALONE]):
        shuffled.setdefault(deck.of, []).append(deck)
    x, number = -24.0, 1
    for parts in shuffled.values():
        numbered = list(enumerate(parts, number))
        number += len(parts)
        if parts[0].of in ("homeworld", "civilization"):
            yield from laid_open(*numbered[0], address)
        else:
            yield stacked(numbered, at(x, 16, DOWN), address)
            x += 3


def laid_open(number: int, deck: Deck, address: Address) -> Iterator[Thing]:
    places = CORNERS if deck.of == "homeworld" else [(6.0 + 3 * nth, -16.0) for nth in range(4)]
    drawn = {str(number): pictured(deck, address)}
    for index, (piece, (x, z)) in enumerate(zip(deck.pieces, places)):
        yield {**card(piece, number, index, at(x, z)), "CustomDeck": drawn}


def pictured(deck: Deck, address: Address) -> Thing:
    return {
        "FaceURL": address(deck, False),
        "BackURL": address(deck, True),
        "NumWidth": deck.columns(),
        "NumHeight": deck.rows(),
        "BackIsHidden": True,
        "UniqueBack": True,
        "Type": 0,
    }


def card(piece: Piece, deck: int, index: int, where: Thing) -> Thing:
    return {"Name": "CardCustom", "Transform": where, "Nickname": piece.name, "CardID": deck * 100 + index}


def stacked(parts: list[tuple[int, Deck]], where: Thing, address: Address) -> Thing:
    """Of one sheet, or of several."""
    drawn = {str(number): pictured(deck, address) for number, deck in parts}
    within = [
        {**card(piece, number, index, where), "CustomDeck": {str(number): drawn[str(number)]}}
        for number, deck in parts
        for index, piece in enumerate(deck.pieces)
    ]
    if len(within) == 1:
        return within[0]
    return {
        "Name": "DeckCustom",
        "Transform": where,
        "Nickname": parts[0][1].of,
        "DeckIDs": [one["CardID"] for one in within],
        "CustomDeck": drawn,
        "ContainedObjects": within,
    }


# Boards, and bags with tokens.


def tile(piece: Piece, where: Thing, address: Address) -> Thing:
    deck = decks([piece])[0]
    looks = {"Type": 0, "Thickness": 0.1, "Stackable": piece.kind == "token", "Stretch": True}
    return {
        "Name": "Custom_Tile",
        "Transform": where,
        "Nickname": piece.name,
        "CustomImage": {
            "ImageURL": address(deck, False),
            "ImageSecondaryURL": address(deck, True),
            "ImageScalar": 1.0,
            "WidthScalar": 0.0,
            "CustomTile": looks,
        },
    }


def boards(pieces: list[Piece], address: Address) -> Iterator[Thing]:
    """Those of a seat at its side of the table, the others beside the galaxy."""
    seats: dict[str, int] = {}
    free = -24.0
    for piece in pieces:
        if piece.kind not in ALONE or piece.kind in ("token", "tracker"):
            continue
        size = SIZES[piece.kind][1] / 25.4 / 2
        seat = piece.figures.get("seat")
        if seat is None:
            free += 5
            yield tile(piece, at(free, 21, 0, size), address)
            continue
        nth = seats.get(seat, 0)
        seats[seat] = nth + 1
        yield tile(piece, at(-27 + 15 * list(seats).index(seat) + 3.4 * nth, -21, 0, size), address)


def bags(pieces: list[Piece], address: Address) -> Iterator[Thing]:
    """The tokens of each seat, and those of nobody."""
    found: dict[str, list[Thing]] = {}
    for piece in pieces:
        if piece.kind in ("token", "tracker"):
            one = tile(piece, at(0, 0, 0, SIZES[piece.kind][1] / 25.4 / 2), address)
            found.setdefault(piece.figures.get("seat", ""), []).extend([one] * piece.count)
    for nth, (seat, tokens) in enumerate(found.items()):
        yield {
            "Name": "Bag",
            "Transform": at(-24 + 12 * nth, -25),
            "Nickname": seat,
            "ContainedObjects": tokens,
        }


def dice() -> Iterator[Thing]:
    return ({"Name": "Die_6", "Transform": at(24 + n % 5, 10 + n // 5)} for n in range(DICE))

"""A table that is set up, as a file that Tabletop Simulator opens. Its pictures stand at addresses."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from math import copysign
from typing import Any, Final

from milkomeda.play.show import Piece
from milkomeda.print.faces import POKER, SIZES
from milkomeda.print.homeworld import COLOURS
from milkomeda.print.images import ALONE, INCH, Deck, decks

Address = Callable[[Deck, bool], str]
"""Where the picture of a deck's faces is, or of its backs."""
Thing = dict[str, Any]

LOW: Final = 1.5  # how high things are before they settle
STEP: Final = 2.6  # from a sector to the next
SIDES: Final = (20.0, 9.0)
"""The middle of what a seat has, in its corner: the table is flat as far as 27 by 18."""
OWN: Final = {"storage": (-3.5, 2.5), "roster": (3.5, 2.5), "screen": (-1.6, -2.4), "actions": (5.2, -2.4)}
"""Around that."""
OUTER: Final = 6.7
"""From that to the seat's bag, at the edge."""
SHARED: Final = {
    "mat": (-8.4, -13.6),
    "summary": (-3.0, -11.7),
    "structures": (0.0, -11.7),
    "details": (3.0, -11.7),
    "dice": (5.9, -11.7),
}
REST: Final = (9.0, -16.0)
"""Where the tokens of nobody are."""
DECKS: Final = (-11.0, 16.6)
"""Where the first one is."""
IN_ROW: Final = 9
CARD: Final = (2.7, 3.6)
"""From a deck to the next, across and down."""
PEOPLES: Final = (-3.0, -16.6)
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


def at(x: float, z: float, turned: float = 0, size: float = 1, above: float = 0) -> Thing:
    place = {"posX": x, "posY": LOW + above, "posZ": z, "rotX": 0, "rotY": 180, "rotZ": turned}
    return {**place, "scaleX": size, "scaleY": 1, "scaleZ": size}


# Cards.


def cards(pieces: list[Piece], address: Address) -> Iterator[Thing]:
    """Homeworlds and civilizations lie open, all others in face-down decks along an edge."""
    shuffled: dict[str, list[Deck]] = {}
    for deck in decks([piece for piece in pieces if piece.kind not in ALONE]):
        shuffled.setdefault(deck.of, []).append(deck)
    number, closed = 1, 0
    for parts in shuffled.values():
        numbered = list(enumerate(parts, number))
        number += len(parts)
        if parts[0].of in ("homeworld", "civilization"):
            yield from laid_open(*numbered[0], address)
        else:
            row, column = divmod(closed, IN_ROW)
            yield stacked(numbered, (DECKS[0] + CARD[0] * column, DECKS[1] - CARD[1] * row), address)
            closed += 1


def laid_open(number: int, deck: Deck, address: Address) -> Iterator[Thing]:
    drawn = {str(number): pictured(deck, address)}
    for index, piece in enumerate(deck.pieces):
        right, down = piece.place
        x, z = (
            (STEP * right, -STEP * down) if any(piece.place) else (PEOPLES[0] + CARD[0] * index, PEOPLES[1])
        )
        yield {**card(piece, number, index, at(x, z, size=tall(piece))), "CustomDeck": drawn}


def tall(piece: Piece) -> float:
    """How many times as high as a card of poker size."""
    return SIZES[piece.kind][1] / POKER[1]


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
    """Whoever has it in hand sees it alone, and it has no name face down."""
    named = {"Name": "CardCustom", "Nickname": piece.name, "CardID": deck * 100 + index}
    return {**named, "Transform": where, "Hands": True, "HideWhenFaceDown": True}


def stacked(parts: list[tuple[int, Deck]], place: tuple[float, float], address: Address) -> Thing:
    """Of one sheet, or of several."""
    where = at(*place, DOWN, tall(parts[0][1].pieces[0]))
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
    """Those of a seat beside its Homeworld, the others below the galaxy."""
    corners = corners_of(pieces)
    for piece in pieces:
        if piece.kind in SHARED:
            x, z = SHARED[piece.kind]
        elif piece.kind in OWN:
            (x, z), (right, up) = corners[piece.figures["seat"]], OWN[piece.kind]
            x, z = x + right, z + up
        else:
            continue
        for nth in range(piece.count):
            yield tile(piece, at(x, z, 0, high(piece), nth / 5), address)


def corners_of(pieces: list[Piece]) -> dict[str, tuple[float, float]]:
    """Where each seat has what is its own."""
    return {
        piece.figures["seat"]: (copysign(SIDES[0], piece.place[0]), copysign(SIDES[1], -piece.place[1]))
        for piece in pieces
        if piece.kind == "homeworld"
    }


def high(piece: Piece) -> float:
    """A tile is two inches high."""
    return SIZES[piece.kind][1] / INCH / 2


def bags(pieces: list[Piece], address: Address) -> Iterator[Thing]:
    """The tokens of each seat, and those of nobody."""
    found: dict[str, list[Thing]] = {}
    for piece in pieces:
        if piece.kind in ("token", "tracker"):
            one = tile(piece, at(0, 0, 0, high(piece)), address)
            found.setdefault(piece.figures.get("seat", ""), []).extend([one] * piece.count)
    corners = corners_of(pieces)
    for seat, tokens in found.items():
        x, z = corners.get(seat, REST)
        outer = copysign(OUTER, z) if seat else 0
        bag = {"Name": "Bag", "Transform": at(x, z + outer), "Nickname": seat, "ContainedObjects": tokens}
        yield {**bag, "ColorDiffuse": tinted(COLOURS["full"][seat])} if seat else bag


def tinted(colour: str) -> Thing:
    """Of #rrggbb."""
    return {part: int(colour[start : start + 2], 16) / 255 for part, start in (("r", 1), ("g", 3), ("b", 5))}


def dice() -> Iterator[Thing]:
    return ({"Name": "Die_6", "Transform": at(7.9 + n % 5 * 1.2, -11 - n // 5 * 1.2)} for n in range(DICE))

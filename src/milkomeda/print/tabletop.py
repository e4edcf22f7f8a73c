"""A table that is set up, as a file that Tabletop Simulator opens. Its pictures stand at addresses."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from math import copysign
from typing import Any, Final

from milkomeda.play.show import Lying, Piece
from milkomeda.print.faces import POKER, SIZES, on_track
from milkomeda.print.homeworld import COLOURS
from milkomeda.print.images import ALONE, INCH, Deck, decks
from milkomeda.print.typesetting import RESOURCES

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
IN_ROW: Final = 10
CARD: Final = (2.7, 3.6)
"""From a deck to the next, across and down."""
ROWS: Final = {"open": (-3.2, -16.6), "display": (-9.0, 9.5)}
"""Where the first card of those that lie open is."""
NEXT: Final = 2.4
PEOPLE: Final = (-4.2, 6.9)
"""Towards the middle of the table and to its edge, from the middle of what a seat has."""
UPON: Final = 0.4  # how much higher lies what lies on something
BESIDE: Final = 0.7  # from a token to the next
DICE: Final = 10
DOWN: Final = 180  # turned face down


def save(title: str, pieces: list[Piece], lying: list[Lying], address: Address) -> Thing:
    """The whole file."""
    upon = [one for one in lying if one.kind in ("token", "tracker")]
    things = [
        *cards(pieces, lying, address),
        *boards(pieces, address),
        *laid_upon(pieces, upon, address),
        *bags(pieces, upon, address),
        *dice(),
    ]
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


Numbered = tuple[Piece, int, int, Thing]
"""A card, the number of its deck and its own there, and how that looks."""


def cards(pieces: list[Piece], lying: list[Lying], address: Address) -> Iterator[Thing]:
    """Homeworlds and what has been dealt lie open, all others in face-down decks along an edge."""
    elsewhere = {(one.kind, one.name): one for one in lying}
    corners = corners_of(pieces)
    closed: dict[str, list[Numbered]] = {}
    for of, numbered in numbered_cards(pieces, address):
        piece = numbered[0]
        one = elsewhere.get((piece.kind, piece.name))
        if any(piece.place):
            right, down = piece.place
            yield card(numbered, at(STEP * right, -STEP * down, size=tall(piece)))
        elif one is None or one.where == "out":
            closed.setdefault(f"{of}-out" if one else of, []).append(numbered)
        else:
            yield card(numbered, at(*opened(one, corners), size=tall(piece)))
    for number, (of, stack) in enumerate(closed.items()):
        row, column = divmod(number, IN_ROW)
        yield stacked(of, stack, (DECKS[0] + CARD[0] * column, DECKS[1] - CARD[1] * row))


def numbered_cards(pieces: list[Piece], address: Address) -> Iterator[tuple[str, Numbered]]:
    """Each with what it is shuffled with."""
    shuffled = [piece for piece in pieces if piece.kind not in ALONE]
    for number, deck in enumerate(decks(shuffled), 1):
        drawn = {str(number): pictured(deck, address)}
        for index, piece in enumerate(deck.pieces):
            yield deck.of, (piece, number, index, drawn)


def opened(one: Lying, corners: dict[str, tuple[float, float]]) -> tuple[float, float]:
    """Where it lies: in a row, or with a seat."""
    if one.where in ROWS:
        x, z = ROWS[one.where]
        return x + NEXT * one.at, z
    x, z = corners[one.where]
    return x + copysign(PEOPLE[0], x), z + copysign(PEOPLE[1], z)


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


def card(numbered: Numbered, where: Thing) -> Thing:
    """Whoever has it in hand sees it alone, and it has no name face down."""
    piece, deck, index, drawn = numbered
    named = {"Name": "CardCustom", "Nickname": piece.name, "CardID": deck * 100 + index}
    return {**named, "Transform": where, "Hands": True, "HideWhenFaceDown": True, "CustomDeck": drawn}


def stacked(of: str, cards: list[Numbered], place: tuple[float, float]) -> Thing:
    """A deck, face down."""
    where = at(*place, DOWN, tall(cards[0][0]))
    within = [card(one, where) for one in cards]
    if len(within) == 1:
        return within[0]
    return {
        "Name": "DeckCustom",
        "Transform": where,
        "Nickname": of,
        "DeckIDs": [one["CardID"] for one in within],
        "CustomDeck": {number: drawn for one in within for number, drawn in one["CustomDeck"].items()},
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
        if piece.kind in SHARED or piece.kind in OWN:
            x, z = board_at(piece, corners)
            for nth in range(piece.count):
                yield tile(piece, at(x, z, 0, high(piece), nth / 5), address)


def board_at(piece: Piece, corners: dict[str, tuple[float, float]]) -> tuple[float, float]:
    if piece.kind in SHARED:
        return SHARED[piece.kind]
    (x, z), (right, up) = corners[piece.figures["seat"]], OWN[piece.kind]
    return x + right, z + up


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


def laid_upon(pieces: list[Piece], upon: list[Lying], address: Address) -> Iterator[Thing]:
    """First fleets on Homeworlds, trackers where storages begin."""
    known, corners = {piece.name: piece for piece in pieces}, corners_of(pieces)
    for one in upon:
        piece, below = known[one.name], known[one.where]
        for nth in range(one.count):
            if below.kind == "storage":
                x, z = board_at(below, corners)
                row = RESOURCES.index(piece.figures["resource"])
                right, down = on_track(row, one.at, below.figures["most"])
                width, height = SIZES[below.kind]
                x, z = x + (right - width / 2) / INCH, z + (height / 2 - down) / INCH
            else:
                x, z = STEP * below.place[0], -STEP * below.place[1]
                x, z = x + BESIDE * (nth % 3 - 1), z + BESIDE * (nth // 3 % 3 - 1)
            yield tile(piece, at(x, z, 0, high(piece), UPON), address)


def bags(pieces: list[Piece], upon: list[Lying], address: Address) -> Iterator[Thing]:
    """The tokens of each seat, and those of nobody, but for what lies on boards."""
    found: dict[str, list[Thing]] = {}
    used = {one.name: one.count for one in upon}
    for piece in pieces:
        if piece.kind in ("token", "tracker"):
            one = tile(piece, at(0, 0, 0, high(piece)), address)
            left = piece.count - used.get(piece.name, 0)
            found.setdefault(piece.figures.get("seat", ""), []).extend([one] * left)
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

"""Pictures of what is in the box: sheets of cards for virtual tables, and single cards for print shops."""

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from math import ceil
from typing import Any, Final, NamedTuple

import msgspec

from milkomeda.play.show import Piece
from milkomeda.print.faces import POKER, SQUARE, TAROT, Face, face
from milkomeda.print.paper import Laid, Sheet, Way
from milkomeda.print.sheets import data
from milkomeda.print.typesetting import FONTS, HOUSE, TEMPLATES, pictures, signed

INCH: Final = 25.4
WIDEST: Final = 10
TALLEST: Final = 7
LARGEST: Final = 3800  # pixels of a sheet's longer side: Tabletop Simulator advises against more than 4096
SHARPEST: Final = 9  # pixels of a millimetre, for what is small
SHOP: Final = 300  # dots an inch
SHOPS: Final = {POKER: (825, 1125), TAROT: (900, 1500), SQUARE: (900, 900)}
"""Pixels of a card with what is cut off: The Game Crafter's Poker, Tarot and Euro Square Deck."""
CUT: Final = INCH / 8
"""What is cut off from all others."""


ALONE: Final = [
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
]
"""Kinds that are not shuffled: each piece is a thing by itself."""


class Deck(NamedTuple):
    """What lies on one sheet, or is one thing by itself."""

    name: str
    of: str
    """What is shuffled together: those of several sheets, too."""
    pieces: list[Piece]

    def columns(self) -> int:
        return min(len(self.pieces), WIDEST)

    def rows(self) -> int:
        return ceil(len(self.pieces) / WIDEST)


class Wanted(NamedTuple):
    """A picture: of a deck, its faces or its backs."""

    deck: Deck
    back: bool
    language: str


def decks(pieces: list[Piece]) -> list[Deck]:
    """By kind, tier and keyword, as they are shuffled; no more than a sheet holds."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(deck_of(piece), []).append(piece)
    most = WIDEST * TALLEST
    return [
        Deck(f"{name}-{at // most}" if at else name, name, some[at : at + most])
        for name, some in found.items()
        for at in range(0, len(some), most)
    ]


def deck_of(piece: Piece) -> str:
    if piece.kind in ALONE:
        return f"{piece.kind}-{slug(piece.name)}"
    parts = [piece.figures[figure] for figure in ("keyword", "tier") if figure in piece.figures]
    return "-".join([piece.kind, *parts])


def sheet(wanted: Wanted) -> dict[str, Any]:
    """What is drawn."""
    said = signed(wanted.language)
    faces = [face(piece, said, "full") for piece in wanted.deck.pieces]
    width, height = faces[0].size
    columns, rows = wanted.deck.columns(), wanted.deck.rows()
    laid = [
        Laid(at, wanted.back, at % columns * width, at // columns * height, 0) for at in range(len(faces))
    ]
    paper = (columns * width, rows * height)
    dots = min(SHARPEST, LARGEST / max(paper)) * INCH
    return {"faces": faces, **data([Sheet(laid, [], [])], Way(), "", said), "paper": paper, "dots": dots}


@cache
def drawing() -> bytes:
    """What else than data a picture depends on."""
    files = [*TEMPLATES.glob("*.typ"), *FONTS.glob("*.?tf"), *(HOUSE / "galaxy" / "cards").glob("s*.csv")]
    texts = [path.read_bytes() for path in sorted(files)]
    return blake2b(b"".join([version("typst").encode(), *texts])).digest()


def address(drawn: dict[str, Any]) -> str:
    """A name made from all that a picture shows."""
    return blake2b(drawing() + msgspec.json.encode(drawn, order="sorted"), digest_size=12).hexdigest()


def picture(drawn: dict[str, Any]) -> bytes:
    return pictures("sheets", drawn, drawn["dots"])[0]


# Single cards.


def singles(pieces: list[Piece], language: str) -> Iterator[tuple[str, bytes]]:
    """Files by name, each with its bleed: a front and a back of every piece."""
    said = signed(language)
    by_size: dict[tuple[float, float], list[Face]] = {}
    for piece in pieces:
        by_size.setdefault(face(piece, said, "full").size, []).append(face(piece, said, "full"))
    for size, faces in by_size.items():
        yield from cut(faces, size, language)


def cut(faces: list[Face], size: tuple[float, float], language: str) -> Iterator[tuple[str, bytes]]:
    said = signed(language)
    shop = SHOPS.get(size)
    whole = (shop[0] / SHOP * INCH, shop[1] / SHOP * INCH) if shop else (size[0] + 2 * CUT, size[1] + 2 * CUT)
    bleed = ((whole[0] - size[0]) / 2, (whole[1] - size[1]) / 2)
    laid = [Sheet([Laid(at, back, *bleed, 0)], [], []) for at in range(len(faces)) for back in (False, True)]
    drawn = {"faces": faces, **data(laid, Way(), "", said), "paper": whole, "bleed": bleed}
    made = pictures("sheets", drawn, SHOP)
    for at, image in enumerate(made):
        one = faces[at // 2]
        yield f"{one.kind}-{slug(one.name)}-{'back' if at % 2 else 'front'}-{one.code}.png", image


def slug(name: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in name.lower())


def archive(pieces: list[Piece], language: str) -> bytes:
    """All of them in a file; the same bytes every time."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as packed:
        for name, image in singles(pieces, language):
            packed.writestr(zipfile.ZipInfo(name), image)
    return file.getvalue()

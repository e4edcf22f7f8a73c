"""What is to be seen on each piece, in a language: records that templates draw."""

from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from milkomeda.play.show import Piece
from milkomeda.print.art import ground, picture
from milkomeda.print.homeworld import homeworld
from milkomeda.words.language import Language

SIZES: Final = {
    "sector": (70.0, 70.0),
    "homeworld": (70.0, 70.0),
    "directive": (63.5, 88.9),
    "protocol": (63.5, 88.9),
    "objective": (63.5, 88.9),
    "technology": (63.5, 88.9),
    "civilization": (63.5, 88.9),
}
"""In millimetres: cards have sizes that there are sleeves for, square, poker and tarot."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look like another
CODE: Final = 5


class Face(Struct, frozen=True, omit_defaults=True):
    kind: str
    name: str
    title: str
    code: str
    size: tuple[float, float]
    lines: list[str] = []
    words: dict[str, str] = {}
    """Of the notation, as the language has them."""
    figures: dict[str, Any] = {}
    art: str = ""
    """As SVG."""
    ground: str = ""
    """The colour behind it."""


def code(piece: Piece) -> str:
    """A version: the same for the same content, in any language and however many of it there are."""
    said = msgspec.json.encode(replace(piece, count=1), order="sorted")
    number = int.from_bytes(blake2b(said, digest_size=8).digest())
    return "".join(LETTERS[number >> 5 * at & 31] for at in range(CODE))


def changed(pieces: list[Piece], since: list[Piece]) -> list[Piece]:
    """Those that are not among the others, or of which there are more."""
    before = {(piece.kind, piece.name): piece for piece in since}
    found = []
    for piece in pieces:
        old = before.get((piece.kind, piece.name))
        same = old is not None and replace(old, count=piece.count) == piece
        more = piece.count - old.count if old is not None and same else piece.count
        if more > 0:
            found.append(replace(piece, count=more))
    return found


def face(piece: Piece, said: Language, ink: str) -> Face:
    return Face(
        kind=piece.kind,
        name=piece.name,
        title=begun(said.say(piece.title) if piece.title else piece.name),
        code=code(piece),
        size=SIZES[piece.kind],
        lines=[said.say(line) for line in piece.does],
        words={},
        figures=piece.figures,
        **painted(piece, ink),
    )


def begun(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


def painted(piece: Piece, ink: str) -> dict[str, str]:
    if piece.kind == "homeworld":
        return {"art": homeworld(piece.figures["seat"], ink), "ground": ""}
    keywords = tuple(piece.figures.get("keywords", ()))
    return {"art": picture(piece.name, keywords, ink), "ground": ground(piece.name, keywords, ink)}

"""What is to be seen on each piece, in a language: records that templates draw."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from milkomeda.play.show import Piece
from milkomeda.print.art import ground, picture
from milkomeda.print.homeworld import homeworld
from milkomeda.words.language import Language, Seat
from milkomeda.words.message import SEATS, Message, say

SQUARE: Final = (70.0, 70.0)
POKER: Final = (63.5, 88.9)
TAROT: Final = (70.0, 120.0)
BOARD: Final = (160.0, 124.0)
SIZES: Final = {
    "sector": SQUARE,
    "homeworld": SQUARE,
    "directive": POKER,
    "protocol": POKER,
    "objective": POKER,
    "technology": POKER,
    "civilization": POKER,
    "order": POKER,
    "dice": POKER,
    "actions": TAROT,
    "summary": TAROT,
    "structures": TAROT,
    "details": TAROT,
    "storage": BOARD,
    "roster": BOARD,
    "screen": (256.0, 90.0),
    "mat": (186.0, 186.0),
    "token": (15.0, 15.0),
    "tracker": (10.0, 10.0),
}
"""In millimetres. There are sleeves for the cards: square, poker and tarot. Places have the sizes of what
lies there."""
STORE: Final = (17.5, 15.0, 25.5)
"""Where a storage's first track begins, from the left and from above, and how far down the next one is."""
GAP: Final = (0.4, 0.3)
"""How much larger than its piece a place is, and between the places of a track."""
BACKLESS: Final = ["mat"]
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look like another
CODE: Final = 5
LABELS: Final = ["vp", "scores", "dice-hits", "gone"]


class Face(Struct, frozen=True, omit_defaults=True):
    kind: str
    name: str
    title: str
    label: str
    """What kind of thing it is, in words."""
    code: str
    size: tuple[float, float]
    lines: list[str] = []
    words: dict[str, str] = {}
    """What the language calls the words among the figures: 'action move'."""
    figures: dict[str, Any] = {}
    art: str = ""
    """As SVG."""
    ground: str = ""
    """The colour behind it."""


def code(piece: Piece) -> str:
    """A version: the same for the same content, in any language and however many of it there are."""
    said = msgspec.json.encode(piece.content(), order="sorted")
    number = int.from_bytes(blake2b(said, digest_size=8).digest())
    return "".join(LETTERS[number >> 5 * at & 31] for at in range(CODE))


def changed(pieces: list[Piece], since: list[Piece]) -> list[Piece]:
    """Those that are not among the others, or of which there are more."""
    before = {(piece.kind, piece.name): piece for piece in since}
    found = []
    for piece in pieces:
        old = before.get((piece.kind, piece.name))
        same = old is not None and old.content() == piece.content()
        more = piece.count - old.count if old is not None and same else piece.count
        if more > 0:
            found.append(replace(piece, count=more))
    return found


def differ(pieces: list[Piece], since: list[Piece]) -> bool:
    return bool(changed(pieces, since) or changed(since, pieces))


def gone(pieces: list[Piece], since: list[Piece], said: Language) -> dict[str, str]:
    """What is to be taken out of the box of before, by what kind of thing it is."""
    found: dict[str, list[str]] = {}
    for piece in changed(since, pieces):
        found.setdefault(label(piece, said), []).append(marked(piece, said))
    return {kind: " · ".join(names) for kind, names in found.items()}


def marked(piece: Piece, said: Language) -> str:
    """As it is found: its name, its version, how many."""
    many = f"{piece.count} × " if piece.count > 1 else ""
    return f"{many}{titled(piece, said)} {code(piece)}"


def titled(piece: Piece, said: Language) -> str:
    return begun(said.say(piece.title, seat_in(said)) if piece.title else piece.name)


def face(piece: Piece, said: Language, ink: str) -> Face:
    return Face(
        kind=piece.kind,
        name=piece.name,
        title=titled(piece, said),
        label=label(piece, said),
        code=code(piece),
        size=SIZES[piece.kind],
        lines=[said.say(line) for line in piece.does],
        words=dict(words(piece.figures, said)),
        figures=spoken(piece.figures, said),
        **painted(piece, ink),
    )


def seat_in(said: Language) -> Seat:
    """Seats by their colours."""
    return lambda seat: said.word("seat", SEATS[seat])


def label(piece: Piece, said: Language) -> str:
    if "module" in piece.figures:
        return begun(said.word("shown", piece.figures["module"]))
    name = f"print-kind-{piece.kind}"
    return begun(said.say(say(name))) if said.knows(name) else ""


def begun(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


def spoken(figures: Any, said: Language) -> Any:
    """Figures with what is to be said in them."""
    if isinstance(figures, Message):
        return said.say(figures)
    if isinstance(figures, dict):
        return {name: spoken(value, said) for name, value in figures.items()}
    return [spoken(value, said) for value in figures] if isinstance(figures, list) else figures


def words(figures: dict[str, Any], said: Language) -> Iterator[tuple[str, str]]:
    for name, value in figures.items():
        kind = name.removesuffix("s")
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                yield from words(one, said)
            elif kind == "tier":
                yield "tier", said.say(say("print-tier", tier=one))
            elif isinstance(one, str) and said.knows(f"{kind}-{one}"):
                yield f"{kind} {one}", begun(said.word(kind, one))


def painted(piece: Piece, ink: str) -> dict[str, str]:
    """What it looks like behind all that."""
    if piece.kind in ("token", "tracker"):
        return {}
    if piece.kind == "homeworld":
        return {"art": homeworld(piece.figures["seat"], ink)}
    one = piece.figures.get("keyword")
    keywords = (one,) if one else tuple(piece.figures.get("keywords", ()))
    return {"art": picture(piece.name, keywords, ink), "ground": ground(piece.name, keywords, ink)}


def columns(most: int) -> int:
    """Of a track that ends there: in one line, or in two."""
    return most + 1 if most <= 12 else most // 2 + 1


def on_track(row: int, number: int, most: int) -> tuple[float, float]:
    """The middle of a number's place on a storage, from the left and from above."""
    left, top, step = STORE
    side = SIZES["tracker"][0] + GAP[0]
    down, right = divmod(min(number, most), columns(most))
    return left + side / 2 + right * (side + GAP[1]), top + row * step + side / 2 + down * (side + GAP[1])

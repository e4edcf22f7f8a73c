"""Everything in the box on paper, as a PDF that only has to be printed and cut."""

from typing import Any

from milkomeda.play.show import Piece
from milkomeda.print.faces import GAP, LABELS, SIZES, STORE, Face, changed, face, gone
from milkomeda.print.paper import PAPERS, Sheet, Way, sheets
from milkomeda.print.typesetting import pdf, signed
from milkomeda.words.language import Language, language
from milkomeda.words.message import say


def printed(
    pieces: list[Piece], way: Way, code: str, title: str, since: list[Piece] | None = None
) -> tuple[bytes, int]:
    """In a language, with what it is called in the margins; and how many pages.

    Only what is not among the pieces of before, and a list of what is to be taken out of their box."""
    new = pieces if since is None else changed(pieces, since)
    left = gone(pieces, since, language(code)) if since is not None else {}
    drawn = composed(new, way, code, title) | {"gone": left}
    return pdf("sheets", drawn), len(drawn["sheets"]) + bool(left)


def composed(pieces: list[Piece], way: Way, code: str, title: str) -> dict[str, Any]:
    """What the template draws."""
    said = signed(code)
    faces = [face(piece, said, way.ink) for piece in pieces]
    groups = by_size(faces, [piece.count for piece in pieces])
    return {"faces": faces, **data([*sheets(groups, way)], way, title, said)}


def calibration(way: Way, code: str) -> tuple[bytes, int]:
    """A front and a back, with rulers that lie upon each other where nothing is shifted."""
    said = signed(code)
    words = {word: said.say(say(f"print-calibration.{word}")) for word in ("front", "back")}
    return pdf("calibration", {"words": words, **data([], way, "", said)}), 2


def by_size(faces: list[Face], counts: list[int]) -> list[tuple[list[int], tuple[float, float]]]:
    """The numbers of what has one size, as often as there is of it."""
    found: dict[tuple[float, float], list[int]] = {}
    for at, (one, count) in enumerate(zip(faces, counts)):
        found.setdefault(one.size, []).extend([at] * count)
    return [(numbers, size) for size, numbers in found.items()]


def data(laid: list[Sheet], way: Way, title: str, said: Language) -> dict[str, Any]:
    parts = {part: said.say(say(f"print-{part}")) for part in ("front", "back", "both")}
    return {
        "sheets": laid,
        "paper": PAPERS[way.paper],
        "sizes": SIZES,
        "store": STORE,
        "gap": GAP,
        "way": way._asdict(),
        "bleed": (way.bleed, way.bleed),
        "title": title,
        "gone": {},
        "parts": parts,
        "labels": {name: said.say(say(f"print-{name}")) for name in LABELS},
    }

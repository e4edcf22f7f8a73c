"""Pictures of printed sheets for the docs. They are looked at, not compared."""

import io
from pathlib import Path
from typing import Final

from PIL import Image

from milkomeda.games import SHOWS
from milkomeda.print.paper import Way
from milkomeda.print.sheets import composed
from milkomeda.print.typesetting import pictures

SHEETS: Final = {"print-sectors": Way(bleed=3), "print-low-ink": Way("letter", ink="low")}
KINDS: Final = {"print-sectors": ["sector"], "print-low-ink": ["directive", "technology"]}
FEW: Final = {"print-sectors": 6, "print-low-ink": 9}
DOTS: Final = 80


def take_sheets(folder: Path) -> None:
    for name, way in SHEETS.items():
        pieces = [piece for piece in SHOWS["milkomeda"].pieces("", 4) if piece.kind in KINDS[name]]
        some = pieces[:: len(pieces) // FEW[name]][: FEW[name]]
        front, *_ = pictures("sheets", composed(some, way, "en", "protocols"), DOTS)
        Image.open(io.BytesIO(front)).convert("RGB").save(folder / f"{name}.webp", quality=88)

"""The shapes of Milkomeda: four colours, structures, keywords."""

from typing import Final

from rich.text import Text

from milkomeda.galaxy.cards import STRUCTURE_GLYPHS, STRUCTURE_LETTERS
from milkomeda.terminal.look import Look

SHAPES: Final = ["●", "⬢", "▲", "◆", "○"]
SHAPE_STYLES: Final = ["#5aa9ff", "#ff9a3c", "#ff5a4f", "#5fd46a", "#e5e7eb"]
KEYWORD_LETTERS: Final = ["B", "E", "H", "O", "T", "U", "Z", "W"]


def structure_glyph(kind: int, look: Look) -> str:
    return (STRUCTURE_LETTERS if look.plain else STRUCTURE_GLYPHS)[kind]


def shape(colour: int, value: int | None = None) -> Text:
    """'●' or '●3'."""
    text = SHAPES[colour] if value is None else f"{SHAPES[colour]}{value}"
    return Text(text, style=SHAPE_STYLES[colour])


def amounts(values: list[int]) -> Text:
    """'●3 ⬢4 ▲2 ◆5', all four colours."""
    return Text(" ").join(shape(colour, value) for colour, value in enumerate(values))

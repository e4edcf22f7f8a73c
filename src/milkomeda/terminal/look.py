"""Colours and shapes. Everything carries a shape as well as a colour, so it reads without colour too."""

from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from milkomeda.galaxy.cards import COLOURS, SEATS

SHAPES: Final = ["●", "⬢", "▲", "◆", "○"]
SHAPE_STYLES: Final = ["#5aa9ff", "#ff9a3c", "#ff5a4f", "#5fd46a", "#e5e7eb"]
SEAT_STYLES: Final = ["#2dd4bf", "#f5d142", "#b197fc", "#f783c4"]
SIGILS: Final = ["✦", "♛", "☾", "✿"]
LETTERS: Final = ["t", "g", "v", "r"]
STRUCTURE_GLYPHS: Final = ["⌂", "↯", "◎", "⊛"]
STRUCTURE_LETTERS: Final = ["o", "l", "h", "m"]
KEYWORD_LETTERS: Final = ["B", "E", "H", "O", "T", "U", "Z", "W"]

FAINT: Final = "grey46"
LIT: Final = "bold black on #e5e7eb"
TITLE: Final = "bold"


class Look(NamedTuple):
    """How things are written: with sigils and colours, or plain, with letters."""

    plain: bool

    def sigil(self, seat: int) -> str:
        return (LETTERS if self.plain else SIGILS)[seat]

    def structure(self, kind: int) -> str:
        return (STRUCTURE_LETTERS if self.plain else STRUCTURE_GLYPHS)[kind]

    def seat(self, seat: int) -> Text:
        """'✦ teal', in colour; 'teal' where there is none."""
        name = SEATS[seat] if self.plain else f"{SIGILS[seat]} {SEATS[seat]}"
        return Text(name, style=f"bold {SEAT_STYLES[seat]}")


def look_of(console: Console) -> Look:
    return Look(console.color_system is None)


def shape(colour: int, value: int | None = None) -> Text:
    """'●' or '●3'."""
    text = SHAPES[colour] if value is None else f"{SHAPES[colour]}{value}"
    return Text(text, style=SHAPE_STYLES[colour])


def amounts(values: list[int]) -> Text:
    """'●3 ⬢4 ▲2 ◆5', all four colours."""
    return Text(" ").join(shape(colour, value) for colour, value in enumerate(values))


def paint(sentence: str, look: Look) -> Text:
    """A sentence with the players' and the resources' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(SEATS):
        text.highlight_regex(rf"\b{name}\b", style=f"bold {SEAT_STYLES[seat]}")
    for colour, name in enumerate(COLOURS):
        text.highlight_regex(rf"\b\d* ?{name}\b", style=SHAPE_STYLES[colour])
    return text


def fit(text: str, width: int) -> str:
    """Shortened to a width, with an ellipsis where something is missing."""
    return text if len(text) <= width else text[: max(width - 1, 0)].rstrip() + "…"

"""The shapes of Starflick: kinds of planets, items, ships; short names of places."""

from typing import Final

from rich.text import Text

from milkomeda.starflick.shown.picture import Disc, Planet
from milkomeda.terminal.look import Look
from milkomeda.terminal.voice import Voice

KIND_GLYPHS: Final = {
    "grey": "■",
    "brown": "▲",
    "orange": "●",
    "pink": "◆",
    "asteroid": "∴",
    "homeworld": "☉",
    "down": "?",
}
KIND_STYLES: Final = {
    "grey": "#b8c0cc",
    "brown": "#c98f5f",
    "orange": "#ff9a3c",
    "pink": "#ff8fd0",
    "asteroid": "#8b949e",
    "homeworld": "#e5e7eb",
    "down": "#8b949e",
}
ITEMS: Final = [("troops", "•"), ("colonies", "⌂"), ("cities", "♜"), ("labs", "≡")]
MINE: Final = "*"
MOUTH: Final = "◎"
WAY: Final = "∙"


def short_name(hole: str) -> str:
    """'Ab' for alpha-b, 'A' for the Homeworld of alpha."""
    quadrant, _, letter = hole.partition("-")
    return quadrant[0].upper() + letter


def kind_said(planet: Planet) -> str:
    """The glyph of what a planet is; of one that the looker has scanned, with a question mark."""
    if planet.kind == "down" and planet.known:
        return KIND_GLYPHS[planet.known] + "?"
    return KIND_GLYPHS[planet.kind]


def kind_style(planet: Planet) -> str:
    return KIND_STYLES[planet.known if planet.kind == "down" and planet.known else planet.kind]


def items_said(planet: Planet) -> str:
    """'••⌂'; of many troops, as a Homeworld may have, '•5'."""
    counts = [(getattr(planet, field), glyph) for field, glyph in ITEMS]
    return "".join(glyph * count if count <= 3 else f"{glyph}{count}" for count, glyph in counts)


def counted(voice: Voice, name: str, number: int) -> str:
    """'2 troops'."""
    return voice.words.counted("pieces", name, number)


def ship_said(disc: Disc, look: Look) -> str:
    return f"{look.sigil(disc.seat)}{disc.number or 'B'}"


def legend_words(look: Look) -> list[Text]:
    shapes = [*KIND_GLYPHS.items(), *ITEMS]
    words = [f"{glyph} {look.say(f'legend-{name}')}" for name, glyph in shapes]
    words.append(f"{look.sigil(0)}1 {look.say('legend-starship', seat=0)}")
    words.append(f"{look.sigil(0)}B {look.say('legend-battleship')}")
    marks = [(WAY, "way"), (MINE, "minefield"), (MOUTH, "wormhole")]
    words += [f"{mark} {look.say(f'legend-{name}')}" for mark, name in marks]
    return [Text(word + " ") for word in words]

"""Colours and shapes. Everything carries a shape as well as a colour, so it reads without colour too."""

import re
from typing import Any, Final, NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from milkomeda.terminal.voice import Voice

SEAT_STYLES: Final = ["#2dd4bf", "#f5d142", "#b197fc", "#f783c4"]
SIGILS: Final = ["✦", "♛", "☾", "✿"]

FAINT: Final = "grey46"
LIT: Final = "bold black on #e5e7eb"
TITLE: Final = "bold"


class Look(NamedTuple):
    """How things are written: with sigils and colours, or plain, with letters; and in which language."""

    plain: bool
    voice: Voice
    seats: tuple[str, ...]
    """As the notation has them: it lends them their letters."""
    tints: tuple[tuple[str, str], ...]

    def say(self, name: str, /, **values: Any) -> str:
        return self.voice.say(name, **values)

    def sigil(self, seat: int) -> str:
        return self.seats[seat][0] if self.plain else SIGILS[seat]

    def seat(self, seat: int) -> Text:
        """'✦ teal', in colour; 'teal' where there is none."""
        name = self.voice.seats[seat]
        return Text(name if self.plain else f"{SIGILS[seat]} {name}", style=f"bold {SEAT_STYLES[seat]}")


def paint(sentence: str, look: Look) -> Text:
    """A sentence with the names of players and other things in their colours."""
    text = Text(sentence)
    for seat, names in enumerate(zip(look.seats, look.voice.seats)):
        for name in set(names):
            text.highlight_regex(rf"\b{re.escape(name)}\b", style=f"bold {SEAT_STYLES[seat]}")
    for pattern, style in look.tints:
        text.highlight_regex(pattern, style=style)
    return text


def fit(text: str, width: int) -> str:
    """Shortened to a width, with an ellipsis where something is missing."""
    return text if len(text) <= width else text[: max(width - 1, 0)].rstrip() + "…"


def packed(words: list[Text], width: int, tight: bool = False) -> list[Text]:
    """Words in as few rows as they need; tight, the space between them may go too."""
    rows: list[Text] = []
    for word in words:
        room = width - len(rows[-1]) - len(word) if rows else -1
        if room >= 1:
            rows[-1].append(" ").append_text(word)
        elif room == 0 and tight:
            rows[-1].append_text(word)
        else:
            rows.append(word.copy())
    return rows


def indented(lines: list[Text], by: int) -> list[Text]:
    return [Text(" " * by).append_text(line) for line in lines]


def titled(content: RenderableType, title: str) -> Panel:
    return Panel(
        content, title=Text(title, style=TITLE), title_align="left", border_style=FAINT, padding=(0, 1)
    )

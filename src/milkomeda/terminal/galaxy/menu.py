"""Lists of choices that are easier to read than one a line, and short forms of answers."""

import re
from typing import Final

from rich.text import Text

from milkomeda.galaxy.cards import COLOURS, CORNERS, SHIP_TYPES
from milkomeda.galaxy.state import Galaxy
from milkomeda.terminal.galaxy.look import SHAPE_STYLES, SHAPES
from milkomeda.terminal.look import FAINT, TITLE, Look
from milkomeda.terminal.menu import Entry, entries, line_of

PLACING: Final = ("place", "first-place")
COUNTING: Final = ("move", "attack-from")
SPLITTING: Final = ("configure", "allocate")


def grouped_lines(g: Galaxy, look: Look, width: int) -> list[Text]:
    """The choices of steps that have very many of them."""
    name = g.step.name()
    if name in PLACING:
        return placing_lines(g, entries(g), look, width)
    return counting_lines(g, entries(g), look, width) if name in COUNTING else []


def said(g: Galaxy, entry: Entry) -> str:
    return str(g.step.note(g, entry.choice) or "")


def placing_lines(g: Galaxy, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """A line a sector with what it is, and a line a cell with its four rotations."""
    lines: list[Text] = []
    card, cell = -1, -1
    for entry in offered:
        if entry.choice == 0:
            lines.append(line_of(str(entry.number), entry.text, said(g, entry), look, width))
            continue
        if entry.choice >> 8 != card:
            card, cell = entry.choice >> 8, -1
            name = entry.text.removeprefix("place ").rpartition(" ")[0]
            lines.append(Text.assemble((f"  {name}", TITLE), (f"  {said(g, entry)}", FAINT)))
        if entry.choice >> 2 & 63 != cell:
            cell = entry.choice >> 2 & 63
            lines.append(Text(f"    at {g.grid.name(cell):<4}"))
        lines[-1].append_text(rotation(entry))
    return lines


def rotation(entry: Entry) -> Text:
    """'3 ●⬢/▲◆': the number, and which colour comes to which corner."""
    corners = [(SHAPES[colour], SHAPE_STYLES[colour]) for colour in CORNERS[entry.choice & 3]]
    return Text.assemble((f"{entry.number:>4} ", TITLE), *corners[:2], ("/", FAINT), *corners[2:])


def counting_lines(g: Galaxy, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """Choices that differ in the number of fleets share a line."""
    groups: dict[str, list[Entry]] = {}
    for entry in offered:
        words = entry.text.split()
        groups.setdefault(" ".join([words[0], "#", *words[2:]]) if len(words) > 2 else entry.text, []).append(
            entry
        )
    return [counting_line(g, text, group, look, width) for text, group in groups.items()]


def counting_line(g: Galaxy, text: str, group: list[Entry], look: Look, width: int) -> Text:
    first, last = group[0], group[-1]
    if len(group) == 1:
        return line_of(str(first.number), first.text, said(g, first), look, width)
    counts = f"{first.text.split()[1]}…{last.text.split()[1]}"
    numbers = f"{first.number}–{last.number}"
    return line_of(numbers, text.replace("#", counts), said(g, first), look, width)


def expanded(name: str, text: str) -> str:
    """Short forms written out: '3b 1d' is '3 beam 1 drone', '2b for p1' is 'offer 2 blue for place 1'."""
    lower = text.lower()
    if name in SPLITTING:
        return full_words(lower.removeprefix("hit "), SHIP_TYPES)
    if name == "offer" and lower[:1].isdecimal():
        given, _, wish = lower.partition(" for ")
        wish = re.sub(r"^([pr])[a-z]*\s*(\d)$", lambda m: f"{OFFERED[m[1]]} {m[2]}", wish)
        return f"offer {full_words(given, COLOURS)}" + (f" for {wish}" if wish else "")
    return text


OFFERED: Final = {"p": "place", "r": "refresh"}


def full_words(text: str, words: list[str]) -> str:
    """'3b 1 dr' with the words they begin, where that is one."""

    def full(match: re.Match[str]) -> str:
        fitting = [word for word in words if word.startswith(match[2])]
        return f"{match[1]} {fitting[0] if len(fitting) == 1 else match[2]}"

    return re.sub(r"(\d+)\s*([a-z]+)", full, text)

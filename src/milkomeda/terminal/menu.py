"""The choices on offer: numbered, grouped, with what they mean; and the way back from typed text."""

import re
from typing import Final, NamedTuple

from rich.text import Text

from milkomeda.galaxy.cards import COLOURS, CORNERS
from milkomeda.galaxy.cards import SHIPS as SHIP_TYPES
from milkomeda.galaxy.gloss import gloss
from milkomeda.galaxy.state import Galaxy
from milkomeda.terminal.look import FAINT, SHAPE_STYLES, SHAPES, TITLE, Look, fit, paint

PAGE: Final = 20
REFUSED: Final = 6
TOO_LONG: Final = 9  # for a number
COLUMN: Final = 32
ONE_NUMBER: Final = re.compile(r"^(\D*)\b(\d+)\b(\D*)$")
PLACING: Final = ("place", "first-place")
COUNTING: Final = ("move", "attack-from")
SPLITTING: Final = ("configure", "allocate")


class Entry(NamedTuple):
    number: int
    choice: int
    text: str


def entries(g: Galaxy) -> list[Entry]:
    """The listed choices with their numbers: 1, 2, 3 …, or the amount itself where the answer is one."""
    choices = g.step.choices(g) if g.step.listed(g) else []
    spelt = [g.step.spell(g, choice) for choice in choices]
    numbers = amounts_in(spelt) or list(range(1, len(spelt) + 1))
    return [Entry(*entry) for entry in zip(numbers, choices, spelt)]


def amounts_in(spelt: list[str]) -> list[int]:
    """The amounts, if the choices differ in nothing but one number."""
    found = [ONE_NUMBER.match(text) for text in spelt]
    parts = [match.groups() for match in found if match]
    if len(parts) < len(spelt) or len({(before, after) for before, _, after in parts}) != 1:
        return []
    return [int(number) for _, number, _ in parts]


# Listing.


def menu_lines(g: Galaxy, look: Look, width: int) -> list[Text]:
    """All lines of the menu; the session shows them a page at a time."""
    offered = entries(g)
    if not offered:
        return []
    if len(offered) > 1 and amounts_in([entry.text for entry in offered]):
        low, high = offered[0], offered[-1]
        return [Text(f"  Type a number from {low.number} to {high.number} ({low.text} … {high.text}).")]
    name = g.step.name()
    if name in PLACING:
        return placing_lines(g, offered, look, width)
    if name in COUNTING:
        return counting_lines(g, offered, look, width)
    column = min(max(len(entry.text) for entry in offered), COLUMN)
    return [line_of(g, entry, str(entry.number), entry.text.ljust(column), look, width) for entry in offered]


def line_of(g: Galaxy, entry: Entry, number: str, text: str, look: Look, width: int) -> Text:
    line = Text.assemble((f"{number:>5}  ", TITLE), paint(text, look))
    meaning = gloss(g, g.step, entry.choice)
    if meaning:
        line.append("  " + fit(meaning, max(width - len(line) - 2, 20)), style=FAINT)
    return line


def placing_lines(g: Galaxy, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """A line a sector with what it is, and a line a cell with its four rotations."""
    lines: list[Text] = []
    card, cell = -1, -1
    for entry in offered:
        if entry.choice == 0:
            lines.append(line_of(g, entry, str(entry.number), entry.text, look, width))
            continue
        if entry.choice >> 8 != card:
            card, cell = entry.choice >> 8, -1
            name = entry.text.removeprefix("place ").rpartition(" ")[0]
            lines.append(Text.assemble((f"  {name}", TITLE), (f"  {gloss(g, g.step, entry.choice)}", FAINT)))
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
    if len(group) == 1:
        return line_of(g, group[0], str(group[0].number), group[0].text, look, width)
    numbers = f"{group[0].number}–{group[-1].number}"
    counts = f"{group[0].text.split()[1]}…{group[-1].text.split()[1]}"
    return line_of(g, group[0], numbers, text.replace("#", counts), look, width)


def refused_lines(g: Galaxy, width: int) -> list[Text]:
    """What one would look for in vain, by the reason why."""
    if not g.step.listed(g):
        return []
    reasons: dict[str, list[str]] = {}
    offered = {entry.text for entry in entries(g)}
    for choice in g.step.candidates(g):
        why, text = g.step.refusal(g, choice), g.step.spell(g, choice)
        if why and text not in offered:
            reasons.setdefault(why, []).append(text)
    lines = [
        f"    ✗  {fit(', '.join(texts), max(width - len(why) - 12, 16))}: {why}"
        for why, texts in reasons.items()
    ]
    return [Text(line, style=FAINT) for line in lines[:REFUSED]]


# Reading.


def read_answer(g: Galaxy, typed: str) -> int:
    """The choice typed as a number, in notation, or shortened. Raises ValueError with one clear line."""
    text = " ".join(typed.split())
    if text.isdecimal() and len(text) < TOO_LONG:
        return numbered(g, int(text))
    text = expanded(g.step.name(), text)
    try:
        choice = int(g.step.read(g, text))
    except ValueError:
        if not g.step.listed(g):
            raise
        choice = shortened(g, text)
    why = g.step.refusal(g, choice)
    if why:
        raise ValueError(f"Not possible: {why}.")
    return choice


def numbered(g: Galaxy, number: int) -> int:
    offered = entries(g)
    for entry in offered:
        if entry.number == number:
            return entry.choice
    if not offered:
        raise ValueError(f"There are too many choices to number: {g.step.ask(g)}")
    raise ValueError(f"{number} is not on the list: {offered[0].number} to {offered[-1].number}.")


def shortened(g: Galaxy, text: str) -> int:
    """The one choice whose words begin like the typed ones, in this order."""
    wanted = text.lower().split()
    found = [
        choice for choice in g.step.candidates(g) if begins(g.step.spell(g, choice).lower().split(), wanted)
    ]
    possible = [choice for choice in found if not g.step.refusal(g, choice)]
    if len(possible) == 1:
        return possible[0]
    if len(found) == 1:
        return found[0]
    if not found:
        raise ValueError(f"'{text}' is none of the choices. Type ? for an explanation.")
    names = [g.step.spell(g, choice) for choice in (possible or found)[:4]]
    raise ValueError(f"'{text}' could be: {', '.join(names)}{' …' if len(found) > 4 else ''}.")


def begins(words: list[str], wanted: list[str]) -> bool:
    at = 0
    for word in wanted:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True


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

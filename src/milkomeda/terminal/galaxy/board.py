"""The galaxy, drawn: a box a sector, its four colours in its corners.

Where four sectors meet, their corners stand side by side, just as a directive's pattern looks at them.
"""

from typing import Any, Final, NamedTuple

from rich.text import Text

from milkomeda.galaxy.cards import CORNERS, KEYWORDS
from milkomeda.galaxy.state import COUNT, FRESH, STRUCTURE_BITS, Galaxy
from milkomeda.play.spelling import kind_of
from milkomeda.play.step import LUCK
from milkomeda.terminal.entries import entries
from milkomeda.terminal.galaxy.look import KEYWORD_LETTERS, SHAPE_STYLES, SHAPES, structure_glyph
from milkomeda.terminal.look import FAINT, LIT, SEAT_STYLES, Look, packed


class Size(NamedTuple):
    """The size of a sector's box."""

    width: int
    height: int


SMALL: Final = Size(8, 3)


def draw_board(g: Galaxy, size: Size, look: Look, lit: set[int], room: int) -> Text:
    """The whole map; `lit` are the cells to point out. What has no room beside comes below."""
    lines: list[Text] = []
    columns, most = int(g.grid.width), max(room // size.width, 1)
    for left in range(0, columns, most):
        for row in range(int(g.grid.height)):
            cells = range(row * columns + left, row * columns + min(left + most, columns))
            boxes = [box(g, cell, size, look, cell in lit) for cell in cells]
            lines += [Text().join(parts) for parts in zip(*boxes)]
    return Text("\n", no_wrap=True).join(lines)


def box(g: Galaxy, cell: int, size: Size, look: Look, lit: bool) -> list[Text]:
    return explored(g, cell, size, look, lit) if g.sector[cell] >= 0 else unexplored(g, cell, size, look, lit)


def unexplored(g: Galaxy, cell: int, size: Size, look: Look, lit: bool) -> list[Text]:
    """Empty space with a faint point in its corner: a grid, hardly there."""
    name = g.grid.name(cell) + ("*" if lit and look.plain else "")
    before = (size.width - len(name)) // 2
    after = size.width - before - len(name)
    rows = [Text(" " * size.width) for _ in range(size.height)]
    rows[0] = Text("·" + " " * (size.width - 1), style=FAINT)
    rows[size.height // 2] = Text.assemble(" " * before, (name, LIT if lit else FAINT), " " * after)
    return rows


def explored(g: Galaxy, cell: int, size: Size, look: Look, lit: bool) -> list[Text]:
    left, right = frame_styles(g, cell)
    held = g.control[cell] >= 0
    line, side = ("━", "┃") if held else ("─", "│")
    top = edge(g, cell, (0, 1), (left, right), line, label(g, cell, look, lit, left), size)
    below = Text(bottom_word(g, cell, size, look), style=FAINT)
    bottom = edge(g, cell, (2, 3), (left, right), line, below, size)
    inner = contents(g, cell, size, look)
    middle = [Text.assemble((side, left), text, (side, right)) for text in inner]
    return [top, *middle, bottom]


def frame_styles(g: Galaxy, cell: int) -> tuple[str, str]:
    """The frame is its controller's; where others have fleets too its right half is theirs."""
    owner = int(g.control[cell])
    own = FAINT if owner < 0 else f"bold {SEAT_STYLES[owner]}"
    rivals = [seat for seat in range(g.seats) if seat != owner and g.fleets[cell * 4 + seat]]
    return own, f"bold {SEAT_STYLES[rivals[0]]}" if rivals else own


def label(g: Galaxy, cell: int, look: Look, lit: bool, style: str) -> Text:
    owner = int(g.control[cell])
    mark = look.sigil(owner) if owner >= 0 else ""
    name = Text(g.grid.name(cell), style=LIT if lit else style)
    return Text.assemble(name, (mark, style), "*" if lit and look.plain else "")


def edge(
    g: Galaxy,
    cell: int,
    places: tuple[int, int],
    styles: tuple[str, str],
    line: str,
    word: Text,
    size: Size,
) -> Text:
    """The upper or lower edge: a corner, the frame with a word in it, a corner."""
    room = size.width - 4
    word.truncate(room)
    before = (room - len(word)) // 2
    after = room - len(word) - before
    return Text.assemble(
        corner(g, cell, places[0], False),
        (line * before, styles[0]),
        word,
        (line * after, styles[1]),
        corner(g, cell, places[1], True),
    )


def corner(g: Galaxy, cell: int, place: int, shape_last: bool) -> Text:
    colour = CORNERS[g.turned[cell]][place]
    value = sector_value(g, int(g.sector[cell]), colour)
    number = (str(value), f"bold {SHAPE_STYLES[colour]}" if value else FAINT)
    glyph = (SHAPES[colour], SHAPE_STYLES[colour])
    return Text.assemble(number, glyph) if shape_last else Text.assemble(glyph, number)


def sector_value(g: Galaxy, card: int, colour: int) -> int:
    if card >= g.box.homeworld:
        return int(g.rules.homeworld_income)
    return g.box.sector_values[card * 4 + colour]


def sector_name(g: Galaxy, card: int, look: Look) -> str:
    return look.say("homeworld") if card >= g.box.homeworld else g.box.sectors[card]


def short_name(g: Galaxy, card: int, look: Look, width: int) -> str:
    name = sector_name(g, card, look)
    if card >= g.box.homeworld and width < len(name):
        name = look.say("home")
    return name[:width].rstrip(" -'")


def bottom_word(g: Galaxy, cell: int, size: Size, look: Look) -> str:
    """The keywords' letters; in the smallest boxes the name instead, for there is no other room for it."""
    if size.height > SMALL.height:
        return keyword_letters(int(g.keywords(cell)))
    return short_name(g, int(g.sector[cell]), look, size.width - 4)


def keyword_letters(mask: int) -> str:
    return "".join(KEYWORD_LETTERS[i] for i in range(len(KEYWORDS)) if mask >> i & 1)


def contents(g: Galaxy, cell: int, size: Size, look: Look) -> list[Text]:
    """What stands in a sector, below its name if there is room."""
    width = size.width - 2
    rows = packed(pieces(g, cell, look), width, tight=True)
    room = size.height - 2
    if len(rows) < room and size.height > SMALL.height:
        rows.insert(0, Text(short_name(g, int(g.sector[cell]), look, width)))
    rows = rows[:room] + [Text() for _ in range(room - len(rows))]
    for row in rows:
        row.truncate(width, pad=True)
    return rows


def pieces(g: Galaxy, cell: int, look: Look) -> list[Text]:
    """Fleets and structures, a word a player: '✦3⌂◎'."""
    found = []
    for seat in range(g.seats):
        fleets = int(g.fleets[cell * 4 + seat])
        bits = int(g.structures[cell * 4 + seat])
        if fleets or bits:
            word = Text(look.sigil(seat) + (str(fleets) if fleets else ""), style=f"bold {SEAT_STYLES[seat]}")
            found.append(word.append_text(structures(bits, seat, look)))
    return found


def structures(bits: int, seat: int, look: Look) -> Text:
    """Structures as glyphs, those that do not work yet dimmed."""
    text = Text()
    for kind, mask in enumerate(STRUCTURE_BITS):
        count = COUNT[bits & mask]
        fresh = bits >> FRESH & mask
        text.append(
            structure_glyph(kind, look) * count, style=f"{'dim ' if fresh else ''}{SEAT_STYLES[seat]}"
        )
    return text


def cells_named(g: Galaxy) -> set[int]:
    """The cells that the choices of the step on top refer to."""
    if g.over or g.seat() == LUCK or not g.step.listed(g):
        return set()
    found: set[int] = set()
    for entry in entries(g):
        for name, value in entry.parts.items():
            found |= cells_of(g, kind_of(name), value)
    return found


def cells_of(g: Galaxy, kind: str, value: Any) -> set[int]:
    """The cells that a part of a choice speaks of."""
    if kind == "cell":
        return {value}
    if kind == "cells":
        return set(value)
    return {int(g.grid.cell(name)) for name in value} if kind == "sites" else set()

"""The whole table, fitted to the terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from milkomeda.galaxy.cards import COLOURS, KEYWORDS, STRUCTURES
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.state import Galaxy
from milkomeda.terminal.galaxy.battle import battle_panel
from milkomeda.terminal.galaxy.board import SMALL, Size, cells_named, draw_board
from milkomeda.terminal.galaxy.look import KEYWORD_LETTERS, SHAPES, structure_glyph
from milkomeda.terminal.galaxy.panels import (
    display_panel,
    objectives_panel,
    players_panel,
    technologies_panel,
)
from milkomeda.terminal.look import FAINT, Look, packed

SIDE: Final = 39
DISPLAY: Final = 44
WIDTHS: Final = (12, 10, 8)
PARTS: Final = ("map", "players", "directives", "objectives", "technologies", "legend")
PROMPT: Final = 5
NARROW: Final = 100


class Layout(NamedTuple):
    size: Size
    side: int
    """Columns for the panels beside the map; 0 if they go below it."""


def layout(console: Console, g: Galaxy) -> Layout:
    """The largest boxes that leave room for panels beside them; else the largest that fit."""
    width, columns, rows = console.width, int(g.grid.width), int(g.grid.height)
    tall = not console.is_terminal or console.height >= rows * 4 + PROMPT
    for cell in WIDTHS[:2]:
        if width >= NARROW and width - cell * columns - 1 >= SIDE:
            return Layout(Size(cell, 4 if tall else 3), width - cell * columns - 1)
    cell = next((cell for cell in WIDTHS if cell * columns <= width), SMALL.width)
    return Layout(Size(cell, 4 if tall and cell > SMALL.width else 3), 0)


def draw_table(console: Console, g: Galaxy, viewer: int, look: Look) -> None:
    """Everything a viewer sees; a spectator is WATCHER."""
    plan = layout(console, g)
    board = middle(g, plan.size, look, console.width)
    if plan.side:
        left = plan.size.width * int(g.grid.width)
        row = Table.grid(padding=0)
        row.add_column(width=left + 1)
        row.add_column(width=plan.side)
        row.add_row(
            stack([board, objectives_panel(g, viewer, look, left)]), beside(g, viewer, look, plan.side)
        )
        console.print(row)
    else:
        above(console, g, viewer, look)
        console.print(board)


def stack(parts: Sequence[RenderableType | None]) -> Group:
    return Group(*(part for part in parts if part))


def draw_part(console: Console, g: Galaxy, viewer: int, part: str, look: Look) -> bool:
    """Only that part of the table; False if there is none called so."""
    width = console.width
    if part == "map":
        draw_map(console, g, look)
        return True
    parts: dict[str, RenderableType | None] = {
        "players": players_panel(g, viewer, look, width),
        "directives": display_panel(g, viewer, look, width),
        "objectives": objectives_panel(g, viewer, look, width),
        "technologies": stack([technologies_panel(g, seat, look, width) for seat in range(g.seats)]),
        "legend": legend(look, width),
    }
    names = [name for name in parts if name.startswith(part)]
    if len(names) != 1:
        return False
    console.print(stack([parts[names[0]]]))
    return True


def draw_map(console: Console, g: Galaxy, look: Look) -> None:
    console.print(draw_board(g, layout(console, g).size, look, cells_named(g), console.width))


def draw_mat(console: Console, g: Galaxy, look: Look) -> None:
    console.print(battle_panel(g, look, console.width))


def middle(g: Galaxy, size: Size, look: Look, room: int) -> RenderableType:
    board = draw_board(g, size, look, cells_named(g), room)
    return Group(board, battle_panel(g, look, room)) if g.field >= 0 else board


def beside(g: Galaxy, viewer: int, look: Look, width: int) -> Group:
    return stack(
        [
            players_panel(g, viewer, look, width),
            display_panel(g, viewer, look, width),
            technologies_panel(g, viewer, look, width),
            Padding(legend(look, width - 2), (0, 1)),
        ]
    )


def above(console: Console, g: Galaxy, viewer: int, look: Look) -> None:
    """The panels above the map, which stays next to the prompt."""
    width = console.width
    console.print(stack([players_panel(g, viewer, look, width), technologies_panel(g, viewer, look, width)]))
    if width >= NARROW and directives.positions(g):
        row = Table.grid(padding=0)
        row.add_column(width=DISPLAY)
        row.add_column(width=width - DISPLAY)
        row.add_row(
            display_panel(g, viewer, look, DISPLAY), objectives_panel(g, viewer, look, width - DISPLAY)
        )
        console.print(row)
    else:
        console.print(
            stack([display_panel(g, viewer, look, width), objectives_panel(g, viewer, look, width)])
        )


def legend(look: Look, width: int) -> Text:
    """What the shapes and letters mean."""
    word = look.voice.word
    words = [f"{glyph} {word('colour', name)}" for glyph, name in zip(SHAPES, COLOURS)]
    words += [
        f"{structure_glyph(kind, look)} {word('structure', name)}" for kind, name in enumerate(STRUCTURES)
    ]
    words += [f"{letter} {word('keyword', name)}" for letter, name in zip(KEYWORD_LETTERS, KEYWORDS)]
    return Text("\n").join(packed([Text(word + " ", style=FAINT) for word in words], width))

"""The board, drawn: planets as blocks in their orbits, ships, the way of the last flick."""

from functools import cache
from itertools import groupby
from math import dist
from operator import itemgetter
from typing import Final

from rich.text import Text

from milkomeda.play.spelling import in_words
from milkomeda.play.state import State
from milkomeda.starflick.board import ORBIT, SIDE, SITES
from milkomeda.starflick.shown.picture import Disc, Picture, Planet
from milkomeda.terminal.look import FAINT, LIT, SEAT_STYLES, Look
from milkomeda.terminal.starflick.look import (
    MINE,
    MOUTH,
    WAY,
    items_said,
    kind_said,
    kind_style,
    ship_said,
    short_name,
)

SIZE: Final = SIDE / 10
TALL: Final = 2  # a character is twice as high as wide
ROOMY: Final = 64  # columns, from which a planet has two lines
BLOCK: Final = 4  # columns of a planet with two lines
NEARBY: Final = ((0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (0, 1), (0, -1), (2, 1), (-2, -1))


class Canvas:
    """Rows of characters with their styles; places are in millimetres."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.rows = columns // TALL
        self.letters = [[" "] * columns for _ in range(self.rows)]
        self.styles = [[""] * columns for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Column and row."""
        column, row = int(x * self.columns / SIZE), int(y * self.rows / SIZE)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def corner(self, x: float, y: float) -> tuple[int, int]:
        """The nearest point where four cells meet, by the one to the lower right of it."""
        return round(x * self.columns / SIZE), round(y * self.rows / SIZE)

    def centre(self, column: int, row: int) -> tuple[float, float]:
        return (column + 0.5) * SIZE / self.columns, (row + 0.5) * SIZE / self.rows

    def dot(self, x: float, y: float, letter: str, style: str) -> None:
        column, row = self.cell(x, y)
        self.letters[row][column], self.styles[row][column] = letter, style

    def write(self, column: int, row: int, word: str, style: str) -> None:
        """From that column on, as far as there is room on the board."""
        row = min(max(row, 0), self.rows - 1)
        column = min(max(column, 0), self.columns - len(word))
        for at, letter in enumerate(word, column):
            self.letters[row][at], self.styles[row][at] = letter, style

    def label(self, x: float, y: float, word: str, style: str) -> None:
        """Centred, or beside it where another label stands already."""
        column, row = self.cell(x, y)
        column -= (len(word) - 1) // 2
        for dx, dy in NEARBY:
            cells = {(column + dx + at, row + dy) for at in range(len(word))}
            if not cells & self.taken and all(c < self.columns and 0 <= r < self.rows for c, r in cells):
                self.taken |= cells
                self.write(column + dx, row + dy, word, style)
                return
        self.write(column, row, word, style)

    def text(self) -> Text:
        edge = "─" * self.columns
        lines = [Text(f"┌{edge}┐", style=FAINT)]
        for letters, styles in zip(self.letters, self.styles):
            runs = groupby(zip(letters, styles), key=itemgetter(1))
            parts = [("".join(letter for letter, _ in run), style) for style, run in runs]
            lines.append(Text.assemble(("│", FAINT), *parts, ("│", FAINT)))
        return Text("\n", no_wrap=True).join([*lines, Text(f"└{edge}┘", style=FAINT)])


def draw_board(picture: Picture, width: int, look: Look, lit: set[str]) -> Text:
    """The whole board in so many columns; `lit` are planets and ships to point out."""
    canvas = Canvas(width - 2)
    for seam in picture.seams:
        for row in range(canvas.rows):
            canvas.dot(seam, canvas.centre(0, row)[1], "┊", FAINT)
        for column in range(canvas.columns):
            canvas.dot(canvas.centre(column, 0)[0], seam, "┈", FAINT)
    for x, y in orbits(canvas.columns):
        canvas.dot(x, y, "·", FAINT)
    draw_way(canvas, picture)
    for hole in picture.wormholes:
        canvas.label(hole.x, hole.y, MOUTH, "bold")
        canvas.label(hole.to_x, hole.to_y, MOUTH, "bold")
    for mine in picture.mines:
        canvas.label(mine.x, mine.y, MINE, "bold red")
    for planet in picture.planets:
        draw_planet(canvas, planet, look, planet.hole in lit)
    for disc in picture.discs:
        draw_ship(canvas, disc, look, disc.ship in lit)
    return canvas.text()


@cache
def orbits(columns: int) -> list[tuple[float, float]]:
    """The centres of the cells that lie in some orbit."""
    canvas = Canvas(columns)
    centres = [canvas.centre(column, row) for row in range(canvas.rows) for column in range(columns)]
    return [centre for centre in centres if any(dist(centre, site) < ORBIT / 10 for site in SITES)]


def draw_way(canvas: Canvas, picture: Picture) -> None:
    """Every second frame of the last flick."""
    for track in picture.flick.tracks if picture.flick else []:
        seat = next((disc.seat for disc in picture.discs if disc.ship == track.ship), picture.active)
        for x, y in list(zip(track.x, track.y))[::2]:
            canvas.dot(x, y, WAY, SEAT_STYLES[seat])


def draw_planet(canvas: Canvas, planet: Planet, look: Look, lit: bool) -> None:
    """Name and kind, below them the owner and the items; where there is little room, name and owner."""
    owner = f"bold {SEAT_STYLES[planet.owner]}" if planet.owner >= 0 else ""
    sigil = look.sigil(planet.owner) if planet.owner >= 0 else ""
    name = short_name(planet.hole) + ("*" if lit and look.plain else "")
    name_style = LIT if lit else owner or "bold"
    if canvas.columns < ROOMY:
        column, row = canvas.cell(planet.x, planet.y)
        canvas.write(column - 1, row, name, name_style)
        canvas.write(column - 1 + len(name), row, sigil or kind_said(planet), owner or kind_style(planet))
        return
    column, row = canvas.corner(planet.x, planet.y)
    column, row = column - BLOCK // 2, row - 1
    canvas.write(column, row, " " * BLOCK, "")
    canvas.write(column, row, name, name_style)
    canvas.write(column + len(name), row, kind_said(planet), kind_style(planet))
    canvas.write(column, row + 1, f"{sigil}{items_said(planet)}".ljust(BLOCK), owner)


def draw_ship(canvas: Canvas, disc: Disc, look: Look, lit: bool) -> None:
    word = ship_said(disc, look) + ("*" if lit and look.plain else "")
    canvas.label(disc.x, disc.y, word, LIT if lit else f"bold {SEAT_STYLES[disc.seat]}")


def named(view: State, seat: int, seats: tuple[str, ...]) -> set[str]:
    """The planets and ships that the choices of the step on top refer to."""
    if seat < 0 or view.over or view.seat() != seat or not view.step.listed(view):
        return set()
    found: set[str] = set()
    for choice in view.step.choices(view):
        parts = in_words(view, view.step.parts(view, choice))
        if "hole" in parts:
            found.add(parts["hole"])
        if "ship" in parts:
            found.add(f"{seats[parts.get('seat', seat)]} {parts['ship']}")
        found |= {f"{seats[seat]} {ship}" for ship in parts.get("own_ships", [])}
    return found

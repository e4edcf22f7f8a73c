"""Starflick in a terminal."""

from typing import Final, cast

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from milkomeda.play.state import State
from milkomeda.starflick.board import COLOURS
from milkomeda.starflick.book.rulings import rulings
from milkomeda.starflick.rules.attack import Attack
from milkomeda.starflick.rules.move import Move
from milkomeda.starflick.shown.explain import about
from milkomeda.starflick.shown.painting import paint
from milkomeda.starflick.shown.picture import Picture
from milkomeda.starflick.state import TROOPS, Sky
from milkomeda.terminal.look import Look
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.starflick.board import draw_board, named
from milkomeda.terminal.starflick.look import KIND_STYLES, counted
from milkomeda.terminal.starflick.panels import (
    legend,
    planets_panel,
    players_panel,
    ships_panel,
    sights_panel,
    technologies_panel,
)
from milkomeda.terminal.starflick.typed import expanded, full_names

WIDEST: Final = 94
SIDE: Final = 40
LOWEST: Final = 20
PROMPT: Final = 8


class StarflickStage(Stage):
    parts = ("board", "players", "planets", "ships", "technologies", "legend")
    tints = tuple((rf"\b{colour}( \d)?\b", KIND_STYLES[colour]) for colour in COLOURS)

    # Drawing.

    def draw_table(self, console: Console, view: State, viewer: int) -> None:
        look, picture = self.look(console), paint(cast(Sky, view))
        width, beside = layout(console)
        board = self.board(view, picture, viewer, look, width)
        if not beside:
            console.print(players_panel(picture, viewer, look, console.width))
            console.print(planets_panel(picture, look, console.width))
            console.print(board)
            return
        row = Table.grid(padding=0)
        row.add_column(width=width + 1)
        row.add_column(width=beside)
        panels: list[RenderableType] = [
            players_panel(picture, viewer, look, beside),
            planets_panel(picture, look, beside),
            ships_panel(picture, look, beside),
            Padding(legend(look, beside - 2), (0, 1)),
        ]
        row.add_row(board, Group(*panels))
        console.print(row)

    def board(self, view: State, picture: Picture, viewer: int, look: Look, width: int) -> Text:
        return draw_board(picture, width, look, named(view, viewer, self.game.seat_names))

    def draw_part(self, console: Console, view: State, viewer: int, part: str) -> bool:
        sky, look, width = cast(Sky, view), self.look(console), console.width
        names = [name for name in self.parts if name.startswith(part)]
        if len(names) != 1:
            return False
        picture = paint(sky)
        drawn: dict[str, RenderableType] = {
            "board": self.board(view, picture, viewer, look, layout(console)[0]),
            "players": players_panel(picture, viewer, look, width),
            "planets": planets_panel(picture, look, width),
            "ships": ships_panel(picture, look, width),
            "technologies": technologies_panel(sky.rules, picture, look, width),
            "legend": legend(look, width),
        }
        console.print(drawn[names[0]])
        return True

    def draw_again(self, console: Console, view: State, viewer: int, new_turn: bool) -> None:
        """What a shot can be aimed at; the board after each flick."""
        sky, step = cast(Sky, view), view.step
        if new_turn:
            self.draw_table(console, view, viewer)
        elif isinstance(step, Attack) or (isinstance(step, Move) and step.begun):
            self.draw_part(console, view, viewer, "board")
        if step.input() == "flick":
            console.print(sights_panel(paint(sky), sky.rules, self.look(console), console.width))

    def turn(self, view: State) -> object:
        return cast(Sky, view).turn

    # Asking.

    def holdings(self, view: State, seat: int) -> Text:
        sky = cast(Sky, view)
        have = {"troops": sky.player[TROOPS + seat], "starships": sky.starships_in_supply(seat)}
        return Text(f"({', '.join(counted(self.voice, name, n) for name, n in have.items())})")

    def expanded(self, view: State, text: str) -> str:
        return expanded(cast(Sky, view), text)

    def about(self, view: State, word: str) -> list[str]:
        return [self.voice.said(line) for line in about(cast(Sky, view), full_names(word))]

    # Reading.

    def rulings(self) -> str:
        return rulings(self.voice.words.code)


def layout(console: Console) -> tuple[int, int]:
    """Columns of the board, and of the panels beside it; 0 if they go above."""
    tall = 2 * max(console.height - PROMPT, LOWEST) if console.is_terminal else WIDEST
    beside = min(tall, WIDEST, console.width - SIDE - 1)
    if beside >= 60:
        return beside, console.width - beside - 1
    return min(tall, WIDEST, console.width), 0

"""Milkomeda in a terminal."""

import re
from typing import cast

from rich.console import Console
from rich.text import Text

from milkomeda.galaxy.book import rulebook
from milkomeda.galaxy.cards import COLOURS
from milkomeda.galaxy.shown import explain
from milkomeda.galaxy.shown.news import turn_of
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.game import Game
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.terminal.entries import Entry
from milkomeda.terminal.galaxy.board import cells_named
from milkomeda.terminal.galaxy.draw import PARTS, draw_map, draw_mat, draw_part, draw_table
from milkomeda.terminal.galaxy.look import SHAPE_STYLES, amounts
from milkomeda.terminal.galaxy.menu import placing_lines
from milkomeda.terminal.look import Look
from milkomeda.terminal.stage import Stage
from milkomeda.words.language import Language


class GalaxyStage(Stage):
    parts = PARTS

    def __init__(self, game: Game, show: Show, words: Language) -> None:
        super().__init__(game, show, words)
        self.tints = tuple(
            (rf"\b\d* ?{re.escape(word)}\b", SHAPE_STYLES[colour])
            for colour, name in enumerate(COLOURS)
            for word in {name, self.voice.word("colour", name)}
        )

    def draw_table(self, console: Console, view: State, viewer: int) -> None:
        draw_table(console, cast(Galaxy, view), viewer, self.look(console))

    def draw_part(self, console: Console, view: State, viewer: int, part: str) -> bool:
        return draw_part(console, cast(Galaxy, view), viewer, part, self.look(console))

    def draw_again(self, console: Console, view: State, viewer: int, new_turn: bool) -> None:
        """The mat in a fight; in the middle of a turn the map where the choices point at it."""
        g = cast(Galaxy, view)
        if g.field >= 0:
            draw_mat(console, g, self.look(console))
        elif new_turn:
            self.draw_table(console, g, viewer)
        elif cells_named(g):
            draw_map(console, g, self.look(console))

    def turn(self, view: State) -> object:
        return turn_of(cast(Galaxy, view))

    def holdings(self, view: State, seat: int) -> Text:
        return amounts([int(amount) for amount in cast(Galaxy, view).storage[seat * 4 : seat * 4 + 4]])

    def menu_lines(self, view: State, offered: list[Entry], look: Look, width: int) -> list[Text]:
        g = cast(Galaxy, view)
        return placing_lines(self, g, offered, look, width) if g.step.input() == "place" else []

    def about(self, view: State, word: str) -> list[str]:
        return [self.voice.said(line) for line in explain.about(cast(Galaxy, view), word)]

    def rulings(self) -> str:
        return rulebook.rulings(self.voice.words.code)

    def difference(self, edition: str, other: str) -> str:
        return rulebook.rulebook_diff(edition, other, self.voice.words.code)

    def cards(self, kind: str, options: str = "") -> str:
        return rulebook.card_list(kind, self.voice.words.code, options)

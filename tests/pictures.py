"""Draws the pictures of the docs: what a player sees in the positions of docs/pictures. `make pictures`.

Those of the terminal are compared with what it shows now, those of the browser are only looked at.
"""

import io
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from milkomeda.bots.bot import Bot
from milkomeda.play.luck import Seeded
from milkomeda.terminal.files import load
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.session import Session
from milkomeda.words.language import language
from tests.browser.pictures import take_all
from tests.print.pictures import take_sheets

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
TEAL: Final = 0
WIDTHS: Final = {"table": 128, "battle": 120, "starflick": 140}
NIGHT: Final = TerminalTheme(
    (13, 17, 23),
    (201, 209, 217),
    [(72, 79, 88)] * 8,
    [(110, 118, 129)] * 8,
)


def picture(name: str) -> str:
    """The position called so as teal sees it, with what teal is asked."""
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTHS[name],
        height=60,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    saved = load(FOLDER / f"{name}.txt")
    people: list[Bot | None] = [None] * int(saved.match.state.seats)
    session = Session(
        console, Keyboard(console, io.StringIO()), saved, people, Seeded(1), Seeded(2), language("en")
    )
    session.match.let_luck(Seeded(3))
    session.viewer = TEAL
    view = session.view(TEAL)
    session.redraw(view)
    session.show_menu(view)
    console.print("teal> ", end="")
    return console.export_svg(title="milkomeda play", theme=NIGHT, unique_id=name)


def main() -> None:
    for name in WIDTHS:
        (FOLDER / f"{name}.svg").write_text(picture(name), encoding="utf-8")
    take_sheets(FOLDER)
    take_all(FOLDER)


if __name__ == "__main__":
    main()

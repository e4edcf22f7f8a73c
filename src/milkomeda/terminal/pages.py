"""Pages to read: rulebook, rulings and cards, written in Markdown."""

from rich.console import Console
from rich.markdown import Markdown


def show_page(console: Console, text: str) -> None:
    """Rendered for people; as it is for a pipe."""
    if console.is_terminal and console.color_system:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(text, soft_wrap=True)

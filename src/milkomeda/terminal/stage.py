"""What a game brings to a terminal: its board in characters, its words, its pages."""

from rich.console import Console
from rich.text import Text

from milkomeda.play.game import Game
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.terminal.look import Look
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import Language


class Stage:
    """States given to it are views that face whoever looks."""

    parts: tuple[str, ...]
    """Of the table, to look at alone."""
    tints: tuple[tuple[str, str], ...] = ()
    """Words in sentences, as patterns, and their colours."""

    def __init__(self, game: Game, show: Show, words: Language) -> None:
        self.game = game
        self.show = show
        self.voice = Voice(words, game.seat_names)

    def look(self, console: Console) -> Look:
        return Look(console.color_system is None, self.voice, self.game.seat_names, self.tints)

    # Drawing.

    def draw_table(self, console: Console, view: State, viewer: int) -> None:
        """Everything a viewer sees; a spectator is WATCHER."""
        raise NotImplementedError

    def draw_part(self, console: Console, view: State, viewer: int, part: str) -> bool:
        """Only that part of the table; False if there is none called so."""
        raise NotImplementedError

    def draw_again(self, console: Console, view: State, viewer: int, new_turn: bool) -> None:
        """What helps to answer: the whole table at a new turn, later what has changed or is pointed at."""
        raise NotImplementedError

    def turn(self, view: State) -> object:
        """Something that is another one in each turn."""
        raise NotImplementedError

    # Asking.

    def holdings(self, view: State, seat: int) -> Text:
        """In a few characters, what a seat has to spend."""
        raise NotImplementedError

    def note(self, view: State, choice: int) -> str:
        """What a choice means, in a few words; empty where it speaks for itself."""
        return self.voice.said(view.step.note(view, choice))

    def menu_lines(self, view: State, look: Look, width: int) -> list[Text]:
        """The choices in a list of its own making; empty where a plain list will do."""
        return []

    def expanded(self, view: State, text: str) -> str:
        """Short forms that a player may type, written out."""
        return text

    def about_step(self, view: State) -> list[str]:
        """What the step on top expects, and the rules behind it."""
        raise NotImplementedError

    def about(self, view: State, word: str) -> list[str]:
        """What a word means."""
        raise NotImplementedError

    # Reading.

    def rulings(self) -> str:
        """Every ruling and option."""
        raise NotImplementedError

    def difference(self, edition: str, other: str) -> str:
        """How two editions differ. Raises ValueError."""
        raise ValueError(f"{self.game.name.capitalize()} has one edition")

    def cards(self, kind: str) -> str:
        """The cards of a kind. Raises ValueError."""
        raise ValueError(f"{self.game.name.capitalize()} has no cards")

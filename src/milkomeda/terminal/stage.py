"""What a game brings to a terminal: its board in characters, its words, its pages."""

from typing import Final

from rich.console import Console
from rich.text import Text

from milkomeda.play.game import Game
from milkomeda.play.show import Show
from milkomeda.play.spelling import SLOT, in_words
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.terminal.entries import Entry
from milkomeda.terminal.look import Look
from milkomeda.terminal.typed import expanded
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import Language, slug
from milkomeda.words.message import Message, Problem, say

NOTATION: Final = "en"
"""The language that answers are spelt in."""
UNSAID: Final = "none"


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

    def parts_said(self) -> str:
        """The parts as one types them, each with what it is called."""
        said = ((part, self.voice.say(f"part-{part}")) for part in self.parts)
        return ", ".join(part if part == word else f"{part} ({word})" for part, word in said)

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

    def called(self, view: State, entry: Entry, **others: str) -> str:
        """What a choice is, where that is not said in the language of the notation anyway."""
        words, step = self.voice.words, view.step.name()
        if words.code == NOTATION:
            return ""
        ways = [f"{self.show.words}-typed-{step}", f"{self.show.words}-choice-{step}"]
        if not entry.parts:
            text = slug(entry.text)
            ways = [f"{self.show.words}-choice-{step}-{text}", f"{self.show.words}-plain-{text}"]
        unsaid = dict.fromkeys(SLOT.findall(view.step.form(view)), UNSAID)
        parts = unsaid | in_words(view, entry.parts) | others
        return next((self.voice.say(name, **parts) for name in ways if words.knows(name)), "")

    def beside(self, view: State, entry: Entry, **others: str) -> str:
        """What a choice is called and means; `others` stand in place of some of its parts."""
        said = (self.called(view, entry, **others), self.note(view, entry.choice))
        return " · ".join(line for line in said if line)

    def menu_lines(self, view: State, offered: list[Entry], look: Look, width: int) -> list[Text]:
        """The choices in a list of its own making; empty where a plain list will do."""
        return []

    def expanded(self, view: State, text: str) -> str:
        """Short forms that a player may type, written out."""
        return expanded(view, text)

    def about_step(self, view: State) -> list[str]:
        """What the step on top expects, how that is typed, and the rules behind it."""
        asked = self.show.question(view, int(view.seat()))
        if view.seat() == LUCK:
            return [self.voice.said(asked.ask)]
        explained, *rules = asked.help
        typed = Message(f"{explained.name}.typed", explained.values)
        known = [typed] if self.voice.words.knows(typed.name) else []
        said = [self.voice.said(line) for line in (asked.ask, explained, *known)]
        return said + [f"· {self.voice.said(rule)}" for rule in rules]

    def about(self, view: State, word: str) -> list[str]:
        """What a word means."""
        raise NotImplementedError

    # Reading.

    def rulings(self) -> str:
        """Every ruling and option."""
        raise NotImplementedError

    def difference(self, edition: str, other: str) -> str:
        """How two editions differ. Raises ValueError."""
        if len(self.show.editions) < 2:
            raise Problem(say("game-with-one-edition", name=self.game.name.capitalize()))
        return self.show.differences(edition, other, self.voice.words.code, (edition, other))

    def cards(self, kind: str, options: str = "") -> str:
        """The cards of a kind, as they are with these options. Raises ValueError."""
        raise Problem(say("game-without-cards", name=self.game.name.capitalize()))

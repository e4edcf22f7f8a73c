"""A game with cardboard, entered at this terminal: whoever records answers for every seat and for chance."""

import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from milkomeda.play import log
from milkomeda.play.course import Given, course_of, enter, last_choice, outlook, still_later, to_enter
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING, LUCK, WATCHER
from milkomeda.terminal import files
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.files import Saved
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.look import FAINT, TITLE
from milkomeda.terminal.menu import PAGE
from milkomeda.terminal.session import Leave, Session
from milkomeda.terminal.story import told
from milkomeda.words.language import Language
from milkomeda.words.message import Problem, say

COMMANDS: Final = [
    ("?", "", "explains-the-question"),
    ("?", "typed-word", "explains-a-word"),
    ("look", "", "draws-the-table"),
    ("more", "", "shows-more"),
    ("undo", "", "takes-back"),
    ("back", "", "lists-what-was-entered"),
    ("back", "typed-number", "goes-back-before-that"),
    ("on", "", "goes-on-as-entered"),
    ("forget", "", "forgets-what-followed"),
    ("restore", "", "restores-the-course"),
    ("right", "typed-line", "puts-the-position-right"),
    ("rules", "", "shows-the-rules"),
    ("quit", "", "saves-and-leaves"),
]
LISTED: Final = 20
LUCKY: Final = "luck"
ALONE: Final = ("round", "deck", "known", "drawn", "top", "discarded", "pending")


class Recorder(Session):
    """The log is written after every answer."""

    offered = COMMANDS

    def __init__(
        self, console: Console, keyboard: Keyboard, saved: Saved, path: Path, words: Language
    ) -> None:
        nobody: list[None] = [None] * len(saved.match.players)
        super().__init__(console, keyboard, saved, [*nobody], Seeded(0), Seeded(0), words)
        self.path = path
        self.viewer = WATCHER
        self.heard[EVERYTHING] = len(self.match.answers)
        self.later: list[Given] = []
        self.former: list[Given] = []
        self.commands = {
            "?": self.explain,
            "help": self.explain,
            "look": self.draw,
            "more": self.more,
            "undo": self.undo,
            "back": self.back,
            "on": self.go_on,
            "forget": self.forget,
            "restore": self.restore,
            "right": self.right,
            "rules": self.rules,
            "quit": self.quit,
        }

    # The course of the evening.

    def advance(self) -> None:
        state = self.match.state
        seat = to_enter(state)
        self.tell(EVERYTHING)
        if self.later:
            self.tell_later()
        choice = self.ask(seat)
        if choice is not None:
            asked = state.facing(seat)
            self.take(asked.step.spell(asked, choice))

    def take(self, text: str) -> None:
        given, skip, again = enter(self.match, self.later, [text])
        for seat, said in [*given, *again]:
            self.match.take(seat, said)
        done = skip or again
        self.later = [] if done else still_later(self.later, given)
        self.keep()

    def keep(self) -> None:
        files.save(self.path, log.write(self.match), replace=True)

    def finish(self) -> None:
        """It is said how it ended; whoever sees that something is wrong goes back."""
        self.tell(EVERYTHING)
        self.stage.draw_table(self.console, self.match.state, WATCHER)
        draw_ending(self.console, self.stage, self.match)
        self.keep()
        self.changed = False
        while not self.changed:
            typed = self.keyboard.read(self.voice.say("all-as-it-was")).strip()
            if not typed:
                break
            word, _, rest = typed.partition(" ")
            try:
                if word not in ("back", "undo", "right"):
                    raise Problem(say("back-undo-or-nothing"))
                self.commands[word](rest.strip())
            except ValueError as problem:
                self.complain(self.voice.why(problem))
        if self.changed:
            return self.run()
        self.console.print(self.voice.say("saved-as", file=str(self.path)), soft_wrap=True)

    def leave(self) -> None:
        self.keep()
        self.console.print(f"\n{self.voice.say('saved-as', file=str(self.path))}", soft_wrap=True)
        again = f"milkomeda record {self.path}"
        self.console.print(self.voice.say("go-on-with", command=again), soft_wrap=True)

    def quit(self, _: str) -> None:
        raise Leave

    # Asking.

    def view(self, seat: int) -> State:
        """Whoever records knows everything."""
        return self.match.state.facing(to_enter(self.match.state))

    def prompt(self, seat: int) -> str:
        """By the name too, for nobody at a real table is called teal."""
        return f"{LUCKY if seat == LUCK else f'{self.voice.seats[seat]}, {self.match.players[seat]}'}>"

    def question(self, view: State) -> Text:
        if view.seat() == LUCK:
            return Text(self.voice.said(view.step.ask(view)), style=TITLE)
        return super().question(view)

    def show_menu(self, view: State) -> None:
        """What is looked for by its name is not listed."""
        listed = view.step.listed(view)
        many = not listed or len(view.step.choices(view)) > PAGE
        dice = view.step.input() == "dice"
        if view.seat() == LUCK and self.page == 0 and (many or dice):
            self.console.print(self.question(view))
            how = "type-what-fell" if dice else "type-its-name"
            self.console.print(Text(f"  {self.voice.say(how)}", style=FAINT))
        else:
            super().show_menu(view)

    def understand(self, view: State, typed: str) -> int | None:
        if view.step.input() == "dice" and re.fullmatch(r"[1-6 ]+", typed):
            asked = view.step.parts(view, 0)
            roller = self.match.game.seat_names[asked["seat"]]
            typed = f"roll {roller} {' '.join(typed.replace(' ', ''))}"
        return super().understand(view, typed)

    # Putting right.

    def undo(self, _: str) -> None:
        if not self.match.answers:
            raise Problem(say("nothing-to-take-back"))
        self.go_back(last_choice(self.match))

    def back(self, number: str) -> None:
        if not number:
            return self.list_past()
        at = int(number) - 1 if number.isdecimal() else -1
        if not 0 <= at < len(self.match.answers):
            raise Problem(say("so-many-answers", answers=len(self.match.answers)))
        course = course_of(self.match)
        if not self.later:
            self.former = course
            self.keep_beside()
        self.later = course[at:] + self.later
        self.go_back(at)

    def list_past(self) -> None:
        """The last answers, each with its number."""
        first = max(len(self.match.answers) - LISTED, 0)
        for index in range(first, len(self.match.answers)):
            self.say(f"{index + 1:>5}  {' '.join(told(self.match, index, EVERYTHING, self.voice))}")

    def keep_beside(self) -> None:
        """The course as it was, in a file of its own: nothing is lost."""
        beside = self.path.with_name(f"{self.path.name}.before")
        files.save(beside, log.write(self.match), replace=True)

    def go_back(self, at: int) -> None:
        self.match.go_back(at)
        self.heard = {one: min(heard, at) for one, heard in self.heard.items()}
        self.drawn = None
        self.changed = True
        self.keep()

    def tell_later(self) -> None:
        _, fits, problem = outlook(self.match, self.later)
        self.say(self.voice.say("entered-further-on", later=len(self.later), fits=fits))
        if problem:
            self.say(self.voice.said(problem))

    def go_on(self, _: str) -> None:
        skip, fits, _problem = outlook(self.match, self.later)
        self.follow(self.later[skip : skip + fits])
        self.later = self.later[skip + fits :]

    def follow(self, given: list[Given]) -> None:
        for seat, text in given:
            self.match.take(seat, text)
        self.changed = True
        self.keep()

    def forget(self, _: str) -> None:
        self.later = []

    def restore(self, _: str) -> None:
        if not self.former:
            raise Problem(say("nothing-to-restore"))
        former, self.former = self.former, course_of(self.match)
        same = fits_so_far(self.match, former)
        self.later = []
        self.go_back(same)
        self.follow(former[same:])

    def right(self, line: str) -> None:
        """A line of the position is another one."""
        if not line:
            raise Problem(say("right-which-line"))
        self.match.put_right(with_line(self.match.game.write(self.match.state), line))
        self.changed = True
        self.keep()


def fits_so_far(match: Match, course: list[Given]) -> int:
    """Of how many answers both begin alike."""
    at = 0
    for one, other in zip(course_of(match), course):
        if one != other:
            break
        at += 1
    return at


def with_line(position: str, line: str) -> str:
    """With that line in place of the one that is about the same."""
    first, *lines = position.splitlines()
    about = key_of(line)
    found = [line if key_of(old) == about else old for old in lines]
    return "\n".join([first, *found, *([] if line in found else [line])]) + "\n"


def key_of(line: str) -> str:
    """What a line is about: its place, or what stands before the colon."""
    head = line.split(":")[0].lower()
    word = head.split(",")[0].split(" ")[0]
    return word if word in ALONE or re.fullmatch(r"[a-z]\d+", word) else head

"""A game at this terminal: bots and luck answer by themselves, people are asked."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from milkomeda.bots import bot, usual
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import Seconds
from milkomeda.play import log
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, WATCHER
from milkomeda.terminal import files
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.entries import entries
from milkomeda.terminal.files import Saved
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.look import FAINT, TITLE, paint
from milkomeda.terminal.menu import PAGE, menu_lines, read_answer, refused_lines
from milkomeda.terminal.pages import show_page
from milkomeda.terminal.stages import stage
from milkomeda.terminal.story import told
from milkomeda.words.language import Language
from milkomeda.words.message import Problem, say

HELP: Final = [
    ("?", "", "explains-the-question"),
    ("?", "typed-word", "explains-a-word"),
    ("look", "", "draws-the-table"),
    ("look", "typed-part", "draws-a-part"),
    ("more", "", "shows-more"),
    ("hint", "", "asks-a-bot"),
    ("auto", "", "lets-a-bot-play"),
    ("undo", "", "takes-back"),
    ("log", "", "tells-again"),
    ("save", "typed-file", "saves-the-game"),
    ("load", "typed-file", "loads-a-game"),
    ("rules", "", "shows-the-rules"),
    ("quit", "", "saves-and-leaves"),
]
"""What is typed, what is typed after it, what that does."""
LOG_LINES: Final = 30
THINK: Final = 2.0  # seconds that a bot thinks at most


class Leave(Exception):
    """The player leaves the table."""


class Session:
    offered = HELP

    def __init__(
        self,
        console: Console,
        keyboard: Keyboard,
        saved: Saved,
        bots: list[Bot | None],
        luck: Random,
        whim: Random,
        words: Language,
    ) -> None:
        self.console = console
        self.keyboard = keyboard
        self.match, _ = saved
        self.bots = bots
        self.luck = luck
        self.whim = whim  # what bots roll for themselves: the same seed brings the same luck, hints or not
        self.stage = stage(self.match.game.name, words)
        self.voice = self.stage.voice
        self.look = self.stage.look(console)
        self.helper = bot(usual(self.match.game))
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.viewer = self.humans[0] if len(self.humans) == 1 else WATCHER
        self.heard = dict.fromkeys([WATCHER, *range(len(bots))], 0)  # answers told so far
        self.drawn: object = None
        self.auto: dict[int, object] = {}
        self.page = 0
        self.changed = False
        self.saved = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "look": self.draw,
            "more": self.more,
            "hint": self.hint,
            "auto": self.take_over,
            "undo": self.undo,
            "log": self.tell_again,
            "save": self.save,
            "save!": self.save_over,
            "load": self.load,
            "rules": self.rules,
            "quit": self.quit,
        }

    # The course of a game.

    def run(self) -> None:
        """Until the game is over or the player leaves; whatever happens, nothing is lost."""
        try:
            while not self.match.state.over:
                self.advance()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        except BaseException:
            self.leave()
            raise

    def advance(self) -> None:
        """One answer, by whoever must give it."""
        state = self.match.state
        if state.seat() == LUCK:
            self.match.answer(LUCK, state.step.sample(state, self.luck))
        else:
            waiting = state.waiting()
            seat = next((seat for seat in waiting if self.bot_of(seat)), waiting[0])
            choice = self.choice_of(seat)
            if choice is None:
                return
            self.match.answer(seat, choice)
        if len(self.humans) < 2:
            self.tell(self.viewer)

    def bot_of(self, seat: int) -> Bot | None:
        if self.auto.get(seat) == self.stage.turn(self.view(seat)):
            return self.helper
        return self.bots[seat]

    def view(self, seat: int) -> State:
        return self.match.state.view(seat)

    def choice_of(self, seat: int) -> int | None:
        bot = self.bot_of(seat)
        if bot:
            return int(bot.choose(self.view(seat), seat, self.whim, Seconds(THINK)))
        if seat != self.viewer:
            self.curtain(seat)
        self.tell(seat)
        return self.ask(seat)

    def curtain(self, seat: int) -> None:
        """Hide what the last player saw before the next one looks; but first tell what came of it."""
        if self.viewer >= 0 and self.tell(self.viewer) and self.keyboard.interactive:
            self.keyboard.read(self.voice.say("when-read"))
        self.viewer = seat
        self.drawn = None
        self.wipe()
        self.say(self.voice.say("pass-the-keyboard", seat=seat))
        if self.keyboard.interactive:
            self.keyboard.forget()
            self.keyboard.read(self.voice.say("when-alone"))
            self.wipe()

    def wipe(self) -> None:
        if self.console.is_terminal and not self.look.plain:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * (self.console.height if self.keyboard.interactive else 1))

    def tell(self, listener: int) -> bool:
        """What happened since that seat last heard; returns whether there was anything to say."""
        answers = range(self.heard[listener], len(self.match.answers))
        lines = [line for index in answers for line in told(self.match, index, listener, self.voice)]
        for line in lines:
            self.say(line)
        self.heard[listener] = len(self.match.answers)
        return bool(lines)

    def say(self, line: str) -> None:
        self.console.print(paint(line, self.look))

    def complain(self, line: str) -> None:
        self.console.print(Text(line, style="bold"), soft_wrap=True)

    # Asking.

    def ask(self, seat: int) -> int | None:
        """The player's choice; None if the game was changed otherwise, by undo or load."""
        view = self.view(seat)
        self.changed = False
        self.page = 0
        self.redraw(view)
        self.show_menu(view)
        while not self.changed:
            typed = self.keyboard.read(self.prompt(seat)).strip()
            try:
                choice = self.understand(view, typed)
                if choice is not None:
                    return choice
            except ValueError as problem:
                self.complain(self.voice.why(problem))
        return None

    def prompt(self, seat: int) -> str:
        return f"{self.voice.seats[seat]}>"

    def understand(self, view: State, typed: str) -> int | None:
        """A choice; or None where it was a command. Raises ValueError for nonsense."""
        if not typed:
            self.show_menu(view)
            return None
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self.commands.get(word.lower())
        if command is None or self.spelt(view, typed):
            return read_answer(self.stage, view, typed)
        command(rest.strip())
        return None

    def spelt(self, view: State, typed: str) -> bool:
        """Whether a choice is spelt just so: 'save points' is one, and no file."""
        return any(entry.text == typed.lower() for entry in entries(view))

    def redraw(self, view: State) -> None:
        """What the player needs to see now."""
        moment = (self.stage.turn(view), view.seat())
        self.stage.draw_again(self.console, view, self.viewer, moment != self.drawn)
        self.drawn = moment

    def show_menu(self, view: State) -> None:
        lines = menu_lines(self.stage, view, self.look, self.console.width)
        shown = lines[self.page * PAGE : (self.page + 1) * PAGE]
        if self.page == 0:
            self.console.print(self.question(view))
            lines_below = refused_lines(view, self.voice, self.console.width)
        else:
            lines_below = []
        for line in [*shown, *lines_below]:
            self.console.print(line, no_wrap=True, overflow="ellipsis")
        left = len(lines) - (self.page + 1) * PAGE
        if left > 0:
            self.console.print(Text(f"       … {self.voice.say('lines-left', lines=left)}", style=FAINT))

    def question(self, view: State) -> Text:
        """Who is asked, with what they have, and what is expected of them."""
        seat = int(view.seat())
        held = self.stage.holdings(view, seat)
        return Text.assemble(
            self.look.seat(seat), " ", held, ": ", (self.voice.said(view.step.ask(view)), TITLE)
        )

    # Commands.

    def explain(self, word: str) -> None:
        view = self.view(self.viewer)
        lines = self.stage.about(view, word) if word else self.stage.about_step(view)
        for line in lines:
            self.say(line)
        if not word:
            self.list_commands()

    def list_commands(self) -> None:
        self.console.print(Text(self.voice.say("how-to-answer"), style=FAINT))
        table = Table.grid(padding=(0, 2))
        for word, rest, meaning in self.offered:
            typed = f"  {word} {self.voice.say(rest)}" if rest else f"  {word}"
            parts = {"parts": self.stage.parts_said()} if rest == "typed-part" else {}
            table.add_row(typed, self.voice.say(meaning, **parts))
        self.console.print(table, style=FAINT)

    def draw(self, part: str) -> None:
        view = self.view(self.viewer)
        if not part:
            self.stage.draw_table(self.console, view, self.viewer)
        elif not self.stage.draw_part(self.console, view, self.viewer, part):
            raise Problem(say("look-at-what", parts=self.stage.parts_said()))

    def more(self, _: str) -> None:
        view = self.view(self.viewer)
        if (self.page + 1) * PAGE >= len(menu_lines(self.stage, view, self.look, self.console.width)):
            self.page = -1
        self.page += 1
        self.show_menu(view)

    def hint(self, _: str) -> None:
        view = self.view(self.viewer)
        choice = int(self.helper.choose(self.view(self.viewer), self.viewer, self.whim, Seconds(THINK)))
        numbers = [entry.number for entry in entries(view) if entry.choice == choice]
        said = {"text": view.step.spell(view, choice)}
        if numbers:
            self.say(self.voice.say("bot-would-answer-number", **said, number=numbers[0]))
        else:
            self.say(self.voice.say("bot-would-answer", **said))

    def take_over(self, _: str) -> None:
        """A bot answers for this seat until somebody else's turn begins."""
        self.auto[self.viewer] = self.stage.turn(self.view(self.viewer))
        self.changed = True

    def undo(self, _: str) -> None:
        self.match.undo(self.viewer)
        self.heard = {one: min(heard, len(self.match.answers)) for one, heard in self.heard.items()}
        self.drawn = None
        self.changed = True

    def tell_again(self, _: str) -> None:
        lines = [
            line
            for i in range(len(self.match.answers))
            for line in told(self.match, i, self.viewer, self.voice)
        ]
        for line in lines[-LOG_LINES:]:
            self.say(line)

    def save(self, name: str, replace: bool = False) -> None:
        if not name:
            raise Problem(say("save-under-which-name"))
        files.save(files.path_of(name), log.write(self.match), replace)
        self.say(self.voice.say("saved-as", file=name))

    def save_over(self, name: str) -> None:
        self.save(name, replace=True)

    def load(self, words: str) -> None:
        name, how = files.loading(words)
        match, note = files.load(files.path_of(name), how)
        if match.game.name != self.match.game.name:
            games = {"game": match.game.name, "other_game": self.match.game.name}
            raise Problem(say("another-game", file=name, **games))
        if match.state.seats != len(self.bots):
            seats = {"players": match.state.seats, "number": len(self.bots)}
            raise Problem(say("another-number-of-players", file=name, **seats))
        self.match = match
        self.heard = dict.fromkeys(self.heard, len(match.answers))
        self.auto = {}
        self.drawn = None
        self.changed = True
        said = f" ({self.voice.said(note)})" if note else ""
        self.say(self.voice.say("loaded-from", file=name) + said)

    def rules(self, _: str) -> None:
        show_page(self.console, self.stage.show.rulebook(self.match.options, self.voice.words.code))

    def quit(self, _: str) -> None:
        """Offer a name of the player's own; leaving saves in any case."""
        if self.keyboard.interactive:
            name = self.keyboard.read(self.voice.say("name-for-the-game")).strip()
            if name:
                self.save(name)
                self.saved = True
        raise Leave

    # The end.

    def leave(self) -> None:
        """Nothing is lost: what the player has not named is saved under a new name."""
        if self.saved:
            return
        try:
            path = files.autosave(log.write(self.match))
        except Problem as problem:
            self.complain(self.voice.why(problem))
            return
        self.console.print(f"\n{self.voice.say('saved-as', file=str(path))}", soft_wrap=True)
        again = f"milkomeda play --load {path}"
        self.console.print(self.voice.say("go-on-with", command=again), soft_wrap=True)

    def finish(self) -> None:
        if len(self.humans) > 1:
            self.viewer = WATCHER
            self.heard[WATCHER] = max(self.heard.values())
        self.tell(self.viewer)
        self.stage.draw_table(self.console, self.match.state, self.viewer)
        draw_ending(self.console, self.stage, self.match)
        while self.humans:
            try:
                name = self.keyboard.read(self.voice.say("name-for-the-log")).strip()
                if name:
                    self.save(name.removeprefix("save "), replace=False)
                return
            except Problem as problem:
                self.complain(self.voice.why(problem))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return

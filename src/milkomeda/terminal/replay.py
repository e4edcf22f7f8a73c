"""A saved game, answer by answer, forth and back."""

from rich.console import Console
from rich.text import Text

from milkomeda.play.match import Match
from milkomeda.play.step import EVERYTHING, LUCK, WATCHER
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.look import FAINT, paint
from milkomeda.terminal.menu import TOO_LONG
from milkomeda.terminal.stages import stage
from milkomeda.terminal.story import after_answer, told
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import Language


def show(console: Console, match: Match, at: int, words: Language) -> None:
    """The table after so many answers, and the last of them in words."""
    shown = stage(match.game.name, words)
    state = match.answers[0].before if at == 0 else after_answer(match, at - 1)
    shown.draw_table(console, state, WATCHER)
    where = shown.voice.say("answer-of", at=str(at), answers=str(len(match.answers)))
    console.print(Text(f"{where} · {spelt(match, at - 1)}" if at else where, style=FAINT))
    for line in told(match, at - 1, EVERYTHING, shown.voice) if at else [shown.voice.say("game-begins")]:
        console.print(paint(line, shown.look(console)))
    if at == len(match.answers) and state.over:
        draw_ending(console, shown, match)


def spelt(match: Match, index: int) -> str:
    """An answer as the log has it."""
    answer = match.answers[index]
    return f"{'luck' if answer.seat == LUCK else match.game.seat_names[answer.seat]}: {answer.text}"


def replay(console: Console, keyboard: Keyboard, match: Match, at: int, words: Language) -> None:
    if not match.answers:
        console.print(Voice(words).say("nothing-to-replay"))
    elif keyboard.interactive:
        leaf(console, keyboard, match, min(at, len(match.answers)), words)
    else:
        for index in range(min(at, len(match.answers)), len(match.answers) + 1):
            show(console, match, index, words)


def leaf(console: Console, keyboard: Keyboard, match: Match, at: int, words: Language) -> None:
    show(console, match, at, words)
    keys = Text(Voice(words).say("replay-keys"), style=FAINT)
    console.print(keys)
    while True:
        try:
            typed = keyboard.read("replay>").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit"):
            return
        goal = turned_to(typed, at, len(match.answers))
        if goal is None:
            console.print(keys)
        else:
            at = goal
            show(console, match, at, words)


def turned_to(typed: str, at: int, last: int) -> int | None:
    """Where a key leads; None if it is none."""
    goals = {"": at + 1, "n": at + 1, "p": at - 1, "end": last, "start": 0}
    goal = int(typed) if typed.isdecimal() and len(typed) < TOO_LONG else goals.get(typed)
    return None if goal is None else max(0, min(goal, last))

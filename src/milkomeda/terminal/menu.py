"""The choices on offer: numbered, grouped, with what they mean; and the way back from typed text."""

from typing import Final

from rich.text import Text

from milkomeda.play.state import State
from milkomeda.terminal.entries import Entry, entries, only_amounts
from milkomeda.terminal.look import FAINT, TITLE, Look, fit, paint
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.voice import Voice
from milkomeda.words.message import Problem, say

PAGE: Final = 20
REFUSED: Final = 6
TOO_LONG: Final = 9  # for a number
COLUMN: Final = 32


# Listing.


def menu_lines(stage: Stage, view: State, look: Look, width: int) -> list[Text]:
    """All lines of the menu; the session shows them a page at a time."""
    offered = entries(view)
    if len(only_amounts(view.step.amounts(view), [entry.parts for entry in offered])) > 1:
        low, high = offered[0], offered[-1]
        texts = {"text": low.text, "other_text": high.text}
        return [Text(f"  {look.say('type-a-number', low=low.number, high=high.number, **texts)}")]
    if view.step.input() == "move":
        return counting_lines(stage, view, offered, look, width)
    return stage.menu_lines(view, offered, look, width) or listed_lines(stage, view, offered, look, width)


def listed_lines(stage: Stage, view: State, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """A line a choice."""
    column = min(max((len(entry.text) for entry in offered), default=0), COLUMN)
    return [
        line_of(str(entry.number), entry.text.ljust(column), stage.beside(view, entry), look, width)
        for entry in offered
    ]


def counting_lines(stage: Stage, view: State, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """Choices that differ in the number of fleets share a line."""
    groups: dict[str, list[Entry]] = {}
    for entry in offered:
        groups.setdefault(str({**entry.parts, "fleets": 0}), []).append(entry)
    return [counting_line(stage, view, group, look, width) for group in groups.values()]


def counting_line(stage: Stage, view: State, group: list[Entry], look: Look, width: int) -> Text:
    first, last = group[0], group[-1]
    if len(group) == 1:
        return line_of(str(first.number), first.text, stage.beside(view, first), look, width)
    low, high = (entry.parts["fleets"] for entry in (first, last))
    text = first.text.replace(f" {low} ", f" {low}…{high} ", 1)
    said = stage.beside(view, first, fleets=f"{low}…{high}")
    return line_of(f"{first.number}–{last.number}", text, said, look, width)


def line_of(number: str, text: str, note: str, look: Look, width: int) -> Text:
    line = Text.assemble((f"{number:>5}  ", TITLE), paint(text, look))
    if note:
        line.append("  " + fit(note, max(width - len(line) - 2, 20)), style=FAINT)
    return line


def refused_lines(view: State, voice: Voice, width: int) -> list[Text]:
    """What one would look for in vain, by the reason why."""
    if not view.step.listed(view):
        return []
    reasons: dict[str, list[str]] = {}
    offered = {entry.text for entry in entries(view)}
    for choice in view.step.candidates(view):
        why = voice.said(view.step.refusal(view, choice))
        text = view.step.spell(view, choice)
        if why and text not in offered:
            reasons.setdefault(why, []).append(text)
    lines = [
        f"    ✗  {fit(', '.join(texts), max(width - len(why) - 12, 16))}: {why}"
        for why, texts in reasons.items()
    ]
    return [Text(line, style=FAINT) for line in lines[:REFUSED]]


# Reading.


def read_answer(stage: Stage, view: State, typed: str) -> int:
    """The choice typed as a number, in notation, or shortened. Raises Problem with one clear line."""
    text = stage.expanded(view, " ".join(typed.split()))
    if text.isdecimal() and len(text) < TOO_LONG:
        return numbered(view, int(text))
    try:
        choice = int(view.step.read(view, text))
    except ValueError:
        if not view.step.listed(view):
            raise
        choice = shortened(view, text)
    why = view.step.refusal(view, choice)
    if why:
        raise Problem(say("not-possible", why=why))
    return choice


def numbered(view: State, number: int) -> int:
    offered = entries(view)
    for entry in offered:
        if entry.number == number:
            return entry.choice
    if not offered:
        raise Problem(say("too-many-to-number", ask=view.step.ask(view)))
    numbers = {"low": offered[0].number, "high": offered[-1].number}
    raise Problem(say("not-on-the-list", number=number, **numbers))


def shortened(view: State, text: str) -> int:
    """The one choice whose words begin like the typed ones, in this order."""
    wanted = text.lower().split()
    found = [
        choice
        for choice in view.step.candidates(view)
        if begins(view.step.spell(view, choice).lower().split(), wanted)
    ]
    possible = [choice for choice in found if not view.step.refusal(view, choice)]
    if len(possible) == 1:
        return possible[0]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Problem(say("none-of-the-choices", text=text))
    names = [view.step.spell(view, choice) for choice in (possible or found)[:4]]
    raise Problem(say("could-be", text=text, texts=f"{', '.join(names)}{' …' if len(found) > 4 else ''}"))


def begins(words: list[str], wanted: list[str]) -> bool:
    at = 0
    for word in wanted:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True

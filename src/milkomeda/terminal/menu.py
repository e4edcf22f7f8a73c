"""The choices on offer: numbered, grouped, with what they mean; and the way back from typed text."""

import re
from typing import Final, NamedTuple

from rich.text import Text

from milkomeda.play.state import State
from milkomeda.terminal.look import FAINT, TITLE, Look, fit, paint
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.voice import Voice

PAGE: Final = 20
REFUSED: Final = 6
TOO_LONG: Final = 9  # for a number
COLUMN: Final = 32
ONE_NUMBER: Final = re.compile(r"^(\D*)\b(\d+)\b(\D*)$")


class Entry(NamedTuple):
    number: int
    choice: int
    text: str


def entries(view: State) -> list[Entry]:
    """The listed choices with their numbers: 1, 2, 3 …, or the amount itself where the answer is one."""
    choices = view.step.choices(view) if view.step.listed(view) else []
    spelt = [view.step.spell(view, choice) for choice in choices]
    numbers = amounts_in(spelt) or list(range(1, len(spelt) + 1))
    return [Entry(*entry) for entry in zip(numbers, choices, spelt)]


def amounts_in(spelt: list[str]) -> list[int]:
    """The amounts, if the choices differ in nothing but one number."""
    found = [ONE_NUMBER.match(text) for text in spelt]
    parts = [match.groups() for match in found if match]
    if len(parts) < len(spelt) or len({(before, after) for before, _, after in parts}) != 1:
        return []
    return [int(number) for _, number, _ in parts]


# Listing.


def menu_lines(stage: Stage, view: State, look: Look, width: int) -> list[Text]:
    """All lines of the menu; the session shows them a page at a time."""
    offered = entries(view)
    if not offered:
        return []
    if len(offered) > 1 and amounts_in([entry.text for entry in offered]):
        low, high = offered[0], offered[-1]
        return [Text(f"  Type a number from {low.number} to {high.number} ({low.text} … {high.text}).")]
    column = min(max(len(entry.text) for entry in offered), COLUMN)
    return stage.menu_lines(view, look, width) or [
        line_of(str(entry.number), entry.text.ljust(column), stage.note(view, entry.choice), look, width)
        for entry in offered
    ]


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
    """The choice typed as a number, in notation, or shortened. Raises ValueError with one clear line."""
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
        raise ValueError(f"Not possible: {why}.")
    return choice


def numbered(view: State, number: int) -> int:
    offered = entries(view)
    for entry in offered:
        if entry.number == number:
            return entry.choice
    if not offered:
        raise ValueError(f"There are too many choices to number: {view.step.ask(view)}")
    raise ValueError(f"{number} is not on the list: {offered[0].number} to {offered[-1].number}.")


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
        raise ValueError(f"'{text}' is none of the choices. Type ? for an explanation.")
    names = [view.step.spell(view, choice) for choice in (possible or found)[:4]]
    raise ValueError(f"'{text}' could be: {', '.join(names)}{' …' if len(found) > 4 else ''}.")


def begins(words: list[str], wanted: list[str]) -> bool:
    at = 0
    for word in wanted:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True

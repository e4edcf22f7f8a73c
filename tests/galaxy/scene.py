"""A scene: a position in, choices one by one, and what the position out must show.

    scene(
        '''
        teal: storage 3 3 3 5
        A1: 3 teal
        B1 Novatron
        F5: 3 gold
        ''',
        "draft pindown=no",
    ).play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: move 3 A1 B1").controls("teal", "B1")

It is teal's main action unless the position says otherwise. All that asserts returns the scene.
"""

from typing import cast

import pytest

from milkomeda.galaxy.cards import COLOURS, SEATS
from milkomeda.galaxy.notation.position import read, write
from milkomeda.galaxy.options import DRAFTS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.step import LUCK


def editions(*names: str) -> pytest.MarkDecorator:
    """Play a test in these editions, in all four if none is named: it takes `edition`."""
    return pytest.mark.parametrize("edition", names or DRAFTS)


def scene(text: str, options: str = "protocols") -> "Scene":
    """The position, under these options unless it names its own in a first line."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head = [] if lines[0].startswith("milkomeda") else [f"milkomeda {options}"]
    return Scene(read("\n".join([*head, *lines])))


def new(options: str = "protocols", seats: int = 2) -> "Scene":
    """A game about to begin."""
    return Scene(new_game(options, seats))


class Scene:
    def __init__(self, state: Galaxy) -> None:
        self.state = state

    def __str__(self) -> str:
        return write(self.state)

    # Choices.

    def play(self, *choices: str) -> "Scene":
        """Answer in turn, each as 'teal: move' or 'luck: draw Novatron'."""
        __tracebackhide__ = True
        for choice in choices:
            try:
                self.state = self.after(choice)
            except ValueError as reason:
                self.fail(f"'{choice}' was refused: {reason}")
        return self

    def refuses(self, choice: str) -> str:
        """Why this cannot be answered now; nothing changes."""
        __tracebackhide__ = True
        try:
            self.after(choice)
        except ValueError as reason:
            return str(reason)
        self.fail(f"'{choice}' was not refused")
        return ""

    def after(self, choice: str) -> Galaxy:
        who, _, what = choice.partition(":")
        seat = LUCK if who == "luck" else SEATS.index(who)
        state = cast(Galaxy, self.state.facing(seat))
        wanted = state.step.read(state, what) if state.steps else 0
        state.answer(seat, wanted)
        return state

    @property
    def asks(self) -> str:
        """Who must answer now, and which step: 'teal choose', 'luck draw', or 'nobody'."""
        if self.state.over:
            return "nobody"
        seat = self.state.seat()
        return f"{'luck' if seat == LUCK else SEATS[seat]} {self.state.step.name()}"

    def choices(self) -> list[str]:
        step = self.state.step
        return [step.spell(self.state, choice) for choice in step.choices(self.state)]

    def asked(self) -> str:
        """The question, in English."""
        return str(self.state.step.ask(self.state))

    def means(self, choice: str) -> str:
        """What a choice means or costs, in English."""
        step = self.state.step
        return str(step.note(self.state, step.read(self.state, choice)) or "")

    def told(self, choice: str) -> list[Fact]:
        """What others hear of a choice by itself."""
        step = self.state.step
        return step.facts(self.state, step.read(self.state, choice), self.state.seat())

    # What the position shows.

    def shows(self, *lines: str) -> "Scene":
        """The written position has these lines."""
        __tracebackhide__ = True
        written = str(self).splitlines()
        for line in lines:
            if line not in written:
                self.fail(f"the position does not show '{line}'")
        return self

    def hides(self, *words: str) -> "Scene":
        """The written position does not say these words anywhere."""
        __tracebackhide__ = True
        for word in words:
            if word in str(self):
                self.fail(f"the position says '{word}'")
        return self

    def has(self, seat: str, **amounts: int) -> "Scene":
        """A storage: has('gold', blue=3)."""
        __tracebackhide__ = True
        at = SEATS.index(seat) * 4
        held = {colour: int(self.state.storage[at + COLOURS.index(colour)]) for colour in amounts}
        if held != amounts:
            self.fail(f"{seat} has {held}, not {amounts}")
        return self

    def fleets(self, seat: str, **cells: int) -> "Scene":
        """Fleets on the map: fleets('teal', A1=2, B1=1)."""
        __tracebackhide__ = True
        at = SEATS.index(seat)
        found = {cell: int(self.state.fleets[self.state.grid.cell(cell) * 4 + at]) for cell in cells}
        if found != cells:
            self.fail(f"{seat} has fleets {found}, not {cells}")
        return self

    def controls(self, seat: str, *cells: str) -> "Scene":
        """Those sectors are controlled by a seat, or by 'nobody'."""
        __tracebackhide__ = True
        for cell in cells:
            control = self.state.control[self.state.grid.cell(cell)]
            holder = SEATS[control] if control >= 0 else "nobody"
            if holder != seat:
                self.fail(f"{cell} is controlled by {holder}, not by {seat}")
        return self

    def score(self, seat: str) -> int:
        return self.state.scores()[SEATS.index(seat)]

    def seen_by(self, seat: str) -> str:
        """The position as that seat may know it."""
        return write(cast(Galaxy, self.state.view(SEATS.index(seat))))

    def fail(self, reason: str) -> None:
        __tracebackhide__ = True
        pytest.fail(f"{reason}\n\nasks: {self.asks}\n{self}", pytrace=False)

"""What a table knows besides where a game with cardboard is entered."""

from milkomeda.play.course import Given, outlook, to_enter
from milkomeda.play.match import Match
from milkomeda.play.step import BY_HAND
from milkomeda.table import wire
from milkomeda.table.events import Answered, PutRight, TookBack, WentBack, What


class Recording:
    def __init__(self) -> None:
        self.past: list[Given] = []  # what was entered before the match began, which was once by other rules
        self.later: list[Given] = []  # what was entered further on, before somebody went back
        self.former: list[Given] = []  # the whole course as it was then
        self.scribes: frozenset[str] = frozenset()  # who may record, besides the host
        self.concluded = False
        self.rewritten = 0  # the number after the last event by which another story is told

    def pass_over(self, what: What) -> None:
        """That was entered before the match began."""
        match what:
            case Answered(seat, _, text):
                self.enter(seat, text)
                self.past.append((seat, text))
            case PutRight(_, position):
                self.enter(BY_HAND, position)
                self.past.append((BY_HAND, position))
            case TookBack():
                del self.past[-1:]
            case WentBack(_, at, skip):
                self.go_back(self.past, at, skip)
                del self.past[at:]

    def enter(self, seat: int, text: str) -> None:
        """It is no later one any more."""
        if self.later[:1] == [(seat, text)]:
            del self.later[:1]

    def go_back(self, course: list[Given], at: int, skip: int) -> None:
        """The answers of the course from there on are later ones now, but for so many of the first."""
        cut = course[at:]
        if cut and (not self.later or skip > 0):
            self.former = course + self.later
        self.later = (cut + self.later)[skip:]

    def to_restore(self) -> list[Given]:
        """The whole course that there was before; none that parted from this one before the match."""
        return self.former if self.former[: len(self.past)] == self.past else []

    def told(self, match: Match, answers: int, pen: str) -> wire.Recording:
        """To whoever records; some answers may not be in the match any more."""
        state = match.state
        skip, fits, problem = outlook(match, self.later)
        return wire.Recording(
            wire.seat_number(to_enter(state)),
            state.over,
            answers,
            len(self.later),
            skip,
            fits,
            problem,
            bool(self.to_restore()),
            match.game.write(state),
            pen,
        )

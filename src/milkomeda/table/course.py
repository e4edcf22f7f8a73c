"""What a table knows besides where a game with cardboard is entered."""

from milkomeda.play.course import Given, outlook, to_enter
from milkomeda.play.match import Match
from milkomeda.table import wire


class Recording:
    def __init__(self) -> None:
        self.later: list[Given] = []  # what was entered further on, before somebody went back
        self.former: list[Given] = []  # the whole course as it was then
        self.scribes: frozenset[str] = frozenset()  # who may record, besides the host
        self.concluded = False
        self.rewritten = 0  # the number after the last event by which another story is told

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
            bool(self.former),
            match.game.write(state),
            pen,
        )

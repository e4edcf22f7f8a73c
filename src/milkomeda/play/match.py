"""A game being played: its state, everything answered so far, and the way back."""

from typing import NamedTuple, final

from milkomeda.play.game import Game
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, LUCK, UNANSWERED, Sealed
from milkomeda.words.message import Problem, say


class Answer(NamedTuple):
    seat: int
    choice: int
    text: str
    before: State
    learned: bool
    """Whether somebody learned something new by it: there is no undo past that."""


@final
class Match:
    def __init__(self, game: Game, options: str, players: list[str], start: State | None = None) -> None:
        self.game = game
        self.players = players
        self.start = start  # the position it began from, where that was not a new game
        self.state = game.new(options, len(players)) if start is None else start
        self.options = game.options(self.state)
        self.earlier = 0  # answers before that position, where it is one of a match that had begun
        self.answers: list[Answer] = []

    def copy(self) -> "Match":
        """The same match, to see what would become of it."""
        twin = Match(self.game, self.options, self.players, self.state)
        twin.start, twin.earlier, twin.answers = self.start, self.earlier, self.answers[:]
        return twin

    def answer(self, seat: int, choice: int) -> None:
        """Raises Refused, with nothing changed, if the rules do not allow it."""
        before = self.state
        after = before.copy()
        after.answer(seat, choice)
        asked = before.facing(seat)
        step = asked.step
        learned = seat == LUCK or (
            isinstance(step, Sealed)
            and len(step.waiting) == 1
            and any(given != UNANSWERED for given in step.given)
        )
        self.answers.append(Answer(seat, choice, step.spell(asked, choice), before, learned))
        self.state = after

    def answer_text(self, seat: int, text: str) -> None:
        """The same, spelt. Raises ValueError."""
        asked = self.state.facing(seat)
        if asked.over:
            raise Problem(say("game-is-over"))
        self.answer(seat, asked.step.read(asked, text))

    def put_right(self, position: str) -> None:
        """The game goes on from that position, whatever the rules say. Raises ValueError."""
        state = self.game.read(position)
        if state.seats != self.state.seats or self.game.options(state) != self.options:
            raise Problem(say("another-game-there"))
        if any(step.veils() for step in state.steps):
            raise Problem(say("something-is-hidden"))
        self.answers.append(Answer(BY_HAND, 0, self.game.write(state).rstrip(), self.state, True))
        self.state = state

    def take(self, seat: int, text: str) -> None:
        """An answer as it is kept, by whoever gave it. Raises ValueError."""
        if seat == BY_HAND:
            self.put_right(text)
        else:
            self.answer_text(seat, text)

    def go_back(self, at: int) -> None:
        """To the moment after so many answers, which may be further than anybody could take back."""
        if at < len(self.answers):
            self.state = self.answers[at].before
            del self.answers[at:]

    def let_luck(self, luck: Random) -> int:
        """Let chance answer as long as it is asked; returns how often it was."""
        count = 0
        while self.state.seat() == LUCK:
            self.answer(LUCK, self.state.step.sample(self.state, luck))
            count += 1
        return count

    def may_undo(self, seat: int) -> bool:
        return bool(self.answers) and self.answers[-1].seat == seat and not self.answers[-1].learned

    def undo(self, seat: int) -> None:
        """Take back the last answer. Raises ValueError where something new was learned since."""
        if not self.may_undo(seat):
            raise Problem(say("nothing-to-take-back"))
        self.state = self.answers.pop().before

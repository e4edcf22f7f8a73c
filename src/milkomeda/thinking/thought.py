"""What a thinking process is asked, and what it says: a line of JSON each."""

from msgspec import Struct

from milkomeda.bots import BOTS
from milkomeda.bots.budget import Budget
from milkomeda.games import game
from milkomeda.play.luck import Seeded


class Thought(Struct, frozen=True):
    """What a seat has to decide. It is told what that seat may know, as a position, and nothing else."""

    game: str
    bot: str
    position: str
    seat: int
    seed: int

    def choose(self, budget: Budget) -> str:
        """The answer, in notation."""
        view = game(self.game).read(self.position).facing(self.seat)
        choice = BOTS[self.bot]().choose(view, self.seat, Seeded(self.seed), budget)
        return view.step.spell(view, choice)


class Hello(Struct, frozen=True):
    """The first line of a process."""

    sources: str
    """By what it was made: one of other sources may play by other rules."""
    compiled: bool


class Asked(Struct, frozen=True):
    number: int
    thought: Thought
    seconds: float


class Answered(Struct, frozen=True):
    number: int
    text: str
    problem: str = ""
    """What went wrong, for the log."""

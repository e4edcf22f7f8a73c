"""What a thinking process is asked, and what it says: a line of JSON each."""

from typing import Final

import msgspec
from msgspec import Struct

from milkomeda.bots import bot
from milkomeda.bots.budget import Budget
from milkomeda.bots.opinion import opinions
from milkomeda.games import SHOWS, game
from milkomeda.play.luck import Seeded

GAMES: Final = 200  # of each choice, where there is time


class Thought(Struct, frozen=True, tag="choose"):
    """What a seat has to decide. It is told what that seat may know, as a position, and nothing else."""

    game: str
    bot: str
    position: str
    seat: int
    seed: int

    def say(self, budget: Budget) -> str:
        """The answer, in notation."""
        view = game(self.game).read(self.position).facing(self.seat)
        choice = bot(self.bot).choose(view, self.seat, Seeded(self.seed), budget)
        return view.step.spell(view, choice)


class Opined(Struct, frozen=True):
    """A choice in notation, and the chances after it."""

    text: str
    chance: float


class Doubt(Struct, frozen=True, tag="weigh"):
    """What could be decided, and was: told as a seat knows it, too."""

    game: str
    position: str
    seat: int
    seed: int
    taken: str = ""
    """What was answered; empty while nothing is."""

    def say(self, budget: Budget) -> str:
        """Opinions, the best first, as JSON."""
        view = game(self.game).read(self.position).facing(self.seat)
        taken = [view.step.read(view, self.taken)] if self.taken else []
        found = opinions(view, self.seat, taken, Seeded(self.seed), GAMES, budget)
        said = [Opined(view.step.spell(view, one.choice), one.chance) for one in found]
        return msgspec.json.encode(said).decode()


class Risk(Struct, frozen=True, tag="risk"):
    """A fight that goes on, or would begin by an answer; told as a seat knows it, too."""

    game: str
    position: str
    seat: int
    text: str

    def say(self, budget: Budget) -> str:
        """Its odds as JSON. Whoever does not wait for them any more gets none."""
        if budget.over():
            return "null"
        view = game(self.game).read(self.position).facing(self.seat)
        return msgspec.json.encode(SHOWS[self.game].odds(view, self.seat, self.text)).decode()


class Hello(Struct, frozen=True):
    """The first line of a process."""

    sources: str
    """By what it was made: one of other sources may play by other rules."""
    compiled: bool


class Asked(Struct, frozen=True):
    number: int
    thought: Thought | Doubt | Risk
    seconds: float


class Answered(Struct, frozen=True):
    number: int
    text: str
    problem: str = ""
    """What went wrong, for the log."""

"""What a thinking process is asked, and what it says: a line of JSON each."""

from typing import Final

import msgspec
from msgspec import Struct

from milkomeda.bots import bot
from milkomeda.bots.budget import Budget
from milkomeda.bots.opinion import Opinion, carried_on, opinions
from milkomeda.games import SHOWS, game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State

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
    """Of a voyage all answers, a line each."""
    chance: float
    games: int = 0
    """In which that was tried."""
    margin: float = 0.0
    """By so much its distance from the best may be otherwise."""
    onward: list[str] = []
    """The answers by which the seat would go on."""


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
        return msgspec.json.encode([self.opined(view, one, found[0]) for one in found]).decode()

    def opined(self, view: State, one: Opinion, best: Opinion) -> Opined:
        """What was answered is judged as it was; advice says how to go on."""
        games, margin = len(one.ends), one.margin(best)
        if self.taken:
            return Opined(view.step.spell(view, one.choice), one.chance(), games, margin)
        plan = carried_on(view, self.seat, one.choice, Seeded(self.seed))
        said = "\n".join(plan.answers[: plan.together])
        return Opined(said, one.chance(), games, margin, plan.answers[plan.together :])


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

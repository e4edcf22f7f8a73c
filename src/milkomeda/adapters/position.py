"""A position as tools from outside want it: never changed, kept as text, aware of what each seat has seen."""

from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple, Self

from milkomeda.adapters.actions import Odds, odds, offered
from milkomeda.games import game as game_called
from milkomeda.play.game import Game
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, WATCHER

Memory = dict[int, str]
"""By seat, a digest of all that it has seen."""


class Way(NamedTuple):
    """How a position came about."""

    before: "Position"
    choice: int

    def told(self, seat: int) -> int | None:
        """The answer, if that seat may see it."""
        state = self.before.state
        return self.choice if state.step.sees(state, seat) else None


class Position:
    def __init__(
        self, game: Game, state: State, memory: Memory, answers: int = 0, way: Way | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.memory = memory
        self.answers = answers  # until now, those of chance among them
        self.way = way
        self.views: dict[int, str] = {}

    @cached_property
    def seat(self) -> int:
        return int(self.state.seat())

    @cached_property
    def odds(self) -> Odds:
        return odds(self.state)

    @cached_property
    def choices(self) -> list[int]:
        """By their actions."""
        if self.seat == LUCK:
            return [choice for choice, _ in self.odds]
        return offered(self.game, self.state.view(self.seat))

    def spell(self, action: int) -> str:
        return self.state.step.spell(self.state, self.choices[action])

    def reached(self, choice: int) -> State:
        state = self.state.copy()
        state.play(choice)
        return state

    def after(self, action: int) -> Self:
        choice = self.choices[action]
        return type(self)(self.game, self.reached(choice), {}, self.answers + 1, Way(self, choice))

    def imagined(self, seat: int, luck: Random) -> Self:
        """One of those that a seat must reckon with. What the others have seen is forgotten."""
        state = self.state.imagine(seat, luck)
        return type(self)(self.game, state, {seat: self.recalled(seat)}, self.answers)

    def seen(self, seat: int) -> str:
        """What a seat, or a WATCHER, may know now."""
        if seat not in self.views:
            self.views[seat] = self.game.write(self.state.view(seat))
        return self.views[seat]

    def recalled(self, seat: int) -> str:
        """A digest of all that a seat, or a WATCHER, has seen until now."""
        late: list[Position] = []
        one: Position | None = self
        while one and seat not in one.memory:
            late.append(one)
            one = one.way.before if one.way else None
        digest = one.memory[seat] if one else ""
        for one in reversed(late):
            digest = one.memory[seat] = one.digest(seat, digest)
        return digest

    def digest(self, seat: int, before: str) -> str:
        told = self.way.told(seat) if self.way else None
        return blake2b(f"{before}\n{told}\n{self.seen(seat)}".encode(), digest_size=16).hexdigest()

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[object, tuple[type["Position"], str, str, Memory, int]]:
        memory = {seat: self.recalled(seat) for seat in (WATCHER, *range(self.state.seats))}
        return restored, (type(self), self.game.name, self.game.write(self.state), memory, self.answers)


def restored(kind: type[Position], name: str, text: str, memory: Memory, answers: int) -> Position:
    game = game_called(name)
    return kind(game, game.read(text), memory, answers)

"""The contract check: plays any game at random and hunts for violations of the contract."""

from collections.abc import Callable, Iterator
from typing import Any, final

from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import Refused, State
from milkomeda.play.step import NOBODY, WATCHER, Luck, Sealed

MOST_ANSWERS = 200_000
NONSENSE = (-7, 10**9, 3_141_592, 65_535)
LOOKED_AT = 40
SAMPLES = 400


def check(
    game: Game,
    options: str,
    seats: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[str]:
    """The violations found in that many random games, each once. None is a good answer."""
    found: dict[str, None] = {}
    for number in range(games):
        for violation in Inspection(game, options, seats, seed + number).run():
            found[violation] = None
        progress(number + 1)
    return list(found)


@final
class Inspection:
    """One random game under the loupe."""

    def __init__(self, game: Game, options: str, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.luck = Seeded(seed)
        self.match = Match(game, options, [f"player {seat + 1}" for seat in range(seats)])

    def run(self) -> Iterator[str]:
        answers = 0
        while not self.match.state.over:
            if answers == MOST_ANSWERS:
                yield f"the game does not end within {MOST_ANSWERS} answers"
                return
            if answers < 30 or self.luck.below(12) == 0:
                yield from self.position(self.match.state)
            yield from self.move_on()
            answers += 1
        yield from self.ending()

    def write(self, state: State) -> str:
        return self.game.write(state)

    def move_on(self) -> Iterator[str]:
        state = self.match.state
        seat = int(state.seat())
        choice = int(state.step.sample(state, self.luck))
        text = self.write(state)
        self.match.answer(seat, choice)
        if self.match.may_undo(seat) and self.luck.below(4) == 0:
            self.match.undo(seat)
            if self.write(self.match.state) != text:
                yield f"undo after '{state.step.name()}' does not restore the state"
            self.match.answer(seat, choice)

    def position(self, state: State) -> Iterator[str]:
        yield from self.copies(state)
        yield from self.choices(state)
        yield from self.notation(state)
        yield from self.secrets(state)
        if len(state.scores()) != self.seats:
            yield "scores are not one a seat"

    def copies(self, state: State) -> Iterator[str]:
        text = self.write(state)
        copy = state.copy()
        for _ in range(LOOKED_AT):
            if copy.over:
                break
            copy.play(copy.step.sample(copy, self.luck))
        if self.write(state) != text:
            yield f"playing on a copy at '{state.step.name()}' changes the original"

    def choices(self, state: State) -> Iterator[str]:
        step = state.step
        name = step.name()
        sampled = int(step.sample(state, self.luck))
        if step.refusal(state, sampled):
            yield f"'{name}' samples a choice that it refuses: {step.refusal(state, sampled)}"
        if not step.listed(state):
            yield from self.spelling(state, [sampled])
            return
        choices = step.choices(state)
        if not choices:
            yield f"'{name}' has no choice"
        if len(set(choices)) != len(choices):
            yield f"'{name}' lists a choice twice"
        if sampled not in choices:
            yield f"'{name}' samples a choice that it does not list"
        if not set(choices) <= set(step.candidates(state)):
            yield f"'{name}' lists a choice that is no candidate"
        for choice in (*step.candidates(state), *NONSENSE):
            if (choice in choices) == bool(step.refusal(state, choice)):
                yield f"'{name}' lists a choice that it refuses, or refuses none that it does not list"
                break
        if isinstance(step, Luck):
            yield from self.odds(state, step, choices)
        yield from self.refusing(state, choices)
        yield from self.spelling(state, choices[:LOOKED_AT])

    def odds(self, state: State, step: Luck[Any], choices: list[int]) -> Iterator[str]:
        weights = step.weights(state)
        if len(weights) != len(choices):
            yield f"'{step.name()}' has other weights than choices"
        elif self.luck.below(8) == 0:
            likely = max(weights)
            share = sum(weight for weight in weights if weight == likely) / sum(weights)
            drawn = [choices.index(step.sample(state, self.luck)) for _ in range(SAMPLES)]
            found = sum(weights[index] == likely for index in drawn) / SAMPLES
            if abs(found - share) > 6 * (0.25 / SAMPLES) ** 0.5:
                yield f"'{step.name()}' is not sampled as its weights say"

    def refusing(self, state: State, choices: list[int]) -> Iterator[str]:
        text = self.write(state)
        for choice in NONSENSE:
            if choice not in choices:
                try:
                    state.answer(state.seat(), choice)
                except Refused:
                    continue
                yield f"'{state.step.name()}' accepts nonsense"
                return
        if self.write(state) != text:
            yield f"a refused answer at '{state.step.name()}' changes the state"

    def spelling(self, state: State, choices: list[int]) -> Iterator[str]:
        step = state.step
        for choice in choices:
            text = step.spell(state, choice)
            if step.read(state, text) != choice:
                yield f"'{step.name()}' does not read '{text}' as it was spelt"

    def notation(self, state: State) -> Iterator[str]:
        text = self.write(state)
        if self.write(self.game.read(text)) != text:
            yield f"a position at '{state.step.name()}' does not survive the notation"

    def secrets(self, state: State) -> Iterator[str]:
        step = state.step
        for seat in (WATCHER, *range(self.seats)):
            seen = self.write(state.view(seat))
            if self.write(state.view(seat).view(seat)) != seen:
                yield f"a view at '{step.name()}' sees less when looked at again"
            imagined = state.view(seat).imagine(seat, self.luck)
            if self.write(imagined.view(seat)) != seen:
                yield f"what is imagined at '{step.name()}' does not agree with the view"
        yield from self.leaks(state)

    def leaks(self, state: State) -> Iterator[str]:
        """Two secret answers must look the same to those who may not see them."""
        step = state.step
        secret = (isinstance(step, Sealed) and len(step.waiting) > 1) or isinstance(step, Luck)
        if not secret:
            return
        one, other = state.copy(), state.copy()
        one.play(step.sample(state, self.luck))
        other.play(step.sample(state, self.luck))
        for seat in (WATCHER, *range(self.seats)):
            if not step.sees(state, seat) and self.write(one.view(seat)) != self.write(other.view(seat)):
                yield f"'{step.name()}' lets a seat see what it may not"

    def ending(self) -> Iterator[str]:
        state = self.match.state
        if not state.winners() or not set(state.winners()) <= set(range(self.seats)):
            yield "a finished game has no winner among its seats"
        if state.waiting() or state.seat() != NOBODY:
            yield "a finished game still waits for an answer"
        replayed = log.replay(log.read(log.write(self.match)), self.game)
        if self.write(replayed.state) != self.write(state):
            yield "the log does not replay to the same end"

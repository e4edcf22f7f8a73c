"""The contract check: plays any game at random and hunts for violations of the contract."""

from collections.abc import Callable, Iterator
from typing import Any, final

from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import Refused, State
from milkomeda.play.step import NOBODY, WATCHER, Luck, Sealed
from milkomeda.words.message import Message, say

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
) -> list[Message]:
    """The violations found in that many random games, each once. None is a good answer."""
    found: list[Message] = []
    for number in range(games):
        for violation in Inspection(game, options, seats, seed + number).run():
            if violation not in found:
                found.append(violation)
        progress(number + 1)
    return found


@final
class Inspection:
    """One random game under the loupe."""

    def __init__(self, game: Game, options: str, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.luck = Seeded(seed)
        self.match = Match(game, options, [f"player {seat + 1}" for seat in range(seats)])

    def run(self) -> Iterator[Message]:
        answers = 0
        while not self.match.state.over:
            if answers == MOST_ANSWERS:
                yield say("check-endless", answers=MOST_ANSWERS)
                return
            if answers < 30 or self.luck.below(12) == 0:
                yield from self.position(self.match.state)
            yield from self.move_on()
            answers += 1
        yield from self.ending()

    def write(self, state: State) -> str:
        return self.game.write(state)

    def move_on(self) -> Iterator[Message]:
        state = self.match.state
        seat = int(state.seat())
        choice = int(state.step.sample(state, self.luck))
        text = self.write(state)
        self.match.answer(seat, choice)
        if self.match.may_undo(seat) and self.luck.below(4) == 0:
            self.match.undo(seat)
            if self.write(self.match.state) != text:
                yield say("check-undo", step=state.step.name())
            self.match.answer(seat, choice)

    def position(self, state: State) -> Iterator[Message]:
        yield from self.copies(state)
        yield from self.choices(state)
        yield from self.notation(state)
        yield from self.secrets(state)
        if len(state.scores()) != self.seats:
            yield say("check-scores")

    def copies(self, state: State) -> Iterator[Message]:
        text = self.write(state)
        copy = state.copy()
        for _ in range(LOOKED_AT):
            if copy.over:
                break
            copy.play(copy.step.sample(copy, self.luck))
        if self.write(state) != text:
            yield say("check-copy", step=state.step.name())

    def choices(self, state: State) -> Iterator[Message]:
        step = state.step
        name = step.name()
        sampled = int(step.sample(state, self.luck))
        refusal = step.refusal(state, sampled)
        if refusal:
            yield say("check-samples-refused", step=name, refusal=refusal)
        if not step.listed(state):
            yield from self.spelling(state, [sampled])
            return
        choices = step.choices(state)
        if not choices:
            yield say("check-no-choice", step=name)
        if len(set(choices)) != len(choices):
            yield say("check-twice", step=name)
        if sampled not in choices:
            yield say("check-samples-unlisted", step=name)
        if not set(choices) <= set(step.candidates(state)):
            yield say("check-no-candidate", step=name)
        for choice in (*step.candidates(state), *NONSENSE):
            if (choice in choices) == bool(step.refusal(state, choice)):
                yield say("check-refusals", step=name)
                break
        if isinstance(step, Luck):
            yield from self.odds(state, step, choices)
        yield from self.refusing(state, choices)
        yield from self.spelling(state, choices[:LOOKED_AT])

    def odds(self, state: State, step: Luck[Any], choices: list[int]) -> Iterator[Message]:
        weights = step.weights(state)
        if len(weights) != len(choices):
            yield say("check-weights", step=step.name())
        elif self.luck.below(8) == 0:
            likely = max(weights)
            share = sum(weight for weight in weights if weight == likely) / sum(weights)
            drawn = [choices.index(step.sample(state, self.luck)) for _ in range(SAMPLES)]
            found = sum(weights[index] == likely for index in drawn) / SAMPLES
            if abs(found - share) > 6 * (0.25 / SAMPLES) ** 0.5:
                yield say("check-odds", step=step.name())

    def refusing(self, state: State, choices: list[int]) -> Iterator[Message]:
        text = self.write(state)
        for choice in NONSENSE:
            if choice not in choices:
                try:
                    state.answer(state.seat(), choice)
                except Refused:
                    continue
                yield say("check-nonsense", step=state.step.name())
                return
        if self.write(state) != text:
            yield say("check-refused", step=state.step.name())

    def spelling(self, state: State, choices: list[int]) -> Iterator[Message]:
        step = state.step
        for choice in choices:
            text = step.spell(state, choice)
            if step.read(state, text) != choice:
                yield say("check-spelling", step=step.name(), text=text)

    def notation(self, state: State) -> Iterator[Message]:
        text = self.write(state)
        if self.write(self.game.read(text)) != text:
            yield say("check-notation", step=state.step.name())

    def secrets(self, state: State) -> Iterator[Message]:
        step = state.step
        for seat in (WATCHER, *range(self.seats)):
            seen = self.write(state.view(seat))
            if self.write(state.view(seat).view(seat)) != seen:
                yield say("check-view", step=step.name())
            imagined = state.view(seat).imagine(seat, self.luck)
            if self.write(imagined.view(seat)) != seen:
                yield say("check-imagined", step=step.name())
        yield from self.leaks(state)

    def leaks(self, state: State) -> Iterator[Message]:
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
                yield say("check-leak", step=step.name())

    def ending(self) -> Iterator[Message]:
        state = self.match.state
        if not state.winners() or not set(state.winners()) <= set(range(self.seats)):
            yield say("check-winners")
        if state.waiting() or state.seat() != NOBODY:
            yield say("check-waits")
        replayed = log.replay(log.read(log.write(self.match)), self.game)
        if self.write(replayed.state) != self.write(state):
            yield say("check-log")

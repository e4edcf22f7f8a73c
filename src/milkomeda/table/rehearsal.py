"""A turn tried out before it comes: what would be asked, answer by answer. Nothing happens by it."""

from typing import NamedTuple

from milkomeda.play.facts import Fact
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.play.step import Sealed
from milkomeda.table import wire
from milkomeda.words.message import Message, message_of, say


class Tried(NamedTuple):
    state: State
    possible: int
    facts: list[Fact]
    problem: Message | None


def tried(show: Show, view: State, seat: int, answers: list[str]) -> Tried:
    """As far as the answers go, from what that seat may know."""
    state = view if asks(view, seat) else show.next_turn(view, seat)
    if state is None:
        return Tried(view, 0, [], say("no-turn-to-rehearse"))
    facts: list[Fact] = []
    for given, text in enumerate(answers):
        if not asks(state, seat):
            return Tried(state, given, facts, say("not-your-turn"))
        before, state = state, state.copy()
        try:
            choice = state.step.read(state, text)
            state.answer(seat, choice)
        except (ValueError, OverflowError) as problem:
            return Tried(before, given, facts, message_of(problem))
        facts += show.facts(before, seat, choice, state, seat)
    return Tried(state, len(answers), facts, None)


def asks(state: State, seat: int) -> bool:
    """Whether this is that seat's to decide alone: in secret, others decide as well."""
    return state.waiting() == [seat] and not isinstance(state.step, Sealed)


def rehearsed(show: Show, view: State, seat: int, answers: list[str]) -> wire.Rehearsed:
    state, possible, facts, problem = tried(show, view, seat, answers)
    asked = show.question(state, seat) if asks(state, seat) else None
    return wire.Rehearsed(answers, possible, facts, show.picture(state), asked, problem)

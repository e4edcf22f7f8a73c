"""The shortest log that shows something: the shortest game that does, cut at both ends.

What is cut off at the beginning is replaced by the position there, so that the log is as good as any.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from milkomeda.games import SHOWS, game
from milkomeda.lab.contest import Seating, play
from milkomeda.lab.holes.field import Field, Outing, start
from milkomeda.lab.holes.findings import Hole, Proof
from milkomeda.lab.holes.inert import Script
from milkomeda.lab.replays import Scribe
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.state import State


class Enough(Exception):
    """All that is wanted was answered."""


class Clerk(Scribe):
    """Writes down so many answers."""

    def __init__(self, outing: Outing, most: int) -> None:
        super().__init__(outing.seating, start(outing) if outing.astray else None)
        self.most = most

    def answered(self, before: State, seat: int, choice: int, after: State) -> None:
        super().answered(before, seat, choice, after)
        if len(self.match.answers) == self.most:
            raise Enough


def retold(outing: Outing, most: int) -> Match:
    """The same outing gives the same game."""
    clerk = Clerk(outing, most)
    with suppress(Enough):
        play(outing.seating, clerk, start(outing))
    return clerk.match


def cut(match: Match, first: int, last: int) -> Match:
    """These answers alone."""
    if not first and match.start is None:
        part = Match(match.game, match.options, match.players)
    else:
        part = Match(match.game, match.options, match.players, match.answers[first].before)
    part.earlier = match.earlier + first
    for answer in match.answers[first:last]:
        part.answer(answer.seat, answer.choice)
    return part


def proof_of(field: Field, proof: Proof) -> str:
    match = retold(field.outing(proof.game), proof.last)
    return log.write(cut(match, proof.first, proof.last))


def won_by(seating: Seating) -> str:
    """A whole game. Files of weights are called by their name alone."""
    scribe = Scribe(seating)
    play(seating, scribe)
    scribe.match.players = [Path(name).stem if name.endswith(".json") else name for name in seating.names]
    return log.write(scribe.match)


def acted_out(script: Script, options: str) -> str:
    """The same answers by other rules."""
    match = Match(game(script.game), options, [f"player {seat + 1}" for seat in range(script.seats)])
    for choice in script.choices:
        match.answer(int(match.state.seat()), choice)
    return log.write(match)


# Games that do not end.


def ends(field: Field, state: State, bot: str) -> bool:
    """Whether such bots come to an end from there."""
    table = Seating(field.game, field.options, (bot,) * field.seats, field.seed)
    return bool(play(table, start=state).winners)


def narrowed(field: Field, hole: Hole) -> Hole:
    """Who could end it is asked. Where nobody can, the proof begins as early as nobody could any more, and
    goes on for a round; else it is the last round of somebody who goes on for ever.
    """
    assert hole.proof
    match = retold(field.outing(hole.proof.game), hole.proof.last)
    rounds = openings(match)
    enders = [bot for bot in field.bots if ends(field, match.state, bot)]
    if enders:
        others = tuple(bot for bot in hole.bots if bot not in enders)
        proof = hole.proof._replace(first=rounds[-1])
        return hole._replace(sort="dawdling", proof=proof, bots=others or hole.bots)
    at = earliest(len(rounds), lambda one: stays(field, match.answers[rounds[one]].before))
    last = [*rounds, hole.proof.last][at + 1]
    return hole._replace(proof=hole.proof._replace(first=rounds[at], last=last), bots=field.bots)


def stays(field: Field, state: State) -> bool:
    """Whether nobody comes to an end from there."""
    return not any(ends(field, state, bot) for bot in field.bots)


def openings(match: Match) -> list[int]:
    """The first answer of each round."""
    show = SHOWS[match.game.name]
    found: dict[int, int] = {}
    for number, answer in enumerate(match.answers):
        found.setdefault(show.round(answer.before), number)
    return list(found.values())


def earliest(count: int, holds: Callable[[int], bool]) -> int:
    """The first of so many from which on it holds, as it does for the last."""
    low, high = 0, count - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return high

"""Everybody's chances over a finished game, and where they jumped."""

from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from milkomeda.bots.opinion import chances
from milkomeda.play.facts import Fact
from milkomeda.play.match import Match
from milkomeda.play.show import Show
from milkomeda.play.step import NOBODY
from milkomeda.table import wire
from milkomeda.table.archive import facts_of, state_at

MOST: Final = 5
LEAST: Final = 0.05  # chances that somebody must win or lose at once
MOST_TOLD: Final = 3  # facts


class Jump(NamedTuple):
    before: wire.Chances
    after: wire.Chances
    seat: int

    @property
    def by(self) -> float:
        return self.after.seats[self.seat] - self.before.seats[self.seat]


def chances_over(show: Show, match: Match) -> list[wire.Chances]:
    """Whenever somebody else is asked and nothing is under way, and at the end."""
    found, asked = [], NOBODY
    for at in range(len(match.answers) + 1):
        state = state_at(match, at)
        seat = int(state.seat())
        if state.over or (seat >= 0 and seat != asked and state.quiet()):
            found.append(wire.Chances(at, show.round(state), chances(state)))
            asked = seat
    return found


def turnings(show: Show, match: Match, over: list[wire.Chances]) -> list[wire.Turning]:
    """The greatest jumps between two of these moments, as far as the chances stayed so."""
    jumps = [greatest(before, after) for before, after in pairwise(over)]
    stayed = [min(abs(jump.by), abs(lasting(over, at, jump))) for at, jump in enumerate(jumps)]
    worth = [(by, jump) for by, jump in zip(stayed, jumps) if by >= LEAST]
    chosen = sorted(worth, key=lambda one: one[0], reverse=True)[:MOST]
    return [turning(show, match, jump) for _, jump in sorted(chosen, key=lambda one: one[1].after.at)]


def lasting(over: list[wire.Chances], at: int, jump: Jump) -> float:
    """The same jump between means: what was so while everybody was asked once, before and after it.
    Before that nothing has stood yet.
    """
    seats = len(jump.after.seats)
    if at + 1 < seats:
        return 0.0
    before = [one.seats[jump.seat] for one in over[max(at + 1 - seats, 0) : at + 1]]
    after = [one.seats[jump.seat] for one in over[at + 1 : at + 1 + seats]]
    by = fmean(after) - fmean(before)
    return by if by * jump.by > 0 else 0.0


def greatest(before: wire.Chances, after: wire.Chances) -> Jump:
    """Of all seats'; where two are as great, who won by it."""
    jumps = [Jump(before, after, seat) for seat in range(len(after.seats))]
    return max(jumps, key=lambda jump: (round(abs(jump.by), 6), jump.by))


def turning(show: Show, match: Match, jump: Jump) -> wire.Turning:
    before, after, seat = jump
    told = [facts_of(show, match, at) for at in range(before.at, after.at)]
    at = decisive(match, jump) - before.at
    facts = telling(told, at)
    seen = next((one for one, facts_there in enumerate(told) if facts[:1] and facts[0] in facts_there), at)
    return wire.Turning(
        before.at + seen + 1, after.at, before.round, seat, before.seats[seat], after.seats[seat], facts
    )


def decisive(match: Match, jump: Jump) -> int:
    """The answer between the two moments by which the chances went farthest that way."""
    way = 1 if jump.by > 0 else -1
    moments = range(jump.before.at, jump.after.at + 1)
    values = [way * chances(state_at(match, at))[jump.seat] for at in moments]
    gains = [after - before for before, after in pairwise(values)]
    return jump.before.at + gains.index(max(gains))


def telling(told: list[list[Fact]], at: int) -> list[Fact]:
    """What weighs most of what was told, in its order: what came of the decisive answer first, then of the
    others; where nothing weighs, what that answer was.
    """
    weighty = [fact for facts in [told[at], *told] for fact in facts if fact.weighs]
    kept: list[Fact] = []
    for fact in sorted(weighty, key=lambda fact: fact.landmark != "milestone"):
        if fact not in kept:
            kept.append(fact)
    kept = kept[:MOST_TOLD]
    everything = [fact for facts in told for fact in facts]
    return sorted(kept, key=everything.index) or next((facts[:1] for facts in [told[at], *told] if facts), [])

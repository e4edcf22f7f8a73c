"""Finished games: every moment of them, what made the points, and how kind the dice were."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final

from milkomeda.games import SHOWS
from milkomeda.play import log
from milkomeda.play.facts import Fact, LeadTaken
from milkomeda.play.match import Match
from milkomeda.play.show import LuckLine, Show
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING, LUCK, NOBODY
from milkomeda.table import wire
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import replayed
from milkomeda.table.room import Room
from milkomeda.table.store import Store
from milkomeda.table.tasks import Few, Tasks
from milkomeda.table.work import Work
from milkomeda.words.message import say

KEPT: Final = 4  # in memory: matches of some megabytes each, and what they amount to


class Archive:
    def __init__(self, store: Store, tasks: Tasks, work: Work) -> None:
        self.store = store
        self.work = work
        self.matches: Few[Match] = Few(tasks, KEPT)
        self.aftermaths: Few[wire.Aftermath] = Few(tasks, KEPT)

    async def match(self, room: Room) -> Match:
        """The whole game with all its moments: played again only once, however many want to see it.

        Raises Refusal while it is played.
        """
        if room.phase != "over":
            raise Refusal(say("shown-when-over"))
        return await self.matches.get(room.row.id, lambda: self.replay(room))

    async def replay(self, room: Room) -> Match:
        events = await self.store.events(room.row.id)
        return await self.work.do(lambda: replayed(room.row, room.names(), events))

    async def log(self, room: Room) -> str:
        match = await self.match(room)
        match.players[:] = room.names()  # some may have been forgotten since
        return await self.work.do(lambda: log.write(match))

    async def moment(self, room: Room, at: int) -> wire.Moment:
        match = await self.match(room)
        if not 0 <= at <= len(match.answers):
            raise Refusal(say("so-many-answers", answers=len(match.answers)))
        show = SHOWS[room.row.game]
        return await self.work.do(lambda: moment(show, match, at))

    async def aftermath(self, room: Room) -> wire.Aftermath:
        match = await self.match(room)
        show = SHOWS[room.row.game]
        return await self.aftermaths.get(room.row.id, lambda: self.work.do(lambda: aftermath(show, match)))


def aftermath(show: Show, match: Match) -> wire.Aftermath:
    return wire.Aftermath(
        show.ending(match.state),
        points_by_round(show, match),
        luck_of(show, match),
        chapters(show, match),
        len(match.answers),
    )


def moment(show: Show, match: Match, at: int) -> wire.Moment:
    facts = facts_of(show, match, at - 1) if at else []
    return wire.Moment(at, len(match.answers), show.picture(state_at(match, at)), facts)


def state_at(match: Match, at: int) -> State:
    """After so many answers."""
    return match.answers[at].before if at < len(match.answers) else match.state


def facts_of(show: Show, match: Match, index: int) -> list[Fact]:
    answer = match.answers[index]
    return show.facts(answer.before, answer.seat, answer.choice, state_at(match, index + 1), EVERYTHING)


def round_ends(show: Show, match: Match) -> list[int]:
    """The last moment of each round."""
    rounds = [show.round(state_at(match, at)) for at in range(len(match.answers) + 1)]
    return [at for at, number in enumerate(rounds) if rounds[at + 1 : at + 2] != [number]]


def points_by_round(show: Show, match: Match) -> list[wire.RoundPoints]:
    """The points at the end of each round."""
    ends = [state_at(match, at) for at in round_ends(show, match)]
    return [wire.RoundPoints(show.round(end), [int(points) for points in end.scores()]) for end in ends]


def chapters(show: Show, match: Match) -> list[wire.Chapter]:
    """Where rounds begin, fights, claims, changes of the lead."""
    *ends, _ = round_ends(show, match)
    begun = [wire.Chapter(at + 1, show.round(state_at(match, at + 1)), "round") for at in ends]
    told = [
        wire.Chapter(at + 1, show.round(state_at(match, at)), fact.landmark, fact)
        for at in range(len(match.answers))
        for fact in facts_of(show, match, at)
        if fact.landmark
    ]
    return sorted([*begun, *told, *leads(show, match)], key=lambda one: (one.at, one.round))


def leads(show: Show, match: Match) -> Iterator[wire.Chapter]:
    """Where somebody has more points than all others at a round's end, and another had before."""
    leader = NOBODY
    for at in round_ends(show, match):
        state = state_at(match, at)
        most = max(state.scores())
        first = [seat for seat, points in enumerate(state.scores()) if points == most]
        if len(first) > 1 or first == [leader]:
            continue
        if leader != NOBODY:
            yield wire.Chapter(at, show.round(state), "milestone", LeadTaken(first[0], int(most)))
        leader = first[0]


def luck_of(show: Show, match: Match) -> list[LuckLine]:
    """The dice of each seat, summed up."""
    rolls = (one for one in match.answers if one.seat == LUCK)
    return summed(filter(None, (show.luck(one.before, one.choice) for one in rolls)))


def summed(lines: Iterable[LuckLine]) -> list[LuckLine]:
    """One of each kind a seat."""
    sums: dict[tuple[int, str], tuple[int, float, float]] = {}
    for line in lines:
        rolled, expected, variance = sums.get((line.seat, line.what), (0, 0.0, 0.0))
        sums[line.seat, line.what] = rolled + line.rolled, expected + line.expected, variance + line.spread**2
    return [
        LuckLine(seat, what, rolled, expected, sqrt(variance))
        for (seat, what), (rolled, expected, variance) in sorted(sums.items())
    ]

"""Finished games: every moment of them, what made the points, and how kind the dice were."""

from collections import OrderedDict
from math import sqrt
from typing import Final

from milkomeda.games import SHOWS
from milkomeda.play import log
from milkomeda.play.facts import Fact
from milkomeda.play.match import Match
from milkomeda.play.show import LuckLine, Show
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING, LUCK
from milkomeda.table import wire
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import replayed
from milkomeda.table.room import Room
from milkomeda.table.store import Store
from milkomeda.table.tasks import Shared, Tasks
from milkomeda.table.work import Work
from milkomeda.words.message import say

KEPT: Final = 4  # matches in memory, of some megabytes each


class Archive:
    def __init__(self, store: Store, tasks: Tasks, work: Work) -> None:
        self.store = store
        self.work = work
        self.replaying: Shared[Match] = Shared(tasks)
        self.matches: OrderedDict[str, Match] = OrderedDict()  # by table and turn

    async def match(self, room: Room) -> Match:
        """The whole game with all its moments: played again only once, however many want to see it.

        Raises Refusal while it is played.
        """
        if room.phase != "over":
            raise Refusal(say("shown-when-over"))
        key = f"{room.row.id} {room.turns}"
        if key not in self.matches:
            self.matches[key] = await self.replaying.get(key, lambda: self.replay(room))
            while len(self.matches) > KEPT:
                self.matches.popitem(last=False)
        self.matches.move_to_end(key)
        return self.matches[key]

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
        lines = await self.work.do(lambda: luck_of(show, match))
        rounds = await self.work.do(lambda: points_by_round(show, match))
        return wire.Aftermath(show.ending(match.state), rounds, lines, len(match.answers))


def moment(show: Show, match: Match, at: int) -> wire.Moment:
    facts = facts_of(show, match, at - 1) if at else []
    return wire.Moment(at, len(match.answers), show.picture(state_at(match, at)), facts)


def state_at(match: Match, at: int) -> State:
    """After so many answers."""
    return match.answers[at].before if at < len(match.answers) else match.state


def facts_of(show: Show, match: Match, index: int) -> list[Fact]:
    answer = match.answers[index]
    return show.facts(answer.before, answer.seat, answer.choice, state_at(match, index + 1), EVERYTHING)


def points_by_round(show: Show, match: Match) -> list[wire.RoundPoints]:
    """The points at the end of each round."""
    found: dict[int, list[int]] = {}
    for at in range(len(match.answers) + 1):
        state = state_at(match, at)
        if at == len(match.answers) or show.round(state_at(match, at + 1)) != show.round(state):
            found[show.round(state)] = [int(points) for points in state.scores()]
    return [wire.RoundPoints(round_, points) for round_, points in found.items()]


def luck_of(show: Show, match: Match) -> list[LuckLine]:
    """The dice of each seat, summed up."""
    sums: dict[tuple[int, str], tuple[int, float, float]] = {}
    for answer in match.answers:
        line = show.luck(answer.before, answer.choice) if answer.seat == LUCK else None
        if line:
            rolled, expected, variance = sums.get((line.seat, line.what), (0, 0.0, 0.0))
            sums[line.seat, line.what] = (
                rolled + line.rolled,
                expected + line.expected,
                variance + line.spread**2,
            )
    return [
        LuckLine(seat, what, rolled, expected, sqrt(variance))
        for (seat, what), (rolled, expected, variance) in sorted(sums.items())
    ]
